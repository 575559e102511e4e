#pragma once

#include <chrono>
#include <condition_variable>
#include <cstddef>
#include <functional>
#include <map>
#include <mutex>
#include <optional>
#include <random>
#include <string_view>
#include <thread>
#include <utility>

#include "db/accounts/users.hpp"
#include "db/games/game_queries.hpp"
#include "random/random.hpp"
#include "server/live/computer_turn.hpp"
#include "server/live/rooms.hpp"
#include "server/live/thinking.hpp"
#include "server/live/wall_clock.hpp"

namespace crownhead::live {

/// The site's own players: they move, take moves back, answer offers and want every rematch. One
/// thread of low priority thinks for all of them, so that live play never waits for it; where many
/// games wait, it looks at fewer positions in each, and where none does the strongest level takes
/// its time. Callable from every thread.
class Computers {
 public:
  using Trouble = std::function<void(std::string_view)>;

  struct Pace {
    /// Before each answer, so that opponents see their own move; with little time it is left out.
    std::chrono::milliseconds pause{350};
    Millis longest{0};  ///< that the strongest level thinks about a move; 0: by positions alone
  };

  /// The tables of endings must outlive it.
  Computers(Rooms& rooms, const WallClock& clock, const server::EndingsShelf& endings,
            Trouble trouble, Pace pace);
  ~Computers() { stop(); }
  Computers(const Computers&) = delete;
  Computers& operator=(const Computers&) = delete;

  /// Makes sure that each level has its account, takes up the games that are not in memory and wait
  /// for a computer, and begins to think. Blocks until the accounts are stored; the threads run
  /// already.
  void start(db::Users& users, const db::GameQueries& games);
  /// Finishes the thought that is under way, within a fifth of a second or so.
  void stop();

  /// Resigns for the guests who were made and seen last before `idle_since`: games without a limit
  /// of time would never end.
  void resign_for_guests(const db::GameQueries& games, Instant idle_since);

  /// In how many games something waits for a computer to do it.
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
  void work();
  /// Waits for the first that is due; nullopt when it is to stop.
  std::optional<std::pair<GameId, Asked>> next(std::unique_lock<std::mutex>& lock);
  void carry_out(GameId game, Asked asked, const Thinking& thinking);
  /// What a search asks for its end; empty where its positions end it.
  std::function<bool()> end_of(const Thinking& thinking) const;
  /// A game is due, or it is to stop.
  bool is_wanted_elsewhere() const;

  Rooms& rooms_;
  const WallClock& clock_;
  const server::EndingsShelf& endings_;
  Trouble trouble_;
  Pace pace_;
  std::mt19937_64 lot_{random_bits()};  ///< the thread's own
  mutable std::mutex mutex_;
  std::condition_variable wake_;
  std::map<GameId, Asked> asked_;  ///< the newest of each game
  bool stopping_ = false;
  std::thread thread_;
};

}  // namespace crownhead::live
