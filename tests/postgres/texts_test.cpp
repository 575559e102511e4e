// PostgreSQL prepares every text that the tests of db run, and none of them reads a growing table
// from end to end.

#include <algorithm>
#include <array>
#include <gtest/gtest.h>
#include <string>
#include <string_view>
#include <utility>

#include "db/migrate.hpp"
#include "db/postgres/driver.hpp"
#include "db/sql/connection.hpp"
#include "tests/postgres/server.hpp"
#include "tests/postgres/store_texts.hpp"

namespace crownhead::db {
namespace {

TEST(StoreTexts, ArePreparedByPostgres) {
  Connection connection(std::make_unique<PostgresDriver>(new_postgres_database()));
  migrate(connection, migrations(Engine::postgres));
  int prepared = 0;
  for (const StoreText& text : store_texts()) {
    try {
      connection.script(prepared_as_tried(text));
      connection.script("DEALLOCATE tried");
      ++prepared;
    } catch (const StoreError& error) {
      ADD_FAILURE() << "(" << text.types << ") " << text.sql << "\n" << error.what();
    }
  }
  EXPECT_GT(prepared, 250);
}

/// As many rows in each table as a site may have; their contents do not matter.
constexpr std::string_view many_rows = R"(
INSERT INTO users (name, password_hash, email, time_zone, locale, created_ms)
  SELECT 'player' || i, '', '', 'UTC', 'en', i FROM generate_series(1, 100000) AS i;
INSERT INTO tournaments (version, name, format, pace, variant, status, round, entrants, created_ms,
    updated_ms, control_kind)
  SELECT 1, 'cup ' || i, i % 5, 1, 'russian',
    CASE WHEN i % 100 = 0 THEN 1 ELSE 9 END, 1, 10, i, i, 0 FROM generate_series(1, 20000) AS i;
INSERT INTO games (variant, ruleset, pace, control_kind, base_ms, rated, white_id, black_id, status,
    outcome, reason, turn, ply, version, fen, last_move, deadline_ms, created_ms, updated_ms,
    white_rating, white_provisional, black_rating, black_provisional, tournament_id)
  SELECT 'russian', 'official', i % 2, 0, 1, 1, i, 1 + i % 1000, CASE WHEN i % 50 = 0 THEN 0 ELSE 1 END,
    CASE WHEN i % 50 = 0 THEN NULL ELSE i % 3 END, 'russian', 0, 1, 1, '', '',
    CASE WHEN i % 50 = 0 THEN i END, i, i, 1500, 0, 1500, 0, CASE WHEN i % 4 = 0 THEN 1 + i % 20000 END
  FROM generate_series(1, 100000) AS i;
INSERT INTO game_events (game_id, version, at_ms, type, payload)
  SELECT i, v, i, 2, '' FROM generate_series(1, 100000) AS i, generate_series(1, 2) AS v;
INSERT INTO snapshots SELECT i, 1, '' FROM generate_series(1, 100000) AS i;
INSERT INTO finished_games
  SELECT i, i, 1 + i % 1000, i, 'russian', i % 5, i % 3, 'russian', 'a' || i % 50
  FROM generate_series(1, 100000) AS i;
INSERT INTO rating_changes (game_id, color, user_id, variant, speed, at_ms, after_rating,
    after_deviation, after_volatility, number)
  SELECT i, c, 1 + i % 1000, 'russian', i % 5, i, 1500, 100, 0.06, i
  FROM generate_series(1, 100000) AS i, generate_series(0, 1) AS c;
INSERT INTO ratings SELECT i, 'russian', 2, i % 3000, 50, 0.06, i, 20 FROM generate_series(1, 100000) AS i;
INSERT INTO sessions (secret, user_id, device, address, created_ms, seen_ms, expires_ms)
  SELECT decode(lpad(to_hex(i), 64, '0'), 'hex'), i, '', '', i, i, i
  FROM generate_series(1, 100000) AS i;
INSERT INTO requests SELECT i, decode(lpad(to_hex(i), 32, '0'), 'hex'), 1, 1, '', i
  FROM generate_series(1, 100000) AS i;
INSERT INTO chat_lines (game_id, room, user_id, text, at_ms)
  SELECT i, 0, i, '', i FROM generate_series(1, 100000) AS i;
INSERT INTO notes SELECT i, i, 'n', i FROM generate_series(1, 100000) AS i;
INSERT INTO move_messages SELECT i, 1, 1, i, 'm' FROM generate_series(1, 100000) AS i;
INSERT INTO tournament_events (tournament_id, version, at_ms, actor_id, type, reason, text,
    payload)
  SELECT 1 + i % 20000, i, i, 1 + i % 100, i % 30, CASE WHEN i % 100 = 0 THEN 'why' ELSE '' END, '', ''
  FROM generate_series(1, 100000) AS i;
INSERT INTO tournament_entries (tournament_id, user_id, state, points)
  SELECT 1 + i % 20000, i, 0, 0 FROM generate_series(1, 100000) AS i;
INSERT INTO tournament_games
  SELECT 1 + i % 20000, 1, i, 1, i FROM generate_series(1, 100000) AS i;
INSERT INTO news (game_id, at_ms, after, version) SELECT i, i, 0, 1 FROM generate_series(1, 100000) AS i;
ANALYZE;
)";

/// Texts, by their start or a part, that may read all rows, and why.
constexpr auto of_whole_tables = std::to_array<std::pair<std::string_view, std::string_view>>({
    {"SELECT count(*) FROM ", "how far a check is; the tests"},
    {"DELETE FROM finished_games;", "the tests"},
    {"DELETE FROM game_events", "the tests"},
    {"DELETE FROM snapshots", "the tests"},
    {"DELETE FROM tournament_events", "the tests"},
    {"DELETE FROM users WHERE name =", "the tests"},
    {"SELECT DISTINCT text", "the tests"},
    {" FROM tournament_events ORDER BY", "the tests"},
    {" FROM rating_changes ORDER BY number", "the tests"},
    {"SELECT points FROM tournament_entries", "the tests"},
    {"UPDATE finished_games SET speed", "the tests"},
    {"UPDATE game_events ", "the tests"},
    {"UPDATE ratings SET rating = 1", "the tests"},
    {"UPDATE tournament_entries SET points = 2", "the tests"},
    {"UPDATE tournament_entries SET state = 3", "the tests"},
    {"UPDATE tournament_events SET reason", "the tests"},
    {"UPDATE tournaments SET round = 7", "the tests"},
    {"UPDATE tournaments SET leader_id = NULL, ranks = NULL", "the tests"},
    {"UPDATE users SET bot = 1 WHERE name IN", "the tests"},
    {"UPDATE users SET email", "the tests"},
});

/// All games of all players by deadline, the finished ones last: SQLite reads the whole table for
/// it, too.
bool is_all_games_by_deadline(const std::string& sql) {
  return sql.contains(" ORDER BY due, id LIMIT") && !sql.contains("white_id = ?1");
}

/// Returns "tried(1, 'russian')".
std::string tried_with(const StoreText& text) {
  std::string values;
  for (const char type : text.types) {
    const char* value = type == 't'   ? "'russian'"
                        : type == 'b' ? "'\\x00'"
                        : type == '-' ? "NULL"  // the tests pass nothing else
                                      : "1";
    values += (values.empty() ? "(" : ", ") + std::string(value);
  }
  return "tried" + (values.empty() ? "" : values + ")");
}

std::string plan_of(Connection& connection, const StoreText& text) {
  std::string plan;
  connection.script(prepared_as_tried(text));
  {
    const auto lines = connection.values<std::string>("EXPLAIN EXECUTE " + tried_with(text));
    for (const auto& line : lines) plan += line + "\n";
  }
  connection.script("DEALLOCATE tried");
  return plan;
}

TEST(StoreTexts, NeedNoFullTableScans) {
  Connection connection(std::make_unique<PostgresDriver>(new_postgres_database()));
  migrate(connection, migrations(Engine::postgres));
  connection.script(std::string(many_rows));
  const auto grows = connection.values<std::string>(
      "SELECT relname::text FROM pg_class WHERE relkind = 'r' AND reltuples >= 20000");
  ASSERT_GE(grows.size(), 16U);
  for (const StoreText& text : store_texts()) {
    const auto on_purpose = [&](const auto& row) { return text.sql.contains(row.first); };
    if (std::ranges::any_of(of_whole_tables, on_purpose)) continue;
    if (is_all_games_by_deadline(text.sql)) continue;
    const std::string plan = plan_of(connection, text);
    for (const auto& table : grows)
      EXPECT_FALSE(plan.contains("Seq Scan on " + table + " ")) << text.sql << "\n" << plan;
  }
}

}  // namespace
}  // namespace crownhead::db
