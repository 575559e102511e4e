#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

namespace crownhead {

/// Why a text is not acceptable as a line that other users will read.
enum class LineFault : std::uint8_t {
  empty,     ///< it has no visible character
  unseen,    ///< it has a control character, line end, direction mark or zero-width space
  too_long,  ///< it has too many characters
};

namespace line {

/// Removes and returns the first character of validated UTF-8.
inline char32_t take_character(std::string_view& text) {
  const auto first = static_cast<unsigned char>(text.front());
  const std::size_t length = first < 0x80 ? 1 : first < 0xe0 ? 2 : first < 0xf0 ? 3 : 4;
  char32_t character = length == 1 ? first : first & (0xffU >> (length + 1));
  for (std::size_t i = 1; i < length && i < text.size(); ++i)
    character = character << 6 | (static_cast<unsigned char>(text[i]) & 0x3fU);
  text.remove_prefix(std::min(length, text.size()));
  return character;
}

/// Returns true for characters that end a line, change its direction or are invisible. Joiners
/// (U+200C, U+200D) are allowed: scripts and emoji need them.
constexpr bool is_unseen(char32_t c) {
  const bool control = c < 0x20 || (c >= 0x7f && c <= 0x9f);
  const bool line_end = c == 0x2028 || c == 0x2029;
  const bool turns = c == 0x061c || c == 0x200e || c == 0x200f || (c >= 0x202a && c <= 0x202e) ||
                     (c >= 0x2066 && c <= 0x2069);
  const bool no_width = c == 0x180e || c == 0x200b || (c >= 0x2060 && c <= 0x2065) || c == 0xfeff ||
                        (c >= 0xfff9 && c <= 0xfffb) || (c >= 0xe0000 && c <= 0xe007f);
  return control || line_end || turns || no_width;
}

/// Returns true for characters that have at most a width: blanks of any width, fillers, joiners,
/// variation selectors.
constexpr bool is_blank(char32_t c) {
  return c == 0x20 || c == 0xa0 || c == 0xad || c == 0x034f || c == 0x115f || c == 0x1160 ||
         c == 0x1680 || (c >= 0x2000 && c <= 0x200d) || c == 0x202f || c == 0x205f || c == 0x2800 ||
         c == 0x3000 || c == 0x3164 || (c >= 0xfe00 && c <= 0xfe0f) || c == 0xffa0;
}

}  // namespace line

/// Counts the characters of validated UTF-8.
inline std::size_t character_count(std::string_view text) {
  return static_cast<std::size_t>(std::ranges::count_if(
      text, [](char byte) { return (static_cast<unsigned char>(byte) & 0xc0U) != 0x80U; }));
}

/// Returns true if a text of one or more lines has a visible character.
inline bool is_seen(std::string_view text) {
  while (!text.empty())
    if (const char32_t c = line::take_character(text); !line::is_unseen(c) && !line::is_blank(c))
      return true;
  return false;
}

/// Returns the first fault of a name, message or other line; `text` is validated UTF-8.
inline std::optional<LineFault> line_fault(std::string_view text, std::size_t most_characters) {
  bool seen = false;
  std::size_t characters = 0;
  for (auto rest = text; !rest.empty(); ++characters) {
    const char32_t c = line::take_character(rest);
    if (line::is_unseen(c)) return LineFault::unseen;
    seen = seen || !line::is_blank(c);
  }
  if (!seen) return LineFault::empty;
  return characters > most_characters ? std::optional(LineFault::too_long) : std::nullopt;
}

}  // namespace crownhead
