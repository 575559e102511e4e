#include "db/games/stored_game.hpp"

#include <algorithm>
#include <stdexcept>
#include <string>

#include "db/codec/event_codec.hpp"
#include "db/codec/snapshot_codec.hpp"
#include "db/games/event_log.hpp"
#include "db/games/game_rulings.hpp"
#include "db/games/private_rows.hpp"
#include "db/games/rating_rows.hpp"
#include "db/jobs/readers.hpp"
#include "rules/tournament/model.hpp"

namespace crownhead::db {
namespace {

std::runtime_error damage(GameId id, const std::string& what) {
  return std::runtime_error("game " + std::to_string(id.value) + ": " + what);
}

std::optional<play::Game> snapshot_of(Connection& connection, GameId id) {
  Rows rows = connection.query("SELECT state FROM snapshots WHERE game_id = ?1", id);
  if (!rows.next()) return std::nullopt;
  auto game = codec::decode_snapshot(rows.take<Bytes>());
  return game ? std::optional(std::move(*game)) : std::nullopt;
}

std::vector<CommandStamp> commands_of(const std::vector<LoggedEvent>& events) {
  std::vector<CommandStamp> stamps;
  for (const auto& logged : events)
    if (logged.command) stamps.push_back({*logged.command, logged.version});
  return stamps;
}

using Numbered = std::pair<std::int64_t, play::Event>;

/// Decodes the events above version `after`.
std::vector<Numbered> decoded(const std::vector<LoggedEvent>& events, std::int64_t after) {
  std::vector<Numbered> made;
  for (const auto& [game, version, row, command] : events) {
    if (version <= after) continue;
    auto event = codec::decode_event(row.at, static_cast<std::int64_t>(row.type), row.payload);
    if (!event) throw damage(game, "event " + std::to_string(version) + ": " + event.error().what);
    made.emplace_back(version, std::move(*event));
  }
  return made;
}

play::Game first_state(const std::vector<Numbered>& events, GameId id) {
  if (events.empty()) throw damage(id, "its first event is missing");
  auto game = play::replay({events.front().second});
  if (!game) throw damage(id, "it cannot start: " + game.error().detail);
  return std::move(*game);
}

play::Game state_of(Connection& connection, GameId id, const std::vector<LoggedEvent>& logged) {
  auto game = snapshot_of(connection, id);
  const auto events = decoded(logged, game ? game->version() : 0);
  std::size_t next = 0;
  if (!game) {
    game = first_state(events, id);
    next = 1;
  }
  for (; next < events.size(); ++next) {
    const auto& [version, event] = events[next];
    if (version != game->version() + 1)
      throw damage(id, "event " + std::to_string(game->version() + 1) + " is missing");
    try {
      apply(*game, event);
    } catch (const std::logic_error& error) {
      throw damage(id, "event " + std::to_string(version) + ": " + error.what());
    }
  }
  return std::move(*game);
}

bool freezes_pending(Connection& connection, GameId id) {
  return connection.value<int>("SELECT 1 FROM freeze_changes WHERE game_id = ?1", id).has_value();
}

/// The players of a game and their ratings at its start.
struct Seated {
  explicit Seated(std::size_t seats)
      : names(PerSeat<std::string>::filled(seats)),
        bots(PerSeat<bool>::filled(seats)),
        computers(PerSeat<std::optional<int>>::filled(seats)),
        ratings(rating::ShownRatings::filled(seats)) {}

  PerSeat<std::string> names;
  PerSeat<bool> bots;
  PerSeat<std::optional<int>> computers;
  rating::ShownRatings ratings;
};

Seated seated_at(Connection& connection, GameId id, std::size_t seats) {
  Seated seated(seats);
  Rows rows = connection.query(
      "SELECT seat, name, bot, computer_level, rating, provisional FROM game_seats"
      " JOIN users ON users.id = user_id WHERE game_id = ?1 AND seat < ?2",
      id, seats);
  while (rows.next()) {
    const auto seat = rows.take<Seat>();
    seated.names[seat] = rows.take<std::string>();
    seated.bots[seat] = rows.take<bool>();
    seated.computers[seat] = rows.take<std::optional<int>>();
    seated.ratings[seat].rating = rows.take<int>();
    seated.ratings[seat].provisional = rows.take<bool>();
  }
  return seated;
}

std::optional<dice::Digest> dice_root_of(Connection& connection, GameId id,
                                         const play::Game& game) {
  if (game.board().links() == 0) return std::nullopt;
  Rows rows = connection.query("SELECT root FROM dice_secrets WHERE game_id = ?1", id);
  if (!rows.next()) throw damage(id, "the secret of its dice is missing");
  const auto stored = rows.take<Bytes>();
  dice::Digest root = {};
  if (stored.size() != root.size())
    throw damage(id, "the secret of its dice does not have 32 bytes");
  std::ranges::copy(stored, root.begin());
  return root;
}

}  // namespace

std::vector<std::pair<std::int64_t, play::Event>> stored_events(Connection& connection, GameId id,
                                                                std::int64_t after,
                                                                std::int64_t until) {
  return decoded(logged_events(connection, id, after, until), after);
}

std::vector<std::pair<std::int64_t, play::Event>> stored_events(Readers& readers, GameId id,
                                                                std::int64_t after,
                                                                std::int64_t until) {
  auto connection = readers.borrow();
  const Transaction view(*connection, Transaction::Kind::read);
  return stored_events(*connection, id, after, until);
}

std::optional<LoadedGame> load_game(Connection& connection, GameId id) {
  std::size_t seats = least_seats;
  std::optional<TournamentId> tournament;
  bool arena = false;
  std::int64_t private_version = 0;
  {
    Rows rows = connection.query(
        "SELECT seats, tournament_id, CASE WHEN tournaments.format = ?2 THEN 1 ELSE 0 END,"
        " private_version"
        " FROM games LEFT JOIN tournaments ON tournaments.id = tournament_id WHERE games.id = ?1",
        id, tournament::Format::arena);
    if (!rows.next()) return std::nullopt;
    seats = rows.take<std::size_t>();
    tournament = rows.take<std::optional<TournamentId>>();
    arena = rows.take<bool>();
    private_version = rows.take<std::int64_t>();
  }
  auto seated = seated_at(connection, id, seats);
  const auto events = logged_events(connection, id, 0);
  play::Game game = state_of(connection, id, events);
  const auto ratings = changes_of(connection, id).value_or(seated.ratings);
  auto conditionals = conditionals_of(connection, id, game.setup().players);
  const auto dice_root = dice_root_of(connection, id, game);
  return LoadedGame{.game = std::move(game),
                    .names = std::move(seated.names),
                    .commands = commands_of(events),
                    .ratings = ratings,
                    .bots = seated.bots,
                    .computers = seated.computers,
                    .freezes_pending = freezes_pending(connection, id),
                    .ruling_due = tournament && due_ruling(connection, id),
                    .tournament = tournament,
                    .arena = arena,
                    .conditionals = std::move(conditionals),
                    .private_version = private_version,
                    .messages = messages_of(connection, id),
                    .dice_root = dice_root};
}

std::optional<play::Game> readable_game(Readers& readers, GameId id) {
  auto connection = readers.borrow();
  const Transaction view(*connection, Transaction::Kind::read);
  try {
    auto loaded = load_game(*connection, id);
    return loaded ? std::optional(std::move(loaded->game)) : std::nullopt;
  } catch (const StoreError&) {
    throw;
  } catch (const std::exception&) {
    return std::nullopt;
  }
}

}  // namespace crownhead::db
