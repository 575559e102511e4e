#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace crownhead::db {

/// The last row of a page, after which the next page starts.
struct PageCursor {
  std::int64_t ms = 0;  ///< since 1970: the sorting key
  std::int64_t id = 0;
};

/// Reads "MS.ID", or "ID" of a list that is sorted by id alone. Returns nullopt for anything else.
std::optional<PageCursor> read_page_cursor(std::string_view text, bool by_time);

std::string write_page_cursor(const PageCursor& cursor, bool by_time);

}  // namespace crownhead::db
