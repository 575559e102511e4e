#pragma once

#include <chrono>
#include <cstddef>
#include <functional>
#include <map>
#include <mutex>
#include <optional>
#include <random>
#include <string_view>
#include <utility>

#include "db/accounts/users.hpp"
#include "db/games/game_queries.hpp"
#include "random/random.hpp"
#include "server/game/computer/thinking.hpp"
#include "server/game/computer_turn.hpp"
#include "server/game/rooms.hpp"
#include "server/runtime/background_work.hpp"
#include "server/runtime/wall_clock.hpp"

namespace crownhead::live {

/// The site's computer players. They move, answer offers, agree to takebacks and accept every
/// rematch. One low-priority thread thinks for all of them, so live play never waits for it. When
/// many games wait, each move gets fewer positions; when none does, the strongest level takes its
/// full time. Callable from every thread.
class Computers {
 public:
  using ErrorSink = std::function<void(std::string_view)>;

  struct Pace {
    /// Delay before each answer, so that opponents see their own move. Skipped when time is short.
    std::chrono::milliseconds pause{350};
    Millis longest{0};  ///< per move of the strongest level; 0: limited only by positions
  };

  /// The endgame tables must outlive this object.
  Computers(Rooms& rooms, const WallClock& clock, const server::EndgameTables& endings,
            ErrorSink log_error, Pace pace);
  ~Computers() { stop(); }
  Computers(const Computers&) = delete;
  Computers& operator=(const Computers&) = delete;

  /// Creates the account of each level if missing, loads the games that wait for a computer, and
  /// starts thinking. Blocks until the accounts are stored; the server's threads must be running.
  void start(db::Users& users, const db::GameQueries& games);
  /// Finishes the search in progress, within about a fifth of a second.
  void stop();

  /// Resigns for guests who were created and last seen before `idle_since`: their games without a
  /// time limit would never end.
  void resign_for_guests(const db::GameQueries& games, Instant idle_since);

  /// Returns the number of games that wait for a computer.
  std::size_t waiting() const;

 private:
  using Time = std::chrono::steady_clock::time_point;

  struct Asked {
    Time due;
    UserId computer;
    ComputerTurn turn;
  };

  void ask(GameId game, UserId computer, ComputerTurn turn);
  void try_again_later(GameId game, Asked asked);
  /// Carries out the first task if its time has come. Returns the time until the next one.
  BackgroundWork::Duration step();
  void carry_out(GameId game, Asked asked, const Thinking& thinking);
  /// Returns the condition that stops a search; empty if only the number of positions limits it.
  std::function<bool()> end_of(const Thinking& thinking) const;
  /// True if another game's task has become due, or the thread has to stop.
  bool is_wanted_elsewhere() const;

  Rooms& rooms_;
  const WallClock& clock_;
  const server::EndgameTables& endings_;
  ErrorSink log_error_;
  Pace pace_;
  std::mt19937_64 lot_{random_bits()};  ///< used only by the thread
  mutable std::mutex mutex_;
  std::map<GameId, Asked> asked_;  ///< the newest task of each game
  BackgroundWork thread_;
};

}  // namespace crownhead::live
