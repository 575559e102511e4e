#include "db/postgres/session.hpp"

#include <utility>

#include "db/postgres/error.hpp"
#include "db/postgres/libpq.hpp"

namespace crownhead::db {
namespace {

/// Limits the queue, because each command has copies of its arguments.
constexpr std::size_t most_waiting = 512;

const Libpq& pq() { return Libpq::get(); }

bool done(const PGresult* result) {
  const ExecStatusType status = pq().result_status(result);  // for nullptr: a fatal error
  return status == PGRES_COMMAND_OK || status == PGRES_TUPLES_OK;
}

}  // namespace

void PostgresSession::Clear::operator()(PGresult* result) const { pq().clear(result); }

void PostgresSession::Finish::operator()(pg_conn* connection) const { pq().finish(connection); }

PostgresSession::PostgresSession(const std::string& address) {
  // The address overrides the settings before it. A server that is cut off is given up after
  // seconds, and of several servers the writable one is used.
  const char* const names[] = {"connect_timeout",  "tcp_user_timeout",
                               "keepalives_idle",  "keepalives_interval",
                               "keepalives_count", "target_session_attrs",
                               "dbname",           "client_encoding",
                               "application_name", nullptr};
  const char* const values[] = {"2",          "3000",          "2",    "1",         "2",
                                "read-write", address.c_str(), "UTF8", "crownhead", nullptr};
  connection_.reset(pq().connect(names, values, 1));
  if (pq().status(connection()) != CONNECTION_OK)
    throw PostgresError("", std::string("the database cannot be reached (") +
                                pq().error_message(connection()) + ")");
  pq().set_notice_processor(connection(), [](void*, const char*) {}, nullptr);
}

void PostgresSession::refuse(const PGresult* result, const std::string& doing) const {
  const char* state = result ? pq().result_error_field(result, PG_DIAG_SQLSTATE) : nullptr;
  const char* message = result ? pq().result_error_message(result) : "";
  throw PostgresError(state ? state : "",
                      doing + ": " + (*message ? message : pq().error_message(connection())));
}

bool PostgresSession::in_transaction() const {
  const PGTransactionStatusType status = pq().transaction_status(connection());
  return status == PQTRANS_INTRANS || status == PQTRANS_INERROR;
}

bool PostgresSession::takes_no_more() const {
  return pq().transaction_status(connection()) == PQTRANS_INERROR;
}

void PostgresSession::script(const std::string& sql, const std::string& doing) {
  const Result result(pq().exec(connection(), sql.c_str()));
  if (!done(result.get())) refuse(result.get(), doing);
}

void PostgresSession::prepare(const std::string& name, const std::string& sql,
                              const std::vector<Oid>& types) {
  const Result result(pq().prepare(connection(), name.c_str(), sql.c_str(),
                                   static_cast<int>(types.size()), types.data()));
  if (!done(result.get())) refuse(result.get(), "preparing " + sql);
}

PostgresSession::Result PostgresSession::answer(Command command) {
  if (waits()) {
    later(std::move(command));
    return answer_together(std::exchange(waiting_, {}));
  }
  const Arguments& with = command.arguments;
  Result result(command.prepared_as.empty()
                    ? pq().exec(connection(), command.text->c_str())
                    : pq().exec_prepared(connection(), command.prepared_as.c_str(), with.count(),
                                         with.values(), with.lengths(), with.formats(), 1));
  if (!done(result.get())) refuse(result.get(), *command.text);
  return result;
}

void PostgresSession::later(Command command) {
  if (waiting_.size() >= most_waiting) settle();
  waiting_.push_back(std::move(command));
}

void PostgresSession::settle() {
  if (waits()) answer_together(std::exchange(waiting_, {}));
}

void PostgresSession::send(const Command& command) {
  const Arguments& with = command.arguments;
  const int sent =
      command.prepared_as.empty()
          ? pq().send_query_params(connection(), command.text->c_str(), 0, nullptr, nullptr,
                                   nullptr, nullptr, 1)
          : pq().send_query_prepared(connection(), command.prepared_as.c_str(), with.count(),
                                     with.values(), with.lengths(), with.formats(), 1);
  if (sent == 0) refuse(nullptr, *command.text);
}

/// Returns the answer to the last command. After one that failed PostgreSQL runs none of the
/// others.
PostgresSession::Result PostgresSession::answer_together(std::span<const Command> commands) {
  if (pq().enter_pipeline(connection()) == 0) refuse(nullptr, "entering pipeline mode");
  for (const Command& command : commands) send(command);
  if (pq().pipeline_sync(connection()) == 0) refuse(nullptr, "syncing the pipeline");
  Result last;
  Result failed;
  const std::string* failed_at = nullptr;
  for (const Command& command : commands) {
    last.reset(pq().next_result(connection()));
    if (!failed_at && !done(last.get())) {
      failed = std::move(last);
      failed_at = command.text.get();
    }
    while (const Result more{pq().next_result(connection())}) {
    }
  }
  if (pq().status(connection()) == CONNECTION_OK) {
    const Result end(pq().next_result(connection()));
    pq().exit_pipeline(connection());
  }
  if (failed_at) refuse(failed.get(), *failed_at);
  return last;
}

}  // namespace crownhead::db
