#include "rules/tournament/opening_table.hpp"

#include <algorithm>

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
  const auto malformed = [&](const char* what) {
    return fail(Code::invalid_field, "line " + std::to_string(number) + ": " + what);
  };
  if (second == std::string_view::npos)
    return malformed("write a code, moves or a FEN, and a name, with | between them");
  DrawnOpening opening{.code = std::string(trimmed(line.substr(0, first))),
                       .name = std::string(trimmed(line.substr(second + 1)))};
  const auto start = trimmed(line.substr(first + 1, second - first - 1));
  if (opening.code.empty() || start.empty()) return malformed("the code or the moves are missing");
  if (start.find(':') != std::string_view::npos && start.find(' ') == std::string_view::npos &&
      (start.starts_with('W') || start.starts_with('B')))
    opening.fen = start;
  else
    opening.moves = words_of(start);
  return opening;
}

}  // namespace

Result<std::vector<DrawnOpening>> read_opening_table(std::string_view text) {
  std::vector<DrawnOpening> table;
  for (int number = 1; !text.empty(); ++number) {
    const auto end = std::min(text.find('\n'), text.size());
    const auto line = trimmed(text.substr(0, end));
    text.remove_prefix(std::min(text.size(), end + 1));
    if (line.empty() || line.starts_with('#')) continue;
    auto opening = opening_in(line, number);
    if (!opening) return std::unexpected(opening.error());
    if (std::ranges::find(table, opening->code, &DrawnOpening::code) != table.end())
      return fail(Code::invalid_field, "line " + std::to_string(number) + ": the code '" +
                                           opening->code + "' stands there twice");
    table.push_back(std::move(*opening));
  }
  if (table.empty()) return fail(Code::invalid_field, "the table has no opening");
  return table;
}

std::size_t drawn_opening(std::uint64_t seed, int round, int board, std::size_t count) {
  return drawn_lot(seed, {static_cast<std::uint64_t>(round), static_cast<std::uint64_t>(board)}) %
         count;
}

std::string_view russian_first_moves() {
  return "1|a3-b4|a3-b4\n"
         "2|c3-b4|c3-b4\n"
         "3|c3-d4|c3-d4\n"
         "4|e3-d4|e3-d4\n"
         "5|e3-f4|e3-f4\n"
         "6|g3-f4|g3-f4\n"
         "7|g3-h4|g3-h4\n";
}

}  // namespace crownhead::tournament
