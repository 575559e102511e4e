#include "rules/tournament/files/trf_rounds.hpp"

#include <algorithm>
#include <array>
#include <cctype>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>

#include "rules/reasons.hpp"

namespace crownhead::tournament {
namespace {

/// Maps codes with the same meaning to one. W, D and L are games of less than one move; the result
/// of ? is unknown.
char plain(char code) {
  switch (std::toupper(static_cast<unsigned char>(code))) {
    case 'W': return '1';
    case 'D': return '=';
    case 'L': return '0';
    case '?': return ' ';
    default: return static_cast<char>(std::toupper(static_cast<unsigned char>(code)));
  }
}

std::optional<GameOutcome> outcome_of(char first, char second) {
  struct Row {
    char first, second;
    GameOutcome outcome;
  };
  constexpr std::array rows = {Row{'1', '0', GameOutcome::first_wins},
                               Row{'0', '1', GameOutcome::second_wins},
                               Row{'=', '=', GameOutcome::draw},
                               Row{'+', '-', GameOutcome::first_wins_by_forfeit},
                               Row{'-', '+', GameOutcome::second_wins_by_forfeit},
                               Row{'-', '-', GameOutcome::both_lose},
                               Row{' ', ' ', GameOutcome::open}};
  for (const Row& row : rows)
    if (row.first == plain(first) && row.second == plain(second)) return row.outcome;
  return std::nullopt;
}

Bye bye_of(char code, Format format) {
  switch (plain(code)) {
    case 'U':
    case 'F':
    case '+': return Bye::pairing;
    case 'H': return Bye::half;
    default: break;
  }
  return format == Format::round_robin || format == Format::knockout ? Bye::free : Bye::zero;
}

bool is_code_of_bye(char code) {
  return std::string_view("UFHZ+- ").contains(
      static_cast<char>(std::toupper(static_cast<unsigned char>(code))));
}

/// Returns true if `own` is first: has White, or if the colours are missing, has the smaller
/// number.
bool is_first(const TrfRow& own, const TrfCell& cell, const TrfCell& other) {
  if (cell.colour == 'w' || other.colour == 'b') return true;
  if (cell.colour == 'b' || other.colour == 'w') return false;
  return own.seat < cell.opponent;
}

constexpr std::size_t first_round_column = 92, columns_a_round = 10;

std::unexpected<Error> refused(const TrfRow& row, std::size_t round, const Reason& why) {
  const auto column = first_round_column + round * columns_a_round;
  return fail_at(Code::bad_trf, {row.line, static_cast<std::int64_t>(column)},
                 reason::trf::in_round(static_cast<std::int64_t>(round) + 1, why));
}

constexpr TrfCell no_cell = {};

const TrfCell& cell_of(const TrfRow& row, std::size_t round) {
  return round < row.cells.size() ? row.cells[round] : no_cell;
}

bool meets_nobody(const TrfCell& cell) { return cell.opponent.number == 0; }

/// Returns true if the player is out of a knockout: has lost, or has left and plays no more rounds.
bool is_out(const TrfRow& row, std::size_t round) {
  if (row.left && round > 0 &&
      std::all_of(
          row.cells.begin() + static_cast<std::ptrdiff_t>(std::min(round, row.cells.size())),
          row.cells.end(), meets_nobody))
    return true;
  for (std::size_t before = 0; before < round; ++before) {
    const char result = plain(cell_of(row, before).result);
    if (!meets_nobody(cell_of(row, before)) && result != '1' && result != '+') return true;
  }
  return false;
}

}  // namespace

Result<std::vector<Round>> trf_rounds(const std::vector<TrfRow>& rows, Format format) {
  std::unordered_map<PairingNumber, const TrfRow*> row_of;
  std::size_t count = 0;
  for (const TrfRow& row : rows) {
    if (row.seat.number < 1 || !row_of.emplace(row.seat, &row).second)
      return fail_at(Code::bad_trf, {row.line, 5}, reason::trf::rank());
    count = std::max(count, row.cells.size());
  }
  std::vector<Round> rounds(count);
  for (std::size_t number = 0; number < count; ++number) {
    Round& round = rounds[number];
    round.number = static_cast<int>(number) + 1;
    round.state = RoundState::finished;
    for (const TrfRow& row : rows) {
      const TrfCell& cell = cell_of(row, number);
      if (meets_nobody(cell)) {
        if (!is_code_of_bye(cell.result))
          return refused(row, number,
                         reason::trf::needs_opponent(std::string_view(&cell.result, 1)));
        if (format != Format::knockout || !is_out(row, number))
          round.encounters.push_back({.first = row.seat, .bye = bye_of(cell.result, format)});
        continue;
      }
      const auto opponent = row_of.find(cell.opponent);
      if (opponent == row_of.end()) return refused(row, number, reason::trf::opponent_unknown());
      const TrfCell& other = cell_of(*opponent->second, number);
      if (other.opponent != row.seat) return refused(row, number, reason::trf::opponent_differs());
      if (cell.colour != 'w' && cell.colour != 'b' && cell.colour != '-')
        return refused(row, number, reason::trf::colour());
      if (row.seat == cell.opponent || (cell.colour != '-' && cell.colour == other.colour))
        return refused(row, number, reason::trf::colours());
      if (!is_first(row, cell, other)) continue;
      const auto outcome = outcome_of(cell.result, other.result);
      if (!outcome) return refused(row, number, reason::trf::results_differ());
      if (*outcome == GameOutcome::open) round.state = RoundState::published;
      round.encounters.push_back(
          {.first = row.seat, .second = cell.opponent, .games = {{.outcome = *outcome}}});
    }
    for (int board = 0; Encounter & encounter : round.encounters) encounter.board = ++board;
  }
  return rounds;
}

}  // namespace crownhead::tournament
