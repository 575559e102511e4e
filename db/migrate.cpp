#include "db/migrate.hpp"

#include <iterator>
#include <optional>
#include <string>

#include "db/sqlite/error.hpp"
#include "rules/fnv1a.hpp"

namespace crownhead::db {
namespace {

// "Crwn", the mark of SQLite files of this program.
constexpr std::int64_t application_id = 0x4372776e;

/// Enough to notice an edited file.
std::int64_t checksum(std::string_view text) { return static_cast<std::int64_t>(Fnv1a::of(text)); }

std::runtime_error refusal(const Connection& connection, const std::string& why) {
  return std::runtime_error("the database " + connection.name() + " " + why);
}

/// Tells an unused database from one of this program and one of another.
struct Found {
  bool used;
  bool ours;
};

Found found_in(Connection& connection) {
  if (connection.engine() == Engine::sqlite) {
    const auto mark = *connection.value<std::int64_t>("PRAGMA application_id");
    const bool tables = *connection.value<int>("SELECT count(*) FROM sqlite_schema") > 0;
    return {.used = tables || mark != 0, .ours = mark == application_id};
  }
  return {.used = *connection.value<bool>(
              "SELECT EXISTS (SELECT 1 FROM pg_tables WHERE schemaname = current_schema())"),
          .ours = *connection.value<bool>("SELECT to_regclass('migrations') IS NOT NULL")};
}

/// Returns the schema of the database; nullopt if it is empty.
std::optional<int> present_schema(Connection& connection) try {
  const Found found = found_in(connection);
  if (!found.used) return std::nullopt;
  if (!found.ours) throw refusal(connection, "was not created by Crownhead; choose another one");
  return connection.value<int>("SELECT count(*) FROM migrations");
} catch (const SqliteError& error) {
  throw refusal(connection,
                "cannot be read (" + error.meaning() + "); choose an undamaged Crownhead database");
}

void begin_schema(Connection& connection) {
  Transaction transaction(connection, Transaction::Kind::write);
  if (connection.engine() == Engine::sqlite) {
    connection.script("PRAGMA application_id = " + std::to_string(application_id));
    connection.script(
        "CREATE TABLE migrations (number INTEGER PRIMARY KEY, name TEXT NOT NULL,"
        " checksum INTEGER NOT NULL) STRICT");
  } else {
    connection.script(
        "CREATE TABLE migrations (number BIGINT PRIMARY KEY, name TEXT NOT NULL,"
        " checksum BIGINT NOT NULL)");
  }
  transaction.commit();
}

}  // namespace

int schema_of(Connection& connection, std::span<const Migration> known) {
  const int present = present_schema(connection).value_or(0);
  const auto same = [&](int number, const Migration& step) {
    return connection
        .value<int>("SELECT 1 FROM migrations WHERE number = ?1 AND name = ?2 AND checksum = ?3",
                    number, step.name, checksum(step.sql))
        .has_value();
  };
  if (present > 0 && !same(1, known[0]))
    throw refusal(connection,
                  "was made before 1.0.0; export accounts and games with the release that made it,"
                  " and start with a new file");
  if (present > static_cast<int>(known.size()))
    throw refusal(connection,
                  "has schema " + std::to_string(present) + ", but this program supports only " +
                      std::to_string(known.size()) + "; use a newer Crownhead or restore a backup");
  for (int number = 2; number <= present; ++number) {
    const auto& step = known[static_cast<std::size_t>(number) - 1];
    if (!same(number, step))
      throw refusal(connection, "was created with a different version of migration " +
                                    std::string(step.name) +
                                    "; use the release of Crownhead that created it");
  }
  return present;
}

Connection open_to_read(const Address& address) {
  if (!is_postgres(address) && !std::filesystem::is_regular_file(address))
    throw std::runtime_error("there is no database " + address.string() + "; check the name");
  Connection connection(reading_driver(address));
  schema_of(connection, migrations(connection.engine()));
  return connection;
}

int migrate(Connection& connection, std::span<const Migration> known, const Progress& progress) {
  const int present = schema_of(connection, known);
  if (!present_schema(connection)) begin_schema(connection);
  for (std::size_t i = static_cast<std::size_t>(present); i < known.size(); ++i) {
    progress("step " + std::string(known[i].name), static_cast<std::int64_t>(i), std::ssize(known));
    Transaction transaction(connection, Transaction::Kind::write);
    connection.script(std::string(known[i].sql));
    connection.run("INSERT INTO migrations (number, name, checksum) VALUES (?1, ?2, ?3)", i + 1,
                   known[i].name, checksum(known[i].sql));
    transaction.commit();
  }
  return static_cast<int>(known.size()) - present;
}

void require_current(Connection& connection, std::span<const Migration> known) {
  const int present = schema_of(connection, known);
  if (present < static_cast<int>(known.size()))
    throw refusal(connection, "has schema " + std::to_string(present) + " but needs " +
                                  std::to_string(known.size()) + "; run crownhead migrate first");
}

}  // namespace crownhead::db
