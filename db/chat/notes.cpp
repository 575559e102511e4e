#include "db/chat/notes.hpp"

#include "db/jobs/readers.hpp"
#include "db/jobs/stored_bytes.hpp"
#include "db/jobs/writer.hpp"
#include "rules/reasons.hpp"

namespace crownhead::db {

namespace {

std::int64_t bytes_of_note(Connection& connection, UserId user, GameId game) {
  return bytes_of(connection
                      .value<std::string>(
                          "SELECT text FROM notes WHERE user_id = ?1 AND game_id = ?2", user, game)
                      .value_or(""));
}

}  // namespace

Notes::Notes(Writer& writer, Readers& readers) : writer_(writer), readers_(readers) {}

void Notes::write(UserId user, GameId game, std::string text, Instant at, Done<void> done) {
  writer_.submit<void>(
      Locks::of(user),
      [=, text = std::move(text)](Connection& connection) -> Result<void> {
        if (!connection.value<int>("SELECT 1 FROM games WHERE id = ?1", game))
          return fail(Code::not_found, reason::game::none_of_this_id());
        const auto more = bytes_of(text) - bytes_of_note(connection, user, game);
        if (auto fits = charge_bytes(connection, user, more, at); !fits) return fits;
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
      std::move(done));
}

std::optional<Note> Notes::find(UserId user, GameId game) const {
  auto connection = readers_.borrow();
  Rows rows = connection->query(
      "SELECT text, updated_ms FROM notes WHERE user_id = ?1 AND game_id = ?2", user, game);
  if (!rows.next()) return std::nullopt;
  auto text = rows.take<std::string>();
  return Note{.text = std::move(text), .updated = rows.take<Instant>()};
}

std::vector<std::pair<GameId, std::string>> Notes::of(UserId user, GameId after, int limit) const {
  return readers_.borrow()->pairs<GameId, std::string>(
      "SELECT game_id, text FROM notes WHERE user_id = ?1 AND game_id > ?2"
      " ORDER BY game_id LIMIT ?3",
      user, after, limit);
}

}  // namespace crownhead::db
