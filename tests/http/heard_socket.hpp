#pragma once

#include <future>
#include <optional>
#include <string>

#include "server/net/socket.hpp"
#include "tests/http/site_fixture.hpp"

namespace crownhead::api {

/// A socket without a network that records the frames sent to it.
class RecordingSocket : public net::Socket {
 public:
  explicit RecordingSocket(std::size_t thread) : thread_(thread) {}
  void send(net::Frame frame) override { ear.send(frame); }
  void close(std::uint16_t, std::string_view) override {}
  Millis round_trip() const override { return {}; }
  std::size_t thread() const override { return thread_; }

  live::Ear ear;

 private:
  std::size_t thread_;
};

/// A client connected to /ws.
class Client {
 public:
  Client(SiteFixture& site, net::Headers headers, std::size_t thread = 0)
      : site_(site), thread_(thread), socket_(std::make_shared<RecordingSocket>(thread)) {
    std::promise<void> answered;
    live::on(site.threads, thread, [&] {
      open_socket(site.site,
                  {.verb = net::Verb::get,
                   .path = "/ws",
                   .query = "",
                   .headers = std::move(headers),
                   .body = "",
                   .remote = "192.0.2.1",
                   .stamp = live::noon},
                  {.accept =
                       [&](auto open) {
                         live::on(site.threads, thread, [&] { sink_ = open(socket_); });
                         answered.set_value();
                       },
                   .refuse =
                       [&](const net::Response& response) {
                         refused = response.status;
                         answered.set_value();
                       }});
    });
    answered.get_future().get();
  }
  ~Client() {
    if (sink_.closed) close();
  }
  Client(const Client&) = delete;
  Client& operator=(const Client&) = delete;

  void close() {
    live::on(site_.threads, thread_, [&] {
      sink_.closed();
      sink_ = {};
    });
  }

  Client& send(const json& message) { return send(message.dump()); }
  Client& send(const std::string& text) {
    live::on(site_.threads, thread_, [&] { sink_.message(text, site_.clock->now()); });
    return *this;
  }
  /// Returns the next frame other than presence.
  json receive() { return socket_->ear.next_versioned(); }
  json receive_any() { return socket_->ear.next(); }
  std::size_t received() const { return socket_->ear.count(); }
  std::size_t chat_lines() const { return socket_->ear.chat_lines(); }

  std::optional<int> refused;

 private:
  SiteFixture& site_;
  std::size_t thread_;
  std::shared_ptr<RecordingSocket> socket_;
  net::SocketSink sink_;
};

}  // namespace crownhead::api
