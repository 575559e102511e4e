#include "db/stored_game.hpp"

#include <stdexcept>
#include <string>

#include "db/codec/event_codec.hpp"
#include "db/codec/snapshot_codec.hpp"
#include "db/desk_rows.hpp"
#include "db/rating_rows.hpp"
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

std::vector<CommandStamp> commands_of(Connection& connection, GameId id) {
  Rows rows = connection.query(
      "SELECT command_user, command_id, command_hash, version FROM stored_events"
      " WHERE game_id = ?1 AND command_id IS NOT NULL ORDER BY version",
      id);
  std::vector<CommandStamp> stamps;
  while (rows.next()) {
    CommandStamp stamp{};
    stamp.key.user = rows.take<UserId>();
    const auto bytes = rows.take<Bytes>();
    if (bytes.size() != stamp.key.id.size()) throw damage(id, "a command's id is damaged");
    std::copy(bytes.begin(), bytes.end(), stamp.key.id.begin());
    stamp.key.hash = rows.take<std::uint64_t>();
    stamp.version = rows.take<std::int64_t>();
    stamps.push_back(stamp);
  }
  return stamps;
}

play::Game first_state(const std::vector<std::pair<std::int64_t, play::Event>>& events, GameId id) {
  if (events.empty()) throw damage(id, "its first event is missing");
  auto game = play::replay({events.front().second});
  if (!game) throw damage(id, "it cannot begin: " + game.error().detail);
  return std::move(*game);
}

play::Game state_of(Connection& connection, GameId id) {
  auto game = snapshot_of(connection, id);
  const auto events = stored_events(connection, id, game ? game->version() : 0);
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

bool untold_of_freezes(Connection& connection, GameId id) {
  return connection.value<int>("SELECT 1 FROM freeze_changes WHERE game_id = ?1", id).has_value();
}

rating::ShownPair ratings_of(Connection& connection, GameId id, const play::Game& game) {
  if (const auto changed = changes_of(connection, id)) return *changed;
  const auto& setup = game.setup();
  const Pool pool = pool_of(setup.variant, setup.control);
  return {shown_rating(connection, setup.players[0], pool, game.began()),
          shown_rating(connection, setup.players[1], pool, game.began())};
}

}  // namespace

std::vector<std::pair<std::int64_t, play::Event>> stored_events(Connection& connection, GameId id,
                                                                std::int64_t after) {
  Rows rows = connection.query(
      "SELECT version, at_ms, type, payload FROM stored_events WHERE game_id = ?1 AND version > ?2"
      " ORDER BY version",
      id, after);
  std::vector<std::pair<std::int64_t, play::Event>> events;
  while (rows.next()) {
    const auto version = rows.take<std::int64_t>();
    const auto at = rows.take<Instant>();
    const auto type = rows.take<std::int64_t>();
    auto event = codec::decode_event(at, type, rows.take<Bytes>());
    if (!event) throw damage(id, "event " + std::to_string(version) + ": " + event.error().what);
    events.emplace_back(version, std::move(*event));
  }
  return events;
}

std::optional<LoadedGame> load_game(Connection& connection, GameId id) {
  std::array<std::string, 2> names;
  std::array<bool, 2> bots{};
  std::optional<TournamentId> tournament;
  bool arena = false;
  {
    Rows rows = connection.query(
        "SELECT white.name, black.name, white.bot, black.bot, tournament_id,"
        " coalesce(tournaments.format = ?2, 0) FROM games JOIN users AS white ON white.id = "
        "white_id"
        " JOIN users AS black ON black.id = black_id"
        " LEFT JOIN tournaments ON tournaments.id = tournament_id WHERE games.id = ?1",
        id, tournament::Format::arena);
    if (!rows.next()) return std::nullopt;
    for (std::string& name : names) name = rows.take<std::string>();
    for (bool& bot : bots) bot = rows.take<bool>();
    tournament = rows.take<std::optional<TournamentId>>();
    arena = rows.take<bool>();
  }
  play::Game game = state_of(connection, id);
  const auto ratings = ratings_of(connection, id, game);
  auto conditionals = conditionals_of(connection, id, game.setup().players);
  return LoadedGame{.game = std::move(game),
                    .names = std::move(names),
                    .commands = commands_of(connection, id),
                    .ratings = ratings,
                    .bots = bots,
                    .untold_of_freezes = untold_of_freezes(connection, id),
                    .tournament = tournament,
                    .arena = arena,
                    .conditionals = std::move(conditionals),
                    .messages = messages_of(connection, id)};
}

}  // namespace crownhead::db
