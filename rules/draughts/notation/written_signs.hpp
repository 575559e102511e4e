#pragma once

#include <cstddef>
#include <string_view>

namespace crownhead::draughts {

/// White space and separators between squares, in all forms that programs write. Each function
/// returns the length in bytes of its match at the front of `text`, which is UTF-8; 0 without a
/// match.

namespace wide {

/// The same for characters above U+007F.
std::size_t space_length(std::string_view text);
std::size_t dash_length(std::string_view text);
std::size_t capture_length(std::string_view text);

}  // namespace wide

/// Returns true if a multi-byte character begins here.
constexpr bool begins_wide(std::string_view text) {
  return !text.empty() && static_cast<unsigned char>(text[0]) >= 0x80;
}

/// Matches a space, a tab, or a Unicode space including zero-width ones and byte order marks; not a
/// line end.
inline std::size_t blank_length(std::string_view text) {
  if (begins_wide(text)) return wide::space_length(text);
  return text.starts_with(' ') || text.starts_with('\t') ? 1 : 0;
}

/// Matches a hyphen, a dash or a minus sign.
inline std::size_t dash_length(std::string_view text) {
  return begins_wide(text) ? wide::dash_length(text) : text.starts_with('-') ? 1 : 0;
}

/// Matches "x", ":" or a multiplication sign.
inline std::size_t capture_length(std::string_view text) {
  if (begins_wide(text)) return wide::capture_length(text);
  return !text.empty() && std::string_view("xX:").contains(text[0]) ? 1 : 0;
}

/// Matches a dash or a capture sign.
inline std::size_t separator_length(std::string_view text) {
  const std::size_t dash = dash_length(text);
  return dash > 0 ? dash : capture_length(text);
}

inline void skip_blanks(std::string_view& text) {
  while (const std::size_t length = blank_length(text)) text.remove_prefix(length);
}

}  // namespace crownhead::draughts
