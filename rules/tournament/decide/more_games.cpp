#include "rules/tournament/decide/more_games.hpp"

#include <algorithm>
#include <ranges>

#include "rules/tournament/pairing/draw.hpp"
#include "rules/tournament/points.hpp"

namespace crownhead::tournament {
namespace {

bool is_in(const Encounter& encounter, PairingNumber seat) {
  return encounter.first == seat || encounter.second == seat;
}

/// Returns true unless the seat has been knocked out.
bool still_in(const History& history, PairingNumber seat) {
  if (history.policy.format != Format::knockout) return true;
  for (const Round& round : history.rounds | std::views::reverse) {
    if (round.state == RoundState::drawn) continue;
    const auto last = std::ranges::find_if(
        round.encounters, [seat](const Encounter& one) { return is_in(one, seat); });
    if (last == round.encounters.end()) return false;
    return !is_complete(history.policy, *last) || winner_of(history.policy, *last) == seat;
  }
  return true;
}

bool has_open_game(const History& history, PairingNumber seat) {
  for (const Round& round : history.rounds) {
    if (round.state == RoundState::drawn) continue;
    for (const Encounter& encounter : round.encounters)
      if (is_in(encounter, seat) && encounter.second && !is_complete(history.policy, encounter))
        return true;
  }
  return false;
}

}  // namespace

bool has_more_games(const Tournament& tournament, const Entry& entry) {
  if (entry.state != EntryState::entered || !entry.seat) return false;
  if (tournament.status() != Status::running && tournament.status() != Status::paused) return false;
  const History& history = tournament.history();
  if (has_open_game(history, *entry.seat)) return true;
  const bool rounds_come =
      !is_drawn_out(history) ||
      std::ranges::find(history.rounds, RoundState::drawn, &Round::state) != history.rounds.end();
  return rounds_come && still_in(history, *entry.seat);
}

}  // namespace crownhead::tournament
