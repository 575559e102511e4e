#include "db/tournaments/tournament_words.hpp"

#include <string>
#include <type_traits>
#include <utility>

#include "db/tournaments/tournament_rows.hpp"

namespace crownhead::db {
namespace {

WordsPage page_of(Rows rows, int limit) {
  WordsPage page;
  while (rows.next()) {
    const auto tournament = rows.take<TournamentId>();
    const auto version = rows.take<std::int64_t>();
    page.items.push_back({tournament, version, take_tournament_event(rows)});
  }
  if (page.items.size() == static_cast<std::size_t>(limit))
    page.next = {page.items.back().tournament, page.items.back().version};
  return page;
}

}  // namespace

WordsPage words_by(Connection& connection, UserId user, const WordsPlace& after, int limit) {
  static const std::string sql =
      "SELECT tournament_id, version, " + std::string(tournament_event_columns) +
      " FROM tournament_events INDEXED BY tournament_words_by"
      " WHERE actor_id = ?1 AND (reason <> '' OR text <> '')"
      " AND (tournament_id, version) > (?2, ?3) ORDER BY tournament_id, version LIMIT ?4";
  return page_of(connection.query(sql, user, after.tournament, after.version, limit), limit);
}

/// The player whom an event is about is only in its payload.
WordsPage words_about(Connection& connection, UserId user, const WordsPlace& after, int limit) {
  static const std::string sql =
      "SELECT v.tournament_id, version, " + std::string(tournament_event_columns) +
      " FROM tournament_entries AS e JOIN tournament_events AS v INDEXED BY tournament_reasons"
      " ON v.tournament_id = e.tournament_id AND reason <> ''"
      " WHERE e.user_id = ?1 AND e.tournament_id >= ?2 AND actor_id IS DISTINCT FROM ?1"
      " AND (e.tournament_id > ?2 OR version > ?3) ORDER BY e.tournament_id, version LIMIT ?4";
  auto page = page_of(connection.query(sql, user, after.tournament, after.version, limit), limit);
  std::erase_if(page.items,
                [&](const TournamentWords& words) { return about(words.event) != user; });
  return page;
}

void erase_words(Connection& connection, const std::vector<TournamentWords>& words) {
  for (const auto& one : words)
    connection.run(
        "UPDATE tournament_events SET reason = '', text = ''"
        " WHERE tournament_id = ?1 AND version = ?2",
        one.tournament, one.version);
}

}  // namespace crownhead::db
