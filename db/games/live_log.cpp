#include "db/games/live_log.hpp"

#include <algorithm>
#include <span>
#include <string>
#include <tuple>

#include "db/games/event_log.hpp"
#include "rules/dice/digest.hpp"

namespace crownhead::db {
namespace {

/// The values of one column in the text form of a PostgreSQL array.
class ArrayText {
 public:
  void add(std::int64_t value) { next() += std::to_string(value); }
  void add(Bytes value) { next() += "\"\\\\x" + dice::to_hex(value) + '"'; }
  void add_null() { next() += "NULL"; }

  std::string end() { return text_ + '}'; }

 private:
  std::string& next() { return text_ += text_.size() > 1 ? "," : ""; }

  std::string text_ = "{";
};

/// Fails with a division by zero if the event does not follow the last one of its game.
void insert_one(Connection& connection, const LoggedEvent& logged) {
  const CommandColumns command(logged.command);
  connection.run(
      "WITH made AS (INSERT INTO game_events (game_id, version, at_ms, type, payload,"
      " command_user, command_id, command_hash) SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8"
      " WHERE (SELECT max(version) FROM game_events WHERE game_id = ?1) = ?2 - 1 RETURNING 1)"
      " SELECT 1 / count(*) FROM made",
      logged.game, logged.version, logged.event.at, logged.event.type, Bytes(logged.event.payload),
      command.user, command.id, command.hash);
}

/// Fails with a division by zero if not all of them follow the last event of their games. The
/// events are sorted by game, so that two writers wait for each other's keys in the same order.
void insert_many(Connection& connection, std::span<const LoggedEvent> events) {
  ArrayText games, versions, instants, types, payloads, users, ids, hashes;
  for (const auto& [game, version, event, command] : events) {
    games.add(game.value);
    versions.add(version);
    instants.add(event.at.ms);
    types.add(static_cast<std::int64_t>(event.type));
    payloads.add(event.payload);
    if (command) {
      users.add(command->user.value);
      ids.add(command->id);
      hashes.add(static_cast<std::int64_t>(command->hash));
    } else {
      for (ArrayText* column : {&users, &ids, &hashes}) column->add_null();
    }
  }
  connection.run(
      "WITH made AS (INSERT INTO game_events (game_id, version, at_ms, type, payload,"
      " command_user, command_id, command_hash) SELECT n.* FROM unnest(?1::int8[], ?2::int8[],"
      " ?3::int8[], ?4::int8[], ?5::bytea[], ?6::int8[], ?7::bytea[], ?8::int8[])"
      " AS n (game, version, at_ms, type, payload, command_user, command_id, command_hash)"
      " WHERE (SELECT max(e.version) FROM game_events AS e WHERE e.game_id = n.game)"
      " = n.version - 1 RETURNING 1) SELECT 1 / (count(*) = ?9)::int FROM made",
      games.end(), versions.end(), instants.end(), types.end(), payloads.end(), users.end(),
      ids.end(), hashes.end(), events.size());
}

}  // namespace

LiveLog::Taken EventRows::append(Connection& connection, GameId game, std::int64_t version,
                                 const EventRow& event, const std::optional<RequestKey>& command) {
  begin(connection);
  if (one_by_one_ || connection.engine() == Engine::sqlite)
    return insert_next_event(connection, game, version, event, command) ? Taken::yes : Taken::stale;
  waiting_.push_back({game, version, event, command});
  return Taken::yes;
}

void EventRows::store_appended(Connection& connection) {
  begin(connection);
  std::ranges::sort(waiting_, {}, [](const LoggedEvent& logged) {
    return std::tuple(logged.game, logged.version);
  });
  if (waiting_.size() == 1)
    insert_one(connection, waiting_.front());
  else if (!waiting_.empty())
    insert_many(connection, waiting_);
  waiting_.clear();
  one_by_one_ = false;
}

Result<void> EventRows::store_after(Connection& connection, GameId game,
                                    const std::function<Result<void>()>& store) {
  begin(connection);
  if (std::ranges::find(waiting_, game, &LoggedEvent::game) != waiting_.end())
    store_appended(connection);
  return store();
}

/// After a rollback the events of this transaction may be the ones that failed.
void EventRows::begin(const Connection& connection) {
  if (rollbacks_ == connection.rollbacks()) return;
  one_by_one_ = rollbacks_.has_value();
  rollbacks_ = connection.rollbacks();
  waiting_.clear();
}

}  // namespace crownhead::db
