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

/// Whether a result may begin with the two bytes; most moves and their numbers do not.
constexpr bool may_begin_result(char first, char second) {
  constexpr std::string_view half = "\u00bd";
  return first >= '0' && first <= '2' ? second == '-' || second == '/'
                                      : first == half[0] && second == half[1];
}

/// The result that stands next, "" if none does: "1-18" is a move, "1-1" a result.
std::string_view result_ahead(PdnText& text);

/// Whether it is a result in one of the usual forms.
bool is_result(std::string_view text);

/// How many bytes the move that stands next takes, with blanks around its signs; 0 if none does.
std::size_t move_length(PdnText& text);

/// Whether it is a sign of annotation, "!" or "*" (forced).
bool is_sign(std::string_view sign);

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
