#include "db/games/game_rulings.hpp"

#include <stdexcept>
#include <string>

namespace crownhead::db {
namespace {

/// Stored by number: append only.
enum class Kind : std::uint8_t { result, pause, resume, added_time };

struct Columns {
  Kind kind;
  std::optional<play::Outcome> outcome = std::nullopt;
  std::optional<play::EndReason> reason = std::nullopt;
  std::optional<Millis> time = std::nullopt;
};

struct ColumnsOf {
  Columns operator()(const play::SetResult& set) const {
    return {.kind = Kind::result, .outcome = play::outcome_of(set.finish), .reason = set.reason};
  }
  Columns operator()(const play::PauseGame&) const { return {.kind = Kind::pause}; }
  Columns operator()(const play::ResumeGame&) const { return {.kind = Kind::resume}; }
  Columns operator()(const play::AddTime& add) const {
    return {.kind = Kind::added_time, .time = add.time};
  }
};

play::Ruling ruling_of(const Columns& columns, GameId game) {
  switch (columns.kind) {
    case Kind::result:
      return play::SetResult{.finish = play::finish_of(columns.outcome.value()),
                             .reason = columns.reason.value()};
    case Kind::pause: return play::PauseGame{};
    case Kind::resume: return play::ResumeGame{};
    case Kind::added_time: return play::AddTime{columns.time.value()};
  }
  throw std::runtime_error("game " + std::to_string(game.value) + ": a ruling of unknown kind");
}

}  // namespace

void insert_ruling(Connection& connection, TournamentId tournament, const RulingOnGame& ruling) {
  const Columns columns = std::visit(ColumnsOf{}, ruling.what);
  connection.run(
      "INSERT INTO game_rulings (game_id, ruling, tournament_id, at_ms, kind, outcome, reason,"
      " time_ms) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8) ON CONFLICT DO NOTHING",
      ruling.game, ruling.number, tournament, ruling.at, columns.kind, columns.outcome,
      columns.reason, columns.time);
}

std::optional<RulingOnGame> due_ruling(Connection& connection, GameId game) {
  Rows rows = connection.query(
      "SELECT ruling, at_ms, kind, outcome, reason, time_ms FROM game_rulings"
      " WHERE game_id = ?1 AND game_version IS NULL ORDER BY ruling LIMIT 1",
      game);
  if (!rows.next()) return std::nullopt;
  const auto number = rows.take<std::int64_t>();
  const auto at = rows.take<Instant>();
  Columns columns{.kind = rows.take<Kind>()};
  columns.outcome = rows.take<std::optional<play::Outcome>>();
  columns.reason = rows.take<std::optional<play::EndReason>>();
  columns.time = rows.take<std::optional<Millis>>();
  return RulingOnGame{.game = game, .number = number, .at = at, .what = ruling_of(columns, game)};
}

bool ruling_due_before(Connection& connection, GameId game, Instant at) {
  return connection
      .value<int>(
          "SELECT 1 FROM game_rulings WHERE game_id = ?1 AND game_version IS NULL"
          " AND at_ms < ?2 LIMIT 1",
          game, at)
      .has_value();
}

bool note_ruling(Connection& connection, GameId game, std::int64_t number, std::int64_t version) {
  return connection.changed(
             "UPDATE game_rulings SET game_version = ?3"
             " WHERE game_id = ?1 AND ruling = ?2 AND game_version IS NULL",
             game, number, version) > 0;
}

}  // namespace crownhead::db
