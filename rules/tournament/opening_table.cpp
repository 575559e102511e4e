#include "rules/tournament/opening_table.hpp"

#include <algorithm>

#include "rules/byte_order_mark.hpp"
#include "rules/draughts/notation/fen.hpp"
#include "rules/draughts/notation/notation.hpp"
#include "rules/play/openings/opening.hpp"
#include "rules/reasons.hpp"
#include "rules/tournament/lot.hpp"

namespace crownhead::tournament {
namespace {

std::string_view trimmed(std::string_view text) {
  const auto from = text.find_first_not_of(" \t\r");
  if (from == std::string_view::npos) return {};
  return text.substr(from, text.find_last_not_of(" \t\r") - from + 1);
}

std::vector<std::string> words_of(std::string_view text) {
  std::vector<std::string> words;
  for (text = trimmed(text); !text.empty();) {
    const auto end = std::min(text.find(' '), text.size());
    words.emplace_back(text.substr(0, end));
    text = trimmed(text.substr(end));
  }
  return words;
}

Result<DrawnOpening> opening_in(std::string_view line, int number) {
  const auto first = line.find('|');
  const auto second = first == std::string_view::npos ? first : line.find('|', first + 1);
  const auto malformed = [&](Reason why) {
    return fail_at(Code::invalid_field, {number}, std::move(why));
  };
  if (second == std::string_view::npos) return malformed(reason::opening::malformed());
  DrawnOpening opening{.code = std::string(trimmed(line.substr(0, first))),
                       .name = std::string(trimmed(line.substr(second + 1)))};
  const auto start = trimmed(line.substr(first + 1, second - first - 1));
  if (opening.code.empty() || start.empty()) return malformed(reason::opening::incomplete());
  if (start.find(':') != std::string_view::npos && start.find(' ') == std::string_view::npos &&
      (start.starts_with('W') || start.starts_with('B')))
    opening.fen = start;
  else
    opening.moves = words_of(start);
  return opening;
}

std::string joined(const std::vector<std::string>& moves) {
  std::string text;
  for (const std::string& move : moves) text += (text.empty() ? "" : " ") + move;
  return text;
}

void add_lines(const draughts::Variant& variant, const draughts::Position& position, int plies,
               std::vector<std::string>& line, std::vector<std::vector<std::string>>& lines) {
  if (plies == 0) return lines.push_back(line);
  for (const draughts::Move& move : draughts::legal_moves(variant, position)) {
    line.push_back(draughts::write_move(variant, position, move));
    add_lines(variant, draughts::after(variant, position, move), plies - 1, line, lines);
    line.pop_back();
  }
}

}  // namespace

Result<std::vector<DrawnOpening>> read_opening_table(std::string_view text) {
  std::vector<DrawnOpening> table;
  text = without_byte_order_mark(text);
  for (int number = 1; !text.empty(); ++number) {
    const auto end = std::min(text.find('\n'), text.size());
    const auto line = trimmed(text.substr(0, end));
    text.remove_prefix(std::min(text.size(), end + 1));
    if (line.empty() || line.starts_with('#')) continue;
    auto opening = opening_in(line, number);
    if (!opening) return std::unexpected(opening.error());
    if (std::ranges::find(table, opening->code, &DrawnOpening::code) != table.end())
      return fail_at(Code::invalid_field, {number}, reason::opening::code_twice(opening->code));
    table.push_back(std::move(*opening));
  }
  if (table.empty()) return fail(Code::invalid_field, reason::opening::none_in_table());
  return table;
}

std::size_t drawn_opening(std::uint64_t seed, int round, int board, std::size_t count) {
  return drawn_lot(seed, {static_cast<std::uint64_t>(round), static_cast<std::uint64_t>(board)}) %
         count;
}

std::string write_opening_table(const std::vector<DrawnOpening>& table) {
  std::string text;
  for (const DrawnOpening& opening : table)
    text += opening.code + " | " + (opening.fen.empty() ? joined(opening.moves) : opening.fen) +
            " | " + opening.name + '\n';
  return text;
}

Result<std::string> opening_fen(const draughts::Variant& variant, const DrawnOpening& opening) {
  auto position = draughts::read_fen(
      variant, opening.fen.empty() ? std::string_view(variant.start_fen) : opening.fen);
  if (!position) return std::unexpected(position.error());
  for (const std::string& text : opening.moves) {
    const auto move = draughts::read_move(variant, *position, text);
    if (!move) return std::unexpected(move.error());
    position = draughts::after(variant, *position, *move);
  }
  return draughts::write_fen(variant, *position);
}

Result<void> validated(const DrawnOpening& opening, const draughts::Variant& variant,
                       const draughts::Ruleset& ruleset) {
  const auto fen = opening_fen(variant, opening);
  if (!fen) return std::unexpected(fen.error());
  return play::may_begin(variant, ruleset, draughts::read_fen(variant, *fen).value());
}

std::vector<DrawnOpening> first_moves(const draughts::Variant& variant, int plies) {
  std::vector<std::vector<std::string>> lines;
  std::vector<std::string> line;
  add_lines(variant, draughts::start_position(variant), plies, line, lines);
  std::ranges::sort(lines);
  std::vector<DrawnOpening> table;
  table.reserve(lines.size());
  for (auto& moves : lines)
    table.push_back({.code = std::to_string(table.size() + 1),
                     .name = joined(moves),
                     .moves = std::move(moves)});
  return table;
}

}  // namespace crownhead::tournament
