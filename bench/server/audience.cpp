#include "bench/server/audience.hpp"

#include <algorithm>
#include <boost/asio/steady_timer.hpp>
#include <cstdio>
#include <cstdlib>

namespace crownhead::bench {
namespace {

using namespace std::chrono_literals;
using Clock = std::chrono::steady_clock;

constexpr std::size_t opened_at_once = 100;
constexpr auto longest_wait = 10s;

}  // namespace

Audience::Audience(boost::asio::io_context& context, std::uint16_t port, const std::string& path,
                   std::string hello, std::string welcome, std::size_t count)
    : context_(context), hello_(std::move(hello)), welcome_(std::move(welcome)) {
  while (all_.size() < count) {
    const auto batch = std::min(opened_at_once, count - all_.size());
    for (std::size_t i = 0; i < batch; ++i) {
      all_.push_back(std::make_shared<WsClient>(
          context, [this](WsClient&, std::string_view text) { heard(text); }));
      all_.back()->open(port, path, {}, [this](WsClient& self) { self.send(hello_); });
    }
    run_until_all("not all could follow");
  }
}

Audience::~Audience() {
  for (const auto& one : all_) one->close();
}

void Audience::wait_for(std::string part, Clock::time_point sent) {
  awaited_ = std::move(part);
  sent_ = sent;
  received_ = 0;
  run_until_all("a message did not reach all");
}

void Audience::heard(std::string_view text) {
  if (here_ < all_.size() && text.contains(welcome_)) count(here_);
  if (awaited_.empty() || !text.contains(awaited_)) return;
  latencies_.add(Clock::now() - sent_);
  heard_last_ = text;
  count(received_);
}

void Audience::count(std::size_t& done) {
  if (++done == all_.size()) context_.stop();
}

void Audience::run_until_all(const char* otherwise) {
  boost::asio::steady_timer limit(context_, longest_wait);
  limit.async_wait([otherwise](boost::system::error_code ec) {
    if (ec) return;
    std::fprintf(stderr, "%s\n", otherwise);
    std::exit(1);
  });
  context_.restart();
  context_.run();
}

}  // namespace crownhead::bench
