#include "db/postgres/driver.hpp"

#include <charconv>
#include <utility>
#include <vector>

#include "db/postgres/binary.hpp"
#include "db/postgres/error.hpp"
#include "db/postgres/libpq.hpp"
#include "db/postgres/sql_text.hpp"

namespace crownhead::db {
namespace {

const Libpq& pq() { return Libpq::get(); }

struct Clear {
  void operator()(PGresult* result) const { pq().clear(result); }
};
using Result = std::unique_ptr<PGresult, Clear>;

/// What was answered, if it is no refusal.
Result answered(pg_conn* connection, PGresult* result, const std::string& doing) {
  Result kept(result);
  const ExecStatusType status = pq().result_status(result);  // of nullptr: a fatal error
  if (status == PGRES_COMMAND_OK || status == PGRES_TUPLES_OK) return kept;
  const char* state = result ? pq().result_error_field(result, PG_DIAG_SQLSTATE) : nullptr;
  throw PostgresError(state ? state : "", doing + ": " + pq().error_message(connection));
}

Oid oid_of(binary::Oid type) { return static_cast<Oid>(type); }

/// The arguments of one run as libpq takes them: numbers are kept here, text and bytes are views.
class Arguments {
 public:
  explicit Arguments(std::span<const Value> values) : formats_(values.size(), 1) {
    numbers_.reserve(values.size());  // what points into it stays
    for (const Value& value : values) std::visit(*this, value);
  }

  void operator()(std::int64_t value) {
    add(binary::Oid::int8, numbers_.emplace_back(binary::sent(value)).data(), 8);
  }
  void operator()(double value) {
    add(binary::Oid::float8, numbers_.emplace_back(binary::sent(value)).data(), 8);
  }
  void operator()(std::string_view value) {
    add(binary::Oid::text, value.data() ? value.data() : "", value.size());
  }
  void operator()(Bytes value) {
    const char* data = value.data() ? reinterpret_cast<const char*>(value.data()) : "";
    add(binary::Oid::bytea, data, value.size());
  }
  void operator()(Null null) {
    static constexpr std::array types = {binary::Oid::int8, binary::Oid::float8, binary::Oid::text,
                                         binary::Oid::bytea};
    add(types.at(static_cast<std::size_t>(null.type)), nullptr, 0);
  }

  int count() const { return static_cast<int>(values_.size()); }
  const std::vector<Oid>& types() const { return types_; }
  const char* const* values() const { return values_.data(); }
  const int* lengths() const { return lengths_.data(); }
  const int* formats() const { return formats_.data(); }

 private:
  void add(binary::Oid type, const char* data, std::size_t length) {
    types_.push_back(oid_of(type));
    values_.push_back(data);
    lengths_.push_back(static_cast<int>(length));
  }

  std::vector<binary::EightBytes> numbers_;
  std::vector<Oid> types_;
  std::vector<const char*> values_;
  std::vector<int> lengths_;
  std::vector<int> formats_;
};

/// Prepared when it first runs, for then the types of its arguments are known.
class PostgresStatement final : public Statement {
 public:
  PostgresStatement(pg_conn* connection, std::string_view sql, std::string name)
      : connection_(connection), sql_(in_postgres(sql)), name_(std::move(name)) {}

  std::int64_t run(std::span<const Value> values) override {
    const Result result = execute(values);
    const std::string_view count = pq().command_rows(result.get());
    std::int64_t changed = 0;  // of what changes nothing the text is empty
    std::from_chars(count.data(), count.data() + count.size(), changed);
    return pq().rows(result.get()) > 0 && is_select(result.get()) ? 0 : changed;
  }

  void start(std::span<const Value> values, Keeps) override {
    rows_ = execute(values);
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

  Result execute(std::span<const Value> values) {
    const Arguments arguments(values);
    if (!prepared_ || types_ != arguments.types()) prepare(arguments.types());
    return answered(
        connection_,
        pq().exec_prepared(connection_, name_.c_str(), arguments.count(), arguments.values(),
                           arguments.lengths(), arguments.formats(), 1),
        sql_);
  }

  void prepare(const std::vector<Oid>& types) {
    if (prepared_)
      answered(connection_, pq().exec(connection_, ("DEALLOCATE " + name_).c_str()), sql_);
    prepared_ = false;
    answered(connection_,
             pq().prepare(connection_, name_.c_str(), sql_.c_str(), static_cast<int>(types.size()),
                          types.data()),
             "preparing " + sql_);
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
    throw StoreError(StoreError::Kind::of_the_job, "column " + std::to_string(column) +
                                                       " has the type " +
                                                       std::to_string(oid_of(type(column))) +
                                                       " and was read as " + read_as + ": " + sql_);
  }

  pg_conn* connection_;
  std::string sql_;
  std::string name_;
  bool prepared_ = false;
  std::vector<Oid> types_;  ///< of the arguments, as prepared
  Result rows_;
  int row_ = -1;
};

}  // namespace

void PostgresDriver::Finish::operator()(pg_conn* connection) const { pq().finish(connection); }

PostgresDriver::PostgresDriver(const std::string& address) {
  // What the address says counts more than what stands before it. A server that is cut off is given
  // up after seconds, and of several the one that may be written to is taken.
  const char* const names[] = {"connect_timeout",  "tcp_user_timeout",
                               "keepalives_idle",  "keepalives_interval",
                               "keepalives_count", "target_session_attrs",
                               "dbname",           "client_encoding",
                               "application_name", nullptr};
  const char* const values[] = {"2",          "3000",          "2",    "1",         "2",
                                "read-write", address.c_str(), "UTF8", "crownhead", nullptr};
  connection_.reset(pq().connect(names, values, 1));
  if (pq().status(connection_.get()) != CONNECTION_OK)
    throw PostgresError("", std::string("the database cannot be reached (") +
                                pq().error_message(connection_.get()) + ")");
  pq().set_notice_processor(connection_.get(), [](void*, const char*) {}, nullptr);
}

std::string PostgresDriver::name() const {
  return std::string(pq().database(connection_.get())) + " on " + pq().host(connection_.get());
}

std::unique_ptr<Statement> PostgresDriver::prepare(std::string_view sql) {
  return std::make_unique<PostgresStatement>(connection_.get(), sql,
                                             "s" + std::to_string(++prepared_));
}

void PostgresDriver::script(const std::string& sql) {
  answered(connection_.get(), pq().exec(connection_.get(), sql.c_str()), "running a script");
}

void PostgresDriver::try_script(const std::string& sql) noexcept {
  pq().clear(pq().exec(connection_.get(), sql.c_str()));
}

void PostgresDriver::begin(Begin how) {
  script(how == Begin::write ? "BEGIN" : "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY");
}

void PostgresDriver::commit() {
  const Result result =
      answered(connection_.get(), pq().exec(connection_.get(), "COMMIT"), "committing");
  // A transaction in which a statement failed is rolled back by it, without an error.
  if (std::string_view(pq().command_status(result.get())) != "COMMIT")
    throw StoreError(StoreError::Kind::of_the_job,
                     "a transaction was to commit in which a statement had failed");
}

bool PostgresDriver::in_transaction() const {
  const PGTransactionStatusType status = pq().transaction_status(connection_.get());
  return status == PQTRANS_INTRANS || status == PQTRANS_INERROR;
}

bool PostgresDriver::takes_no_more() const {
  return pq().transaction_status(connection_.get()) == PQTRANS_INERROR;
}

bool PostgresDriver::lost() const {
  // That the server has ended the connection is heard when it is read from.
  return pq().consume_input(connection_.get()) == 0 ||
         pq().status(connection_.get()) != CONNECTION_OK;
}

}  // namespace crownhead::db
