#include "rules/draughts/pdn_tokens.hpp"

#include <algorithm>
#include <array>

namespace crownhead::draughts::pdn {

namespace {

constexpr std::string_view times_sign = "\u00d7";
constexpr std::array<std::string_view, 9> results{"1/2-1/2", "1-0", "0-1", "2-0",          "1-1",
                                                  "0-2",     "0-0", "1/2", "\u00bd-\u00bd"};

constexpr std::array<std::string_view, 7> signs = {"!", "?", "!!", "??", "!?", "?!", "*"};

/// Whether more squares follow `ahead` places on, so that what stands before is no result.
bool continues_move(PdnText& text, std::size_t ahead) {
  const char c = text.at(ahead);
  return is_digit(c) || c == '-' || c == 'x' || c == 'X' || c == ':' || c == '/';
}

/// A move with its blanks is shorter, whatever it takes.
constexpr std::size_t longest_move = 512;

char byte(std::string_view text, std::size_t place) {
  return place < text.size() ? text[place] : '\0';
}

/// An x takes: no board has so many columns.
bool is_column(char c) { return is_letter(c) && c != 'x' && c != 'X'; }

/// How many bytes the square takes that stands at `place`; 0 if there is none.
std::size_t square_length(std::string_view text, std::size_t place) {
  const bool numbered = is_digit(byte(text, place));
  if (!numbered && !is_column(byte(text, place))) return 0;
  if (!is_digit(byte(text, place + 1))) return numbered ? 1 : 0;
  return is_digit(byte(text, place + 2)) ? 3 : 2;
}

/// Behind the sign that separates two squares at `place`; `place` itself if there is none.
std::size_t next_square(std::string_view text, std::size_t place) {
  std::size_t next = place;
  while (is_blank(byte(text, next))) ++next;
  const char c = byte(text, next);
  if (c == '-' || c == 'x' || c == 'X' || c == ':') {
    ++next;
  } else if (c == times_sign[0] && text.substr(next).starts_with(times_sign)) {
    next += times_sign.size();
  } else {
    return place;
  }
  while (is_blank(byte(text, next))) ++next;
  return next;
}

/// Behind a whole move: a lone "-" that does not join two squares stands for one that nobody knows.
bool is_unknown_move(std::string_view text, std::size_t place) {
  const std::size_t dash = std::min(text.find_first_not_of(" \t", place), text.size());
  return dash > place && byte(text, dash) == '-' && is_blank(byte(text, dash + 1));
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
  const std::string_view ahead = text.ahead(longest_move);
  std::size_t length = square_length(ahead, 0);
  if (length == 0) return 0;
  int squares = 1;
  for (;; ++squares) {
    const std::size_t next = next_square(ahead, length);
    const bool follows = next > length || is_column(byte(ahead, next));  // a3b4 needs no sign
    const std::size_t size = follows ? square_length(ahead, next) : 0;
    if (size == 0 || (squares > 1 && is_unknown_move(ahead, length))) break;
    length = next + size;
  }
  if (squares < 2) return 0;
  // A result and more is neither: "0-1-" written as a move would be read as a result.
  constexpr std::size_t as_long_as_results = 3;
  return length == as_long_as_results && is_result(ahead.substr(0, length)) ? 0 : length;
}

bool is_result(std::string_view text) { return std::ranges::find(results, text) != results.end(); }

bool is_sign(std::string_view sign) { return std::ranges::find(signs, sign) != signs.end(); }

std::string take_sign(PdnText& text, std::string_view of) {
  std::size_t length = 0;
  while (std::ranges::find(of, text.at(length)) != of.end()) ++length;
  return length == 0 ? std::string() : text.take(length);
}

Glyph take_glyph(PdnText& text) {
  static constexpr std::array<std::string_view, 8> meant = {"", "!", "?", "!!", "??", "", "", "*"};
  std::size_t length = 1;
  while (is_digit(text.at(length))) ++length;
  std::string written = text.take(length);
  const bool known = length == 2 && written[1] < '8';
  return {known ? meant[static_cast<std::size_t>(written[1] - '0')] : "", std::move(written)};
}

std::size_t ellipsis_length(PdnText& text, std::size_t ahead) {
  constexpr std::string_view one_character = "\u2026";
  std::size_t length = 0;
  for (;;) {
    const bool whole = text.at(ahead + length) == one_character[0] &&
                       text.at(ahead + length + 1) == one_character[1] &&
                       text.at(ahead + length + 2) == one_character[2];
    if (whole) {
      length += one_character.size();
    } else if (text.at(ahead + length) == '.' && (length > 0 || text.at(ahead + 1) == '.')) {
      ++length;
    } else {
      return length;
    }
  }
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
