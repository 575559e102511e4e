#pragma once

#include <cstddef>
#include <vector>

#include "rules/tournament/model.hpp"

namespace crownhead::tournament {

/// The result that one game gets when a player leaves.
struct Ruling {
  int round = 0;
  int board = 0;
  std::size_t game = 0;  ///< index into Encounter::games
  GameOutcome outcome = GameOutcome::open;

  bool operator==(const Ruling&) const = default;
};

/// Returns true if the player has withdrawn or was expelled.
bool has_left(const History& history, PairingNumber seat);

/// Returns true if a player who leaves now has all games annulled: in a round robin, if no more
/// than half of their games are decided.
bool leaves_nothing(const History& history, PairingNumber seat);

/// Returns the changes in the drawn rounds when a player leaves; the history may still list them as
/// active. In a round robin all their games are annulled if at most half are decided; otherwise
/// open games are lost by forfeit. Other formats keep finished games.
std::vector<Ruling> withdrawal_rulings(const History& history, PairingNumber seat);

/// Returns the initial result of a game between these two: open, or lost by the player who has
/// left.
GameOutcome outcome_for_leavers(const History& history, const Encounter& encounter);

/// Decides an encounter of a round robin that is being drawn: games against a player who has left
/// are forfeited, or become a free round if that player's games are annulled.
void rule_on_leavers(const History& history, Encounter& encounter);

}  // namespace crownhead::tournament
