#pragma once

#include <array>

#include "metrics/counter.hpp"
#include "metrics/histogram.hpp"

namespace crownhead::metrics {

/// What the server counts. Durations are in microseconds.
struct Figures {
  Gauge connections;       ///< open, HTTP and WebSockets together
  Gauge sockets;           ///< open WebSockets
  Counter accepted;        ///< connections so far
  Counter turned_away;     ///< connections closed at once: there were too many
  Counter overflows;       ///< sockets closed because their outbox was full
  SpreadCounter messages;  ///< frames that came in over WebSockets

  Gauge games;          ///< in memory
  Gauge tournaments;    ///< in memory
  SpreadCounter moves;  ///< committed
  Counter ended;        ///< games
  /// Between a deadline and the commit of what it brought.
  Histogram late{duration_bounds};

  Gauge writer_queue;
  Counter writer_refused;
  Histogram commit_micros{duration_bounds};  ///< of a batch, from its first job to its end
  Histogram commit_jobs{count_bounds};       ///< in a batch

  Counter mails_sent;
  Counter mail_failures;

  Counter puzzles_solved;  ///< tries that count
  Counter puzzles_failed;  ///< tries that count
  Counter puzzle_reports;
  Counter puzzle_games;   ///< that the search has looked through
  Counter puzzles_found;  ///< by the search, and new

  std::array<Counter, 256> refusals;  ///< by code, over REST and WebSocket
  std::array<Counter, 6> answers;     ///< over HTTP, by the first digit of the status
  Counter slow;                       ///< requests and commits that were logged as slow
};

/// Those of this process: there is one server in it, and counting with every move must not need a
/// way to somebody who counts. Any thread.
inline Figures& figures() {
  static Figures all;
  return all;
}

}  // namespace crownhead::metrics
