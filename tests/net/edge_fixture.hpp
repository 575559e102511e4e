#pragma once

#include <boost/asio/connect.hpp>
#include <boost/asio/executor_work_guard.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/read.hpp>
#include <boost/asio/write.hpp>
#include <boost/beast/core.hpp>
#include <boost/beast/http.hpp>
#include <boost/beast/websocket.hpp>
#include <chrono>
#include <future>
#include <gtest/gtest.h>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <thread>
#include <vector>

#include "server/net/listener.hpp"

namespace crownhead::net {

namespace asio = boost::asio;
namespace beast = boost::beast;
using namespace std::chrono_literals;
using Tcp = asio::ip::tcp;

constexpr auto patience = 5s;

/// A server on port 0 with a single thread of its own. Its configuration may be changed before
/// `serve`.
class EdgeTest : public ::testing::Test {
 protected:
  EdgeTest() { config.linger = Millis{40}; }
  ~EdgeTest() override { stop(); }

  void serve() {
    Handlers handlers{
        [this](Request request, Respond respond) {
          if (on_request) return on_request(std::move(request), std::move(respond));
          Response response;
          response.headers = {{"Content-Type", "text/plain"}};
          response.body = request.path + "|" + request.query + "|" + request.body;
          respond(std::move(response));
        },
        [this](Request request, Upgrade upgrade) {
          if (on_upgrade) return on_upgrade(std::move(request), std::move(upgrade));
          upgrade.accept(
              [this](std::shared_ptr<Socket> socket) { return echo(std::move(socket)); });
        },
        [this](std::string_view what) {
          const std::lock_guard lock(faults_mutex);
          faults.emplace_back(what);
        },
    };
    server = std::make_unique<Server>(std::vector{&context}, ListenAddress{"127.0.0.1", 0}, config,
                                      std::move(handlers), [this] { return Instant{now_ms}; });
    runner = std::thread([this] { context.run(); });
  }

  void stop() {
    if (!runner.joinable()) return;
    context.stop();
    runner.join();
    server.reset();
  }

  SocketSink echo(std::shared_ptr<Socket> socket) {
    if (on_open) on_open(socket);
    return {[socket](std::string_view text, Instant) {
              socket->send(std::make_shared<const std::string>(text));
            },
            [this] { ++closed; }};
  }

  template <class Predicate>
  static bool eventually(Predicate predicate) {
    const auto end = std::chrono::steady_clock::now() + patience;
    while (!predicate())
      if (std::chrono::steady_clock::now() > end)
        return false;
      else
        std::this_thread::sleep_for(2ms);
    return true;
  }

  /// Waits until `count` is stable, however often the server's thread runs: then all its own work
  /// has been done.
  template <class Count>
  void settle(Count count) {
    for (auto before = count();; before = count()) {
      for (int turn = 0; turn < 16; ++turn) {
        std::promise<void> had;
        asio::post(context, [&had] { had.set_value(); });
        had.get_future().wait();
      }
      if (count() == before) return;
    }
  }

  NetConfig config;
  std::function<void(Request, Respond)> on_request;
  std::function<void(Request, Upgrade)> on_upgrade;
  std::function<void(std::shared_ptr<Socket>)> on_open;
  std::atomic<std::int64_t> now_ms = 1'700'000'000'000;
  std::atomic<int> closed = 0;
  std::mutex faults_mutex;
  std::vector<std::string> faults;
  asio::io_context context{1};
  asio::executor_work_guard<asio::io_context::executor_type> work{context.get_executor()};
  std::unique_ptr<Server> server;
  std::thread runner;
};

/// Runs one asynchronous operation to its end, or fails the test after `patience`.
class Waiting {
 protected:
  template <class Start>
  beast::error_code finish(Start start) {
    std::optional<beast::error_code> result;
    start([&](beast::error_code ec, auto&&...) { result = ec; });
    context_.restart();
    context_.run_for(patience);
    if (!result) {
      ADD_FAILURE() << "nothing happened for a long time";
      throw std::runtime_error("no answer");
    }
    return *result;
  }

  asio::io_context context_;
};

using Answer = beast::http::response<beast::http::string_body>;

class HttpClient : Waiting {
 public:
  explicit HttpClient(std::uint16_t port) : socket_(context_) {
    socket_.connect({asio::ip::address_v4::loopback(), port});
  }

  void send(std::string_view text) { asio::write(socket_, asio::buffer(text)); }

  /// Returns nullopt if the connection ends first.
  std::optional<Answer> answer(bool head_only = false) {
    beast::http::response_parser<beast::http::string_body> parser;
    parser.skip(head_only);
    const auto ec = finish(
        [&](auto done) { beast::http::async_read(socket_, buffer_, parser, std::move(done)); });
    if (ec) return std::nullopt;
    return parser.release();
  }

  Answer get(const std::string& target, const std::string& headers = "") {
    send("GET " + target + " HTTP/1.1\r\nHost: x\r\n" + headers + "\r\n");
    return answer().value();
  }

  /// True when the other side has closed the connection without sending more.
  bool ended() {
    char byte = 0;
    if (buffer_.size() > 0) return false;
    return static_cast<bool>(finish(
        [&](auto done) { socket_.async_read_some(asio::buffer(&byte, 1), std::move(done)); }));
  }

  Tcp::socket& socket() { return socket_; }

 private:
  Tcp::socket socket_;
  beast::flat_buffer buffer_;
};

class WsClient : Waiting {
 public:
  explicit WsClient(std::uint16_t port) : ws_(context_) {
    ws_.next_layer().connect({asio::ip::address_v4::loopback(), port});
    ws_.handshake(response, "localhost", "/ws");
  }

  void send(std::string_view text) { ws_.write(asio::buffer(text)); }

  /// Returns the next message, or "closed CODE" ("closed 1006" without a closing frame).
  std::string receive() {
    beast::flat_buffer buffer;
    const auto ec = finish([&](auto done) { ws_.async_read(buffer, std::move(done)); });
    if (!ec) return beast::buffers_to_string(buffer.data());
    const int code = ws_.reason().code == 0 ? 1006 : ws_.reason().code;
    return "closed " + std::to_string(code);
  }

  /// Skips the messages before the end of the connection.
  std::string closing() {
    for (;;)
      if (auto text = receive(); text.starts_with("closed ")) return text;
  }

  beast::websocket::stream<Tcp::socket>& stream() { return ws_; }

  beast::websocket::response_type response;

 private:
  beast::websocket::stream<Tcp::socket> ws_;
};

}  // namespace crownhead::net
