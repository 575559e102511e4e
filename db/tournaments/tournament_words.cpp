#include "db/tournaments/tournament_words.hpp"

#include <string>
#include <type_traits>
#include <utility>

#include "db/tournaments/tournament_rows.hpp"

namespace crownhead::db {
namespace {

// The statements and migration 30 name the number of these events.
static_assert(std::is_same_v<std::variant_alternative_t<23, decltype(tournament::Event::what)>,
                             tournament::MessageSent>);
static_assert(std::is_same_v<std::variant_alternative_t<24, decltype(tournament::Event::what)>,
                             tournament::Promoted>);

std::vector<TournamentWords> words_in(Rows rows) {
  std::vector<TournamentWords> found;
  while (rows.next()) {
    const auto tournament = rows.take<TournamentId>();
    const auto version = rows.take<std::int64_t>();
    found.push_back({tournament, version, take_tournament_event(rows)});
  }
  return found;
}

std::vector<TournamentWords> words_by(Connection& connection, UserId user) {
  static const std::string sql = "SELECT tournament_id, version, " +
                                 std::string(tournament_event_columns) +
                                 " FROM tournament_events"
                                 " WHERE actor_id = ?1 AND (reason <> '' OR type = 23)";
  return words_in(connection.query(sql, user));
}

/// Who an event is about is in its payload.
std::vector<TournamentWords> words_about(Connection& connection, UserId user) {
  static const std::string sql =
      "SELECT v.tournament_id, version, " + std::string(tournament_event_columns) +
      " FROM tournament_entries AS e JOIN tournament_events AS v INDEXED BY tournament_reasons"
      " ON v.tournament_id = e.tournament_id AND reason <> ''"
      " WHERE e.user_id = ?1 AND actor_id IS DISTINCT FROM ?1";
  auto found = words_in(connection.query(sql, user));
  std::erase_if(found, [&](const TournamentWords& words) { return about(words.event) != user; });
  return found;
}

}  // namespace

std::vector<TournamentWords> tournament_words(Connection& connection, UserId user) {
  auto words = words_by(connection, user);
  for (auto& about : words_about(connection, user)) words.push_back(std::move(about));
  return words;
}

void erase_tournament_words(Connection& connection, UserId user) {
  for (const auto& words : tournament_words(connection, user))
    connection.run(
        "UPDATE tournament_events SET reason = '', after = CASE type WHEN 23 THEN '' ELSE after END"
        " WHERE tournament_id = ?1 AND version = ?2",
        words.tournament, words.version);
}

void erase_words_of_former(Connection& connection) {
  Transaction transaction(connection, Transaction::Kind::write);
  if (connection.changed("DELETE FROM meta WHERE key = 'words_of_former'") > 0)
    for (const UserId user :
         connection.values<UserId>("SELECT id FROM users WHERE closed_ms IS NOT NULL"))
      erase_tournament_words(connection, user);
  transaction.commit();
}

}  // namespace crownhead::db
