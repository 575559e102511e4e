#include "db/tournaments/tournament_list.hpp"

#include <limits>

#include "db/sql/page_cursor.hpp"
#include "db/sql/word_beginnings.hpp"
#include "db/tournaments/tournament_ranking.hpp"
#include "db/tournaments/tournament_rows.hpp"
#include "rules/play/clock/speed.hpp"

namespace crownhead::db {
namespace {

constexpr int most_looked_at = 1'000;

/// Writes the statements of one list. ?1 and ?2 the place, ?3 to ?11 the fields of the filter, ?12
/// the limit, ?13 the number of rows to examine.
class ListSql {
 public:
  ListSql(const TournamentFilter& filter, Engine engine)
      : filter_(filter),
        engine_(engine),
        by_begin_(filter.by_begin || filter.from || filter.to),
        named_(word_beginnings(filter.name).has_value()) {}

  bool by_begin() const { return by_begin_; }
  /// True if the rows are examined in the order of the list.
  bool in_order() const { return !by_begin_ || !of_set(); }

  std::string rows() const {
    return "SELECT " + std::string(tournament_columns) +
           ", (SELECT users.name FROM users WHERE users.id = leader_id)" +
           (filter_.player || filter_.own ? rank() : "") + " FROM (" + walk() +
           // SQLite joins in this order.
           ") AS walk CROSS JOIN tournaments WHERE tournaments.id = walked" + conditions() +
           (by_begin_ ? " ORDER BY tournaments.begins_ms, walked" : " ORDER BY walked DESC") +
           " LIMIT ?12";
  }

  /// Returns the last row that rows() may examine, if there are that many.
  std::string last_looked_at() const {
    return "SELECT begins_ms, id FROM tournaments WHERE id ="
           " (SELECT walked FROM (" +
           walk() + ") AS walk LIMIT 1 OFFSET ?13 - 1)";
  }

 private:
  bool of_people() const { return filter_.player || filter_.director || filter_.own; }
  bool of_set() const { return of_people() || named_; }

  static std::string rank() {
    return ", (SELECT substr(ranks, CAST(2 * seat - 1 AS INTEGER), 2) FROM tournament_entries"
           " WHERE tournament_id = tournaments.id AND user_id = coalesce(?7, ?10))";
  }

  /// Ids in the order of one index.
  std::string walk() const {
    if (filter_.player) return newest("tournament_id", "tournament_entries", "user_id = ?7");
    if (filter_.director) return newest("tournament_id", "tournament_directors", "user_id = ?8");
    if (filter_.own)
      return newest("tournament_id",
                    "(SELECT tournament_id FROM tournament_entries WHERE user_id = ?10 UNION"
                    " SELECT tournament_id FROM tournament_directors WHERE user_id = ?10) AS own",
                    "true");
    if (named_)
      return engine_ == Engine::postgres
                 ? newest("id", "tournaments",
                          "array_to_tsvector(words_of(name)) @@ words_that_begin(?9)")
                 : newest("rowid", "tournament_names", "tournament_names MATCH ?9");
    const std::string variant = filter_.variant ? " AND variant = ?4" : "";
    if (by_begin_)
      return "SELECT id AS walked FROM tournaments WHERE begins_ms IS NOT NULL"
             " AND begins_ms < ?11 AND (begins_ms, id) > (?1, ?2)" +
             variant + " ORDER BY begins_ms, id LIMIT ?13";
    return newest("id", "tournaments", (filter_.status ? "status = ?3" : "true") + variant);
  }

  std::string newest(const std::string& id, const std::string& table,
                     const std::string& condition) const {
    return "SELECT " + id + " AS walked FROM " + table + " WHERE " + condition +
           (by_begin_ ? "" : " AND " + id + " < ?2") + " ORDER BY " + id + " DESC LIMIT ?13";
  }

  std::string conditions() const {
    std::string sql;
    const auto add = [&](bool asked, const char* condition) {
      if (asked) sql += std::string(" AND ") + condition;
    };
    add(filter_.status.has_value(), "status = ?3");
    add(filter_.variant.has_value(), "variant = ?4");
    add(filter_.format.has_value(), "format = ?5");
    add(filter_.pace.has_value(), "pace = ?6");
    add(filter_.player && filter_.director,
        "EXISTS (SELECT 1 FROM tournament_directors WHERE tournament_id = walked"
        " AND user_id = ?8)");
    const bool by_name = named_ && !of_people();
    add(named_ && !by_name && engine_ == Engine::sqlite,
        "EXISTS (SELECT 1 FROM tournament_names WHERE tournament_names MATCH ?9"
        " AND rowid = walked)");
    add(named_ && !by_name && engine_ == Engine::postgres,
        "array_to_tsvector(words_of(name)) @@ words_that_begin(?9)");
    add(by_begin_, "(begins_ms, walked) > (?1, ?2) AND begins_ms < ?11");
    return sql;
  }

  const TournamentFilter& filter_;
  Engine engine_;
  bool by_begin_;
  bool named_;
};

/// One list on one connection.
class Listing {
 public:
  Listing(Connection& connection, const TournamentFilter& filter)
      : connection_(connection), filter_(filter), sql_(filter, connection.engine()) {}

  std::optional<TournamentPage> page() {
    if (!sql_.by_begin()) place_.id = std::numeric_limits<std::int64_t>::max();
    if (filter_.from) place_.ms = filter_.from->ms;
    if (filter_.cursor) {
      const auto place = read_page_cursor(*filter_.cursor, sql_.by_begin());
      if (!place || place->id < 1) return std::nullopt;
      place_ = *place;
    }
    TournamentPage page;
    read(page);
    if (!page.next && sql_.in_order()) page.next = end_of_look();
    return page;
  }

 private:
  void read(TournamentPage& page) {
    Rows rows = run(sql_.rows());
    while (rows.next()) {
      ListedTournament row(take_tournament(rows));
      row.leader = rows.take<std::optional<std::string>>();
      if (filter_.player || filter_.own) row.place = rank_in(rows.take<std::optional<Bytes>>());
      if (filter_.speed && play::listed_speed(row.control) != *filter_.speed) continue;
      if (static_cast<int>(page.items.size()) == filter_.limit) {
        const auto& last = page.items.back();
        page.next = write_page_cursor(
            {.ms = last.begins.value_or(Instant{0}).ms, .id = last.id.value}, sql_.by_begin());
        break;
      }
      page.items.push_back(std::move(row));
    }
  }

  std::optional<std::string> end_of_look() {
    Rows rows = run(sql_.last_looked_at());
    if (!rows.next()) return std::nullopt;
    PageCursor last;
    last.ms = rows.take<std::optional<std::int64_t>>().value_or(0);
    last.id = rows.take<std::int64_t>();
    return write_page_cursor(last, sql_.by_begin());
  }

  Rows run(const std::string& sql) {
    // The speed is no column, so it is compared here.
    const int limit = filter_.speed ? most_looked_at : filter_.limit + 1;
    return connection_.query(sql, place_.ms, place_.id, filter_.status, filter_.variant,
                             filter_.format, filter_.pace, filter_.player, filter_.director,
                             word_beginnings(filter_.name), filter_.own,
                             filter_.to.value_or(Instant{std::numeric_limits<std::int64_t>::max()}),
                             limit, most_looked_at);
  }

  Connection& connection_;
  const TournamentFilter& filter_;
  ListSql sql_;
  PageCursor place_{.ms = std::numeric_limits<std::int64_t>::min()};
};

}  // namespace

std::optional<TournamentPage> list_tournaments(Connection& connection,
                                               const TournamentFilter& filter) {
  return Listing(connection, filter).page();
}

}  // namespace crownhead::db
