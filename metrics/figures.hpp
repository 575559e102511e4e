#pragma once

#include <array>

#include "metrics/counter.hpp"
#include "metrics/histogram.hpp"

namespace crownhead::metrics {

/// The server's metrics. Durations are in microseconds.
struct Figures {
  Gauge connections;       ///< open, HTTP and WebSockets together
  Gauge sockets;           ///< open WebSockets
  Counter accepted;        ///< connections so far
  Counter turned_away;     ///< connections closed at once because there were too many
  Counter overflows;       ///< sockets closed because their outbox was full
  SpreadCounter messages;  ///< frames received over WebSockets

  Gauge games;          ///< in memory
  Gauge tournaments;    ///< in memory
  SpreadCounter moves;  ///< committed
  Counter ended;        ///< games
  /// Delay from a deadline to the commit of its event.
  Histogram late{duration_bounds};

  Gauge writer_queue;
  Counter writer_refused;
  Histogram commit_micros{duration_bounds};  ///< of a batch, from its first job to its end
  Histogram commit_jobs{count_bounds};       ///< in a batch

  Counter mails_sent;
  Counter mail_failures;

  Counter puzzles_solved;  ///< attempts that count
  Counter puzzles_failed;  ///< attempts that count
  Counter puzzle_reports;
  Counter puzzle_games;   ///< examined by the search
  Counter puzzles_found;  ///< new ones found by the search

  Gauge link_enabled;      ///< 1 with --link; without it, the others of the link are 0
  Gauge link_connected;    ///< 1 while connected
  Gauge link_peers;        ///< other nodes that send messages
  Counter link_sent;       ///< messages to other nodes
  Counter link_received;   ///< messages from other nodes
  Counter link_refused;    ///< received messages that were not understood or expected
  Counter link_gaps;       ///< times that messages were missing
  Counter link_catch_ups;  ///< rooms that caught up because of a message

  std::array<Counter, 256> refusals;  ///< by code, over REST and WebSocket
  std::array<Counter, 6> answers;     ///< over HTTP, by the first digit of the status
  Counter slow;                       ///< requests and commits that were logged as slow
};

/// Returns the metrics of this process. They are global, because a process has one server and
/// counting on every move must not need a reference. Thread-safe.
inline Figures& figures() {
  static Figures all;
  return all;
}

}  // namespace crownhead::metrics
