#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "rules/draughts/pdn/pdn_text.hpp"

namespace crownhead::draughts::pdn {

/// Includes control characters, such as the end-of-file mark of old systems.
constexpr bool is_space(char c) { return c > '\0' && c <= ' '; }
constexpr bool is_blank(char c) { return c == ' ' || c == '\t'; }
constexpr bool is_digit(char c) { return c >= '0' && c <= '9'; }
constexpr bool is_letter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }
constexpr bool is_name(char c) { return is_letter(c) || is_digit(c) || c == '_'; }

/// The functions below examine the text at the current position; only those named take_ consume it.

bool starts_with(PdnText& text, std::string_view what);

/// A result in one of the usual notations.
struct WrittenResult {
  std::string_view plain = {};  ///< "1-0" for any kind of dash; empty: none
  std::size_t length = 0;       ///< in bytes, with the blanks around its dash
};

/// Looks at the beginning of `text`.
WrittenResult result_at(std::string_view text);

/// Returns the result at the reader's position: "1-18" is a move, "1-1" a result.
WrittenResult result_ahead(PdnText& text);

/// Returns the length in bytes of the white space character `ahead` positions further on; 0 if
/// there is none.
std::size_t space_ahead(PdnText& text, std::size_t ahead = 0);

/// The same for a dash.
std::size_t dash_ahead(PdnText& text, std::size_t ahead = 0);

/// Returns the length in bytes of the move `ahead` positions further on, including blanks around
/// its signs; 0 if there is none.
std::size_t move_length(PdnText& text, std::size_t ahead = 0);

/// Returns the position after the blanks that begin `ahead` positions further on.
std::size_t behind_blanks(PdnText& text, std::size_t ahead);

/// Returns the length in bytes of a move number with its dots; 0 if there is none.
std::size_t number_length(PdnText& text);

/// Returns true if a move or a move number is next.
bool begins_moves(PdnText& text);

/// Returns true for annotation signs such as "!" or "*" (forced).
bool is_sign(std::string_view sign);

/// Consumes the rest of the line, without its end.
std::string take_line(PdnText& text);

/// Consumes all following characters that are in `of`.
std::string take_sign(PdnText& text, std::string_view of);

struct Glyph {
  std::string_view sign;  ///< its sign, or "" if none
  std::string written;    ///< "$142"
};

/// Reads a glyph. "$1" to "$4" and "$7" are signs; "$5" and "$6" mean the opposite of what draughts
/// players mean by "!?" and "?!".
Glyph take_glyph(PdnText& text);

/// Returns the length in bytes of the dots that replace a move `ahead` positions further on; 0 if
/// there are none.
std::size_t ellipsis_length(PdnText& text, std::size_t ahead);

/// Returns true if an empty line and then a tag follow, which does not happen inside a comment.
bool tags_after_empty_line(PdnText& text);

/// Replaces line ends and the blanks around them by one space; trims both ends.
std::string on_one_line(std::string_view text);

}  // namespace crownhead::draughts::pdn
