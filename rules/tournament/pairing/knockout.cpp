#include "rules/tournament/pairing/knockout.hpp"

#include <algorithm>
#include <bit>
#include <cstddef>
#include <optional>
#include <tuple>
#include <utility>

#include "rules/tournament/lot.hpp"
#include "rules/tournament/points.hpp"
#include "rules/tournament/withdrawal.hpp"

namespace crownhead::tournament {
namespace {

using Line = std::optional<PairingNumber>;

/// Returns the winner on each board of the last round, by board; empty for a board without an
/// encounter.
std::vector<Line> winners(const History& history) {
  const Round& last = history.rounds.back();
  // Every board of the first round has a player. Stored imports may contain board numbers beyond
  // the bracket; they are ignored.
  std::vector<Line> lines(history.rounds.front().encounters.size() >> (history.rounds.size() - 1));
  for (const Encounter& encounter : last.encounters) {
    const Line winner = winner_of(history.policy, encounter);
    const auto line = static_cast<std::size_t>(encounter.board) - 1;
    if (winner && !has_left(history, *winner) && line < lines.size()) lines[line] = winner;
  }
  return lines;
}

int whites_less_blacks(const History& history, PairingNumber seat) {
  int sum = 0;
  for (const Round& round : history.rounds)
    for (const Encounter& encounter : round.encounters)
      if (encounter.second) sum += encounter.first == seat ? 1 : *encounter.second == seat ? -1 : 0;
  return sum;
}

/// White goes to the player who has had White less often. The lot decides ties, and always if
/// colours are drawn by lot.
bool upper_is_white(const History& history, PairingNumber upper, PairingNumber lower,
                    std::size_t board) {
  const int more = whites_less_blacks(history, upper) - whites_less_blacks(history, lower);
  if (history.policy.colours == Colours::balanced && more != 0) return more < 0;
  return drawn_lot(history.seed, {history.rounds.size(), board}) % 2 == 0;
}

}  // namespace

int knockout_rounds(std::size_t entrants) {
  return entrants < 2 ? 0 : static_cast<int>(std::bit_width(entrants - 1));
}

std::vector<int> bracket(int size) {
  std::vector<int> lines = {1};
  while (static_cast<int>(lines.size()) < size) {
    std::vector<int> doubled;
    const int sum = 2 * static_cast<int>(lines.size()) + 1;
    for (std::size_t i = 0; i < lines.size(); ++i) {
      const bool upper = i % 2 == 0;
      doubled.push_back(upper ? lines[i] : sum - lines[i]);
      doubled.push_back(upper ? sum - lines[i] : lines[i]);
    }
    lines = std::move(doubled);
  }
  return lines;
}

std::vector<Line> first_lines(const History& history) {
  std::vector<const Entrant*> seeds;
  for (const Entrant& entrant : history.entrants)
    if (entrant.state == EntrantState::active) seeds.push_back(&entrant);
  std::ranges::sort(seeds, {}, [](const Entrant* entrant) {
    return std::tuple(-entrant->rating, entrant->lot, entrant->seat);
  });
  std::vector<Line> lines;
  for (const int seed : bracket(static_cast<int>(std::bit_ceil(seeds.size())))) {
    const auto at = static_cast<std::size_t>(seed) - 1;
    lines.push_back(at < seeds.size() ? Line(seeds[at]->seat) : std::nullopt);
  }
  return lines;
}

std::vector<Encounter> knockout_round(const History& history) {
  const std::vector<Line> lines = history.rounds.empty() ? first_lines(history) : winners(history);
  std::vector<Encounter> encounters;
  for (std::size_t board = 0; 2 * board + 1 < lines.size(); ++board) {
    Line upper = lines[2 * board], lower = lines[2 * board + 1];
    if (!upper) std::swap(upper, lower);
    if (!upper) continue;
    if (lower && !upper_is_white(history, *upper, *lower, board)) std::swap(upper, lower);
    Encounter encounter{.board = static_cast<int>(board) + 1,
                        .first = *upper,
                        .second = lower,
                        .bye = lower ? Bye::none : Bye::free};
    encounter.games = next_games(history.policy, encounter);
    encounters.push_back(std::move(encounter));
  }
  return encounters;
}

}  // namespace crownhead::tournament
