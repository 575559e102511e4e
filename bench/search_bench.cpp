// How long the search of games, a player's scores and a leaderboard take in a database of a million
// finished games, 100,000 of them one player's.
// Usage: search_bench [--games N]

#include <CLI/CLI.hpp>
#include <chrono>
#include <filesystem>
#include <functional>
#include <stdexcept>
#include <string>

#include "bench/figures.hpp"
#include "db/archive.hpp"
#include "db/database.hpp"
#include "db/ratings.hpp"
#include "db/readers.hpp"
#include "db/sqlite.hpp"

namespace {

using namespace crownhead;

constexpr std::int64_t first_day = 1'600'000'000'000;
constexpr int runs = 60;

/// 2,000 players and the games, in one transaction. Every tenth game is one of player 1.
void fill(const std::filesystem::path& file, std::int64_t games) {
  db::migrate_file(file);
  db::Connection connection(file, db::Connection::Mode::read_write_create);
  connection.script(
      "PRAGMA synchronous = OFF; PRAGMA journal_mode = OFF; PRAGMA cache_size = -400000;"
      "PRAGMA foreign_keys = OFF; BEGIN");
  connection.run(
      "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 2000)"
      " INSERT INTO users (id, name, password_hash, email, time_zone, locale, created_ms)"
      " SELECT i, 'player' || i, '-', '', 'UTC', 'en', ?1 FROM n",
      first_day);
  connection.run(
      "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?1)"
      " INSERT INTO games (id, variant, ruleset, pace, control_kind, base_ms, increment_ms, rated,"
      " white_id, black_id, status, outcome, reason, turn, ply, version, fen, last_move, "
      "created_ms,"
      " updated_ms) SELECT i, CASE WHEN i % 4 = 0 THEN 'russian' ELSE 'international' END, 'fmjd',"
      " 0, 0, 300000, 3000, 1, CASE WHEN i % 20 = 0 THEN 1 ELSE 2 + i * 7919 % 999 END,"
      " CASE WHEN i % 20 = 10 THEN 1 ELSE 1001 + i * 104729 % 999 END, 1,"
      " CASE WHEN i % 100 BETWEEN 75 AND 90 OR i % 100000 = 7 THEN 2 ELSE i % 2 END,"
      " CASE WHEN i % 100000 = 7 THEN 'main_road' WHEN i % 100 < 50 THEN 'resignation'"
      " WHEN i % 100 < 75 THEN 'time' WHEN i % 100 < 91 THEN 'agreement' ELSE 'no_moves' END, 0, "
      "60,"
      " 63, 'W:WK46:BK5', '46-41', ?2 + i * 100000, ?2 + i * 100000 + 600000 FROM n",
      games, first_day);
  connection.run(
      "INSERT INTO finished_games SELECT id, created_ms, white_id, black_id, variant, 2 + id % 3,"
      " outcome, reason, CASE WHEN id % 5000 = 3 THEN '31-27 20-25 36-31'"
      " WHEN id % 3 = 0 THEN '32-28 19-23 28x19 14x23' WHEN id % 3 = 1 THEN '34-30 20-25'"
      " ELSE 'c3-d4 d6-c5' END FROM games");
  connection.run(
      "INSERT INTO ratings SELECT id, 'international', 2, 1000 + id * 7919 % 1200, 60 + id % 90,"
      " 0.06, ?1, 100 FROM users",
      first_day + games * 100000);
  connection.script("COMMIT");
}

/// Prints the median and the 99th percentile of a query that is made again and again.
void measure(const std::string& name, const std::function<void(int)>& query) {
  bench::Latencies times;
  for (int run = 0; run < runs; ++run) {
    const auto began = std::chrono::steady_clock::now();
    query(run);
    times.add(std::chrono::steady_clock::now() - began);
  }
  bench::print_figure("search." + name + ".p50_ms", times.percentile_ms(0.5));
  bench::print_figure("search." + name + ".p99_ms", times.percentile_ms(0.99));
}

}  // namespace

int main(int argc, char** argv) {
  CLI::App app("How long searches take");
  std::int64_t games = 1'000'000;
  app.add_option("--games", games, "how many finished games there are");
  CLI11_PARSE(app, argc, argv);

  const auto folder = std::filesystem::temp_directory_path() / "crownhead-search-bench";
  std::filesystem::remove_all(folder);
  std::filesystem::create_directories(folder);
  const auto file = folder / "crownhead.db";
  fill(file, games);
  db::Readers readers(file);
  const db::Archive archive(readers);
  const db::Ratings ratings(readers);
  const Instant end{first_day + games * 100'000};

  // Each run begins elsewhere in time, so that pages deep in the list are among them.
  const auto search = [&](const std::string& name, db::GameSearch asked) {
    measure(name, [&](int run) {
      asked.until = Instant{end.ms - run * games * 1000};
      if (!archive.search(asked)) throw std::runtime_error("no page");
    });
  };
  const UserId busy{1}, usual{5};
  search("all", {});
  search("player", {.player = usual});
  search("busy_player", {.player = busy});
  search("busy_player_rare_end", {.player = busy, .reason = "main_road"});
  search("pair", {.player = busy, .opponent = UserId{1005}});
  search("variant_result", {.variant = "russian", .outcome = play::Outcome::draw});
  search("speed", {.speed = rating::Speed::rapid});
  search("reason", {.reason = "agreement"});
  search("rare_reason", {.reason = "main_road"});
  search("never", {.outcome = play::Outcome::draw, .reason = "resignation"});
  search("opening", {.opening = "32-28 19-23"});
  search("rare_opening", {.opening = "31-27 20-25"});
  search("opening_never", {.variant = "russian", .reason = "time", .opening = "31-27"});
  measure("scores", [&](int) { archive.scores(busy); });
  measure("opponents", [&](int) { archive.opponents(busy, {}, 50); });
  measure("leaderboard", [&](int) {
    if (!ratings.leaders({"international", rating::Speed::blitz}, end, 50, {}))
      throw std::runtime_error("no page");
  });
  std::filesystem::remove_all(folder);
}
