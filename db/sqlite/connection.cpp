#include "db/sqlite/connection.hpp"

#include "db/sqlite/gathered_log.hpp"
#include "db/sqlite/paced_file.hpp"

namespace crownhead::db {
namespace {

[[noreturn]] void raise(sqlite3* handle, const std::string& doing) {
  const int code = sqlite3_extended_errcode(handle);
  throw SqliteError(code, doing + ": " + sqlite3_errmsg(handle));
}

void check(sqlite3_stmt* statement, int code) {
  if (code != SQLITE_OK) raise(sqlite3_db_handle(statement), "binding a parameter");
}

auto lifetime(bool copy) {
  // SQLITE_TRANSIENT is a cast of -1 to a function pointer, by SQLite's own definition.
#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wold-style-cast"
  return copy ? SQLITE_TRANSIENT : SQLITE_STATIC;
#pragma clang diagnostic pop
}

/// nullptr for the system's own.
const char* vfs_for(Connection::Mode mode) {
  switch (mode) {
    case Connection::Mode::writer: return gathered_log();
    case Connection::Mode::checkpointer: return paced_file();
    case Connection::Mode::read_write_create:
    case Connection::Mode::read_only: break;
  }
  return nullptr;
}

}  // namespace

bool SqliteError::may_pass() const {
  return primary() == SQLITE_FULL || primary() == SQLITE_BUSY || primary() == SQLITE_LOCKED ||
         primary() == SQLITE_NOMEM;
}

bool SqliteError::is_of_the_statement() const {
  switch (primary()) {
    case SQLITE_CONSTRAINT:
    case SQLITE_MISMATCH:
    case SQLITE_TOOBIG:
    case SQLITE_RANGE:
    case SQLITE_ERROR:
    case SQLITE_MISUSE: return true;
    default: return false;
  }
}

std::string SqliteError::meaning() const { return sqlite3_errstr(code_); }

SqliteError SqliteError::no_memory(const std::string& what) { return {SQLITE_NOMEM, what}; }

namespace column {

void bind(sqlite3_stmt* statement, int index, std::int64_t value, bool) {
  check(statement, sqlite3_bind_int64(statement, index, value));
}

void bind(sqlite3_stmt* statement, int index, double value, bool) {
  check(statement, sqlite3_bind_double(statement, index, value));
}

void bind(sqlite3_stmt* statement, int index, std::string_view value, bool copy) {
  const char* data = value.data() ? value.data() : "";
  check(statement,
        sqlite3_bind_text64(statement, index, data, value.size(), lifetime(copy), SQLITE_UTF8));
}

void bind(sqlite3_stmt* statement, int index, Bytes value, bool copy) {
  const void* data = value.data() ? static_cast<const void*>(value.data()) : "";
  check(statement, sqlite3_bind_blob64(statement, index, data, value.size(), lifetime(copy)));
}

void bind(sqlite3_stmt* statement, int index, std::nullopt_t, bool) {
  check(statement, sqlite3_bind_null(statement, index));
}

std::int64_t Read<std::int64_t>::from(sqlite3_stmt* statement, int index) {
  return sqlite3_column_int64(statement, index);
}

double Read<double>::from(sqlite3_stmt* statement, int index) {
  return sqlite3_column_double(statement, index);
}

std::string_view Read<std::string_view>::from(sqlite3_stmt* statement, int index) {
  const auto* data = reinterpret_cast<const char*>(sqlite3_column_text(statement, index));
  return {data ? data : "", static_cast<std::size_t>(sqlite3_column_bytes(statement, index))};
}

Bytes Read<Bytes>::from(sqlite3_stmt* statement, int index) {
  const auto* data = static_cast<const std::uint8_t*>(sqlite3_column_blob(statement, index));
  return {data, static_cast<std::size_t>(sqlite3_column_bytes(statement, index))};
}

}  // namespace column

Rows::~Rows() {
  sqlite3_reset(statement_);
  sqlite3_clear_bindings(statement_);
}

bool Rows::next() {
  column_ = 0;
  const int code = sqlite3_step(statement_);
  if (code == SQLITE_ROW) return true;
  if (code == SQLITE_DONE) return false;
  raise(sqlite3_db_handle(statement_), sqlite3_sql(statement_));
}

Connection::Connection(const std::filesystem::path& file, Mode mode) {
  // SQLite's count of its memory is one lock that all connections would wait for.
  static const int configured = sqlite3_config(SQLITE_CONFIG_MEMSTATUS, 0);
  if (configured != SQLITE_OK) throw std::logic_error("SQLite was in use before its set-up");
  const int flags =
      mode == Mode::read_only ? SQLITE_OPEN_READONLY : SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE;
  sqlite3* handle = nullptr;
  const int code =
      sqlite3_open_v2(file.c_str(), &handle, flags | SQLITE_OPEN_NOMUTEX, vfs_for(mode));
  handle_.reset(handle);
  if (code != SQLITE_OK)
    throw SqliteError(sqlite3_extended_errcode(handle),
                      "the database " + file.string() + " cannot be opened (" +
                          sqlite3_errmsg(handle) + "); name a file that this user may use");
  sqlite3_extended_result_codes(handle, 1);
  sqlite3_busy_timeout(handle, 5000);
  sqlite3_db_config(handle, SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0, nullptr);
  sqlite3_db_config(handle, SQLITE_DBCONFIG_DQS_DML, 0, nullptr);
}

std::filesystem::path Connection::file() const {
  const char* file = sqlite3_db_filename(handle_.get(), "main");
  return file ? file : "";
}

void Connection::count_log_pages(int& pages) {
  const auto keep = [](void* kept, sqlite3*, const char*, int count) {
    *static_cast<int*>(kept) = count;
    return SQLITE_OK;
  };
  sqlite3_wal_hook(handle_.get(), keep, &pages);
}

void Connection::script(const std::string& sql) {
  if (sqlite3_exec(handle_.get(), sql.c_str(), nullptr, nullptr, nullptr) != SQLITE_OK)
    raise(handle_.get(), "running a script");
}

sqlite3_stmt* Connection::prepared(std::string_view sql) {
  if (const auto found = statements_.find(sql); found != statements_.end()) {
    sqlite3_stmt* statement = found->second.get();
    if (sqlite3_stmt_busy(statement))
      throw std::logic_error("a statement was started again while it ran: " + std::string(sql));
    return statement;
  }
  sqlite3_stmt* statement = nullptr;
  if (sqlite3_prepare_v3(handle_.get(), sql.data(), static_cast<int>(sql.size()),
                         SQLITE_PREPARE_PERSISTENT, &statement, nullptr) != SQLITE_OK)
    raise(handle_.get(), "preparing " + std::string(sql));
  statements_.emplace(sql, statement);
  return statement;
}

Transaction::Transaction(Connection& connection, Kind kind) : connection_(connection) {
  connection.run(kind == Kind::immediate ? "BEGIN IMMEDIATE" : "BEGIN");
}

Transaction::~Transaction() {
  if (open_) ++connection_.rollbacks_;
  // Not run(): a destructor must not throw, and a failed commit may have rolled back already.
  if (connection_.in_transaction())
    sqlite3_exec(connection_.handle(), "ROLLBACK", nullptr, nullptr, nullptr);
}

void Transaction::commit() {
  connection_.run("COMMIT");
  open_ = false;
}

Savepoint::Savepoint(Connection& connection) : connection_(connection) {
  connection.run("SAVEPOINT part");
}

Savepoint::~Savepoint() {
  if (open_ && connection_.in_transaction())
    sqlite3_exec(connection_.handle(), "ROLLBACK TO part; RELEASE part", nullptr, nullptr, nullptr);
}

void Savepoint::keep() {
  connection_.run("RELEASE part");
  open_ = false;
}

}  // namespace crownhead::db
