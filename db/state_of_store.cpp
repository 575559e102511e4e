#include "db/state_of_store.hpp"

#include <filesystem>

#include "db/database.hpp"
#include "db/jobs/readers.hpp"

namespace crownhead::db {
namespace {

std::uint64_t size_of(const std::filesystem::path& file) {
  std::error_code none;
  const auto bytes = std::filesystem::file_size(file, none);
  return none ? 0 : bytes;
}

/// PostgreSQL's log is not the log of one database.
StateOfStore sizes(Connection& connection, const Address& address) {
  if (connection.engine() == Engine::postgres)
    return {.file_bytes =
                *connection.value<std::uint64_t>("SELECT pg_database_size(current_database())")};
  return {.file_bytes = size_of(address), .log_bytes = size_of(address.string() + "-wal")};
}

}  // namespace

StateOfStore state_of_store(Database& database) {
  auto connection = database.readers().borrow();
  StateOfStore state = sizes(*connection, database.address());
  state.puzzle_reports = *connection->value<std::uint64_t>("SELECT count(*) FROM puzzle_reports");
  Rows rows = connection->query("SELECT count(*), min(created_ms) FROM outbox");
  if (!rows.next()) return state;
  state.mails = static_cast<std::uint64_t>(rows.take<std::int64_t>());
  state.oldest_mail = rows.take<std::optional<Instant>>();
  return state;
}

}  // namespace crownhead::db
