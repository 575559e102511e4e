#include "db/games/journal.hpp"

#include <algorithm>
#include <limits>
#include <new>
#include <utility>

#include "db/games/event_log.hpp"
#include "db/games/journal_rows.hpp"

namespace crownhead::db {

Journal::Taken Journal::append(Connection& connection, GameId game, std::int64_t version,
                               const EventRow& event, const std::optional<RequestKey>& command) {
  learn(connection);
  const auto last = version_of(connection, game);
  if (!last) return Taken::not_for_it;
  if (*last + 1 != version) return Taken::stale;
  if (const auto run = runs_.find(game.value);
      run != runs_.end() && run->second.count >= limits_.of_one_game)
    return Taken::full;
  try {
    appended_.add_last_of(note(next_row_, game, version, event, command));
    appended_at_ = event.at;
  } catch (const std::bad_alloc&) {
    // Part of the event may have been added: the whole transaction is rolled back.
    throw StoreError(StoreError::Kind::full, "no memory for the journal");
  }
  return Taken::yes;
}

void Journal::store_appended(Connection& connection) {
  learn(connection);
  if (appended_.empty()) return;
  connection.run("INSERT INTO live_journal (number, at_ms, events) VALUES (?1, ?2, ?3)", next_row_,
                 appended_at_, appended_.bytes());
  ++next_row_;
  appended_.clear();
}

/// Returns nullopt if the journal takes no events of this game.
std::optional<std::int64_t> Journal::version_of(Connection& connection, GameId game) const {
  if (const auto run = runs_.find(game.value); run != runs_.end()) return run->second.last;
  return connection.value<std::int64_t>(
      "SELECT (SELECT max(version) FROM game_events WHERE game_id = ?1) FROM games"
      " WHERE id = ?1 AND status = 0 AND pace = 0",
      game);
}

void Journal::learn(Connection& connection) {
  if (learnt_ == connection.rollbacks()) return;
  learnt_.reset();
  appended_.clear();
  places_.clear();
  runs_.clear();
  next_row_ =
      connection.value<std::int64_t>("SELECT coalesce(max(number), 0) + 1 FROM live_journal")
          .value();
  each_waiting(connection, std::nullopt, [this](std::int64_t row, const LoggedEvent& event) {
    note(row, event.game, event.version, event.event, event.command);
  });
  learnt_ = connection.rollbacks();
}

/// Appends the event to the game's run.
const CodedEvents& Journal::note(std::int64_t row, GameId game, std::int64_t version,
                                 const EventRow& event, const std::optional<RequestKey>& command) {
  places_.push_back({row, game});
  Run& run = runs_.try_emplace(game.value, row).first->second;
  run.last = version;
  run.last_at = event.at;
  ++run.count;
  run.events.add(game, version, event, command);
  return run.events;
}

Result<void> Journal::store_after(Connection& connection, GameId game,
                                  const std::function<Result<void>()>& store) {
  Moving moving(*this, connection, game);
  auto stored = store();
  if (stored) moving.keep();
  return stored;
}

Journal::Runs::node_type Journal::taken_out(Connection& connection, GameId game) {
  learn(connection);
  return runs_.extract(game.value);
}

// Delegates to another constructor first: if this one throws, the destructor still runs.
Journal::Moving::Moving(Journal& journal, Connection& connection, GameId game)
    : Moving(journal, connection, journal.taken_out(connection, game)) {
  if (!run_) return;
  const Run& run = run_.mapped();
  insert_run(connection, game, run.last, run.last_at, run.events);
}

Journal::Moving::~Moving() {
  if (run_) journal_.runs_.insert(std::move(run_));
}

/// The row may still be on its way to the database.
void Journal::Moving::keep() {
  if (run_) connection_.settle();
  run_ = {};
}

bool Journal::shall_move() {
  if (moving_ || places_.size() < limits_.events) return false;
  moving_ = true;
  return true;
}

void Journal::move_some(Connection& connection) {
  learn(connection);
  std::deque<Moving> leaving;
  std::size_t moved = 0;
  auto first = places_.begin();
  const auto still_long = [&] {
    return static_cast<std::size_t>(places_.end() - first) >= limits_.events;
  };
  const auto gone = [&](const Place& place) { return !waits(place); };
  for (;;) {
    first = std::find_if_not(first, places_.end(), gone);
    if (!still_long() || moved >= limits_.moved_at_once) break;
    moved += leaving.emplace_back(*this, connection, first->game).count();
  }
  connection.run("DELETE FROM live_journal WHERE number < ?1",
                 first == places_.end() ? next_row_ : first->row);
  for (Moving& run : leaving) run.keep();
  places_.erase(places_.begin(), first);
}

bool Journal::waits(const Place& place) const {
  const auto run = runs_.find(place.game.value);
  return run != runs_.end() && run->second.first_row <= place.row;
}

void move_whole_journal(Connection& connection) {
  if (connection.engine() == Engine::sqlite) {
    Journal({.events = 1, .moved_at_once = std::numeric_limits<std::size_t>::max()})
        .move_some(connection);
    return;
  }
  each_waiting(connection, std::nullopt, [&](std::int64_t, const LoggedEvent& event) {
    insert_event(connection, event.game, event.version, event.event, event.command);
  });
  connection.run("DELETE FROM live_journal");
}

}  // namespace crownhead::db
