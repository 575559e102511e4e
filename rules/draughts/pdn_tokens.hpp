#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "rules/draughts/pdn_text.hpp"

namespace crownhead::draughts::pdn {

/// Control characters too, such as the one that ends a file of old systems.
constexpr bool is_space(char c) { return c > '\0' && c <= ' '; }
constexpr bool is_blank(char c) { return c == ' ' || c == '\t'; }
constexpr bool is_digit(char c) { return c >= '0' && c <= '9'; }
constexpr bool is_letter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }
constexpr bool is_name(char c) { return is_letter(c) || is_digit(c) || c == '_'; }

/// What stands next in a text; nothing but what is named take_ takes it.

bool starts_with(PdnText& text, std::string_view what);

/// A result in one of the usual forms.
struct WrittenResult {
  std::string_view plain = {};  ///< "1-0", whatever dash it is written with; empty: none
  std::size_t length = 0;       ///< bytes, with the blanks around its dash
};

/// At the front of `text`.
WrittenResult result_at(std::string_view text);

/// The result at the reader: "1-18" is a move, "1-1" a result.
WrittenResult result_ahead(PdnText& text);

/// Length in bytes of the character of white space `ahead` places on; 0 if there is none.
std::size_t space_ahead(PdnText& text, std::size_t ahead = 0);

/// The same for a dash.
std::size_t dash_ahead(PdnText& text, std::size_t ahead = 0);

/// Length in bytes of the move `ahead` places on, with blanks around its signs; 0 if there is none.
std::size_t move_length(PdnText& text, std::size_t ahead = 0);

/// Returns the place behind the blanks that begin `ahead` places on.
std::size_t behind_blanks(PdnText& text, std::size_t ahead);

/// Length in bytes of a move number with its dots at the reader; 0 if there is none.
std::size_t number_length(PdnText& text);

/// Whether a move, or the number of one, is next.
bool begins_moves(PdnText& text);

/// Whether it is a sign of annotation, "!" or "*" (forced).
bool is_sign(std::string_view sign);

/// What is left of the line, without its end.
std::string take_line(PdnText& text);

/// Takes all that stand next of the characters `of`.
std::string take_sign(PdnText& text, std::string_view of);

struct Glyph {
  std::string_view sign;  ///< that it means, "" if none
  std::string written;    ///< "$142"
};

/// "$1" to "$4" and "$7" are signs; "$5" and "$6" mean the contrary of what draughts players do by
/// "!?" and "?!".
Glyph take_glyph(PdnText& text);

/// How many bytes the dots take `ahead` places on that stand for a move; 0 if none do.
std::size_t ellipsis_length(PdnText& text, std::size_t ahead);

/// Whether an empty line and then a tag follow: nobody writes that inside a comment.
bool tags_after_empty_line(PdnText& text);

/// Line ends and the blanks around them become one space; none is left at the ends.
std::string on_one_line(std::string_view text);

}  // namespace crownhead::draughts::pdn
