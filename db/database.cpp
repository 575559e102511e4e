#include "db/database.hpp"

#include "db/backup.hpp"
#include "db/games/journal.hpp"
#include "db/jobs/readers.hpp"
#include "db/jobs/stored_bytes.hpp"
#include "db/jobs/writer.hpp"
#include "db/migrate.hpp"
#include "db/postgres/write_backend.hpp"
#include "db/sqlite/connection.hpp"
#include "db/sqlite/file_lock.hpp"
#include "db/sqlite/file_owner.hpp"
#include "db/sqlite/write_backend.hpp"
#include "db/unfinished_move.hpp"

namespace crownhead::db {
namespace {

constexpr Millis requests_kept = seconds(48 * 60 * 60);
// Bounds a sweep after a long pause, so that it does not delay the moves behind it.
constexpr int swept_at_once = 500;

/// Copies an older file to "games.db.schema-4" before its schema is changed; a later copy of the
/// same schema replaces an earlier one.
void copy_older(const std::filesystem::path& file, SqliteConnection& connection,
                std::span<const Migration> known) {
  const int present = schema_of(connection, known);
  if (present > 0 && present < static_cast<int>(known.size()))
    copy_database(connection, file.string() + ".schema-" + std::to_string(present));
}

/// The part that both engines share.
int upgrade(Connection& connection, std::span<const Migration> known, const Progress& progress) {
  const int steps = migrate(connection, known, progress);
  require_no_unfinished_move(connection);
  Transaction transaction(connection, Transaction::Kind::write);
  move_whole_journal(connection);
  transaction.commit();
  return steps;
}

int upgrade_file(const std::filesystem::path& file, std::span<const Migration> known,
                 const Progress& progress) {
  keep_from_others(file);
  SqliteConnection connection(file, SqliteConnection::Mode::read_write_create);
  copy_older(file, connection, known);  // first: a file of another program is not changed
  connection.script("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL");
  return upgrade(connection, known, progress);
}

WriteSides opened_to_write(const Address& address, std::optional<std::int64_t> node) {
  WriteSides sides;
  if (node) {
    sides = postgres_write_sides(uri_of_postgres(address), node);
    require_current(sides.front()->connection(), migrations(Engine::postgres));
    require_no_unfinished_move(sides.front()->connection());
  } else if (is_postgres(address)) {
    sides = postgres_write_sides(uri_of_postgres(address));
    upgrade(sides.front()->connection(), migrations(Engine::postgres), no_progress);
  } else {
    upgrade_file(address, migrations(), no_progress);
    sides.push_back(std::make_unique<SqliteWriteBackend>(address));
  }
  return sides;
}

void sweep(Connection& connection, Instant now) {
  connection.run(
      "DELETE FROM requests WHERE (user_id, id) IN"
      " (SELECT user_id, id FROM requests WHERE at_ms < ?1 ORDER BY at_ms LIMIT ?2)",
      now - requests_kept, swept_at_once);
  connection.run(
      "DELETE FROM sessions WHERE secret IN"
      " (SELECT secret FROM sessions WHERE expires_ms <= ?1 ORDER BY expires_ms LIMIT ?2)",
      now, swept_at_once);
}

}  // namespace

int bring_up_to_date(const Address& address, const Progress& progress) {
  const auto engine = is_postgres(address) ? Engine::postgres : Engine::sqlite;
  return bring_up_to_date(address, migrations(engine), progress);
}

int bring_up_to_date(const Address& address, std::span<const Migration> known,
                     const Progress& progress) {
  if (is_postgres(address))
    return upgrade(postgres_write_sides(uri_of_postgres(address)).front()->connection(), known,
                   progress);
  const FileLock lock(address);
  return upgrade_file(address, known, progress);
}

Database::Database(const Address& address, std::optional<std::int64_t> node)
    : address_(address),
      lock_(is_postgres(address) ? nullptr : std::make_unique<FileLock>(address)) {
  readers_ = std::make_unique<Readers>(
      [address] { return std::make_unique<Connection>(reading_driver(address)); });
  writer_ = std::make_unique<Writer>(opened_to_write(address, node));
  on_lost([](bool) {});
}

Database::~Database() = default;

void Database::on_lost(std::function<void(bool)> lost) {
  writer_->on_lost([this, lost = std::move(lost)](bool now) {
    readers_->shut(now);
    lost(now);
  });
}

bool Database::healthy() const { return writer_->healthy(); }

Database::Health Database::health() const {
  if (writer_->broken()) return Health::broken;
  if (!writer_->has_room()) return Health::no_room;
  return writer_->healthy() ? Health::well : Health::away;
}

void Database::report_to(std::function<void(bool well, const std::string& what)> report) {
  writer_->report_to(std::move(report));
}

std::string Database::failure() const { return writer_->failure(); }

void Database::drain() { writer_->drain(); }

void Database::beat(Instant now) {
  writer_->submit<void>(
      Locks::of(Locks::One::housekeeping),
      [now](Connection& connection) -> Result<void> {
        connection.run(
            "INSERT INTO meta (key, value) VALUES ('beat_ms', ?1)"
            " ON CONFLICT (key) DO UPDATE SET value = excluded.value",
            now);
        connection.run("DELETE FROM meta WHERE key = 'last_alive_ms'");
        sweep(connection, now);
        return {};
      },
      [](const Result<void>&) {});
}

void Database::keep_sends_mail(bool sends) {
  writer_->submit<void>(
      Locks::of(Locks::One::housekeeping),
      [sends](Connection& connection) -> Result<void> {
        set_sends_mail(connection, sends);
        return {};
      },
      [](const Result<void>&) {});
}

std::optional<Instant> Database::last_alive() const {
  auto connection = readers_->borrow();
  if (const auto kept =
          connection->value<Instant>("SELECT value FROM meta WHERE key = 'last_alive_ms'"))
    return kept;
  return connection
      ->value<std::optional<Instant>>(
          "SELECT max(at) FROM ("
          " SELECT max(value) AS at FROM meta WHERE key = 'beat_ms'"
          " UNION ALL SELECT max(updated_ms) FROM games"
          // State rows of running live games are as old as their start.
          " UNION ALL SELECT max((SELECT at_ms FROM game_events WHERE game_id = games.id"
          "   ORDER BY version DESC LIMIT 1)) FROM games INDEXED BY games_running_live"
          "   WHERE status = 0 AND pace = 0"
          " UNION ALL SELECT max(at_ms) FROM live_journal) AS signs")
      .value_or(std::nullopt);
}

void Database::keep_last_alive(Instant at, Done<void> done) {
  writer_->submit<void>(
      Locks::of(Locks::One::housekeeping),
      [at](Connection& connection) -> Result<void> {
        connection.run(
            "INSERT INTO meta (key, value) VALUES ('last_alive_ms', ?1)"
            " ON CONFLICT (key) DO UPDATE SET value = excluded.value",
            at);
        return {};
      },
      std::move(done));
}

}  // namespace crownhead::db
