// Both engines have the same tables, columns, keys and indexes.

#include <algorithm>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <iterator>
#include <map>
#include <set>

#include "db/migrate.hpp"
#include "db/postgres/driver.hpp"
#include "db/sqlite/connection.hpp"
#include "tests/postgres/server.hpp"

namespace crownhead::db {

namespace {

using Lines = std::set<std::string>;

/// The parts that only SQLite has, and why.
constexpr auto of_sqlite_alone = std::to_array<std::pair<std::string_view, std::string_view>>({
    {"tournament_names", "the search by words: of PostgreSQL it is an index of tournaments"},
    {"study_names", "the search by words: of PostgreSQL it is an index of studies"},
    {"sqlite_", "SQLite's own"},
});

bool is_of_sqlite_alone(const std::string& table) {
  return std::ranges::any_of(of_sqlite_alone,
                             [&](const auto& row) { return table.starts_with(row.first); });
}

/// One line per item: "users: column name text NOT NULL", "users: primary key (id)".
class Schema {
 public:
  Lines lines;

  void column(const std::string& table, const std::string& name, const std::string& type,
              bool required) {
    static const std::map<std::string, std::string> types = {
        {"INTEGER", "bigint"}, {"REAL", "double precision"}, {"TEXT", "text"}, {"BLOB", "bytea"}};
    const auto same = types.find(type);
    lines.insert(table + ": column " + name + " " + (same == types.end() ? type : same->second) +
                 (required ? " NOT NULL" : ""));
  }
  void key(const std::string& table, const std::string& kind, const std::string& columns) {
    lines.insert(table + ": " + kind + " (" + columns + ")");
  }
  /// Described by the statement that makes it; a condition is compared only by whether there is
  /// one.
  void index(const std::string& table, const std::string& name, std::string sql) {
    const auto open = sql.find('(');
    int depth = 0;
    auto close = open;
    for (; close < sql.size(); ++close) {
      if (sql[close] == '(') ++depth;
      if (sql[close] == ')' && --depth == 0) break;
    }
    const bool unique = sql.starts_with("CREATE UNIQUE");
    const bool partial = sql.find(" WHERE ", close) != std::string::npos;
    lines.insert(table + (unique ? ": unique index " : ": index ") + name + " " +
                 sql.substr(open, close - open + 1) + (partial ? " of some" : ""));
  }
};

std::string joined(const std::vector<std::string>& words) {
  std::string text;
  for (const auto& word : words) text += (text.empty() ? "" : ", ") + word;
  return text;
}

Schema of_sqlite() {
  SqliteConnection connection(":memory:", SqliteConnection::Mode::read_write_create);
  migrate(connection, migrations());
  Schema schema;
  for (const auto& table : connection.values<std::string>(
           "SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name")) {
    if (is_of_sqlite_alone(table)) continue;
    std::map<int, std::string> key;
    Rows columns =
        connection.query("SELECT name, type, \"notnull\", pk FROM pragma_table_info(?1)", table);
    while (columns.next()) {
      const auto name = columns.take<std::string>();
      const auto type = columns.take<std::string>();
      const bool required = columns.take<bool>();
      const int place = columns.take<int>();
      if (place > 0) key[place] = name;
      schema.column(table, name, type, required || place > 0);
    }
    std::vector<std::string> names;
    for (const auto& [place, name] : key) names.push_back(name);
    schema.key(table, "primary key", joined(names));
    for (const auto& index : connection.values<std::string>(
             "SELECT name FROM pragma_index_list(?1) WHERE origin = 'u'", table))
      schema.key(table, "unique",
                 joined(connection.values<std::string>("SELECT name FROM pragma_index_info(?1)"
                                                       " ORDER BY seqno",
                                                       index)));
    Rows references = connection.query(
        "SELECT \"from\", \"table\", \"to\" FROM pragma_foreign_key_list(?1)", table);
    while (references.next()) {
      const auto from = references.take<std::string>();
      const auto to = references.take<std::string>();
      schema.key(table, "reference " + from, to + " " + references.take<std::string>());
    }
    Rows indexes = connection.query(
        "SELECT name, sql FROM sqlite_schema WHERE type = 'index' AND tbl_name = ?1"
        " AND sql IS NOT NULL",
        table);
    while (indexes.next()) {
      const auto name = indexes.take<std::string>();
      schema.index(table, name, indexes.take<std::string>());
    }
  }
  return schema;
}

Schema of_postgres() {
  Connection connection(std::make_unique<PostgresDriver>(new_postgres_database()));
  migrate(connection, migrations(Engine::postgres));
  Schema schema;
  Rows columns = connection.query(
      "SELECT table_name::text, column_name::text, data_type::text, is_nullable = 'NO'"
      " FROM information_schema.columns WHERE table_schema = 'public'");
  while (columns.next()) {
    const auto table = columns.take<std::string>();
    const auto name = columns.take<std::string>();
    const auto type = columns.take<std::string>();
    schema.column(table, name, type, columns.take<bool>());
  }
  Rows keys = connection.query(
      "SELECT conrelid::regclass::text, contype::text,"
      " (SELECT string_agg(attname::text, ', ' ORDER BY place) FROM unnest(conkey)"
      "  WITH ORDINALITY AS k (number, place) JOIN pg_attribute ON attrelid = conrelid"
      "  AND attnum = number),"
      " coalesce(confrelid::regclass::text, ''), (SELECT coalesce(string_agg(attname::text, ', '),"
      "  '') FROM pg_attribute WHERE attrelid = confrelid AND attnum = ANY (confkey))"
      " FROM pg_constraint WHERE connamespace = 'public'::regnamespace"
      " AND contype IN ('p', 'u', 'f')");
  while (keys.next()) {
    const auto table = keys.take<std::string>();
    const auto type = keys.take<std::string>();
    const auto own = keys.take<std::string>();
    const auto other = keys.take<std::string>();
    const auto others = keys.take<std::string>();
    if (type == "p") schema.key(table, "primary key", own);
    if (type == "u") schema.key(table, "unique", own);
    if (type == "f") schema.key(table, "reference " + own, other + " " + others);
  }
  Rows indexes = connection.query(
      "SELECT tablename::text, indexname::text, replace(indexdef, '\"', '') FROM pg_indexes"
      " WHERE schemaname = 'public' AND NOT EXISTS (SELECT 1 FROM pg_constraint"
      "  WHERE conname = indexname AND connamespace = 'public'::regnamespace)");
  while (indexes.next()) {
    const auto table = indexes.take<std::string>();
    const auto name = indexes.take<std::string>();
    if (name != "tournament_names" && name != "study_names")
      schema.index(table, name, indexes.take<std::string>());
  }
  return schema;
}

TEST(Schemas, AreTheSameInBothEngines) {
  const Lines sqlite = of_sqlite().lines, postgres = of_postgres().lines;
  EXPECT_GT(sqlite.size(), 300U);
  std::vector<std::string> missing, added;
  std::ranges::set_difference(sqlite, postgres, std::back_inserter(missing));
  std::ranges::set_difference(postgres, sqlite, std::back_inserter(added));
  EXPECT_THAT(missing, testing::IsEmpty()) << "in SQLite alone";
  EXPECT_THAT(added, testing::IsEmpty()) << "in PostgreSQL alone";
}

/// PostgreSQL's triggers check the same as SQLite's.
class PostgresSchema : public testing::Test {
 protected:
  PostgresSchema() {
    migrate(connection, migrations(Engine::postgres));
    for (const char* name : {"anna", "ben"})
      connection.run(
          "INSERT INTO users (name, password_hash, email, time_zone, locale, created_ms)"
          " VALUES (?1, '', '', 'UTC', 'en', 0)",
          name);
    connection.run(
        "INSERT INTO tournaments (version, name, format, pace, variant, status, round, entrants,"
        " created_ms, updated_ms) VALUES (1, 'Open', 0, 1, 'international', 1, 1, 2, 0, 0)");
  }

  GameId game(std::optional<TournamentId> tournament) {
    return connection
        .insert<GameId>(
            "INSERT INTO games (variant, ruleset, pace, control_kind, base_ms, rated, white_id,"
            " black_id, status, reason, turn, ply, version, fen, last_move, created_ms, updated_ms,"
            " white_rating, white_provisional, black_rating, black_provisional, tournament_id)"
            " VALUES ('international', 'fmjd', 1, 1, 1, 0, 1, 2, 0, '', 0, 0, 1, '', '', 500, 500,"
            " 1500, 0, 1500, 0, ?1) RETURNING id",
            tournament)
        .value();
  }
  void expect_taken(const char* sql) {
    try {
      connection.run(sql);
      ADD_FAILURE() << "was done: " << sql;
    } catch (const StoreError& error) {
      EXPECT_EQ(error.kind(), StoreError::Kind::taken) << error.what();
    }
  }

  Connection connection{std::make_unique<PostgresDriver>(new_postgres_database())};
};

TEST_F(PostgresSchema, KeepsEventsImmutable) {
  const GameId one = game(std::nullopt);
  connection.run(
      "INSERT INTO game_events (game_id, version, at_ms, type, payload)"
      " VALUES (?1, 1, 0, 0, ?2)",
      one, Bytes());
  connection.run("INSERT INTO live_journal (number, at_ms, events) VALUES (1, 0, ?1)", Bytes());
  connection.run(
      "INSERT INTO tournament_events (tournament_id, version, at_ms, type, reason, text,"
      " payload) VALUES (1, 1, 0, 1, 'why', 'text', ?1)",
      Bytes());
  expect_taken("UPDATE game_events SET at_ms = 1");
  expect_taken("DELETE FROM game_events");
  expect_taken("UPDATE live_journal SET at_ms = 1");
  expect_taken("DELETE FROM tournament_events");
  expect_taken("UPDATE tournament_events SET at_ms = 1");
  expect_taken("UPDATE tournament_events SET reason = 'other'");
  EXPECT_EQ(connection.changed("UPDATE tournament_events SET reason = ''"), 1)
      << "what somebody wrote goes with their account";
}

TEST_F(PostgresSchema, MarksGamesThatStartDuringAFreeze) {
  connection.run(
      "INSERT INTO tournament_freezes (tournament_id, start_ms, end_ms, actor_id,"
      " created_ms) VALUES (1, 0, 1000, 1, 0)");
  const GameId begun = game(TournamentId{1}), entering = game(std::nullopt);
  EXPECT_EQ(connection.values<GameId>("SELECT game_id FROM freeze_changes"),
            std::vector<GameId>{begun});
  connection.run("UPDATE games SET tournament_id = 1 WHERE id = ?1", entering);
  EXPECT_EQ(connection.value<int>("SELECT number FROM freeze_changes WHERE game_id = ?1", entering),
            1);
}

TEST_F(PostgresSchema, FindsANameRegardlessOfCase) {
  expect_taken(
      "INSERT INTO users (name, password_hash, email, time_zone, locale, created_ms)"
      " VALUES ('ANNA', '', '', 'UTC', 'en', 0)");
  EXPECT_EQ(connection.value<UserId>("SELECT id FROM users WHERE lower(name) = lower(?1)", "AnNa"),
            UserId{1});
}

TEST_F(PostgresSchema, FindsATournamentByPrefixesOfTheWordsOfItsName) {
  const auto found = [&](const char* beginnings) {
    return connection
        .value<int>(
            "SELECT count(*) FROM tournaments"
            " WHERE array_to_tsvector(words_of(name)) @@ words_that_begin(?1)",
            beginnings)
        .value();
  };
  connection.run("UPDATE tournaments SET name = 'Rīgas \"Čempionāts\" 2027: Финал-AND'");
  for (const char* name : {"rigas", "RĪG", "cempion 2027", "финал", "ФИН and", "\"čemp", "2027 r",
                           " - rīgas", "rigas*"})
    EXPECT_EQ(found(name), 1) << name;
  for (const char* name : {"Cup", "igas", "rigas 2026", "NEAR", "-", "name:rigas", "\"", "инал"})
    EXPECT_EQ(found(name), 0) << name;
}

}  // namespace
}  // namespace crownhead::db
