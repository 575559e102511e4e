#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "rules/instant.hpp"
#include "server/net/http.hpp"
#include "server/net/limits/address.hpp"
#include "server/net/socket.hpp"

namespace crownhead::net {

enum class Reached : std::uint8_t { plainly, by_tls };

/// The headers of every answer, unless its handler has set one of the same name. On a site with TLS
/// they make browsers require TLS for a year.
Headers security_headers(Reached reached = Reached::plainly);

constexpr std::size_t kib = 1024;

/// The limits of the network layer. Time-outs use a steady clock of their own, so that a stopped or
/// jumping site clock does not affect them. They are checked about four times within the shortest
/// of them, and at least once per second.
struct NetConfig {
  std::size_t max_connections = 20'000;  ///< over all threads; further ones are closed immediately
  /// Per address, over all threads; through a trusted proxy, the address's running requests and
  /// WebSockets. Further ones are closed immediately, or answered with 429. From half of this
  /// number on, no connection is kept open for another request.
  std::size_t connections_by_address = 300;
  std::vector<Network> trusted_proxies;  ///< their X-Forwarded-For is trusted
  Headers default_headers = security_headers();
  /// A path that only these addresses may request, and not through a proxy; others get 404.
  std::string inside_path = {};
  std::vector<Network> inside_from = {};

  std::size_t max_header = 16 * kib;  ///< bytes of a request's line and headers, else 431
  std::size_t max_body = 64 * kib;    ///< bytes, else 413
  /// Paths, by their endings, with larger limits.
  std::vector<std::pair<std::string, std::size_t>> larger_bodies = {};
  Millis header_timeout = seconds(10);  ///< from the first byte to the end of the headers, else 408
  Millis body_timeout = seconds(20);    ///< for the whole body, else 408
  Millis idle_timeout = seconds(60);    ///< between two requests of a connection
  Millis write_timeout = seconds(30);   ///< without any progress
  /// The slowest rate in bytes per second at which a client may read an answer, after a first
  /// write_timeout.
  std::size_t least_rate = 20 * kib;
  Millis stop_timeout = seconds(2);  ///< for a running request once the server stops, else 503
  /// For the first request of a connection that was just accepted when the server began to stop.
  Millis last_call = Millis{400};
  Millis linger = seconds(2);  ///< how long a closed connection may take to hang up

  std::size_t max_frame = 8 * kib;  ///< bytes of an incoming message, else close 1009
  Millis handshake_timeout = seconds(10);
  Millis close_timeout = seconds(5);  ///< for the rest of the outbox and the closing handshake
  Millis ping_every = seconds(10);
  Millis silent_after = seconds(60);  ///< a socket that has been silent for this long is dropped
  std::size_t outbox_bytes = 1024 * kib;  ///< waiting to be sent on one socket, else close 1013
  std::size_t outbox_frames = 1024;
  /// The same for sockets that are not signed in, in addition to a first frame.
  std::size_t outbox_bytes_of_strangers = 128 * kib;
  /// On all sockets together; if it is exceeded, sockets with waiting bytes are closed.
  std::size_t outbox_bytes_of_all = 64 * 1024 * kib;
  std::size_t answer_bytes_of_all = 64 * 1024 * kib;  ///< beyond this only small answers are sent
  std::size_t small_answer = 16 * kib;

  bool limit_frames = true;
  double frames_per_s = 30;  ///< per socket, in the long run
  double frames_burst = 100;
  double frames_by_address_per_s = 600;  ///< for all sockets of an address
  double frames_by_address_burst = 6000;
  /// Sent for each refused message; a socket that continues to flood is closed with 1008.
  std::string flood_frame =
      R"({"t":"err","id":null,"code":"RATE_LIMITED","detail":"Too many messages; send them more slowly.","reason":"http.too_many_messages","params":{}})";
};

/// The handlers of requests. Called on the connection's thread.
struct Handlers {
  std::function<void(Request, Respond)> request;
  std::function<void(Request, Upgrade)> upgrade;
  /// Receives the exception of a handler; may be empty.
  std::function<void(std::string_view what)> fault;
};

}  // namespace crownhead::net
