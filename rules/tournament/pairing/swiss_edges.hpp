#pragma once

#include <vector>

#include "rules/tournament/matching.hpp"
#include "rules/tournament/pairing/swiss_field.hpp"

namespace crownhead::tournament {

/// The penalties of a pairing, most important first. Sums over a round are compared in this order.
struct PairingCost {
  int bye_group = 0;  ///< groups below the group of the player with the bye
  int floater = 0;    ///< 1 if the players are in different score groups
  int distance = 0;   ///< groups between them
  int absolute = 0;   ///< 1 if an absolute colour preference is violated: in the last round only
  int strong = 0;     ///< 1 if a strong one is
  int mild = 0;       ///< 1 if a mild one is
  int repeated = 0;   ///< number of the two players who float the same way as recently
  std::int64_t order = 0;  ///< distance from the pairing of top half against bottom half: twice the
                           ///< squared distance in places, plus 1 if both belong to the same half
};

/// Returns true if the rules allow two players, given by their places in the field, to meet.
bool may_meet(const SwissField& field, std::size_t a, std::size_t b);

/// Returns the penalties of a pair of the field, a before b.
PairingCost pairing_cost(const SwissField& field, std::size_t a, std::size_t b);

/// Returns the graph of a round: nodes are places in the field, followed by the bye if their number
/// is odd. `window` limits how far from a player's ideal opponent pairs are considered; with a
/// window as long as the field the graph is complete.
std::vector<WeightedEdge> swiss_edges(const SwissField& field, int window);

}  // namespace crownhead::tournament
