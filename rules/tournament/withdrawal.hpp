#pragma once

#include <cstddef>
#include <vector>

#include "rules/tournament/model.hpp"

namespace crownhead::tournament {

/// What becomes of one game when a player leaves.
struct Ruling {
  int round = 0;
  int board = 0;
  std::size_t game = 0;  ///< index into Encounter::games
  GameOutcome outcome = GameOutcome::open;

  bool operator==(const Ruling&) const = default;
};

/// Whether somebody has withdrawn or was expelled.
bool has_left(const History& history, Seat seat);

/// Whether a player who leaves now leaves nothing behind: in a round robin, with no more than half
/// of the player's games decided.
bool leaves_nothing(const History& history, Seat seat);

/// What changes in the rounds that are drawn when a player leaves, who may still be active in the
/// history. A round robin's games are annulled up to half of them; else those that are open are
/// lost by forfeit. Games that were over are kept in every other format.
std::vector<Ruling> withdrawal_rulings(const History& history, Seat seat);

/// What a game between these two is from its beginning: open, or lost by whoever has left.
GameOutcome outcome_for_leavers(const History& history, const Encounter& encounter);

/// Rules on an encounter of a round robin that is being drawn: against somebody who has left the
/// games are forfeited, or there is a free round where theirs are annulled.
void rule_on_leavers(const History& history, Encounter& encounter);

}  // namespace crownhead::tournament
