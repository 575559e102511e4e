#include "db/move.hpp"

#include <cstddef>
#include <iterator>
#include <memory>
#include <stdexcept>
#include <string>
#include <vector>

#include "db/games/journal.hpp"
#include "db/migrate.hpp"
#include "db/move_rows.hpp"
#include "db/move_tables.hpp"
#include "db/postgres/write_backend.hpp"
#include "db/sqlite/connection.hpp"
#include "db/sqlite/file_lock.hpp"
#include "db/sqlite/file_owner.hpp"
#include "db/studies/study_listing.hpp"
#include "db/unfinished_move.hpp"
#include "db/whole_store.hpp"

namespace crownhead::db {
namespace {

constexpr int rows_at_once = 1000;

/// A store that is locked against servers.
class HeldStore {
 public:
  static HeldStore source(const Address& address) {
    HeldStore store(address);
    if (!is_postgres(address)) store.file_ = std::make_unique<Connection>(open_to_read(address));
    Connection& connection = store.connection();
    require_whole(connection);
    return store;
  }
  static HeldStore target(const Address& address) {
    HeldStore store(address);
    if (!is_postgres(address)) {
      keep_from_others(address);
      store.file_ =
          std::make_unique<SqliteConnection>(address, SqliteConnection::Mode::read_write_create);
    }
    Connection& connection = store.connection();
    make_tables(connection);
    if (!is_postgres(address))
      connection.script("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL");
    return store;
  }

  Connection& connection() { return server_ ? server_->connection() : *file_; }

 private:
  /// A database of an older schema is refused instead of upgraded: it belongs to another site.
  static void make_tables(Connection& connection) {
    const auto known = migrations(connection.engine());
    const int present = schema_of(connection, known);
    if (present != 0 && present != std::ssize(known))
      throw std::runtime_error("the database " + connection.name() +
                               " has an older schema; choose an empty one as the target");
    migrate(connection, known);
  }

  explicit HeldStore(const Address& address) {
    if (is_postgres(address))
      server_ = std::make_unique<PostgresWriteBackend>(uri_of_postgres(address));
    else
      lock_ = std::make_unique<FileLock>(address);
  }

  std::unique_ptr<FileLock> lock_;
  std::unique_ptr<Connection> file_;
  std::unique_ptr<PostgresWriteBackend> server_;
};

bool has_rows(Connection& connection, const MovedTable& table) {
  return *connection.value<bool>("SELECT EXISTS (SELECT 1 FROM " + table.name + ")");
}

class Move {
 public:
  Move(Connection& from, Connection& to, const Progress& progress)
      : from_(from), to_(to), told_(progress) {
    Connection& sqlite = from.engine() == Engine::sqlite ? from : to;
    tables_ = moved_tables(sqlite);
    meta_ = meta_table(sqlite);
  }

  MoveReport run() {
    begin();
    for (const auto& table : tables_) {
      whole_ += 2 * count_rows(from_, table);  // copied and compared
      done_ += count_rows(to_, table);
    }
    for (const auto& table : tables_) copy(table);
    for (const auto& table : tables_) compare(table);
    end();
    report_.tables = static_cast<std::int64_t>(tables_.size()) + 1;
    return report_;
  }

 private:
  void begin() {
    if (has_unfinished_move(to_)) return;
    for (const auto& table : tables_)
      if (has_rows(to_, table))
        throw std::runtime_error("the database " + to_.name() +
                                 " already has rows; choose an empty one as the target");
    mark_unfinished_move(to_);
  }

  void copy(const MovedTable& table) {
    tell("copying " + table.name, 0);
    MovedRows rows(from_, table, rows_at_once);
    if (const auto last = last_key(to_, table)) rows.go_on_after(*last);
    RowWriter writer(to_, table);
    for (auto batch = rows.next(); !batch.empty(); batch = rows.next()) {
      writer.store(batch);
      report_.copied += std::ssize(batch);
      tell("copying " + table.name, std::ssize(batch));
    }
  }

  void compare(const MovedTable& table) {
    MovedRows one(from_, table, rows_at_once), other(to_, table, rows_at_once);
    for (;;) {
      const auto ours = one.next(), theirs = other.next();
      if (const auto differs = first_difference(table, ours, theirs))
        throw std::runtime_error("the two databases differ in " + *differs);
      if (ours.empty()) return;
      report_.rows += std::ssize(ours);
      tell("comparing " + table.name, std::ssize(ours));
    }
  }

  /// Lets servers open the database from then on: replacing the rows of `meta` removes the mark.
  void end() {
    Transaction transaction(to_, Transaction::Kind::write);
    keep_numbers_used(from_, to_, tables_);
    if (to_.engine() == Engine::sqlite)
      to_.run("INSERT INTO tournament_names (tournament_names) VALUES ('rebuild')");
    index_study_names(to_);
    if (to_.engine() == Engine::postgres) move_whole_journal(to_);
    to_.run("DELETE FROM meta");
    MovedRows rows(from_, meta_, rows_at_once);
    RowWriter writer(to_, meta_);
    for (auto batch = rows.next(); !batch.empty(); batch = rows.next()) {
      writer.store_within(batch);
      report_.copied += std::ssize(batch);
      report_.rows += std::ssize(batch);
    }
    transaction.commit();
  }

  void tell(const std::string& doing, std::ptrdiff_t more) {
    done_ += more;
    told_(doing, done_, whole_);
  }

  Connection& from_;
  Connection& to_;
  const Progress& told_;
  std::vector<MovedTable> tables_;
  MovedTable meta_;
  std::int64_t whole_ = 0;
  std::int64_t done_ = 0;
  MoveReport report_;
};

}  // namespace

MoveReport move_store(const Address& from, const Address& to, const Progress& progress) {
  if (is_postgres(from) == is_postgres(to))
    throw std::runtime_error(
        "crownhead move copies from SQLite to PostgreSQL or back; copy an SQLite file with"
        " crownhead backup, a PostgreSQL database with pg_dump");
  HeldStore source = HeldStore::source(from);
  HeldStore target = HeldStore::target(to);
  const Transaction view(source.connection(), Transaction::Kind::read);
  return Move(source.connection(), target.connection(), progress).run();
}

}  // namespace crownhead::db
