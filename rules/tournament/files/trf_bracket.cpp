#include "rules/tournament/files/trf_bracket.hpp"

#include <algorithm>
#include <bit>
#include <cstddef>
#include <optional>
#include <set>
#include <string>
#include <unordered_map>

#include "rules/reasons.hpp"
#include "rules/tournament/pairing/knockout.hpp"

namespace crownhead::tournament {
namespace {

std::unexpected<Error> refused(const Round& round, const Reason& why) {
  return fail(Code::bad_trf, reason::trf::in_round(round.number, why));
}

Result<void> check_sizes(const std::vector<Round>& rounds) {
  std::size_t boards = rounds.front().encounters.size();
  if (!std::has_single_bit(boards))
    return refused(rounds.front(), reason::trf::boards_of_a_knockout());
  for (const Round& round : rounds) {
    if (round.encounters.size() > boards)
      return refused(round, reason::trf::too_many_encounters(static_cast<std::int64_t>(boards)));
    boards /= 2;
  }
  return {};
}

/// Returns the lines that our own seeding gives to the players of the first round.
std::unordered_map<PairingNumber, std::size_t> seeded_lines(const History& history) {
  History began{.entrants = {}};
  for (const Encounter& encounter : history.rounds.front().encounters)
    for (const Entrant& entrant : history.entrants)
      if (entrant.seat == encounter.first || entrant.seat == encounter.second)
        began.entrants.push_back(
            {.seat = entrant.seat, .rating = entrant.rating, .lot = entrant.lot});
  const auto lines = first_lines(began);
  std::unordered_map<PairingNumber, std::size_t> line_of;
  for (std::size_t i = 0; i < lines.size(); ++i)
    if (lines[i]) line_of[*lines[i]] = i;
  return line_of;
}

/// Returns false and changes nothing if a player meets another opponent than these lines give.
bool number_as_seeded(History& history) {
  const auto line_of = seeded_lines(history);
  std::vector<Round> numbered = history.rounds;
  for (std::size_t i = 0; i < numbered.size(); ++i) {
    std::set<std::size_t> boards;
    for (Encounter& encounter : numbered[i].encounters) {
      const auto board_of = [&](PairingNumber seat) -> std::optional<std::size_t> {
        const auto found = line_of.find(seat);
        return found == line_of.end() ? std::nullopt : std::optional(found->second >> (i + 1));
      };
      const auto board = board_of(encounter.first);
      if (!board || (encounter.second && board_of(*encounter.second) != board) ||
          !boards.insert(*board).second)
        return false;
      encounter.board = static_cast<int>(*board) + 1;
    }
  }
  history.rounds = std::move(numbered);
  return true;
}

/// Numbers a round from the boards of the next: their players come from boards 2k-1 and 2k.
Result<void> number_before(Round& round, const Round& after) {
  std::unordered_map<PairingNumber, int> coming_from;
  for (const Encounter& encounter : after.encounters) {
    coming_from[encounter.first] = 2 * encounter.board - 1;
    if (encounter.second) coming_from[*encounter.second] = 2 * encounter.board;
  }
  std::set<int> taken;
  for (Encounter& encounter : round.encounters) {
    encounter.board = 0;
    for (const auto& seat : {std::optional(encounter.first), encounter.second}) {
      const auto found = seat ? coming_from.find(*seat) : coming_from.end();
      if (found == coming_from.end()) continue;
      if (encounter.board != 0) return refused(after, reason::trf::both_go_on());
      encounter.board = found->second;
      taken.insert(found->second);
    }
  }
  if (taken.size() != coming_from.size()) return refused(after, reason::trf::not_in_round_before());
  for (int next = 1; Encounter & encounter : round.encounters) {
    if (encounter.board != 0) continue;
    while (taken.contains(next)) ++next;
    encounter.board = next++;
  }
  return {};
}

}  // namespace

Result<void> number_boards(History& history) {
  auto& rounds = history.rounds;
  if (rounds.empty()) return {};
  if (auto sizes = check_sizes(rounds); !sizes) return sizes;
  if (!number_as_seeded(history)) {
    for (int board = 0; Encounter & encounter : rounds.back().encounters) encounter.board = ++board;
    for (std::size_t i = rounds.size() - 1; i > 0; --i)
      if (auto numbered = number_before(rounds[i - 1], rounds[i]); !numbered) return numbered;
  }
  for (Round& round : rounds) std::ranges::sort(round.encounters, {}, &Encounter::board);
  return {};
}

}  // namespace crownhead::tournament
