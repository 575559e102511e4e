#include "db/sqlite/driver.hpp"

#include <sqlite3.h>
#include <stdexcept>

#include "db/sqlite/error.hpp"
#include "db/sqlite/paced_file.hpp"
#include "db/sqlite/size_limit.hpp"

namespace crownhead::db {
namespace {

[[noreturn]] void raise(sqlite3* handle, const std::string& doing) {
  const int code = sqlite3_extended_errcode(handle);
  throw SqliteError(code, doing + ": " + sqlite3_errmsg(handle));
}

auto lifetime(Statement::Keeps keeps) {
  // SQLITE_TRANSIENT is a cast of -1 to a function pointer, by SQLite's own definition.
#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wold-style-cast"
  return keeps == Statement::Keeps::copies ? SQLITE_TRANSIENT : SQLITE_STATIC;
#pragma clang diagnostic pop
}

/// Binds one value and returns SQLite's code.
struct Bind {
  sqlite3_stmt* statement;
  int index;
  Statement::Keeps keeps;

  int operator()(std::int64_t value) const { return sqlite3_bind_int64(statement, index, value); }
  int operator()(double value) const { return sqlite3_bind_double(statement, index, value); }
  int operator()(std::string_view value) const {
    const char* data = value.data() ? value.data() : "";
    return sqlite3_bind_text64(statement, index, data, value.size(), lifetime(keeps), SQLITE_UTF8);
  }
  int operator()(Bytes value) const {
    const void* data = value.data() ? static_cast<const void*>(value.data()) : "";
    return sqlite3_bind_blob64(statement, index, data, value.size(), lifetime(keeps));
  }
  int operator()(Null) const { return sqlite3_bind_null(statement, index); }
};

class SqliteStatement final : public Statement {
 public:
  SqliteStatement(sqlite3* handle, std::string_view sql) : handle_(handle) {
    sqlite3_stmt* prepared = nullptr;
    if (sqlite3_prepare_v3(handle, sql.data(), static_cast<int>(sql.size()),
                           SQLITE_PREPARE_PERSISTENT, &prepared, nullptr) != SQLITE_OK)
      raise(handle, "preparing " + std::string(sql));
    statement_.reset(prepared);
  }

  std::int64_t changed(std::span<const Value> values) override {
    const Run run(*this, values, Keeps::views);
    const std::int64_t before = sqlite3_total_changes64(handle_);
    while (step()) continue;
    return sqlite3_total_changes64(handle_) - before;
  }

  void start(std::span<const Value> values, Keeps keeps) override { bind(values, keeps); }
  bool next() override { return step(); }
  void end() noexcept override {
    sqlite3_reset(statement_.get());
    sqlite3_clear_bindings(statement_.get());
  }

  bool is_null(int column) const override {
    return sqlite3_column_type(statement_.get(), column) == SQLITE_NULL;
  }
  std::int64_t integer(int column) const override {
    return sqlite3_column_int64(statement_.get(), column);
  }
  double real(int column) const override { return sqlite3_column_double(statement_.get(), column); }
  std::string_view text(int column) const override {
    const auto* data = reinterpret_cast<const char*>(sqlite3_column_text(statement_.get(), column));
    return {data ? data : "", length(column)};
  }
  Bytes bytes(int column) const override {
    const auto* data =
        static_cast<const std::uint8_t*>(sqlite3_column_blob(statement_.get(), column));
    return {data, length(column)};
  }

 private:
  struct Finalize {
    void operator()(sqlite3_stmt* statement) const { sqlite3_finalize(statement); }
  };
  /// Ends the statement at the end of the scope.
  struct Run {
    Run(SqliteStatement& s, std::span<const Value> values, Keeps keeps) : statement(s) {
      s.bind(values, keeps);
    }
    ~Run() { statement.end(); }
    Run(const Run&) = delete;
    Run& operator=(const Run&) = delete;
    SqliteStatement& statement;
  };

  void bind(std::span<const Value> values, Keeps keeps) {
    int index = 0;
    for (const Value& value : values)
      if (std::visit(Bind{statement_.get(), ++index, keeps}, value) != SQLITE_OK) {
        const std::string what = sqlite3_errmsg(handle_);
        const int code = sqlite3_extended_errcode(handle_);
        end();
        throw SqliteError(code, "binding a parameter: " + what);
      }
  }

  bool step() {
    const int code = sqlite3_step(statement_.get());
    if (code == SQLITE_ROW) return true;
    if (code == SQLITE_DONE) return false;
    raise(handle_, sqlite3_sql(statement_.get()));
  }

  std::size_t length(int column) const {
    return static_cast<std::size_t>(sqlite3_column_bytes(statement_.get(), column));
  }

  sqlite3* handle_;
  std::unique_ptr<sqlite3_stmt, Finalize> statement_;
};

/// Returns nullptr for the system's own VFS.
const char* vfs_for(SqliteDriver::Mode mode) {
  return mode == SqliteDriver::Mode::checkpointer ? throttled_sync() : nullptr;
}

}  // namespace

void SqliteDriver::Close::operator()(sqlite3* handle) const { sqlite3_close_v2(handle); }

SqliteDriver::SqliteDriver(const std::filesystem::path& file, Mode mode) {
  // SQLite counts its memory under one lock, which all connections would wait for.
  static const int configured = sqlite3_config(SQLITE_CONFIG_MEMSTATUS, 0);
  if (configured != SQLITE_OK) throw std::logic_error("SQLite was used before it was configured");
  take_size_limit_for_full_disk();
  const int flags =
      mode == Mode::read_only ? SQLITE_OPEN_READONLY : SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE;
  sqlite3* handle = nullptr;
  const int code =
      sqlite3_open_v2(file.c_str(), &handle, flags | SQLITE_OPEN_NOMUTEX, vfs_for(mode));
  handle_.reset(handle);
  if (code != SQLITE_OK)
    throw SqliteError(sqlite3_extended_errcode(handle),
                      "the database " + file.string() + " cannot be opened (" +
                          sqlite3_errmsg(handle) + "); choose a file that this user may access");
  sqlite3_extended_result_codes(handle, 1);
  sqlite3_busy_timeout(handle, 5000);
  sqlite3_db_config(handle, SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0, nullptr);
  sqlite3_db_config(handle, SQLITE_DBCONFIG_DQS_DML, 0, nullptr);
}

std::string SqliteDriver::name() const {
  const char* file = sqlite3_db_filename(handle_.get(), "main");
  return file ? file : "";
}

std::unique_ptr<Statement> SqliteDriver::prepare(std::string_view sql) {
  return std::make_unique<SqliteStatement>(handle_.get(), sql);
}

void SqliteDriver::script(const std::string& sql) {
  if (sqlite3_exec(handle_.get(), sql.c_str(), nullptr, nullptr, nullptr) != SQLITE_OK)
    raise(handle_.get(), "running a script");
}

void SqliteDriver::try_script(const std::string& sql) noexcept {
  sqlite3_exec(handle_.get(), sql.c_str(), nullptr, nullptr, nullptr);
}

void SqliteDriver::begin(Begin how) {
  auto& statement = how == Begin::write ? begin_write_ : begin_read_;
  if (!statement) statement = prepare(how == Begin::write ? "BEGIN IMMEDIATE" : "BEGIN");
  statement->changed({});
}

void SqliteDriver::commit() {
  if (!commit_) commit_ = prepare("COMMIT");
  commit_->changed({});
}

bool SqliteDriver::in_transaction() const { return sqlite3_get_autocommit(handle_.get()) == 0; }

}  // namespace crownhead::db
