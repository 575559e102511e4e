#pragma once

#include <string>
#include <vector>

namespace crownhead::db {

/// A statement that the tests of db have run.
struct StoreText {
  /// A letter for each argument: i(nteger), r(eal), t(ext), b(ytes), or - while none was seen.
  std::string types;
  std::string sql;
};

/// Returns the statements that PostgreSQL also gets. Runs the tests of db, once.
const std::vector<StoreText>& store_texts();

/// Returns "PREPARE tried (bigint, text) AS …".
std::string prepared_as_tried(const StoreText& text);

}  // namespace crownhead::db
