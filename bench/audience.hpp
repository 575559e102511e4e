#pragma once

#include <boost/asio/io_context.hpp>
#include <chrono>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "bench/figures.hpp"
#include "bench/ws_client.hpp"

namespace crownhead::bench {

/// Those who look on, without accounts, a connection each. What they wait for in vain for ten
/// seconds ends the program.
class Audience {
 public:
  /// Each says `hello` and is there when it hears something that has `welcome` in it.
  Audience(boost::asio::io_context& context, std::uint16_t port, const std::string& path,
           std::string hello, std::string welcome, std::size_t count);
  ~Audience();
  Audience(const Audience&) = delete;
  Audience& operator=(const Audience&) = delete;

  /// A message with `part` in it is sent now; returns when all have it.
  void wait_for(std::string part, std::chrono::steady_clock::time_point sent);

  const Latencies& latencies() const { return latencies_; }
  /// The last message that was waited for.
  const std::string& heard_last() const { return heard_last_; }

 private:
  void heard(std::string_view text);
  void count(std::size_t& done);
  void run_until_all(const char* otherwise);

  boost::asio::io_context& context_;
  std::string hello_;
  std::string welcome_;
  std::vector<std::shared_ptr<WsClient>> all_;
  std::size_t here_ = 0;
  std::string awaited_;
  std::chrono::steady_clock::time_point sent_;
  std::size_t received_ = 0;
  std::string heard_last_;
  Latencies latencies_;
};

}  // namespace crownhead::bench
