#include "rules/tournament/withdrawal.hpp"

#include <algorithm>

#include "rules/tournament/points.hpp"

namespace crownhead::tournament {
namespace {

bool plays_in(const Encounter& encounter, PairingNumber seat) {
  return encounter.second && (encounter.first == seat || encounter.second == seat);
}

bool is_decided(const Game& game) {
  return game.outcome != GameOutcome::open && game.outcome != GameOutcome::annulled &&
         game.outcome != GameOutcome::renewed;
}

/// Returns the outcome of an open game.
GameOutcome forfeit_of(bool first_left, bool second_left) {
  if (!first_left && !second_left) return GameOutcome::open;
  if (first_left && second_left) return GameOutcome::both_lose;
  return first_left ? GameOutcome::second_wins_by_forfeit : GameOutcome::first_wins_by_forfeit;
}

}  // namespace

bool has_left(const History& history, PairingNumber seat) {
  const auto found = std::ranges::find(history.entrants, seat, &Entrant::seat);
  return found != history.entrants.end() && found->state != EntrantState::active;
}

bool leaves_nothing(const History& history, PairingNumber seat) {
  if (history.policy.format != Format::round_robin) return false;
  const auto opponents = static_cast<std::ptrdiff_t>(history.entrants.size()) - 1;
  const auto all = opponents * history.policy.cycles * steps_of(history.policy).front().games;
  std::ptrdiff_t decided = 0;
  for (const Round& round : history.rounds)
    for (const Encounter& encounter : round.encounters)
      if (plays_in(encounter, seat))
        decided += std::ranges::count_if(
            encounter.games, [](const Game& game) { return is_decided(game) && game.step == 0; });
  return 2 * decided <= all;
}

std::vector<Ruling> withdrawal_rulings(const History& history, PairingNumber seat) {
  const bool annul = leaves_nothing(history, seat);
  std::vector<Ruling> rulings;
  for (const Round& round : history.rounds)
    for (const Encounter& encounter : round.encounters) {
      if (!plays_in(encounter, seat)) continue;
      const auto left = [&](PairingNumber one) { return one == seat || has_left(history, one); };
      const GameOutcome forfeit = forfeit_of(left(encounter.first), left(*encounter.second));
      for (std::size_t game = 0; game < encounter.games.size(); ++game) {
        const GameOutcome before = encounter.games[game].outcome;
        if (before == GameOutcome::renewed) continue;
        const GameOutcome after = annul                         ? GameOutcome::annulled
                                  : before == GameOutcome::open ? forfeit
                                                                : before;
        if (after != before) rulings.push_back({round.number, encounter.board, game, after});
      }
    }
  return rulings;
}

GameOutcome outcome_for_leavers(const History& history, const Encounter& encounter) {
  return forfeit_of(has_left(history, encounter.first), has_left(history, *encounter.second));
}

void rule_on_leavers(const History& history, Encounter& encounter) {
  const bool first_left = has_left(history, encounter.first);
  const bool second_left = has_left(history, *encounter.second);
  if (!first_left && !second_left) return;
  if ((first_left && leaves_nothing(history, encounter.first)) ||
      (second_left && leaves_nothing(history, *encounter.second))) {
    encounter = {.first = first_left ? *encounter.second : encounter.first, .bye = Bye::free};
    return;
  }
  for (Game& game : encounter.games) game.outcome = outcome_for_leavers(history, encounter);
}

}  // namespace crownhead::tournament
