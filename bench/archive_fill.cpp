#include "bench/archive_fill.hpp"

#include "db/database.hpp"
#include "db/sqlite/connection.hpp"

namespace crownhead::bench {

void fill_archive(const std::filesystem::path& file, std::int64_t games) {
  db::bring_up_to_date(file);
  db::SqliteConnection connection(file, db::SqliteConnection::Mode::read_write_create);
  connection.script(
      "PRAGMA synchronous = OFF; PRAGMA journal_mode = OFF; PRAGMA cache_size = -400000;"
      "PRAGMA foreign_keys = OFF; BEGIN");
  connection.run(
      "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 2000)"
      " INSERT INTO users (id, name, password_hash, email, time_zone, locale, created_ms)"
      " SELECT i, 'player' || i, '-', '', 'UTC', 'en', ?1 FROM n",
      archive_begins_ms);
  connection.run(
      "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?1)"
      " INSERT INTO games (id, variant, ruleset, pace, control_kind, base_ms, increment_ms, rated,"
      " white_id, black_id, status, outcome, reason, turn, ply, version, fen, last_move, "
      "created_ms,"
      " updated_ms, white_rating, white_provisional, black_rating, black_provisional) SELECT i, "
      "CASE WHEN i % 4 = 0 THEN 'russian' ELSE 'international' END, 'fmjd',"
      " 0, 0, 300000, 3000, 1, CASE WHEN i % 20 = 0 THEN 1 ELSE 2 + i * 7919 % 999 END,"
      " CASE WHEN i % 20 = 10 THEN 1 ELSE 1001 + i * 104729 % 999 END, 1,"
      " CASE WHEN i % 100 BETWEEN 75 AND 90 OR i % 100000 = 7 THEN 2 ELSE i % 2 END,"
      " CASE WHEN i % 100000 = 7 THEN 'main_road' WHEN i % 100 < 50 THEN 'resignation'"
      " WHEN i % 100 < 75 THEN 'time' WHEN i % 100 < 91 THEN 'agreement' ELSE 'no_moves' END, 0, "
      "60,"
      " 63, 'W:WK46:BK5', '46-41', ?2 + i * 100000, ?2 + i * 100000 + 600000, 1500, 0, 1500, 0 "
      "FROM n",
      games, archive_begins_ms);
  connection.run(
      "INSERT INTO finished_games SELECT id, created_ms, white_id, black_id, variant, 2 + id % 3,"
      " outcome, reason, CASE WHEN id % 5000 = 3 THEN '31-27 20-25 36-31'"
      " WHEN id % 3 = 0 THEN '32-28 19-23 28x19 14x23' WHEN id % 3 = 1 THEN '34-30 20-25'"
      " ELSE 'c3-d4 d6-c5' END FROM games");
  connection.run(
      "INSERT INTO ratings SELECT id, 'international', 2, 1000 + id * 7919 % 1200, 60 + id % 90,"
      " 0.06, ?1, 100 FROM users",
      archive_begins_ms + games * 100000);
  connection.script("COMMIT");
}

}  // namespace crownhead::bench
