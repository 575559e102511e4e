#pragma once

#include <boost/asio/io_context.hpp>
#include <chrono>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "bench/figures.hpp"
#include "bench/server/ws_client.hpp"

namespace crownhead::bench {

/// Spectators without accounts, with one connection each. If a message does not arrive within ten
/// seconds, the program ends.
class Audience {
 public:
  /// Each spectator sends `hello` and is ready when it receives a message containing `welcome`.
  Audience(boost::asio::io_context& context, std::uint16_t port, const std::string& path,
           std::string hello, std::string welcome, std::size_t count);
  ~Audience();
  Audience(const Audience&) = delete;
  Audience& operator=(const Audience&) = delete;

  /// Call when a message containing `part` is sent; returns when all have received it.
  void wait_for(std::string part, std::chrono::steady_clock::time_point sent);

  const Latencies& latencies() const { return latencies_; }
  /// Returns the last awaited message.
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
