#include <limits>

#include "db/games/game_queries.hpp"
#include "db/games/game_rows.hpp"
#include "db/games/rating_rows.hpp"
#include "db/jobs/readers.hpp"
#include "db/sql/page_cursor.hpp"

namespace crownhead::db {
namespace {

constexpr std::int64_t no_deadline = std::numeric_limits<std::int64_t>::max();

PageCursor cursor_of(const GameRow& last) {
  return {.ms = last.deadline ? last.deadline->ms : no_deadline, .id = last.id.value};
}

std::string due() { return "coalesce(deadline_ms, " + std::to_string(no_deadline) + ")"; }

/// ?1 player, ?2 variant, ?3 outcome, ?4 reason, ?5 deadline and ?6 id of the place, ?7 tournament,
/// ?8 reader, ?9 limit.
std::string conditions(const GameFilter& filter, bool has_place) {
  std::string sql = " WHERE true";
  // A literal, because SQLite needs it to choose the small indexes of running games.
  if (filter.players_turn) sql += " AND status = 0";
  if (filter.status) sql += " AND status = " + std::to_string(static_cast<int>(*filter.status));
  if (filter.variant) sql += " AND variant = ?2";
  if (filter.outcome) sql += " AND outcome = ?3 AND seats = 2";
  if (filter.reason) sql += " AND reason = ?4";
  if (filter.tournament) sql += " AND tournament_id = ?7";
  if (filter.shown_at_once)
    sql +=
        " AND (shown_after_min = 0 OR ?8 IN (white_id, black_id) OR (seats > 2 AND EXISTS"
        " (SELECT 1 FROM game_seats AS own WHERE own.game_id = id AND own.user_id = ?8)))";
  if (has_place) sql += filter.by_deadline ? " AND (" + due() + ", id) > (?5, ?6)" : " AND id < ?6";
  return sql;
}

/// Selects the games of one side of a player, or all games.
std::string select_ids(const GameFilter& filter, const std::string& where, const char* side,
                       int color) {
  std::string sql = "SELECT id, " + due() + " AS due FROM games" + where;
  if (filter.player) sql += std::string(" AND ") + side + "_id = ?1";
  if (filter.player && filter.players_turn) sql += " AND turn = " + std::to_string(color);
  return sql;
}

/// Selects the games of more than two players in which the player has neither of the first two
/// seats.
std::string select_beyond(const GameFilter& filter, const std::string& where) {
  return "SELECT id, " + due() + " AS due FROM game_seats JOIN games ON games.id = game_id" +
         where + " AND seat > 1 AND user_id = ?1" + (filter.players_turn ? " AND turn = seat" : "");
}

std::string list_sql(const GameFilter& filter, bool has_place) {
  const std::string where = conditions(filter, has_place);
  const std::string order = filter.by_deadline ? " ORDER BY due, id" : " ORDER BY id DESC";
  std::string ids = select_ids(filter, where, "white", 0);
  // One select for each kind of seat, so that each follows an index in order of id.
  if (filter.player)
    ids += " UNION ALL " + select_ids(filter, where, "black", 1) + " AND white_id <> ?1" +
           " UNION ALL " + select_beyond(filter, where);
  return "SELECT " + std::string(row_columns) + ", due FROM (" + ids + order + " LIMIT ?9)" +
         " AS page JOIN games ON games.id = page.id"
         " JOIN users AS white ON white.id = games.white_id"
         " JOIN users AS black ON black.id = games.black_id" +
         (filter.by_deadline ? " ORDER BY due, games.id" : " ORDER BY games.id DESC");
}

}  // namespace

bool readable_cursor(const GameFilter& filter) {
  return !filter.cursor || read_page_cursor(*filter.cursor, filter.by_deadline);
}

GamePage GameQueries::list(const GameFilter& filter) const {
  std::optional<PageCursor> place;
  if (filter.cursor) {
    place = read_page_cursor(*filter.cursor, filter.by_deadline);
    if (!place) return {};
  }
  auto connection = readers_.borrow();
  Rows rows = connection->query(list_sql(filter, place.has_value()), filter.player, filter.variant,
                                filter.outcome, filter.reason, place.value_or(PageCursor{}).ms,
                                place.value_or(PageCursor{}).id, filter.tournament, filter.reader,
                                filter.limit + 1);
  GamePage page;
  while (rows.next()) {
    if (static_cast<int>(page.items.size()) == filter.limit) {
      page.next_cursor = write_page_cursor(cursor_of(page.items.back()), filter.by_deadline);
      break;
    }
    page.items.push_back(take_row(*connection, rows));
    GameRow& row = page.items.back();
    if (row.rated && row.status == GameStatus::finished)
      row.ratings = changes_of(*connection, row.id);
  }
  return page;
}

}  // namespace crownhead::db
