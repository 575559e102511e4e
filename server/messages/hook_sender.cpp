#include "server/messages/hook_sender.hpp"

#include <algorithm>
#include <exception>
#include <stdexcept>
#include <unistd.h>

#include "server/messages/curl.hpp"
#include "server/messages/public_address.hpp"

namespace crownhead::messages {
namespace {

constexpr long connect_ms = 3'000;
constexpr long whole_ms = 5'000;
constexpr int poll_ms = 1'000;
constexpr std::size_t most_read = 64 * 1024;
constexpr curl_off_t longest_wait = 24 * 3600;

using Handle = std::unique_ptr<CURL, decltype(&curl_easy_cleanup)>;
using Multi = std::unique_ptr<CURLM, decltype(&curl_multi_cleanup)>;
using Headers = std::unique_ptr<curl_slist, decltype(&curl_slist_free_all)>;

/// A request in progress.
struct Transfer {
  Handle handle;
  Headers headers;
  bool inside;
  std::string refused = {};  ///< an address to which it must not connect
  std::size_t read = 0;      ///< bytes
  CURLcode code = CURLE_OK;
};

/// Called with the same address that the connection would use.
curl_socket_t open_checked(void* transfer, curlsocktype, curl_sockaddr* address) {
  auto& self = *static_cast<Transfer*>(transfer);
  if (!self.inside && !is_public(address->addr)) {
    self.refused = address_text(address->addr);
    return CURL_SOCKET_BAD;
  }
  return socket(address->family, address->socktype | SOCK_CLOEXEC, address->protocol);
}

std::size_t count_read(char*, std::size_t size, std::size_t count, void* transfer) {
  auto& self = *static_cast<Transfer*>(transfer);
  self.read += size * count;
  return self.read <= most_read ? size * count : 0;
}

class CurlHookSender : public HookSender {
 public:
  explicit CurlHookSender(SendingRules rules) : rules_(std::move(rules)) {}

  std::vector<HookAnswer> send(const std::vector<HookRequest>& requests) override try {
    if (!curl_) curl_ = std::make_unique<Curl>(rules_.receiver.c_str());
    std::vector<std::unique_ptr<Transfer>> transfers;
    transfers.reserve(requests.size());
    for (const auto& request : requests) transfers.push_back(made(request));
    perform(transfers);
    std::vector<HookAnswer> answers;
    answers.reserve(transfers.size());
    for (const auto& transfer : transfers) answers.push_back(answer_of(*transfer));
    return answers;
  } catch (const std::exception& error) {
    return std::vector<HookAnswer>(requests.size(), HookAnswer{.failure = error.what()});
  }

 private:
  std::unique_ptr<Transfer> made(const HookRequest& request) {
    auto transfer = std::make_unique<Transfer>(Handle(curl_->init(), curl_->cleanup),
                                               Headers(nullptr, curl_->free_all), rules_.inside);
    if (!transfer->handle) throw std::runtime_error("cannot initialize libcurl");
    for (const auto& header : request.headers) {
      curl_slist* longer = curl_->append(transfer->headers.get(), header.c_str());
      static_cast<void>(transfer->headers.release());
      transfer->headers.reset(longer);
    }
    CURL* curl = transfer->handle.get();
    curl_->must_set(curl, CURLOPT_URL, request.url.c_str());
    curl_->must_set(curl, CURLOPT_PROTOCOLS_STR, rules_.https_only ? "https" : "http,https");
    if (rules_.https_only) curl_->must_set(curl, CURLOPT_PIPEWAIT, 1L);  // HTTP/2 if it can
    if (!rules_.ca_file.empty()) curl_->must_set(curl, CURLOPT_CAINFO, rules_.ca_file.c_str());
    curl_->must_set(curl, CURLOPT_FOLLOWLOCATION, 0L);
    curl_->must_set(curl, CURLOPT_PROXY, "");
    curl_->must_set(curl, CURLOPT_HTTPHEADER, transfer->headers.get());
    curl_->must_set(curl, CURLOPT_POST, 1L);
    curl_->must_set(curl, CURLOPT_POSTFIELDSIZE, static_cast<long>(request.body.size()));
    curl_->must_set(curl, CURLOPT_POSTFIELDS, request.body.c_str());
    curl_->must_set(curl, CURLOPT_OPENSOCKETFUNCTION, open_checked);
    curl_->must_set(curl, CURLOPT_OPENSOCKETDATA, transfer.get());
    for (const auto [function, data] : {std::pair{CURLOPT_WRITEFUNCTION, CURLOPT_WRITEDATA},
                                        {CURLOPT_HEADERFUNCTION, CURLOPT_HEADERDATA}}) {
      curl_->must_set(curl, function, count_read);
      curl_->must_set(curl, data, transfer.get());
    }
    curl_->must_set(curl, CURLOPT_NOSIGNAL, 1L);
    curl_->must_set(curl, CURLOPT_CONNECTTIMEOUT_MS, connect_ms);
    curl_->must_set(curl, CURLOPT_TIMEOUT_MS, whole_ms);
    return transfer;
  }

  void perform(const std::vector<std::unique_ptr<Transfer>>& transfers) {
    if (!multi_) multi_ = Multi(curl_->multi_init(), curl_->multi_cleanup);
    CURLM* const multi = multi_.get();
    for (const auto& transfer : transfers) curl_->multi_add(multi, transfer->handle.get());
    int running = 1;
    while (running > 0 && curl_->multi_perform(multi, &running) == CURLM_OK)
      if (running > 0) curl_->multi_poll(multi, nullptr, 0, poll_ms, nullptr);
    int left = 0;
    while (const CURLMsg* message = curl_->multi_read(multi, &left))
      for (const auto& transfer : transfers)
        if (message->msg == CURLMSG_DONE && transfer->handle.get() == message->easy_handle)
          transfer->code = message->data.result;
    for (const auto& transfer : transfers) curl_->multi_remove(multi, transfer->handle.get());
    if (!rules_.https_only) multi_.reset();
  }

  HookAnswer answer_of(const Transfer& transfer) const {
    long status = 0;
    curl_->get(transfer.handle.get(), CURLINFO_RESPONSE_CODE, &status);
    HookAnswer answer;
    if (status > 0) answer.status = static_cast<int>(status);
    curl_off_t wait = 0;
    curl_->get(transfer.handle.get(), CURLINFO_RETRY_AFTER, &wait);
    if (wait > 0) answer.retry_after = seconds(std::min<curl_off_t>(wait, longest_wait));
    if (status >= 200 && status < 300) return answer;
    if (status > 0)
      answer.failure =
          rules_.receiver + " answered " + std::to_string(status) + "; it must be 200 to 299";
    else if (!transfer.refused.empty())
      answer.failure = rules_.receiver + "'s address " + transfer.refused +
                       " is not one of the public internet, and this site connects to no other";
    else
      answer.failure = curl_->why(transfer.code);
    return answer;
  }

  SendingRules rules_;
  std::unique_ptr<Curl> curl_;
  Multi multi_{nullptr, nullptr};  ///< has the open connections
};

}  // namespace

std::unique_ptr<HookSender> make_hook_sender(SendingRules rules) {
  return std::make_unique<CurlHookSender>(std::move(rules));
}

}  // namespace crownhead::messages
