#include "db/games/private_rows.hpp"

#include <sstream>

#include "db/jobs/stored_bytes.hpp"

namespace crownhead::db {
namespace {

/// A space separates moves, which contain none.
std::string text_of(const play::Conditionals& conditionals) {
  std::string text;
  for (const auto& line : conditionals.lines()) {
    if (!text.empty()) text += '\n';
    for (std::size_t i = 0; i < line.size(); ++i) text.append(i > 0 ? " " : "").append(line[i]);
  }
  return text;
}

play::Conditionals read_text(const std::string& text) {
  std::vector<play::Conditionals::Line> lines;
  std::istringstream in(text);
  for (std::string line; std::getline(in, line);) {
    std::istringstream moves(line);
    lines.emplace_back();
    for (std::string move; moves >> move;) lines.back().push_back(move);
  }
  return play::Conditionals::stored(std::move(lines));
}

play::MoveMessage take_message(Rows& rows) {
  const auto ply = rows.take<int>();
  const auto version = rows.take<std::int64_t>();
  const auto by = rows.take<UserId>();
  return {.ply = ply, .version = version, .by = by, .text = rows.take<std::string>()};
}

}  // namespace

play::AllConditionals conditionals_of(Connection& connection, GameId game,
                                      const PerSeat<UserId>& players) {
  play::AllConditionals all;
  Rows rows = connection.query("SELECT user_id, lines FROM conditionals WHERE game_id = ?1", game);
  while (rows.next()) {
    const auto user = rows.take<UserId>();
    auto lines = read_text(rows.take<std::string>());
    if (const auto seat = players.find(user)) all[*seat] = std::move(lines);
  }
  return all;
}

std::int64_t store_conditionals(Connection& connection, GameId game, UserId user,
                                const play::Conditionals& conditionals) {
  const auto before =
      connection
          .value<std::string>("SELECT lines FROM conditionals WHERE game_id = ?1 AND user_id = ?2",
                              game, user)
          .value_or("");
  const auto lines = text_of(conditionals);
  if (conditionals.empty() && !before.empty())
    connection.run("DELETE FROM conditionals WHERE game_id = ?1 AND user_id = ?2", game, user);
  if (!conditionals.empty())
    connection.run(
        "INSERT INTO conditionals (game_id, user_id, lines) VALUES (?1, ?2, ?3)"
        " ON CONFLICT (game_id, user_id) DO UPDATE SET lines = excluded.lines",
        game, user, lines);
  return bytes_of(lines) - bytes_of(before);
}

std::vector<play::MoveMessage> messages_of(Connection& connection, GameId game, int from, int to) {
  Rows rows = connection.query(
      "SELECT ply, version, user_id, text FROM move_messages"
      " WHERE game_id = ?1 AND ply BETWEEN ?2 AND ?3 ORDER BY ply",
      game, from, to);
  std::vector<play::MoveMessage> messages;
  while (rows.next()) messages.push_back(take_message(rows));
  return messages;
}

void store_message(Connection& connection, GameId game, const play::MoveMessage& message) {
  connection.run(
      "INSERT INTO move_messages (game_id, ply, version, user_id, text)"
      " VALUES (?1, ?2, ?3, ?4, ?5)",
      game, message.ply, message.version, message.by, message.text);
  count_bytes(connection, message.by, bytes_of(message.text));
}

void drop_messages(Connection& connection, GameId game, int plies) {
  refund_bytes(
      connection,
      bytes_by_user(connection.query(
          "SELECT user_id, text FROM move_messages WHERE game_id = ?1 AND ply > ?2", game, plies)));
  connection.run("DELETE FROM move_messages WHERE game_id = ?1 AND ply > ?2", game, plies);
}

std::vector<std::pair<GameId, std::string>> conditionals_by(Connection& connection, UserId user,
                                                            GameId after, int limit) {
  return connection.pairs<GameId, std::string>(
      "SELECT game_id, lines FROM conditionals WHERE user_id = ?1 AND game_id > ?2"
      " ORDER BY game_id LIMIT ?3",
      user, after, limit);
}

std::vector<std::pair<GameId, play::MoveMessage>> messages_by(Connection& connection, UserId user,
                                                              const std::pair<GameId, int>& after,
                                                              int limit) {
  Rows rows = connection.query(
      "SELECT game_id, ply, version, user_id, text FROM move_messages"
      " WHERE user_id = ?1 AND (game_id, ply) > (?2, ?3) ORDER BY game_id, ply LIMIT ?4",
      user, after.first, after.second, limit);
  std::vector<std::pair<GameId, play::MoveMessage>> found;
  while (rows.next()) {
    const auto game = rows.take<GameId>();
    found.emplace_back(game, take_message(rows));
  }
  return found;
}

}  // namespace crownhead::db
