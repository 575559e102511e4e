#pragma once

#include <cstddef>
#include <cstdint>
#include <deque>
#include <optional>
#include <unordered_map>
#include <vector>

#include "db/game_writes.hpp"
#include "db/requests.hpp"
#include "db/sqlite.hpp"

namespace crownhead::db {

struct JournalLimits {
  std::size_t rows = 8192;  ///< from then on the oldest are moved; a reader may pass over them all
  std::size_t moved_at_once = 256;  ///< about; the moves behind wait so long
};

/// The table game_journal, for the jobs of one writer. Which of its rows wait to be moved to
/// game_events is known in memory, and read again after changes have been undone.
class Journal {
 public:
  explicit Journal(JournalLimits limits = {}) : limits_(limits) {}

  enum class Taken : std::uint8_t {
    yes,
    stale,       ///< the game is not at the version before
    not_for_it,  ///< this is no running live game
  };
  /// Stores an event, with one statement that writes.
  Taken append(Connection& connection, GameId game, std::int64_t version, const EventRow& event,
               const std::optional<RequestKey>& command);

  /// A job that stores anything else of a game moves the game's events first, and says at its end
  /// that its changes are kept.
  class Moving {
   public:
    Moving(Journal& journal, Connection& connection, GameId game) : journal_(journal) {
      journal_.learn(connection);
      journal_.move(connection, game);
    }
    void keep() { journal_.known_ = true; }

   private:
    Journal& journal_;
  };

  /// True once when it has become long: move_some() is to be called in a job of its own, then
  /// moving_ended() after that job, whatever became of it.
  bool shall_move();
  void move_some(Connection& connection);
  void moving_ended() { moving_ = false; }

 private:
  struct Row {
    std::int64_t number;
    GameId game;
  };
  /// What waits of one game.
  struct Run {
    std::int64_t version = 0;  ///< the last
    std::vector<std::int64_t> numbers;
  };

  bool is_long() const { return rows_.size() >= limits_.rows; }
  void learn(Connection& connection);
  void note(const Row& row, std::int64_t version);
  std::optional<std::int64_t> version_of(Connection& connection, GameId game) const;
  /// Not known_ after it, if there was anything to move.
  void move(Connection& connection, GameId game);
  bool waits(const Row& row) const;
  void pass_moved();
  void drop_moved(Connection& connection) const;

  JournalLimits limits_;
  bool known_ = false;  ///< what follows is what the table holds
  std::uint64_t rollbacks_ = 0;
  std::deque<Row> rows_;  ///< from the first that waits on, those included that have been moved
  std::unordered_map<std::int64_t, Run> runs_;  ///< by game
  bool moving_ = false;
};

/// Moves all that a server has left. Before there is a writer.
void move_whole_journal(Connection& connection);

}  // namespace crownhead::db
