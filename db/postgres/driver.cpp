#include "db/postgres/driver.hpp"

#include <charconv>
#include <utility>
#include <vector>

#include "db/postgres/arguments.hpp"
#include "db/postgres/libpq.hpp"
#include "db/postgres/session.hpp"
#include "db/postgres/sql_text.hpp"
#include "db/sql/store_error.hpp"

namespace crownhead::db {
namespace {

using Result = PostgresSession::Result;

const Libpq& pq() { return Libpq::get(); }

PostgresSession::Command plain(const char* sql) {
  return {.text = std::make_shared<const std::string>(sql)};
}

/// Prepared at its first run, when the types of its arguments are known.
class PostgresStatement final : public Statement {
 public:
  PostgresStatement(PostgresSession& session, std::string_view sql, std::string name)
      : session_(session),
        sql_(std::make_shared<const std::string>(in_postgres(sql))),
        name_(std::move(name)) {}

  std::int64_t changed(std::span<const Value> values) override {
    const Result result = answer(values);
    const std::string_view count = pq().command_rows(result.get());
    std::int64_t changed = 0;  // the text is empty for statements that change nothing
    std::from_chars(count.data(), count.data() + count.size(), changed);
    return pq().rows(result.get()) > 0 && is_select(result.get()) ? 0 : changed;
  }

  void run(std::span<const Value> values) override {
    if (!session_.waits() && !session_.in_transaction()) {
      answer(values);
      return;
    }
    session_.later(command(values, Keeps::copies));
  }

  void start(std::span<const Value> values, Keeps) override {
    rows_ = answer(values);
    row_ = -1;
  }
  bool next() override { return ++row_ < pq().rows(rows_.get()); }
  void end() noexcept override { rows_.reset(); }

  bool is_null(int column) const override { return pq().is_null(rows_.get(), row_, column) != 0; }
  std::int64_t integer(int column) const override {
    return is_null(column) ? 0 : binary::whole(type(column), raw(column));
  }
  double real(int column) const override {
    return is_null(column) ? 0 : binary::real(type(column), raw(column));
  }
  std::string_view text(int column) const override {
    switch (type(column)) {
      case binary::Oid::text:
      case binary::Oid::varchar:
      case binary::Oid::name:
      case binary::Oid::unknown: return raw(column);
      default: refuse(column, "text");
    }
  }
  Bytes bytes(int column) const override {
    if (type(column) != binary::Oid::bytea) refuse(column, "bytes");
    const std::string_view found = raw(column);
    return {reinterpret_cast<const std::uint8_t*>(found.data()), found.size()};
  }

 private:
  static bool is_select(const PGresult* result) {
    return std::string_view(pq().command_status(const_cast<PGresult*>(result)))
        .starts_with("SELECT");
  }

  Result answer(std::span<const Value> values) {
    return session_.answer(command(values, Keeps::views));
  }

  PostgresSession::Command command(std::span<const Value> values, Keeps keeps) {
    Arguments arguments(values, keeps);
    if (!prepared_ || types_ != arguments.types()) prepare(arguments.types());
    return {.text = sql_, .prepared_as = name_, .arguments = std::move(arguments)};
  }

  void prepare(const std::vector<Oid>& types) {
    session_.settle();
    if (prepared_) session_.script("DEALLOCATE " + name_, *sql_);
    prepared_ = false;
    session_.prepare(name_, *sql_, types);
    types_ = types;
    prepared_ = true;
  }

  binary::Oid type(int column) const {
    return static_cast<binary::Oid>(pq().type(rows_.get(), column));
  }
  std::string_view raw(int column) const {
    return {pq().value(rows_.get(), row_, column),
            static_cast<std::size_t>(pq().length(rows_.get(), row_, column))};
  }
  [[noreturn]] void refuse(int column, const char* read_as) const {
    throw StoreError(StoreError::Kind::of_the_job,
                     "column " + std::to_string(column) + " has the type " +
                         std::to_string(static_cast<Oid>(type(column))) + " and was read as " +
                         read_as + ": " + *sql_);
  }

  PostgresSession& session_;
  std::shared_ptr<const std::string> sql_;
  std::string name_;
  bool prepared_ = false;
  std::vector<Oid> types_;  ///< of the arguments when it was prepared
  Result rows_;
  int row_ = -1;
};

void run_script(PostgresSession& session, const std::string& sql) {
  session.settle();
  session.script(sql, "running a script");
}

/// Returns false if it failed.
bool ran(PostgresSession& session, const std::string& sql) noexcept try {
  run_script(session, sql);
  return true;
} catch (const StoreError&) {
  return false;
}

}  // namespace

PostgresDriver::PostgresDriver(const std::string& address)
    : session_(std::make_unique<PostgresSession>(address)) {}

PostgresDriver::~PostgresDriver() = default;

std::string PostgresDriver::name() const {
  pg_conn* connection = session_->connection();
  return std::string(pq().database(connection)) + " on " + pq().host(connection);
}

std::unique_ptr<Statement> PostgresDriver::prepare(std::string_view sql) {
  return std::make_unique<PostgresStatement>(*session_, sql, "s" + std::to_string(++prepared_));
}

void PostgresDriver::script(const std::string& sql) { run_script(*session_, sql); }

void PostgresDriver::try_script(const std::string& sql) noexcept { ran(*session_, sql); }

void PostgresDriver::begin(Begin how) {
  session_->settle();
  session_->later(
      plain(how == Begin::write ? "BEGIN" : "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY"));
}

void PostgresDriver::commit() {
  const Result result = session_->answer(plain("COMMIT"));
  // PostgreSQL reports no error when it rolls back a transaction with a failed statement at its
  // commit.
  if (std::string_view(pq().command_status(result.get())) != "COMMIT")
    throw StoreError(StoreError::Kind::of_the_job,
                     "cannot commit a transaction in which a statement failed");
}

void PostgresDriver::rollback() noexcept {
  session_->forget();
  if (session_->in_transaction()) try_script("ROLLBACK");
}

void PostgresDriver::settle() { session_->settle(); }

bool PostgresDriver::in_transaction() const {
  return session_->waits() || session_->in_transaction();
}

bool PostgresDriver::takes_no_more() const { return session_->takes_no_more(); }

bool PostgresDriver::lost() const {
  // The end of a connection is noticed only by reading from it.
  return pq().consume_input(session_->connection()) == 0 ||
         pq().status(session_->connection()) != CONNECTION_OK;
}

}  // namespace crownhead::db
