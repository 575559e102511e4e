#include "rules/tournament/pairing/swiss.hpp"

#include <algorithm>
#include <optional>
#include <tuple>

#include "rules/reasons.hpp"
#include "rules/tournament/lot.hpp"
#include "rules/tournament/pairing/swiss_edges.hpp"
#include "rules/tournament/pairing/swiss_field.hpp"
#include "rules/tournament/points.hpp"

namespace crownhead::tournament {
namespace {

/// Up to this many players, every pair is an edge. Beyond it only pairs near the ideal pairing are,
/// and the window grows if these allow no pairing.
constexpr int complete_up_to = 320;
constexpr int narrow_window = 60;
constexpr int wider = 5;

std::optional<std::vector<int>> solved(const SwissField& field, const MatchingSolver& solve) {
  const int n = static_cast<int>(field.players.size());
  int window = n <= complete_up_to ? n : narrow_window;
  while (true) {
    auto mates = solve(n + n % 2, swiss_edges(field, window));
    if (mates || window >= n) return mates;
    window *= wider;
  }
}

/// Returns whether `a` had White in the latest encounter in which the two had different colours.
std::optional<bool> last_difference(const SwissPlayer& a, const SwissPlayer& b) {
  for (auto one = a.whites.rbegin(), other = b.whites.rbegin();
       one != a.whites.rend() && other != b.whites.rend(); ++one, ++other)
    if (*one != *other) return *one;
  return std::nullopt;
}

/// Returns true if `a`, who is higher in the field, gets White.
bool upper_is_white(const History& history, const SwissField& field, const SwissPlayer& a,
                    const SwissPlayer& b) {
  const auto round = static_cast<std::uint64_t>(field.round);
  if (!field.colours_matter) return drawn_lot(history.seed, {round, a.lot, b.lot}) % 2 == 0;
  const ColourWish &own = a.wish, &other = b.wish;
  if (own.need == ColourNeed::none && other.need == ColourNeed::none)
    return highest_is_white(history.seed) == (a.place % 2 == 0);
  if (other.need == ColourNeed::none) return own.white;
  if (own.need == ColourNeed::none || own.white != other.white) return !other.white;
  if (own.need != other.need) return own.need > other.need ? own.white : !other.white;
  if (std::abs(a.balance) != std::abs(b.balance))
    return std::abs(a.balance) > std::abs(b.balance) ? own.white : !other.white;
  if (const auto was_white = last_difference(a, b)) return !*was_white;
  return own.white;
}

Encounter encounter_of(const History& history, const SwissField& field, std::size_t a,
                       std::size_t b) {
  const SwissPlayer *white = &field.players[a], *black = &field.players[b];
  if (!upper_is_white(history, field, *white, *black)) std::swap(white, black);
  Encounter encounter{.first = white->seat, .second = black->seat};
  encounter.games = next_games(history.policy, encounter);
  return encounter;
}

/// Returns the places of each pair, with the most points on the first board. The bye, whose place
/// is the number of players, comes last.
std::vector<std::pair<std::size_t, std::size_t>> boards_of(const SwissField& field,
                                                           const std::vector<int>& mates) {
  std::vector<std::pair<std::size_t, std::size_t>> boards;
  for (std::size_t a = 0; a < field.players.size(); ++a) {
    const auto b = static_cast<std::size_t>(mates[a]);
    if (a < b) boards.emplace_back(a, b);
  }
  std::ranges::sort(boards, {}, [&](const auto& pair) {
    const bool bye = pair.second == field.players.size();
    const int lower = bye ? 0 : field.players[pair.second].points;
    return std::tuple(bye, -field.players[pair.first].points, -lower, pair.first);
  });
  return boards;
}

void add_requested_byes(const History& history, int round, std::vector<Encounter>& encounters) {
  for (const Entrant& entrant : history.entrants) {
    if (entrant.state != EntrantState::active || entrant.from_round > round) continue;
    const auto asked = std::ranges::find(entrant.byes, round, &RequestedBye::round);
    if (asked != entrant.byes.end())
      encounters.push_back({.first = entrant.seat, .bye = asked->bye});
  }
}

}  // namespace

bool highest_is_white(std::uint64_t seed) { return drawn_lot(seed) % 2 == 0; }

Result<std::vector<Encounter>> swiss_round(const History& history, const MatchingSolver& solve) {
  const SwissField field = swiss_field(history);
  const auto mates = solved(field, solve);
  if (!mates) return fail(Code::no_pairing, reason::tournament::no_pairing_left());
  std::vector<Encounter> encounters;
  for (const auto& [a, b] : boards_of(field, *mates))
    encounters.push_back(b == field.players.size()
                             ? Encounter{.first = field.players[a].seat, .bye = Bye::pairing}
                             : encounter_of(history, field, a, b));
  add_requested_byes(history, field.round, encounters);
  for (int board = 0; Encounter & encounter : encounters) encounter.board = ++board;
  return encounters;
}

}  // namespace crownhead::tournament
