#include <algorithm>
#include <atomic>
#include <stdexcept>
#include <string_view>

#include "server/addresses/url.hpp"
#include "server/messages/curl.hpp"
#include "server/messages/mailer.hpp"

namespace crownhead::messages {
namespace {

constexpr long connect_s = 20;
constexpr long whole_s = 60;

std::size_t give(char* to, std::size_t size, std::size_t count, void* from) {
  auto& left = *static_cast<std::string_view*>(from);
  const std::size_t part = std::min(size * count, left.size());
  left.copy(to, part);
  left.remove_prefix(part);
  return part;
}

/// Called about once a second even when no data arrives; any result except 0 aborts the transfer.
int look_whether_to_end(void* given_up, curl_off_t, curl_off_t, curl_off_t, curl_off_t) {
  return static_cast<std::atomic<bool>*>(given_up)->load() ? 1 : 0;
}

bool on_loopback(std::string_view url) {
  const auto parsed = addresses::parse_url(url, addresses::mail_schemes, addresses::UrlTail::path);
  return parsed && parsed->is_on_loopback();
}

class SmtpMailer : public Mailer {
 public:
  explicit SmtpMailer(SmtpConfig config) : config_(std::move(config)) {}

  Result<void> send(std::int64_t, const std::string& from, const std::string& to,
                    const std::string& text) override try {
    const std::unique_ptr<CURL, decltype(&curl_easy_cleanup)> handle(curl_.init(), curl_.cleanup);
    if (!handle) return fail(Code::unavailable, in_english("cannot initialize libcurl"));
    const std::unique_ptr<curl_slist, decltype(&curl_slist_free_all)> receivers(
        curl_.append(nullptr, to.c_str()), curl_.free_all);
    std::string_view left = text;
    CURL* curl = handle.get();
    curl_.must_set(curl, CURLOPT_URL, config_.url.c_str());
    curl_.must_set(curl, CURLOPT_USE_SSL,
                   static_cast<long>(on_loopback(config_.url) ? CURLUSESSL_TRY : CURLUSESSL_ALL));
    if (!config_.user.empty()) {
      curl_.must_set(curl, CURLOPT_USERNAME, config_.user.c_str());
      curl_.must_set(curl, CURLOPT_PASSWORD, config_.password.c_str());
    }
    if (!config_.ca_file.empty()) curl_.must_set(curl, CURLOPT_CAINFO, config_.ca_file.c_str());
    curl_.must_set(curl, CURLOPT_MAIL_FROM, from.c_str());
    curl_.must_set(curl, CURLOPT_MAIL_RCPT, receivers.get());
    curl_.must_set(curl, CURLOPT_READFUNCTION, give);
    curl_.must_set(curl, CURLOPT_READDATA, &left);
    curl_.must_set(curl, CURLOPT_UPLOAD, 1L);
    curl_.must_set(curl, CURLOPT_NOSIGNAL, 1L);
    curl_.must_set(curl, CURLOPT_CONNECTTIMEOUT, connect_s);
    curl_.must_set(curl, CURLOPT_TIMEOUT, whole_s);
    curl_.must_set(curl, CURLOPT_NOPROGRESS, 0L);
    curl_.must_set(curl, CURLOPT_XFERINFOFUNCTION, look_whether_to_end);
    curl_.must_set(curl, CURLOPT_XFERINFODATA, &given_up_);
    const CURLcode done = curl_.perform(curl);
    if (done != CURLE_OK) return fail(Code::unavailable, in_english(curl_.why(done)));
    return {};
  } catch (const std::runtime_error& error) {
    return fail(Code::unavailable, in_english(error.what()));
  }

  void give_up() override { given_up_ = true; }

 private:
  SmtpConfig config_;
  std::atomic<bool> given_up_ = false;
  Curl curl_{"e-mail by SMTP (--smtp-url)"};
};

}  // namespace

std::unique_ptr<Mailer> make_smtp_mailer(SmtpConfig config) {
  return std::make_unique<SmtpMailer>(std::move(config));
}

}  // namespace crownhead::messages
