#include "rules/draughts/pdn_tokens.hpp"

#include <algorithm>
#include <array>

namespace crownhead::draughts::pdn {

namespace {

constexpr std::string_view times_sign = "\u00d7";
constexpr std::array<std::string_view, 9> results{"1/2-1/2", "1-0", "0-1", "2-0",          "1-1",
                                                  "0-2",     "0-0", "1/2", "\u00bd-\u00bd"};

/// Whether more squares follow `ahead` places on, so that what stands before is no result.
bool continues_move(PdnText& text, std::size_t ahead) {
  const char c = text.at(ahead);
  return is_digit(c) || c == '-' || c == 'x' || c == 'X' || c == ':' || c == '/';
}

/// How many places the square takes that stands `ahead`; 0 if there is none.
std::size_t square_length(PdnText& text, std::size_t ahead) {
  std::size_t length = 0;
  if (is_letter(text.at(ahead))) {
    if (!is_digit(text.at(ahead + 1))) return 0;
    return is_digit(text.at(ahead + 2)) ? 3 : 2;
  }
  while (is_digit(text.at(ahead + length)) && length < 3) ++length;
  return length;
}

/// Behind the sign that separates two squares at `ahead`; `ahead` itself if there is none.
std::size_t next_square(PdnText& text, std::size_t ahead) {
  std::size_t next = ahead;
  while (is_blank(text.at(next))) ++next;
  const char c = text.at(next);
  if (c == '-' || c == 'x' || c == 'X' || c == ':') {
    ++next;
  } else if (c == times_sign[0] && text.at(next + 1) == times_sign[1]) {
    next += times_sign.size();
  } else {
    return ahead;
  }
  while (is_blank(text.at(next))) ++next;
  return next;
}

}  // namespace

bool starts_with(PdnText& text, std::string_view what) {
  for (std::size_t i = 0; i < what.size(); ++i) {
    if (text.at(i) != what[i]) return false;
  }
  return true;
}

std::string_view result_ahead(PdnText& text) {
  for (const std::string_view result : results) {
    if (starts_with(text, result) && !continues_move(text, result.size())) return result;
  }
  return {};
}

std::size_t move_length(PdnText& text) {
  std::size_t length = square_length(text, 0);
  if (length == 0) return 0;
  int squares = 1;
  for (;; ++squares) {
    const std::size_t next = next_square(text, length);
    const std::size_t size = square_length(text, next);
    const bool follows = next > length || is_letter(text.at(next));  // a3b4 needs no sign
    if (size == 0 || !follows) break;
    length = next + size;
  }
  return squares < 2 ? 0 : length;
}

bool tags_after_empty_line(PdnText& text) {
  if (text.at() != '\n') return false;
  std::size_t next = 1;
  while (is_blank(text.at(next))) ++next;
  if (text.at(next) != '\n') return false;
  while (is_space(text.at(next))) ++next;
  if (text.at(next) != '[' || !is_letter(text.at(next + 1))) return false;
  ++next;
  while (is_name(text.at(next))) ++next;
  while (is_blank(text.at(next))) ++next;
  return text.at(next) == '"';
}

std::string on_one_line(std::string_view text) {
  std::string line;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] != '\n') {
      line += text[i];
      continue;
    }
    while (!line.empty() && is_blank(line.back())) line.pop_back();
    while (i + 1 < text.size() && is_space(text[i + 1])) ++i;
    line += ' ';
  }
  while (!line.empty() && is_space(line.back())) line.pop_back();
  const auto start = std::ranges::find_if_not(line, is_space);
  return {start, line.end()};
}

}  // namespace crownhead::draughts::pdn
