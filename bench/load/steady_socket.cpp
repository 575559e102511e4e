#include "bench/load/steady_socket.hpp"

#include <stdexcept>
#include <utility>

namespace crownhead::bench {
namespace {

using Clock = std::chrono::steady_clock;

constexpr auto pause = std::chrono::milliseconds(300);

}  // namespace

SteadySocket::SteadySocket(LoadRun& run, const Account* account, std::function<void()> opened,
                           std::function<void(std::string_view)> heard)
    : run_(run), opened_(std::move(opened)), heard_(std::move(heard)), timer_(run.context) {
  if (account) headers_.emplace_back("Cookie", account->cookie);
}

void SteadySocket::open() {
  run_.gate.enter([this] { connect(); });
}

void SteadySocket::connect() {
  client_ = std::make_shared<WsClient>(run_.context,
                                       [this](WsClient&, std::string_view text) { heard_(text); });
  client_->on_loss([this](const std::string& why) { lost(why); });
  client_->open(run_.server.endpoint, run_.server.host, "/ws", headers_, [this](WsClient&) {
    run_.gate.leave();
    open_ = true;
    lost_since_.reset();
    opened_();
  });
}

void SteadySocket::lost(const std::string& why) {
  if (std::exchange(open_, false))
    ++run_.losses;
  else
    run_.gate.leave();
  const auto now = Clock::now();
  if (!lost_since_) lost_since_ = now;
  if (now - *lost_since_ > run_.plan.patience())
    throw std::runtime_error(run_.server.url + " did not open a WebSocket for " +
                             std::to_string(run_.plan.patience_s) + " s: " + why);
  timer_.expires_after(pause);
  timer_.async_wait([this](const boost::system::error_code& error) {
    if (!error) open();
  });
}

void SteadySocket::send(std::string text) {
  if (open_) client_->send(std::move(text));
}

void SteadySocket::follow(const std::string& topic) {
  send(R"({"t":"sub","topic":")" + topic + R"("})");
}

void SteadySocket::unfollow(const std::string& topic) {
  send(R"({"t":"unsub","topic":")" + topic + R"("})");
}

void SteadySocket::close() {
  timer_.cancel();
  if (client_) client_->close();
  open_ = false;
}

}  // namespace crownhead::bench
