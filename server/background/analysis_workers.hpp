#pragma once

#include <cstddef>
#include <cstdint>
#include <deque>
#include <functional>
#include <mutex>
#include <optional>
#include <set>
#include <string_view>

#include "db/analyses/analyses.hpp"
#include "rules/kind/draughts_board.hpp"
#include "server/endings/endgame_tables.hpp"
#include "server/runtime/background_work.hpp"

namespace crownhead::live {

/// Analyses the requested games on threads of the lowest priority, and stores each position as soon
/// as it has been analysed. Callable from every thread.
class AnalysisWorkers {
 public:
  using ErrorSink = std::function<void(std::string_view)>;
  struct Parts {
    db::Analyses& analyses;
    const server::EndgameTables& endings;
  };

  struct Effort {
    std::size_t threads;      ///< 0 disables server analysis
    std::uint64_t positions;  ///< searched for each position of a game, at least
    int niceness = 19;        ///< of the threads, in the system's units
  };

  AnalysisWorkers(const Parts& parts, const Effort& effort, ErrorSink log_error);
  ~AnalysisWorkers() { stop(); }
  AnalysisWorkers(const AnalysisWorkers&) = delete;
  AnalysisWorkers& operator=(const AnalysisWorkers&) = delete;

  void start();
  /// Interrupts the work in progress. Positions already stored are kept.
  void stop();
  /// Interrupts the work in progress until it is called with false. Callable from every thread.
  void pause(bool paused);
  /// Signals that the analysis of a game has been requested.
  void wake();

  /// True if this server runs any workers.
  bool work_here() const { return effort_.threads > 0; }

 private:
  BackgroundWork::Duration step();
  /// Takes a game that no other thread is analysing, if one waits.
  std::optional<GameId> take();
  void release(GameId game);
  bool interrupted() const { return threads_.front().interrupted(); }
  /// Continues where an interrupted analysis stopped.
  void look_through(GameId game);
  /// Returns nullopt if there is no choice of moves, or when the workers are interrupted.
  std::optional<db::AnalysedPosition> looked_at(const kind::DraughtsBoard& board) const;
  void add(GameId game, std::uint64_t engine, db::AnalysedPosition position);
  void end(GameId game, db::AnalysisState state);

  Parts parts_;
  Effort effort_;
  ErrorSink log_error_;
  std::mutex mutex_;
  std::set<GameId> taken_;  ///< guarded by the mutex
  std::deque<BackgroundWork> threads_;
};

}  // namespace crownhead::live
