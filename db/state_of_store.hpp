#pragma once

#include <cstdint>
#include <optional>

#include "rules/instant.hpp"

namespace crownhead::db {

class Database;

/// Figures of the database for operators.
struct StateOfStore {
  std::uint64_t file_bytes = 0;                       ///< of the file, or of the database
  std::uint64_t log_bytes = 0;                        ///< of the write-ahead log next to the file
  std::uint64_t mails = 0;                            ///< waiting to be sent
  std::optional<Instant> oldest_mail = std::nullopt;  ///< when it was written
  std::uint64_t puzzle_reports = 0;                   ///< waiting for a moderator
};

StateOfStore state_of_store(Database& database);

}  // namespace crownhead::db
