#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include "db/games/coded_events.hpp"
#include "db/jobs/requests.hpp"
#include "db/sql/connection.hpp"
#include "rules/result.hpp"

namespace crownhead::db {

/// Stores the events of running live games. A commit's events are stored together, by the last
/// statement of its transaction. For the jobs of one lane.
class LiveLog {
 public:
  enum class Taken : std::uint8_t {
    yes,
    stale,       ///< the game is not at the version before this event
    not_for_it,  ///< the game is not a running live game
    full,        ///< the game has as many waiting events as it may have: store this one directly
  };

  virtual ~LiveLog() = default;

  /// Takes an event, which is stored with the transaction.
  virtual Taken append(Connection& connection, GameId game, std::int64_t version,
                       const EventRow& event, const std::optional<RequestKey>& command) = 0;
  /// Stores the events appended in this transaction. Call it before each commit.
  virtual void store_appended(Connection& connection) = 0;
  /// Runs `store`, which stores anything else of the game, after moving all events of the game to
  /// game_events. If `store` fails, they stay where they were.
  virtual Result<void> store_after(Connection& connection, GameId game,
                                   const std::function<Result<void>()>& store) = 0;

  /// Returns true once when the log has become too long. The caller then calls move_some() in a job
  /// of its own, and moving_ended() after that job, even if it failed.
  virtual bool shall_move() { return false; }
  virtual void move_some(Connection& /*connection*/) {}
  virtual void moving_ended() {}

 protected:
  LiveLog() = default;
  LiveLog(const LiveLog&) = default;
  LiveLog& operator=(const LiveLog&) = default;
};

/// Stores each event as a row of game_events. Its key (game, version) decides between two writers
/// of one game. On PostgreSQL one statement inserts all events of a commit. If one of them does not
/// follow the last event of its game, that statement fails and undoes the transaction. The next
/// transaction then inserts each event by a statement of its own, which finds the stale ones.
/// Two events of one game in one commit also take this path. SQLite always inserts one by one.
class EventRows final : public LiveLog {
 public:
  Taken append(Connection& connection, GameId game, std::int64_t version, const EventRow& event,
               const std::optional<RequestKey>& command) override;
  void store_appended(Connection& connection) override;
  Result<void> store_after(Connection& connection, GameId game,
                           const std::function<Result<void>()>& store) override;

 private:
  void begin(const Connection& connection);

  std::vector<LoggedEvent> waiting_;          ///< appended in this transaction
  std::optional<std::uint64_t> rollbacks_{};  ///< of the connection, at the last call
  bool one_by_one_ = false;                   ///< in this transaction
};

}  // namespace crownhead::db
