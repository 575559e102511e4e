#include "db/sql/page_cursor.hpp"

#include <charconv>

namespace crownhead::db {
namespace {

/// Reads a whole number from the front of `text` and removes it.
std::optional<std::int64_t> take_number(std::string_view& text) {
  std::int64_t number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error != std::errc{}) return std::nullopt;
  text.remove_prefix(static_cast<std::size_t>(end - text.data()));
  return number;
}

}  // namespace

std::optional<PageCursor> read_page_cursor(std::string_view text, bool by_time) {
  PageCursor cursor;
  if (by_time) {
    const auto ms = take_number(text);
    if (!ms || !text.starts_with('.')) return std::nullopt;
    cursor.ms = *ms;
    text.remove_prefix(1);
  }
  const auto id = take_number(text);
  if (!id || !text.empty()) return std::nullopt;
  cursor.id = *id;
  return cursor;
}

std::string write_page_cursor(const PageCursor& cursor, bool by_time) {
  return (by_time ? std::to_string(cursor.ms) + '.' : "") + std::to_string(cursor.id);
}

}  // namespace crownhead::db
