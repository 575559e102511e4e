#pragma once

#include <cstddef>
#include <string_view>

namespace crownhead {

/// A character and its length in UTF-8 bytes; length 0 if there is none.
struct CodePoint {
  std::size_t length = 0;
  char32_t value = 0;
};

/// True for a byte that begins a character, false for one that continues it.
constexpr bool begins_character(char byte) {
  return (static_cast<unsigned char>(byte) & 0xC0U) != 0x80U;
}

/// Decodes the first character of `text`, which must not be empty. Overlong forms, surrogates and
/// values above U+10FFFF are invalid.
constexpr CodePoint first_code_point(std::string_view text) {
  const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
  const unsigned lead = byte(0);
  if (lead < 0x80) return {1, lead};
  const std::size_t length = lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : 2;
  if (lead < 0xC2 || lead > 0xF4 || text.size() < length) return {};
  char32_t value = lead & (0x7FU >> length);
  for (std::size_t i = 1; i < length; ++i) {
    if (begins_character(text[i])) return {};
    value = value << 6U | (byte(i) & 0x3FU);
  }
  const bool overlong = (length == 3 && value < 0x800) || (length == 4 && value < 0x10000);
  const bool surrogate = value >= 0xD800 && value <= 0xDFFF;
  return overlong || surrogate || value > 0x10FFFF ? CodePoint{} : CodePoint{length, value};
}

constexpr bool is_utf8(std::string_view text) {
  while (!text.empty()) {
    const auto length = first_code_point(text).length;
    if (length == 0) return false;
    text.remove_prefix(length);
  }
  return true;
}

}  // namespace crownhead
