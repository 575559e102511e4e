#pragma once

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <mutex>
#include <optional>
#include <set>
#include <string_view>
#include <thread>
#include <vector>

#include "db/games/analyses.hpp"
#include "rules/kind/draughts_board.hpp"
#include "server/endings/shelf.hpp"

namespace crownhead::live {

/// Look through the games that wait for it, each on a thread of the lowest priority: a position at
/// a time, which is stored when it has been looked at. Callable from every thread.
class AnalysisWorkers {
 public:
  using Trouble = std::function<void(std::string_view)>;
  struct Parts {
    db::Analyses& analyses;
    const server::EndingsShelf& endings;
  };

  struct Effort {
    std::size_t threads;      ///< may be 0
    std::uint64_t positions;  ///< looked at for each of a game, at least
    int niceness = 19;        ///< of the threads, as the system has it
  };

  AnalysisWorkers(const Parts& parts, const Effort& effort, Trouble trouble);
  ~AnalysisWorkers() { stop(); }
  AnalysisWorkers(const AnalysisWorkers&) = delete;
  AnalysisWorkers& operator=(const AnalysisWorkers&) = delete;

  void start();
  /// Breaks off what is under way; what has been stored of it stays.
  void stop();
  /// A game has been asked for.
  void wake();

  /// Whether there are any.
  bool work_here() const { return effort_.threads > 0; }

 private:
  void work();
  /// The next game that nobody looks through; waits for one. nullopt when it is to stop.
  std::optional<GameId> next();
  void release(GameId game);
  /// False when it is to stop.
  bool rest(std::chrono::steady_clock::duration rest);
  /// From where it was broken off.
  void look_through(GameId game);
  /// nullopt where there is nothing to choose, and when it is to stop.
  std::optional<db::AnalysedPosition> looked_at(const kind::DraughtsBoard& board) const;
  void add(GameId game, std::uint64_t engine, db::AnalysedPosition position);
  void end(GameId game, db::AnalysisState state);

  Parts parts_;
  Effort effort_;
  Trouble trouble_;
  std::atomic<bool> stopping_ = false;
  std::mutex mutex_;
  std::condition_variable wake_;
  bool news_ = false;
  std::set<GameId> taken_;
  std::vector<std::thread> threads_;
};

}  // namespace crownhead::live
