#include "db/migrate.hpp"

#include <string>

namespace crownhead::db {
namespace {

// "Crwn", the mark of SQLite files of this program.
constexpr std::int64_t application_id = 0x4372776e;

/// FNV-1a of 64 bits: enough to notice an edited file.
std::int64_t checksum(std::string_view text) {
  std::uint64_t sum = 0xcbf29ce484222325;
  for (const char c : text) sum = (sum ^ static_cast<std::uint8_t>(c)) * 0x100000001b3;
  return static_cast<std::int64_t>(sum);
}

std::runtime_error refusal(SqliteConnection& connection, const std::string& why) {
  return std::runtime_error("the database " + connection.file().string() + " " + why);
}

/// The schema of the file; 0 if it is empty.
int present_schema(SqliteConnection& connection) try {
  const auto found = *connection.value<std::int64_t>("PRAGMA application_id");
  const auto tables = *connection.value<std::int64_t>("SELECT count(*) FROM sqlite_schema");
  if (found == 0 && tables == 0) return 0;
  if (found != application_id)
    throw refusal(connection, "was not made by Crownhead; name another file");
  return *connection.value<int>("SELECT count(*) FROM migrations");
} catch (const SqliteError& error) {
  throw refusal(connection, "cannot be read (" + error.meaning() +
                                "); name a database of Crownhead that is whole");
}

void begin_schema(Connection& connection) {
  Transaction transaction(connection, Transaction::Kind::write);
  connection.script("PRAGMA application_id = " + std::to_string(application_id));
  connection.script(
      "CREATE TABLE migrations (number INTEGER PRIMARY KEY, name TEXT NOT NULL,"
      " checksum INTEGER NOT NULL) STRICT");
  transaction.commit();
}

}  // namespace

int schema_of(SqliteConnection& connection, std::span<const Migration> known) {
  const int present = present_schema(connection);
  if (present > static_cast<int>(known.size()))
    throw refusal(connection, "has schema " + std::to_string(present) +
                                  ", this program knows only " + std::to_string(known.size()) +
                                  "; use a newer Crownhead or restore a backup");
  if (present == 0) return 0;
  Rows rows = connection.query("SELECT number, name, checksum FROM migrations ORDER BY number");
  while (rows.next()) {
    const auto number = rows.take<std::size_t>();
    const auto name = rows.take<std::string>();
    const auto& ours = known[number - 1];
    if (name != ours.name || rows.take<std::int64_t>() != checksum(ours.sql))
      throw refusal(connection, "was made by another text of migration " + name +
                                    " than this program's; use the Crownhead that made it");
  }
  return present;
}

SqliteConnection open_to_read(const std::filesystem::path& file) {
  if (!std::filesystem::is_regular_file(file))
    throw std::runtime_error("there is no database " + file.string() + "; check the name");
  SqliteConnection connection(file, SqliteConnection::Mode::read_only);
  schema_of(connection, migrations());
  return connection;
}

int migrate(SqliteConnection& connection, std::span<const Migration> known) {
  const int present = schema_of(connection, known);
  if (*connection.value<std::int64_t>("PRAGMA application_id") == 0) begin_schema(connection);
  for (std::size_t i = static_cast<std::size_t>(present); i < known.size(); ++i) {
    Transaction transaction(connection, Transaction::Kind::write);
    connection.script(std::string(known[i].sql));
    connection.run("INSERT INTO migrations (number, name, checksum) VALUES (?1, ?2, ?3)", i + 1,
                   known[i].name, checksum(known[i].sql));
    transaction.commit();
  }
  return static_cast<int>(known.size()) - present;
}

void require_current(SqliteConnection& connection, std::span<const Migration> known) {
  const int present = schema_of(connection, known);
  if (present < static_cast<int>(known.size()))
    throw refusal(connection, "has schema " + std::to_string(present) + " and needs " +
                                  std::to_string(known.size()) + "; run crownhead migrate first");
}

}  // namespace crownhead::db
