#include "db/games/archive.hpp"

#include <algorithm>
#include <limits>
#include <unordered_map>

#include "db/games/game_rows.hpp"
#include "db/jobs/readers.hpp"
#include "db/sql/page_cursor.hpp"

namespace crownhead::db {
namespace {

constexpr std::int64_t most_looked_at = 10'000;
constexpr std::int64_t rare_opening =
    5'000;  // fewer games than this are sorted instead of walked through

/// The index that a search uses.
enum class Way : std::uint8_t { pair, player, opening, reason, variant, start };

/// Writes the statements of one search. ?1 player, ?2 opponent, ?3 variant, ?4 speed, ?5 outcome,
/// ?6 reason, ?7 since, ?8 and ?9 the place, ?10 and ?11 the bounds of the opening, ?12 limit, ?13
/// the number of games to examine.
class SearchSql {
 public:
  SearchSql(const GameSearch& search, Way way) : way_(way) {
    add(search.variant.has_value() && way != Way::variant, "variant", "variant = ?3");
    add(search.speed.has_value(), "speed", "speed = ?4");
    add(search.outcome.has_value(), "outcome", "outcome = ?5");
    add(search.reason.has_value() && way != Way::reason, "reason", "reason = ?6");
    add(search.opening.has_value() && way != Way::opening, "opening",
        "opening >= ?10 AND opening < ?11");
  }

  /// Returns rows of id and created_ms, at most ?12.
  std::string matching() const {
    return "SELECT id, created_ms FROM (" + walk() + ") AS walked" + conditions_ + " LIMIT ?12";
  }

  /// Returns the last of the games that matching() may examine, if there are that many.
  std::string last_looked_at() const {
    return "SELECT created_ms, id FROM (" + walk() + ") AS walked LIMIT 1 OFFSET ?13 - 1";
  }

 private:
  void add(bool asked, const char* column, const char* condition) {
    if (!asked) return;
    columns_ += std::string(", ") + column;
    conditions_ += (conditions_.empty() ? " WHERE " : " AND ") + std::string(condition);
  }

  /// Walks down one index, the newest game first.
  std::string down(const char* index, const char* condition) const {
    return "SELECT id, created_ms" + columns_ + " FROM finished_games INDEXED BY " + index +
           " WHERE " + condition +
           " AND created_ms >= ?7 AND created_ms <= ?8 AND (created_ms < ?8 OR id < ?9)";
  }

  /// The games of more than two players in which the player has neither of the first two seats.
  std::string beyond() const {
    return "SELECT id, created_ms" + columns_ +
           " FROM game_seats JOIN finished_games ON id = game_id WHERE user_id = ?1 AND seat > 1"
           " AND created_ms >= ?7 AND created_ms <= ?8 AND (created_ms < ?8 OR id < ?9)";
  }

  std::string walk() const {
    std::string sql;
    switch (way_) {
      case Way::pair:
        sql = down("finished_of_pair", "white_id = ?1 AND black_id = ?2") + " UNION ALL " +
              down("finished_of_pair", "white_id = ?2 AND black_id = ?1");
        break;
      case Way::player:
        sql = down("finished_of_white", "white_id = ?1") + " UNION ALL " +
              down("finished_of_black", "black_id = ?1") + " UNION ALL " + beyond();
        break;
      case Way::opening:
        sql = down("finished_by_opening", "opening <> '' AND opening >= ?10 AND opening < ?11");
        break;
      case Way::reason: sql = down("finished_by_reason", "reason = ?6"); break;
      case Way::variant: sql = down("finished_of_variant", "variant = ?3"); break;
      case Way::start: sql = down("finished_by_start", "true"); break;
    }
    return sql + " ORDER BY created_ms DESC, id DESC LIMIT ?13";
  }

  Way way_;
  std::string columns_;
  std::string conditions_;
};

/// One search on one connection.
class Searching {
 public:
  Searching(Connection& connection, const GameSearch& search, const PageCursor& place)
      : connection_(connection), search_(search), place_(place) {
    // A space or nothing follows the opening.
    if (search.opening) opening_end_ = *search.opening + '!';
  }

  GamePage page() {
    const SearchSql sql(search_, way());
    GamePage page;
    read(sql, page);
    if (!page.next_cursor)
      if (const auto last = end_of_look(sql)) page.next_cursor = write_page_cursor(*last, true);
    for (GameRow& row : page.items)
      if (row.rated) row.ratings = changes_of(connection_, row.id);
    return page;
  }

 private:
  Way way() {
    if (search_.opponent) return Way::pair;
    if (search_.player) return Way::player;
    if (search_.opening && opening_is_rare()) return Way::opening;
    if (search_.reason) return Way::reason;
    return search_.variant ? Way::variant : Way::start;
  }

  bool opening_is_rare() {
    const auto found = connection_.value<std::int64_t>(
        "SELECT count(*) FROM (SELECT 1 FROM finished_games INDEXED BY finished_by_opening"
        " WHERE opening <> '' AND opening >= ?1 AND opening < ?2 LIMIT ?3) AS found",
        *search_.opening, opening_end_, rare_opening);
    return found.value_or(0) < rare_opening;
  }

  Rows run(const std::string& sql) {
    return connection_.query(sql, search_.player, search_.opponent, search_.variant, search_.speed,
                             search_.outcome, search_.reason, search_.since.value_or(Instant{0}),
                             place_.ms, place_.id, search_.opening, opening_end_, search_.limit + 1,
                             most_looked_at);
  }

  void read(const SearchSql& sql, GamePage& page) {
    Rows rows = run("SELECT " + std::string(row_columns) + " FROM (" + sql.matching() +
                    ") AS page JOIN games ON games.id = page.id"
                    " JOIN users AS white ON white.id = games.white_id"
                    " JOIN users AS black ON black.id = games.black_id"
                    " ORDER BY page.created_ms DESC, page.id DESC");
    while (rows.next()) {
      if (static_cast<int>(page.items.size()) == search_.limit) {
        const GameRow& last = page.items.back();
        page.next_cursor = write_page_cursor({.ms = last.created.ms, .id = last.id.value}, true);
        break;
      }
      page.items.push_back(take_row(connection_, rows));
    }
  }

  std::optional<PageCursor> end_of_look(const SearchSql& sql) {
    Rows rows = run(sql.last_looked_at());
    if (!rows.next()) return std::nullopt;
    PageCursor place;
    place.ms = rows.take<std::int64_t>();
    place.id = rows.take<std::int64_t>();
    return place;
  }

  Connection& connection_;
  const GameSearch& search_;
  const PageCursor& place_;
  std::string opening_end_;
};

/// Adds one side's result of a game to its score.
void count(Score& score, play::Outcome outcome, play::Outcome win) {
  if (outcome == play::Outcome::draw)
    ++score.drawn;
  else
    ++(outcome == win ? score.won : score.lost);
}

constexpr std::array wins = {play::Outcome::white_wins, play::Outcome::black_wins};

}  // namespace

std::optional<GamePage> Archive::search(const GameSearch& search) const {
  PageCursor place{.ms = std::numeric_limits<std::int64_t>::max()};
  if (search.until) place.ms = search.until->ms;
  if (search.cursor) {
    const auto read = read_page_cursor(*search.cursor, true);
    if (!read) return std::nullopt;
    if (read->ms < place.ms) place = *read;
  }
  auto connection = readers_.borrow();
  return Searching(*connection, search, place).page();
}

// Counts won, drawn and lost games. Games of several players have the outcome 3 and are not
// counted.
std::vector<PoolScore> Archive::scores(UserId player) const {
  constexpr std::array sides = {
      "SELECT variant, speed, outcome FROM finished_games INDEXED BY finished_of_white"
      " WHERE white_id = ?1 AND outcome < 3",
      "SELECT variant, speed, outcome FROM finished_games INDEXED BY finished_of_black"
      " WHERE black_id = ?1 AND outcome < 3"};
  auto connection = readers_.borrow();
  // Counts here, in one pass along each index: SQLite would sort a hundred thousand games first.
  std::vector<PoolScore> found;
  for (const std::size_t side : {0U, 1U}) {
    Rows rows = connection->query(sides[side], player);
    while (rows.next()) {
      const auto variant = rows.take<std::string_view>();
      const auto speed = rows.take<rating::Speed>();
      auto line = std::ranges::find_if(found, [&](const PoolScore& known) {
        return known.pool.speed == speed && known.pool.variant == variant;
      });
      if (line == found.end())
        line = found.insert(
            found.end(),
            PoolScore{.pool = {.variant = std::string(variant), .speed = speed}, .score = {}});
      count(line->score, rows.take<play::Outcome>(), wins[side]);
    }
  }
  std::ranges::sort(found, {}, [](const PoolScore& line) {
    return std::tuple(-line.score.games(), std::string_view(line.pool.variant), line.pool.speed);
  });
  return found;
}

std::vector<OpponentScore> Archive::opponents(UserId player, std::optional<UserId> only,
                                              int limit) const {
  constexpr std::array sides = {
      "SELECT black_id, outcome FROM finished_games INDEXED BY finished_of_white"
      " WHERE white_id = ?1 AND outcome < 3",
      "SELECT white_id, outcome FROM finished_games INDEXED BY finished_of_black"
      " WHERE black_id = ?1 AND outcome < 3"};
  constexpr std::array against_one = {
      "SELECT black_id, outcome FROM finished_games INDEXED BY finished_of_pair"
      " WHERE white_id = ?1 AND black_id = ?2 AND outcome < 3",
      "SELECT white_id, outcome FROM finished_games INDEXED BY finished_of_pair"
      " WHERE black_id = ?1 AND white_id = ?2 AND outcome < 3"};
  auto connection = readers_.borrow();
  std::unordered_map<UserId, Score> scores;
  for (const std::size_t side : {0U, 1U}) {
    Rows rows = only ? connection->query(against_one[side], player, *only)
                     : connection->query(sides[side], player);
    while (rows.next()) {
      const auto opponent = rows.take<UserId>();
      count(scores[opponent], rows.take<play::Outcome>(), wins[side]);
    }
  }
  std::vector<std::pair<UserId, Score>> order(scores.begin(), scores.end());
  std::ranges::sort(order, {},
                    [](const auto& line) { return std::pair(-line.second.games(), line.first); });
  std::vector<OpponentScore> found;
  for (const auto& [opponent, score] : order) {
    if (static_cast<int>(found.size()) == limit) break;
    auto name = connection->value<std::string>("SELECT name FROM users WHERE id = ?1", opponent);
    found.push_back({std::move(name).value_or(""), score});
  }
  return found;
}

}  // namespace crownhead::db
