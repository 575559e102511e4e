#pragma once

#include <cstddef>
#include <string_view>

namespace crownhead::draughts {

/// White space and signs between squares, in every form that programs write them. Each function
/// returns the bytes that what it looks for takes at the front of `text`, which is UTF-8; 0 if it
/// is not there.

namespace wide {

/// The same for what begins with a byte above U+007F.
std::size_t space_length(std::string_view text);
std::size_t dash_length(std::string_view text);
std::size_t capture_length(std::string_view text);

}  // namespace wide

/// Whether a character of more than one byte begins here.
constexpr bool begins_wide(std::string_view text) {
  return !text.empty() && static_cast<unsigned char>(text[0]) >= 0x80;
}

/// A space, a tab, or a space of Unicode, those without width and byte order marks included; no
/// line end.
inline std::size_t blank_length(std::string_view text) {
  if (begins_wide(text)) return wide::space_length(text);
  return text.starts_with(' ') || text.starts_with('\t') ? 1 : 0;
}

/// A hyphen, a dash or a minus sign.
inline std::size_t dash_length(std::string_view text) {
  return begins_wide(text) ? wide::dash_length(text) : text.starts_with('-') ? 1 : 0;
}

/// "x", ":" or a multiplication sign.
inline std::size_t capture_length(std::string_view text) {
  if (begins_wide(text)) return wide::capture_length(text);
  return !text.empty() && std::string_view("xX:").contains(text[0]) ? 1 : 0;
}

/// Either sign between two squares.
inline std::size_t separator_length(std::string_view text) {
  const std::size_t dash = dash_length(text);
  return dash > 0 ? dash : capture_length(text);
}

inline void skip_blanks(std::string_view& text) {
  while (const std::size_t length = blank_length(text)) text.remove_prefix(length);
}

}  // namespace crownhead::draughts
