#include "server/wire/core/json_text.hpp"

#include <algorithm>
#include <cstring>
#include <fmt/compile.h>
#include <nlohmann/json.hpp>

namespace crownhead::wire {
namespace {

using Word = std::uint64_t;

constexpr Word all_bytes(unsigned char byte) { return ~Word{0} / 255 * byte; }

/// True if none of eight characters needs an escape. The highest bit of a byte shows that one does:
/// bytes from 0x80 on have it set, adding one sets it for 0x7f, and a subtraction borrows it for
/// control characters, quotes and backslashes.
bool all_plain(Word letters) {
  const Word quotes = letters ^ all_bytes('"');
  const Word backslashes = letters ^ all_bytes('\\');
  const Word found = letters | (letters + all_bytes(1)) | (letters - all_bytes(' ')) |
                     (quotes - all_bytes(1)) | (backslashes - all_bytes(1));
  return (found & all_bytes(0x80)) == 0;
}

bool is_plain_letter(char c) { return c >= ' ' && c <= '~' && c != '"' && c != '\\'; }

/// Reads as many characters as a Part has bytes.
template <class Part>
Word letters_at(const char* place) {
  Part letters;
  std::memcpy(&letters, place, sizeof(letters));
  return letters;
}

}  // namespace

bool is_plain(std::string_view text) {
  const char* const begin = text.data();
  const char* const end = begin + text.size();
  if (text.size() >= sizeof(Word)) {
    for (const char* at = begin; at < end - sizeof(Word); at += sizeof(Word))
      if (!all_plain(letters_at<Word>(at))) return false;
    return all_plain(letters_at<Word>(end - sizeof(Word)));
  }
  using Half = std::uint32_t;
  if (text.size() >= sizeof(Half))
    return all_plain(letters_at<Half>(begin) | letters_at<Half>(end - sizeof(Half)) << 32);
  return std::ranges::all_of(text, is_plain_letter);
}

std::string quoted(std::string_view text) {
  if (is_plain(text)) return std::string(1, '"').append(text) += '"';
  return nlohmann::json(text).dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
}

// fmt writes an instant with fewer instructions than std::to_chars.
char* JsonText::write_number(std::int64_t value, char* to) {
  return fmt::format_to(to, FMT_COMPILE("{}"), value);
}
char* JsonText::write_number(std::uint64_t value, char* to) {
  return fmt::format_to(to, FMT_COMPILE("{}"), value);
}

void JsonText::make_room(std::size_t all) {
  text_.resize_and_overwrite(all, [](char*, std::size_t size) { return size; });
}

}  // namespace crownhead::wire
