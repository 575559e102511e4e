#include "rules/tournament/pairing/round_robin.hpp"

#include <algorithm>
#include <cstddef>

#include "rules/tournament/points.hpp"
#include "rules/tournament/withdrawal.hpp"

namespace crownhead::tournament {
namespace {

/// A pair of places, both numbered from 1.
struct TablePair {
  int white;
  int black;
};

/// Returns a round of Berger's tables. In round r, two places meet if they add up to r + 1 modulo n
/// - 1; the place that would meet itself meets the last place. `n` is even.
std::vector<TablePair> table_round(int n, int round) {
  const int odd = n - 1;
  const int start = round % 2 == 1 ? (round + 1) / 2 : round / 2 + n / 2;
  std::vector<TablePair> pairs;
  pairs.push_back(round % 2 == 1 ? TablePair{start, n} : TablePair{n, start});
  for (int i = 1; i < n / 2; ++i) {
    const int up = (start - 1 + i) % odd + 1, down = (start - 1 - i + odd) % odd + 1;
    pairs.push_back({up, down});
  }
  return pairs;
}

Encounter free_round(PairingNumber seat) { return {.first = seat, .bye = Bye::free}; }

/// Returns the encounter of two places of the table; a place beyond the entrants is the free round.
Encounter encounter_of(const History& history, TablePair pair) {
  const auto entrant = [&](int place) -> const Entrant* {
    const auto at = static_cast<std::size_t>(place) - 1;
    return at < history.entrants.size() ? &history.entrants[at] : nullptr;
  };
  const Entrant* white = entrant(pair.white);
  const Entrant* black = entrant(pair.black);
  if (!white || !black) return free_round(white ? white->seat : black->seat);
  Encounter encounter{.first = white->seat, .second = black->seat};
  encounter.games = next_games(history.policy, encounter);
  return encounter;
}

/// Returns true if the two places meet in the round, with either colours.
bool meet_in(const std::vector<TablePair>& pairs, int one, int other) {
  return std::ranges::any_of(pairs, [&](const TablePair& pair) {
    return (pair.white == one && pair.black == other) || (pair.white == other && pair.black == one);
  });
}

/// Returns true if the second cycle of a stored tournament began with round 1 instead of round 2.
/// It then continues in that order, so that no pair meets twice.
bool second_cycle_is_as_the_first(const History& history, int n) {
  const auto begun = std::ranges::find(history.rounds, n, &Round::number);
  if (begun == history.rounds.end()) return false;
  const auto first_round = table_round(n, 1);
  const auto place_of = [&](PairingNumber seat) {
    return static_cast<int>(std::ranges::find(history.entrants, seat, &Entrant::seat) -
                            history.entrants.begin()) +
           1;
  };
  const auto paired = std::ranges::find_if(begun->encounters,
                                           [](const Encounter& e) { return e.second.has_value(); });
  return paired != begun->encounters.end() &&
         meet_in(first_round, place_of(paired->first), place_of(*paired->second));
}

}  // namespace

int round_robin_rounds(const Policy& policy, std::size_t entrants) {
  const auto even = static_cast<int>(entrants + entrants % 2);
  return std::max(even - 1, 0) * policy.cycles;
}

std::vector<Encounter> round_robin_round(const History& history, int number) {
  if (history.entrants.size() < 2) return {};
  const auto n = static_cast<int>(history.entrants.size() + history.entrants.size() % 2);
  const int cycle = (number - 1) / (n - 1), in_cycle = (number - 1) % (n - 1) + 1;
  const bool turned = cycle % 2 == 1 && !second_cycle_is_as_the_first(history, n);
  const int round = turned ? in_cycle % (n - 1) + 1 : in_cycle;
  std::vector<Encounter> encounters, free;
  for (TablePair pair : table_round(n, round)) {
    if (cycle % 2 == 1) std::swap(pair.white, pair.black);
    Encounter encounter = encounter_of(history, pair);
    if (encounter.second) rule_on_leavers(history, encounter);
    if (encounter.second)
      encounters.push_back(std::move(encounter));
    else if (!has_left(history, encounter.first))
      free.push_back(std::move(encounter));
  }
  encounters.insert(encounters.end(), free.begin(), free.end());
  for (int board = 0; Encounter & encounter : encounters) encounter.board = ++board;
  return encounters;
}

}  // namespace crownhead::tournament
