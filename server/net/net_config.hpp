#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "rules/instant.hpp"
#include "server/net/address.hpp"
#include "server/net/http.hpp"
#include "server/net/socket.hpp"

namespace crownhead::net {

enum class Reached : std::uint8_t { plainly, by_tls };

/// The headers that every answer carries unless its handler has set one of the same name; on a site
/// that is reached by TLS they bind browsers to it for a year.
Headers security_headers(Reached reached = Reached::plainly);

constexpr std::size_t kib = 1024;

/// The figures of the edge. Time-outs are measured on a steady clock of their own, so that a
/// standing or jumping site clock does not touch them; they are checked about four times within the
/// shortest of them, and at least once a second.
struct NetConfig {
  std::size_t max_connections = 20'000;  ///< over all threads; further ones are closed at once
  /// Of one address, over all threads; through a trusted proxy its requests under way and its
  /// WebSockets. Further ones are closed at once, or answered with 429. From half as many on, no
  /// connection is kept for a further request.
  std::size_t connections_by_address = 300;
  std::vector<Network> trusted_proxies;  ///< whose X-Forwarded-For is believed
  Headers default_headers = security_headers();
  /// A path that only these may ask for, and not through a proxy; others get 404.
  std::string inside_path = {};
  std::vector<Network> inside_from = {};

  std::size_t max_header = 16 * kib;  ///< bytes of a request's line and headers, else 431
  std::size_t max_body = 64 * kib;    ///< bytes, else 413
  /// Paths that take more, by their endings, and how much.
  std::vector<std::pair<std::string, std::size_t>> larger_bodies = {};
  Millis header_timeout = seconds(10);  ///< from the first byte to the end of the headers, else 408
  Millis body_timeout = seconds(20);    ///< for the whole body, else 408
  Millis idle_timeout = seconds(60);    ///< between two requests of a connection
  Millis write_timeout = seconds(30);   ///< without any progress
  /// Bytes a second at which an answer is read at least, after a first write_timeout.
  std::size_t least_rate = 20 * kib;
  Millis stop_timeout = seconds(2);  ///< for a running request once the server stops, else 503
  /// For the first request of a connection that had just come when the server was told to stop.
  Millis last_call = Millis{400};
  Millis linger = seconds(2);  ///< how long a closed connection may take to hang up

  std::size_t max_frame = 8 * kib;  ///< bytes of an incoming message, else close 1009
  Millis handshake_timeout = seconds(10);
  Millis close_timeout = seconds(5);  ///< for the rest of the outbox and the closing handshake
  Millis ping_every = seconds(10);
  Millis silent_after = seconds(60);      ///< a socket that was silent for so long is dropped
  std::size_t outbox_bytes = 1024 * kib;  ///< waiting to be sent on one socket, else close 1013
  std::size_t outbox_frames = 1024;
  /// The same for sockets that are not signed in, beside a first frame.
  std::size_t outbox_bytes_of_strangers = 128 * kib;
  /// On all sockets together; beyond it sockets with waiting bytes are closed.
  std::size_t outbox_bytes_of_all = 64 * 1024 * kib;
  std::size_t answer_bytes_of_all = 64 * 1024 * kib;  ///< then only small answers are sent
  std::size_t small_answer = 16 * kib;

  bool limit_frames = true;
  double frames_per_s = 30;  ///< of one socket, in the long run
  double frames_burst = 100;
  double frames_by_address_per_s = 600;  ///< of all sockets of an address
  double frames_by_address_burst = 6000;
  /// Sent for each refused message; a socket that keeps on flooding is closed with 1008.
  std::string flood_frame =
      R"({"t":"err","id":null,"code":"RATE_LIMITED","detail":"Too many messages; send them more slowly.","reason":"http.too_many_messages","params":{}})";
};

/// What the edge does with what arrives. Called on the connection's thread.
struct Handlers {
  std::function<void(Request, Respond)> request;
  std::function<void(Request, Upgrade)> upgrade;
  /// Is told of an exception of a handler; may be empty.
  std::function<void(std::string_view what)> fault;
};

}  // namespace crownhead::net
