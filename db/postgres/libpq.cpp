#include "db/postgres/libpq.hpp"

#include <dlfcn.h>
#include <stdexcept>
#include <string>

namespace crownhead::db {

const Libpq& Libpq::get() {
  static const Libpq loaded;
  return loaded;
}

Libpq::Libpq() : library_(dlopen("libpq.so.5", RTLD_NOW | RTLD_LOCAL)) {
  if (!library_)
    throw std::runtime_error(
        "a PostgreSQL database requires libpq, which is not installed; install the package libpq5");
  find(parse_address, "PQconninfoParse");
  find(free_options, "PQconninfoFree");
  find(free_memory, "PQfreemem");
  find(connect, "PQconnectdbParams");
  find(finish, "PQfinish");
  find(status, "PQstatus");
  find(transaction_status, "PQtransactionStatus");
  find(database, "PQdb");
  find(host, "PQhost");
  find(error_message, "PQerrorMessage");
  find(set_notice_processor, "PQsetNoticeProcessor");
  find(consume_input, "PQconsumeInput");
  find(exec, "PQexec");
  find(prepare, "PQprepare");
  find(exec_prepared, "PQexecPrepared");
  find(enter_pipeline, "PQenterPipelineMode");
  find(exit_pipeline, "PQexitPipelineMode");
  find(pipeline_sync, "PQpipelineSync");
  find(send_query_params, "PQsendQueryParams");
  find(send_query_prepared, "PQsendQueryPrepared");
  find(next_result, "PQgetResult");
  find(clear, "PQclear");
  find(result_status, "PQresultStatus");
  find(result_error_field, "PQresultErrorField");
  find(result_error_message, "PQresultErrorMessage");
  find(command_status, "PQcmdStatus");
  find(command_rows, "PQcmdTuples");
  find(rows, "PQntuples");
  find(type, "PQftype");
  find(value, "PQgetvalue");
  find(length, "PQgetlength");
  find(is_null, "PQgetisnull");
}

template <class Function>
void Libpq::find(Function& function, const char* name) {
  function = reinterpret_cast<Function>(dlsym(library_, name));
  if (!function) throw std::runtime_error(std::string("this libpq has no ") + name);
}

}  // namespace crownhead::db
