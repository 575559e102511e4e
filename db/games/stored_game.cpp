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

/// Of the events those above version `after`.
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
  if (!game) throw damage(id, "it cannot begin: " + game.error().detail);
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

bool untold_of_freezes(Connection& connection, GameId id) {
  return connection.value<int>("SELECT 1 FROM freeze_changes WHERE game_id = ?1", id).has_value();
}

rating::ShownRatings ratings_of(Connection& connection, GameId id, const play::Game& game,
                                const std::optional<rating::ShownRatings>& at_start) {
  if (const auto changed = changes_of(connection, id)) return *changed;
  if (at_start) return *at_start;
  const auto& setup = game.setup();
  return shown_ratings(connection, setup.players, pool_of(setup.variant, setup.control),
                       game.began());
}

std::optional<dice::Digest> dice_root_of(Connection& connection, GameId id,
                                         const play::Game& game) {
  if (game.board().links() == 0) return std::nullopt;
  Rows rows = connection.query("SELECT root FROM dice_secrets WHERE game_id = ?1", id);
  if (!rows.next()) throw damage(id, "the secret of its dice is missing");
  const auto stored = rows.take<Bytes>();
  dice::Digest root = {};
  if (stored.size() != root.size()) throw damage(id, "the secret of its dice has not 32 bytes");
  std::ranges::copy(stored, root.begin());
  return root;
}

}  // namespace

std::vector<std::pair<std::int64_t, play::Event>> stored_events(Connection& connection, GameId id,
                                                                std::int64_t after) {
  return decoded(logged_events(connection, id, after), after);
}

std::vector<std::pair<std::int64_t, play::Event>> stored_events(Readers& readers, GameId id,
                                                                std::int64_t after) {
  auto connection = readers.borrow();
  const Transaction view(*connection, Transaction::Kind::read);
  return stored_events(*connection, id, after);
}

std::optional<LoadedGame> load_game(Connection& connection, GameId id) {
  PerSeat<std::string> names;
  PerSeat<bool> bots{};
  PerSeat<std::optional<int>> computers;
  std::optional<TournamentId> tournament;
  bool arena = false;
  std::optional<rating::ShownRatings> at_start;
  {
    static const std::string sql =
        "SELECT white.name, black.name, white.bot, black.bot, white.computer_level,"
        " black.computer_level, tournament_id, "
        "CASE WHEN tournaments.format = ?2 THEN 1 ELSE 0 END, " +
        std::string(start_columns) +
        " FROM games JOIN users AS white ON white.id = white_id"
        " JOIN users AS black ON black.id = black_id"
        " LEFT JOIN tournaments ON tournaments.id = tournament_id WHERE games.id = ?1";
    Rows rows = connection.query(sql, id, tournament::Format::arena);
    if (!rows.next()) return std::nullopt;
    for (std::string& name : names) name = rows.take<std::string>();
    for (bool& bot : bots) bot = rows.take<bool>();
    for (auto& level : computers) level = rows.take<std::optional<int>>();
    tournament = rows.take<std::optional<TournamentId>>();
    arena = rows.take<bool>();
    at_start = take_at_start(rows);
  }
  const auto events = logged_events(connection, id, 0);
  play::Game game = state_of(connection, id, events);
  const auto ratings = ratings_of(connection, id, game, at_start);
  auto conditionals = conditionals_of(connection, id, game.setup().players);
  const auto dice_root = dice_root_of(connection, id, game);
  return LoadedGame{.game = std::move(game),
                    .names = std::move(names),
                    .commands = commands_of(events),
                    .ratings = ratings,
                    .bots = bots,
                    .computers = computers,
                    .untold_of_freezes = untold_of_freezes(connection, id),
                    .ruling_due = tournament && due_ruling(connection, id),
                    .tournament = tournament,
                    .arena = arena,
                    .conditionals = std::move(conditionals),
                    .messages = messages_of(connection, id),
                    .dice_root = dice_root};
}

}  // namespace crownhead::db
