#include "db/games/notes.hpp"

#include "db/jobs/readers.hpp"
#include "db/jobs/writer.hpp"
#include "rules/accounts/quotas.hpp"
#include "rules/reasons.hpp"

namespace crownhead::db {

namespace {

/// Of all notes but that of the game.
std::size_t bytes_beside(Connection& connection, UserId user, GameId game) {
  std::size_t bytes = 0;
  Rows rows =
      connection.query("SELECT text FROM notes WHERE user_id = ?1 AND game_id <> ?2", user, game);
  while (rows.next()) bytes += rows.take<std::string_view>().size();
  return bytes;
}

}  // namespace

Notes::Notes(Writer& writer, Readers& readers) : writer_(writer), readers_(readers) {}

void Notes::write(UserId user, GameId game, std::string text, Instant at, Done<void> done) {
  writer_.submit<void>(
      Locks::of(user),
      [=, text = std::move(text)](Connection& connection) -> Result<void> {
        if (!connection.value<int>("SELECT 1 FROM games WHERE id = ?1", game))
          return fail(Code::not_found, reason::game::none_of_this_id());
        if (!text.empty() &&
            bytes_beside(connection, user, game) + text.size() > accounts::quotas::note_bytes)
          return fail(Code::too_large, reason::notes::too_long_altogether());
        if (text.empty())
          connection.run("DELETE FROM notes WHERE user_id = ?1 AND game_id = ?2", user, game);
        else
          connection.run(
              "INSERT INTO notes (user_id, game_id, text, updated_ms) VALUES (?1, ?2, ?3, ?4)"
              " ON CONFLICT (user_id, game_id) DO UPDATE SET text = excluded.text,"
              " updated_ms = excluded.updated_ms",
              user, game, text, at);
        return {};
      },
      std::move(done), Changes::one);
}

std::optional<Note> Notes::find(UserId user, GameId game) const {
  auto connection = readers_.borrow();
  Rows rows = connection->query(
      "SELECT text, updated_ms FROM notes WHERE user_id = ?1 AND game_id = ?2", user, game);
  if (!rows.next()) return std::nullopt;
  auto text = rows.take<std::string>();
  return Note{.text = std::move(text), .updated = rows.take<Instant>()};
}

std::vector<std::pair<GameId, std::string>> Notes::of(UserId user) const {
  auto connection = readers_.borrow();
  Rows rows = connection->query(
      "SELECT game_id, text FROM notes WHERE user_id = ?1 ORDER BY game_id", user);
  std::vector<std::pair<GameId, std::string>> notes;
  while (rows.next()) {
    const auto game = rows.take<GameId>();
    notes.emplace_back(game, rows.take<std::string>());
  }
  return notes;
}

}  // namespace crownhead::db
