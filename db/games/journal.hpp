#pragma once

#include <cstddef>
#include <cstdint>
#include <deque>
#include <optional>
#include <unordered_map>
#include <utility>
#include <vector>

#include "db/games/coded_events.hpp"
#include "db/games/live_log.hpp"
#include "db/sql/connection.hpp"

namespace crownhead::db {

struct JournalLimits {
  /// From this number on the oldest events are moved; a reader may have to skip them all.
  std::size_t events = 8192;
  std::size_t moved_at_once = 256;  ///< approximate; moves wait for the job that moves them
  std::size_t of_one_game = 512;    ///< a game with this many has them moved as one row
};

/// The log of SQLite: the table live_journal, for the jobs of one writer. All that one commit
/// appends becomes one row. The events that wait to be moved to game_events are held in memory too,
/// and are read again after a rollback.
class Journal final : public LiveLog {
  /// The events of one game that wait to be moved; at least one.
  struct Run {
    std::int64_t first_row;  ///< of live_journal
    std::int64_t last = 0;   ///< version
    Instant last_at = {};
    std::size_t count = 0;
    CodedEvents events = {};
  };
  using Runs = std::unordered_map<std::int64_t, Run>;  // by game

 public:
  explicit Journal(JournalLimits limits = {}) : limits_(limits) {}

  Taken append(Connection& connection, GameId game, std::int64_t version, const EventRow& event,
               const std::optional<RequestKey>& command) override;
  void store_appended(Connection& connection) override;
  /// Moves the events as one row.
  Result<void> store_after(Connection& connection, GameId game,
                           const std::function<Result<void>()>& store) override;

  /// Takes a game's events out of the journal. A job that stores anything else of a game first
  /// moves the game's events to game_events as one row, and calls keep() at its end. If the job
  /// fails before that, the events return to the journal.
  class Moving {
   public:
    Moving(Journal& journal, Connection& connection, GameId game);
    ~Moving();
    Moving(const Moving&) = delete;
    Moving& operator=(const Moving&) = delete;

    std::size_t count() const { return run_ ? run_.mapped().count : 0; }
    void keep();

   private:
    Moving(Journal& journal, Connection& connection, Runs::node_type run)
        : journal_(journal), connection_(connection), run_(std::move(run)) {}

    Journal& journal_;
    Connection& connection_;
    Runs::node_type run_;
  };

  bool shall_move() override;
  void move_some(Connection& connection) override;
  void moving_ended() override { moving_ = false; }

 private:
  struct Place {
    std::int64_t row;
    GameId game;
  };

  void learn(Connection& connection);
  Runs::node_type taken_out(Connection& connection, GameId game);
  const CodedEvents& note(std::int64_t row, GameId game, std::int64_t version,
                          const EventRow& event, const std::optional<RequestKey>& command);
  std::optional<std::int64_t> version_of(Connection& connection, GameId game) const;
  bool waits(const Place& place) const;

  JournalLimits limits_;
  /// The number of rollbacks at that time; the members below are valid until the next one.
  std::optional<std::uint64_t> learnt_;
  std::int64_t next_row_ = 1;
  CodedEvents appended_;  ///< the row of this transaction
  Instant appended_at_;
  std::deque<Place> places_;  ///< of events, from the first waiting one on
  Runs runs_;
  bool moving_ = false;
};

/// Moves everything that the last run of the server left. Call it in a transaction, before a writer
/// exists. On PostgreSQL each event becomes a row of its own: only an earlier release, or a store
/// moved from SQLite, has left any.
void move_whole_journal(Connection& connection);

}  // namespace crownhead::db
