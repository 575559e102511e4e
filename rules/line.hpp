#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

namespace crownhead {

/// What keeps a text from being a line that somebody else reads.
enum class LineFault : std::uint8_t {
  empty,     ///< nothing in it is seen
  unseen,    ///< a control character, the end of a line, a mark of direction, a space of no width
  too_long,  ///< more characters than there may be
};

namespace line {

/// Takes one character off the front of UTF-8 that has been checked.
inline char32_t take_character(std::string_view& text) {
  const auto first = static_cast<unsigned char>(text.front());
  const std::size_t length = first < 0x80 ? 1 : first < 0xe0 ? 2 : first < 0xf0 ? 3 : 4;
  char32_t character = length == 1 ? first : first & (0xffU >> (length + 1));
  for (std::size_t i = 1; i < length && i < text.size(); ++i)
    character = character << 6 | (static_cast<unsigned char>(text[i]) & 0x3fU);
  text.remove_prefix(std::min(length, text.size()));
  return character;
}

/// What ends a line, turns its direction or hides in it. Joiners (U+200C, U+200D) stay: scripts and
/// pictures need them.
constexpr bool is_unseen(char32_t c) {
  const bool control = c < 0x20 || (c >= 0x7f && c <= 0x9f);
  const bool line_end = c == 0x2028 || c == 0x2029;
  const bool turns = c == 0x061c || c == 0x200e || c == 0x200f || (c >= 0x202a && c <= 0x202e) ||
                     (c >= 0x2066 && c <= 0x2069);
  const bool no_width = c == 0x180e || c == 0x200b || (c >= 0x2060 && c <= 0x2065) || c == 0xfeff ||
                        (c >= 0xfff9 && c <= 0xfffb) || (c >= 0xe0000 && c <= 0xe007f);
  return control || line_end || turns || no_width;
}

/// Takes room at most: blanks of every width, fillers, joiners, what chooses another form.
constexpr bool is_blank(char32_t c) {
  return c == 0x20 || c == 0xa0 || c == 0xad || c == 0x034f || c == 0x115f || c == 0x1160 ||
         c == 0x1680 || (c >= 0x2000 && c <= 0x200d) || c == 0x202f || c == 0x205f || c == 0x2800 ||
         c == 0x3000 || c == 0x3164 || (c >= 0xfe00 && c <= 0xfe0f) || c == 0xffa0;
}

}  // namespace line

/// Of UTF-8 that has been checked.
inline std::size_t character_count(std::string_view text) {
  return static_cast<std::size_t>(std::ranges::count_if(
      text, [](char byte) { return (static_cast<unsigned char>(byte) & 0xc0U) != 0x80U; }));
}

/// Whether there is anything to see in a text of one line or several.
inline bool is_seen(std::string_view text) {
  while (!text.empty())
    if (const char32_t c = line::take_character(text); !line::is_unseen(c) && !line::is_blank(c))
      return true;
  return false;
}

/// The first fault of a name, a message or another line; `text` is UTF-8 that has been checked.
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
