#pragma once

#include <libpq-fe.h>

namespace crownhead::db {

/// The functions of libpq that are used here. The library is loaded from the system at the first
/// use: a server that uses a file does not need it, and Debian has no static versions of everything
/// that it depends on.
class Libpq {
 public:
  /// Throws std::runtime_error if it is missing.
  static const Libpq& get();

  decltype(&PQconninfoParse) parse_address = nullptr;
  decltype(&PQconninfoFree) free_options = nullptr;
  decltype(&PQfreemem) free_memory = nullptr;
  decltype(&PQconnectdbParams) connect = nullptr;
  decltype(&PQfinish) finish = nullptr;
  decltype(&PQstatus) status = nullptr;
  decltype(&PQtransactionStatus) transaction_status = nullptr;
  decltype(&PQdb) database = nullptr;
  decltype(&PQhost) host = nullptr;
  decltype(&PQerrorMessage) error_message = nullptr;
  decltype(&PQsetNoticeProcessor) set_notice_processor = nullptr;
  decltype(&PQconsumeInput) consume_input = nullptr;
  decltype(&PQexec) exec = nullptr;
  decltype(&PQprepare) prepare = nullptr;
  decltype(&PQexecPrepared) exec_prepared = nullptr;
  decltype(&PQenterPipelineMode) enter_pipeline = nullptr;
  decltype(&PQexitPipelineMode) exit_pipeline = nullptr;
  decltype(&PQpipelineSync) pipeline_sync = nullptr;
  decltype(&PQsendQueryParams) send_query_params = nullptr;
  decltype(&PQsendQueryPrepared) send_query_prepared = nullptr;
  decltype(&PQgetResult) next_result = nullptr;
  decltype(&PQclear) clear = nullptr;
  decltype(&PQresultStatus) result_status = nullptr;
  decltype(&PQresultErrorField) result_error_field = nullptr;
  decltype(&PQresultErrorMessage) result_error_message = nullptr;
  decltype(&PQcmdStatus) command_status = nullptr;
  decltype(&PQcmdTuples) command_rows = nullptr;
  decltype(&PQntuples) rows = nullptr;
  decltype(&PQftype) type = nullptr;
  decltype(&PQgetvalue) value = nullptr;
  decltype(&PQgetlength) length = nullptr;
  decltype(&PQgetisnull) is_null = nullptr;

 private:
  Libpq();
  template <class Function>
  void find(Function& function, const char* name);

  void* library_;  // loaded until the program ends
};

}  // namespace crownhead::db
