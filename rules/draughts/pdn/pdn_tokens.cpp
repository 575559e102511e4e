#include "rules/draughts/pdn/pdn_tokens.hpp"

#include <algorithm>
#include <array>

#include "rules/draughts/notation/written_signs.hpp"

namespace crownhead::draughts::pdn {

namespace {

constexpr std::array<std::string_view, 9> results{"1/2-1/2", "1-0", "0-1", "2-0",          "1-1",
                                                  "0-2",     "0-0", "1/2", "\u00bd-\u00bd"};

constexpr std::array<std::string_view, 7> signs = {"!", "?", "!!", "??", "!?", "?!", "*"};

/// Returns true if `rest` continues with squares, so that the text before it is not a result.
bool continues_move(std::string_view rest) {
  const char c = rest.empty() ? '\0' : rest[0];
  return is_digit(c) || c == '/' || separator_length(rest) > 0;
}

std::size_t slash_length(std::string_view text) {
  for (const std::string_view slash : {"/", "\u2044", "\u2215"})
    if (text.starts_with(slash)) return slash.size();
  return 0;
}

/// Returns the length of `result` at the front of `text`, 0 without a match.
std::size_t length_of(std::string_view result, std::string_view text) {
  std::string_view rest = text;
  for (const char c : result) {
    if (c == '-') skip_blanks(rest);
    const std::size_t length = c == '-'   ? dash_length(rest)
                               : c == '/' ? slash_length(rest)
                                          : static_cast<std::size_t>(rest.starts_with(c));
    if (length == 0) return 0;
    rest.remove_prefix(length);
    if (c == '-') skip_blanks(rest);
  }
  return text.size() - rest.size();
}

/// Longer than any move, even with blanks.
constexpr std::size_t longest_move = 512;

/// Returns true if a result may begin with the two bytes; most moves and move numbers do not.
bool may_begin_result(char first, char second) {
  constexpr std::string_view half = "\u00bd";
  const bool wide = static_cast<unsigned char>(second) >= 0x80;
  return first >= '0' && first <= '2' ? second == '-' || second == '/' || second == ' ' || wide
                                      : first == half[0] && second == half[1];
}

char byte(std::string_view text, std::size_t place) {
  return place < text.size() ? text[place] : '\0';
}

/// An x is a capture sign: no board has so many columns.
bool is_column(char c) { return is_letter(c) && c != 'x' && c != 'X'; }

/// Returns the length of the square at `place`; 0 if there is none.
std::size_t square_length(std::string_view text, std::size_t place) {
  const bool numbered = is_digit(byte(text, place));
  if (!numbered && !is_column(byte(text, place))) return 0;
  if (!is_digit(byte(text, place + 1))) return numbered ? 1 : 0;
  return is_digit(byte(text, place + 2)) ? 3 : 2;
}

std::size_t behind_blanks(std::string_view text, std::size_t place) {
  std::string_view rest = text.substr(std::min(place, text.size()));
  skip_blanks(rest);
  return text.size() - rest.size();
}

/// Returns the position after the separator of two squares at `place`; `place` itself if there is
/// none.
std::size_t next_square(std::string_view text, std::size_t place) {
  const std::size_t sign = behind_blanks(text, place);
  const std::size_t length = separator_length(text.substr(sign));
  return length == 0 ? place : behind_blanks(text, sign + length);
}

/// Returns true for a lone "-" after a complete move: it does not join two squares but stands for
/// an unknown move.
bool is_unknown_move(std::string_view text, std::size_t place) {
  const std::size_t dash = behind_blanks(text, place);
  const std::size_t length = dash_length(text.substr(dash));
  return dash > place && length > 0 && blank_length(text.substr(dash + length)) > 0;
}

}  // namespace

bool starts_with(PdnText& text, std::string_view what) {
  for (std::size_t i = 0; i < what.size(); ++i) {
    if (text.at(i) != what[i]) return false;
  }
  return true;
}

WrittenResult result_at(std::string_view text) {
  for (const std::string_view result : results) {
    const std::size_t length = length_of(result, text);
    if (length > 0) return {result, length};
  }
  return {};
}

WrittenResult result_ahead(PdnText& text) {
  if (!may_begin_result(text.at(), text.at(1))) return {};
  const std::string_view ahead = text.ahead(longest_move);
  const WrittenResult result = result_at(ahead);
  return continues_move(ahead.substr(result.length)) ? WrittenResult{} : result;
}

std::size_t space_ahead(PdnText& text, std::size_t ahead) {
  const char c = text.at(ahead);
  if (is_space(c)) return 1;
  if (static_cast<unsigned char>(c) < 0x80) return 0;
  return blank_length(std::string{c, text.at(ahead + 1), text.at(ahead + 2)});
}

std::size_t dash_ahead(PdnText& text, std::size_t ahead) {
  const char c = text.at(ahead);
  if (static_cast<unsigned char>(c) < 0x80) return c == '-' ? 1 : 0;
  return dash_length(std::string{c, text.at(ahead + 1), text.at(ahead + 2)});
}

std::size_t move_length(PdnText& text, std::size_t skipped) {
  const std::string_view all = text.ahead(skipped + longest_move);
  const std::string_view ahead = all.substr(std::min(skipped, all.size()));
  std::size_t length = square_length(ahead, 0);
  if (length == 0) return 0;
  int squares = 1;
  for (;; ++squares) {
    const std::size_t next = next_square(ahead, length);
    const bool follows = next > length || is_column(byte(ahead, next));  // a3b4 needs no separator
    const std::size_t size = follows ? square_length(ahead, next) : 0;
    if (size == 0 || (squares > 1 && is_unknown_move(ahead, length))) break;
    length = next + size;
  }
  if (squares < 2) return 0;
  // A result with more text is neither: "0-1-" written as a move would be read as a result.
  return squares == 2 && result_at(ahead).length == length ? 0 : length;
}

std::size_t behind_blanks(PdnText& text, std::size_t ahead) {
  while (text.at(ahead) != '\n') {
    const std::size_t space = space_ahead(text, ahead);
    if (space == 0) break;
    ahead += space;
  }
  return ahead;
}

std::size_t number_length(PdnText& text) {
  std::size_t digits = 0;
  while (is_digit(text.at(digits))) ++digits;
  if (digits == 0) return 0;
  const std::size_t dots = behind_blanks(text, digits);
  std::size_t length = dots;
  while (text.at(length) == '.') ++length;
  return length > dots || ellipsis_length(text, dots) > 0 ? length : 0;
}

bool begins_moves(PdnText& text) {
  if (result_ahead(text).length > 0) return false;
  if (move_length(text) > 0) return true;
  std::size_t next = number_length(text);
  const bool dotted = next > 0;
  while (!dotted && is_digit(text.at(next))) ++next;
  if (next == 0) return false;
  while (const std::size_t space = space_ahead(text, next)) next += space;
  const bool is_word = is_digit(text.at(next)) || is_letter(text.at(next));
  return is_word ? move_length(text, next) > 0 : dotted;
}

bool is_sign(std::string_view sign) { return std::ranges::find(signs, sign) != signs.end(); }

std::string take_line(PdnText& text) {
  std::size_t length = 0;
  while (text.at(length) != '\n' && text.at(length) != '\0') ++length;
  return text.take(length);
}

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
