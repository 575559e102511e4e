#include "db/state_of_store.hpp"

#include <filesystem>

#include "db/database.hpp"
#include "db/readers.hpp"

namespace crownhead::db {
namespace {

std::uint64_t size_of(const std::filesystem::path& file) {
  std::error_code none;
  const auto bytes = std::filesystem::file_size(file, none);
  return none ? 0 : bytes;
}

}  // namespace

StateOfStore state_of_store(Database& database) {
  const std::string file = database.file();
  StateOfStore state{.file_bytes = size_of(file), .log_bytes = size_of(file + "-wal")};
  auto connection = database.readers().borrow();
  Rows rows = connection->query("SELECT count(*), min(created_ms) FROM outbox");
  if (!rows.next()) return state;
  state.mails = static_cast<std::uint64_t>(rows.take<std::int64_t>());
  state.oldest_mail = rows.take<std::optional<Instant>>();
  return state;
}

}  // namespace crownhead::db
