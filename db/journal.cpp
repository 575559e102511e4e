#include "db/journal.hpp"

#include <limits>
#include <stdexcept>
#include <string>
#include <tuple>

namespace crownhead::db {
namespace {

std::string json_list(const std::vector<std::int64_t>& numbers) {
  std::string list = "[";
  for (const std::int64_t number : numbers) {
    if (list.size() > 1) list += ',';
    list += std::to_string(number);
  }
  return list + ']';
}

}  // namespace

Journal::Taken Journal::append(Connection& connection, GameId game, std::int64_t version,
                               const EventRow& event, const std::optional<RequestKey>& command) {
  learn(connection);
  const auto last = version_of(connection, game);
  if (!last) return Taken::not_for_it;
  if (*last + 1 != version) return Taken::stale;
  std::optional<UserId> user;
  std::optional<CommandId> id;
  std::optional<std::uint64_t> hash;
  if (command) std::tie(user, id, hash) = std::tie(command->user, command->id, command->hash);
  known_ = false;
  connection.run(
      "INSERT INTO game_journal (game_id, version, at_ms, type, payload, command_user, command_id,"
      " command_hash) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)",
      game, version, event.at, event.type, Bytes(event.payload), user, id, hash);
  note({connection.last_insert_id(), game}, version);
  known_ = true;
  return Taken::yes;
}

/// nullopt if the journal takes no events of this game.
std::optional<std::int64_t> Journal::version_of(Connection& connection, GameId game) const {
  if (const auto run = runs_.find(game.value); run != runs_.end()) return run->second.version;
  return connection.value<std::int64_t>(
      "SELECT (SELECT max(version) FROM game_events WHERE game_id = ?1) FROM games"
      " WHERE id = ?1 AND status = 0 AND pace = 0",
      game);
}

void Journal::learn(Connection& connection) {
  if (known_ && rollbacks_ == connection.rollbacks()) return;
  known_ = false;
  rows_.clear();
  runs_.clear();
  rollbacks_ = connection.rollbacks();
  Rows rows = connection.query(
      "SELECT number, game_id, version FROM game_journal AS journal WHERE NOT EXISTS"
      " (SELECT 1 FROM game_events AS moved"
      " WHERE moved.game_id = journal.game_id AND moved.version = journal.version)"
      " ORDER BY number");
  while (rows.next()) {
    const auto number = rows.take<std::int64_t>();
    const auto game = rows.take<GameId>();
    note({number, game}, rows.take<std::int64_t>());
  }
  known_ = true;
}

void Journal::note(const Row& row, std::int64_t version) {
  rows_.push_back(row);
  Run& run = runs_[row.game.value];
  run.version = version;
  run.numbers.push_back(row.number);
}

// One statement for all: each keeps a copy of the pages that it changes, to undo itself by.
void Journal::move(Connection& connection, GameId game) {
  const auto run = runs_.find(game.value);
  if (run == runs_.end()) return;
  known_ = false;
  const auto& numbers = run->second.numbers;
  const auto moved = connection.run(
      "INSERT INTO game_events (game_id, version, at_ms, type, payload, command_user, command_id,"
      " command_hash) SELECT game_id, version, at_ms, journal.type, payload, command_user,"
      " command_id, command_hash FROM json_each(?1) AS waiting"
      " CROSS JOIN game_journal AS journal ON journal.number = waiting.value",
      json_list(numbers));
  if (moved != static_cast<std::int64_t>(numbers.size()))
    throw std::logic_error("an event is missing in the journal");
  runs_.erase(run);
}

bool Journal::shall_move() {
  if (moving_ || !is_long()) return false;
  moving_ = true;
  return true;
}

void Journal::move_some(Connection& connection) {
  learn(connection);
  pass_moved();
  for (std::size_t moved = 0; is_long() && moved < limits_.moved_at_once; pass_moved()) {
    const GameId game = rows_.front().game;
    moved += runs_[game.value].numbers.size();
    move(connection, game);
  }
  known_ = false;
  drop_moved(connection);
  known_ = true;
}

bool Journal::waits(const Row& row) const {
  const auto run = runs_.find(row.game.value);
  return run != runs_.end() && run->second.numbers.front() <= row.number;
}

void Journal::pass_moved() {
  while (!rows_.empty() && !waits(rows_.front())) rows_.pop_front();
}

void Journal::drop_moved(Connection& connection) const {
  const auto first_waiting =
      rows_.empty() ? std::numeric_limits<std::int64_t>::max() : rows_.front().number;
  connection.run("DELETE FROM game_journal WHERE number < ?1", first_waiting);
}

void move_whole_journal(Connection& connection) {
  Transaction transaction(connection, Transaction::Kind::immediate);
  connection.run(
      "INSERT INTO game_events (game_id, version, at_ms, type, payload, command_user, command_id,"
      " command_hash) SELECT game_id, version, at_ms, type, payload, command_user, command_id,"
      " command_hash FROM game_journal AS journal WHERE NOT EXISTS"
      " (SELECT 1 FROM game_events AS moved"
      " WHERE moved.game_id = journal.game_id AND moved.version = journal.version)"
      " ORDER BY game_id, version");
  connection.run("DELETE FROM game_journal");
  transaction.commit();
}

}  // namespace crownhead::db
