#include "db/journal_rows.hpp"

#include <algorithm>
#include <stdexcept>
#include <string>
#include <unordered_map>
#include <utility>

namespace crownhead::db {
namespace {

constexpr std::uint8_t format = 1;

/// An event of another game than `only` is passed over and nothing.
std::optional<LoggedEvent> read_event(codec::ByteReader& in, std::optional<GameId> only) {
  const GameId game{in.signed_number()};
  const auto version = in.signed_number();
  const Instant at = in.instant();
  const auto type = static_cast<codec::EventType>(in.byte());
  std::optional<RequestKey> command;
  if (in.flag()) {
    command.emplace();
    command->user = {in.signed_number()};
    std::ranges::copy(in.raw(command->id.size()), command->id.begin());
    command->hash = in.number();
  }
  const auto payload = in.raw(in.count(1));
  if (in.damaged() || (only && *only != game)) return std::nullopt;
  return LoggedEvent{game, version, EventRow(at, type, payload), command};
}

/// Which versions have been moved, asked for once of each game.
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

void write_journal_event(codec::ByteWriter& row, GameId game, std::int64_t version,
                         const EventRow& event, const std::optional<RequestKey>& command) {
  if (row.written().empty()) row.byte(format);
  row.signed_number(game.value);
  row.signed_number(version);
  row.instant(event.at);
  row.enumerator(event.type);
  row.byte(command ? 1 : 0);
  if (command) {
    row.signed_number(command->user.value);
    row.raw(command->id);
    row.number(command->hash);
  }
  row.number(event.payload.size());
  row.raw(event.payload);
}

void each_waiting(Connection& connection, std::optional<GameId> only,
                  const std::function<void(std::int64_t row, LoggedEvent event)>& each) {
  Moved moved(connection);
  Rows rows = connection.query("SELECT number, events FROM live_journal ORDER BY number");
  while (rows.next()) {
    const auto number = rows.take<std::int64_t>();
    codec::ByteReader in(rows.take<Bytes>());
    if (in.byte() != format) in.blame("a format that this version does not know");
    while (!in.at_end())
      if (auto event = read_event(in, only); event && !moved(*event))
        each(number, *std::move(event));
    if (const auto read = in.finish(true); !read)
      throw std::runtime_error("row " + std::to_string(number) +
                               " of live_journal cannot be read: " + read.error().what);
  }
}

std::vector<LoggedEvent> waiting_events(Connection& connection, GameId game) {
  std::vector<LoggedEvent> events;
  if (connection.value<int>("SELECT 1 FROM games WHERE id = ?1 AND status = 0 AND pace = 0", game))
    each_waiting(connection, game,
                 [&](std::int64_t, LoggedEvent event) { events.push_back(std::move(event)); });
  return events;
}

}  // namespace crownhead::db
