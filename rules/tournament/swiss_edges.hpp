#pragma once

#include <vector>

#include "rules/tournament/matching.hpp"
#include "rules/tournament/swiss_field.hpp"

namespace crownhead::tournament {

/// What is against a pairing, the most important first; sums over a round are compared in this
/// order.
struct PairingCost {
  int bye_group = 0;       ///< groups below that of whoever has the bye
  int floater = 0;         ///< 1 if they are of two score groups
  int distance = 0;        ///< groups between them
  int absolute = 0;        ///< 1 if an absolute wish for a colour is broken: the last round alone
  int strong = 0;          ///< 1 if a strong one is
  int mild = 0;            ///< 1 if a mild one is
  int repeated = 0;        ///< of both, who floats the same way as lately
  std::int64_t order = 0;  ///< from top half against bottom half: twice the squared places,
                           ///< and 1 if both are rather of the same half
};

/// Whether the rules let two players of the field, by their places, meet.
bool may_meet(const SwissField& field, std::size_t a, std::size_t b);

/// Of a pair of the field, a before b.
PairingCost pairing_cost(const SwissField& field, std::size_t a, std::size_t b);

/// The graph of a round: nodes are places in the field, and behind them the bye if their number is
/// odd. `window` bounds how far from the ideal opponent anybody is looked for; with one as long as
/// the field the graph is complete.
std::vector<WeightedEdge> swiss_edges(const SwissField& field, int window);

}  // namespace crownhead::tournament
