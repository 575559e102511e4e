#include "db/games/game_writes.hpp"

#include <stdexcept>
#include <tuple>
#include <utility>

#include "db/codec/snapshot_codec.hpp"
#include "db/dice/dice_commitments.hpp"
#include "db/dice/dice_counts.hpp"
#include "db/games/game_rows.hpp"
#include "rules/dice/chain.hpp"
#include "rules/play/openings/opening.hpp"

namespace crownhead::db {

EventRow::EventRow(const play::Event& event)
    : at(event.at), type(codec::type_of(event)), payload(codec::encode_event(event)) {}

StateRows::StateRows(const play::Game& game, Snapshot wanted) : row(row_of(game)) {
  if (wanted == Snapshot::whole && game.ply() <= longest_snapshot)
    snapshot = codec::encode_snapshot(game);
  if (game.ended()) opening = play::opening_of(game);
}

Result<FirstRows> FirstRows::of(play::Setup setup, Instant at,
                                const std::optional<play::FirstDice>& dice) {
  auto game = play::Game::begin(setup, at);
  if (!game) return std::unexpected(game.error());
  const bool shown_at_once = setup.showing.when == play::Shown::now;
  const int links = game->board().links();
  if (links == 0)
    return FirstRows{.events = {EventRow({at, play::Started{std::move(setup)}})},
                     .rolls = {},
                     .state = StateRows(*game, StateRows::Snapshot::whole),
                     .root = std::nullopt,
                     .commitment = std::nullopt};
  if (!dice) throw std::logic_error("a game with dice starts without a root");
  const dice::Chain chain(dice->root, links);
  setup.dice_commitment = chain.commitment();
  game = play::Game::begin(setup, at);
  if (!game) return std::unexpected(game.error());
  std::vector<EventRow> events{EventRow({at, play::Started{std::move(setup)}})};
  const auto happens = [&](const play::Event& event) {
    play::apply(*game, event);
    events.emplace_back(event);
  };
  for (const play::Greeted& greeted : dice->greetings) happens({at, greeted});
  const auto settled = play::settle(*game, play::Chance(&chain), at);
  for (const play::Event& event : settled) happens(event);
  return FirstRows{.events = std::move(events),
                   .rolls = shown_at_once ? rolls_among(settled) : std::vector<play::Rolled>{},
                   .state = StateRows(*game, StateRows::Snapshot::whole),
                   .root = dice->root,
                   .commitment = chain.commitment()};
}

CommandColumns::CommandColumns(const std::optional<RequestKey>& command) {
  if (command)
    std::tie(user, id, hash) = std::tuple(command->user, Bytes(command->id), command->hash);
}

void insert_event(Connection& connection, GameId game, std::int64_t version, const EventRow& event,
                  const std::optional<RequestKey>& command) {
  const CommandColumns by(command);
  connection.run(
      "INSERT INTO game_events (game_id, version, at_ms, type, payload, command_user, command_id,"
      " command_hash) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)",
      game, version, event.at, event.type, Bytes(event.payload), by.user, by.id, by.hash);
}

bool insert_next_event(Connection& connection, GameId game, std::int64_t version,
                       const EventRow& event, const std::optional<RequestKey>& command,
                       std::optional<std::int64_t> private_version) {
  const CommandColumns by(command);
  return connection.changed(
             "INSERT INTO game_events (game_id, version, at_ms, type, payload, command_user,"
             " command_id, command_hash) SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8"
             " WHERE (SELECT max(version) FROM game_events WHERE game_id = ?1) = ?2 - 1"
             " AND (?9 IS NULL OR ?9 = (SELECT private_version FROM games WHERE id = ?1))"
             " ON CONFLICT DO NOTHING",
             game, version, event.at, event.type, Bytes(event.payload), by.user, by.id, by.hash,
             private_version) > 0;
}

void store_snapshot(Connection& connection, GameId game, const StateRows& state) {
  if (state.snapshot.empty()) return;
  connection.run(
      "INSERT INTO snapshots (game_id, version, state) VALUES (?1, ?2, ?3) ON CONFLICT (game_id)"
      " DO UPDATE SET version = excluded.version, state = excluded.state",
      game, state.row.version, Bytes(state.snapshot));
}

void note_news(Connection& connection, GameId game, Instant at, std::int64_t after,
               std::int64_t version) {
  connection.run("INSERT INTO news (game_id, at_ms, after, version) VALUES (?1, ?2, ?3, ?4)", game,
                 at, after, version);
}

GameId insert_game(Connection& connection, const FirstRows& rows) {
  const GameId id = insert_row(connection, rows.state.row);
  for (std::size_t i = 0; i < rows.events.size(); ++i)
    insert_event(connection, id, static_cast<std::int64_t>(i) + 1, rows.events[i]);
  if (rows.root)
    connection.run("INSERT INTO dice_secrets (game_id, root) VALUES (?1, ?2)", id,
                   Bytes(*rows.root));
  if (rows.commitment) use_commitment(connection, *rows.commitment, id, rows.events.front().at);
  count_rolls(connection, rows.rolls);
  store_snapshot(connection, id, rows.state);
  note_news(connection, id, rows.events.front().at, 0, rows.state.row.version);
  return id;
}

}  // namespace crownhead::db
