#include "db/games/journal_rows.hpp"

#include <stdexcept>
#include <string>
#include <unordered_map>
#include <utility>

#include "db/games/event_log.hpp"

namespace crownhead::db {
namespace {

/// Looks up which version of each game has been moved, once per game.
class Moved {
 public:
  explicit Moved(Connection& connection) : connection_(connection) {}

  bool operator()(const LoggedEvent& event) {
    const auto [it, added] = last_.try_emplace(event.game.value, 0);
    if (added) it->second = last_stored(connection_, event.game);
    return event.version <= it->second;
  }

 private:
  Connection& connection_;
  std::unordered_map<std::int64_t, std::int64_t> last_;
};

}  // namespace

void each_waiting(Connection& connection, std::optional<GameId> only,
                  const std::function<void(std::int64_t row, LoggedEvent event)>& each) {
  Moved moved(connection);
  Rows rows = connection.query("SELECT number, events FROM live_journal ORDER BY number");
  while (rows.next()) {
    const auto number = rows.take<std::int64_t>();
    const auto read = read_events(rows.take<Bytes>(), only, [&](LoggedEvent event) {
      if (!moved(event)) each(number, std::move(event));
    });
    if (!read)
      throw std::runtime_error("row " + std::to_string(number) +
                               " of live_journal cannot be read: " + read.error().what);
  }
}

std::vector<LoggedEvent> waiting_events(Connection& connection, GameId game) {
  std::vector<LoggedEvent> events;
  if (connection.engine() == Engine::postgres) return events;
  if (connection.value<int>("SELECT 1 FROM games WHERE id = ?1 AND status = 0 AND pace = 0", game))
    each_waiting(connection, game,
                 [&](std::int64_t, LoggedEvent event) { events.push_back(std::move(event)); });
  return events;
}

}  // namespace crownhead::db
