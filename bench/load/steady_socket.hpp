#pragma once

#include <boost/asio/steady_timer.hpp>
#include <chrono>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "bench/load/load_run.hpp"
#include "bench/server/ws_client.hpp"

namespace crownhead::bench {

/// A WebSocket that reconnects after a loss. If that fails for as long as the plan's patience,
/// std::runtime_error is thrown from the context's run().
class SteadySocket {
 public:
  /// Without an account it is a spectator.
  SteadySocket(LoadRun& run, const Account* account, std::function<void()> opened,
               std::function<void(std::string_view)> heard);
  ~SteadySocket() { close(); }
  SteadySocket(const SteadySocket&) = delete;
  SteadySocket& operator=(const SteadySocket&) = delete;

  void open();
  bool is_open() const { return open_; }

  /// Discards the text while the socket is not open.
  void send(std::string text);
  void follow(const std::string& topic);
  void unfollow(const std::string& topic);
  void close();

 private:
  void connect();
  void lost(const std::string& why);

  LoadRun& run_;
  WsClient::Headers headers_;
  std::function<void()> opened_;
  std::function<void(std::string_view)> heard_;
  boost::asio::steady_timer timer_;
  std::shared_ptr<WsClient> client_;
  std::optional<std::chrono::steady_clock::time_point> lost_since_;
  bool open_ = false;
};

}  // namespace crownhead::bench
