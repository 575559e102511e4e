#include "db/games/game_queries.hpp"

#include "db/games/game_rows.hpp"
#include "db/games/private_rows.hpp"
#include "db/games/rating_rows.hpp"
#include "db/games/stored_game.hpp"
#include "db/jobs/readers.hpp"
#include "rules/play/as_shown.hpp"

namespace crownhead::db {

std::optional<GameRow> GameQueries::row(GameId id) const {
  auto connection = readers_.borrow();
  static const std::string sql = "SELECT " + std::string(row_columns) +
                                 " FROM games JOIN users AS white ON white.id = games.white_id"
                                 " JOIN users AS black ON black.id = games.black_id"
                                 " WHERE games.id = ?1";
  Rows rows = connection->query(sql, id);
  if (!rows.next()) return std::nullopt;
  GameRow row = take_row(*connection, rows);
  row.ratings = changes_of(*connection, id);
  return row;
}

GameRow GameQueries::as_it_was(GameRow row, Instant until) const {
  const bool stands = row.showing.when == play::Shown::finished;
  if (row.version > 1 && row.updated > until) {
    const auto game = play::as_it_was(stored_events(readers_, row.id, 0), until);
    if (!game) throw std::runtime_error(game.error().detail);
    const GameRow before = row_of(*game);
    row.turn = before.turn;
    row.ply = before.ply;
    row.version = before.version;
    row.fen = before.fen;
    row.last_move = before.last_move;
    row.deadline = before.deadline;
    row.updated = before.updated;
    row.message.clear();
  }
  if (stands)
    row.deadline.reset();
  else if (row.deadline)
    row.deadline = *row.deadline + delay(row.showing);
  return row;
}

std::vector<GameId> GameQueries::waiting_for_computers() const {
  auto connection = readers_.borrow();
  return connection->values<GameId>(
      "SELECT games.id FROM users JOIN games ON white_id = users.id"
      " WHERE computer_level IS NOT NULL AND status = 0 AND pace = 1 AND turn = 0"
      " UNION ALL SELECT games.id FROM users JOIN games ON black_id = users.id"
      " WHERE computer_level IS NOT NULL AND status = 0 AND pace = 1 AND turn = 1"
      // Games of more than two players.
      " UNION ALL SELECT games.id FROM games"
      " JOIN game_seats ON game_id = games.id AND seat = turn JOIN users ON users.id = user_id"
      " WHERE computer_level IS NOT NULL AND status = 0 AND pace = 1 AND turn > 1");
}

int GameQueries::running_with_computers(UserId user) const {
  auto connection = readers_.borrow();
  return connection
      ->value<int>(
          "SELECT (SELECT count(*) FROM games JOIN users AS other ON other.id = black_id"
          "  WHERE white_id = ?1 AND status = 0 AND other.computer_level IS NOT NULL)"
          " + (SELECT count(*) FROM games JOIN users AS other ON other.id = white_id"
          "  WHERE black_id = ?1 AND status = 0 AND other.computer_level IS NOT NULL)"
          // Games of more than two players: if one computer plays, all other players but one are
          // computers.
          " + (SELECT count(*) FROM game_seats JOIN games ON games.id = game_id"
          "  JOIN users AS other ON other.id = white_id"
          "  WHERE user_id = ?1 AND seat > 1 AND status = 0 AND other.computer_level IS NOT NULL)",
          user)
      .value_or(0);
}

std::vector<std::pair<GameId, UserId>> GameQueries::left_to_computers(Instant idle_since,
                                                                      int limit) const {
  return readers_.borrow()->pairs<GameId, UserId>(
      "WITH gone AS (SELECT id FROM users WHERE guest = 1 AND created_ms < ?1 AND NOT EXISTS"
      "  (SELECT 1 FROM sessions WHERE user_id = users.id AND seen_ms >= ?1))"
      " SELECT games.id, gone.id FROM gone JOIN games ON white_id = gone.id"
      "  JOIN users AS other ON other.id = black_id WHERE status = 0 AND computer_level > 0"
      " UNION ALL SELECT games.id, gone.id FROM gone JOIN games ON black_id = gone.id"
      "  JOIN users AS other ON other.id = white_id WHERE status = 0 AND computer_level > 0"
      " UNION ALL SELECT games.id, gone.id FROM gone"
      "  JOIN game_seats ON user_id = gone.id AND seat > 1 JOIN games ON games.id = game_id"
      "  JOIN users AS other ON other.id = white_id WHERE status = 0 AND computer_level > 0"
      " LIMIT ?2",
      idle_since, limit);
}

std::vector<std::pair<GameId, std::string>> GameQueries::conditionals_of(UserId user, GameId after,
                                                                         int limit) const {
  auto connection = readers_.borrow();
  return conditionals_by(*connection, user, after, limit);
}

std::vector<std::pair<GameId, play::MoveMessage>> GameQueries::messages_by(UserId user,
                                                                           GameId after,
                                                                           int after_ply,
                                                                           int limit) const {
  auto connection = readers_.borrow();
  return db::messages_by(*connection, user, {after, after_ply}, limit);
}

}  // namespace crownhead::db
