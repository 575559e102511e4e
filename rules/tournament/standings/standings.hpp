#pragma once

#include <optional>
#include <vector>

#include "rules/tournament/model.hpp"
#include "rules/tournament/standings/score_cards.hpp"

namespace crownhead::tournament {

/// Returns all players, best first; equal keys share a rank and are ordered by lot. Players whose
/// games are annulled are included with their remaining points. In a knockout, the number of
/// encounters won or not needed comes before points.
std::vector<Standing> standings_of(const History& history);

/// Returns the standings after the given number of rounds.
std::vector<Standing> standings_after(const History& history, int round);

/// One player's round in a crosstable.
struct CrosstableCell {
  ScoreCardLine line;
  std::optional<std::size_t> opponent_row = std::nullopt;

  bool operator==(const CrosstableCell&) const = default;
};

struct CrosstableRow {
  Standing standing;
  std::vector<CrosstableCell> cells = {};  ///< round by round

  bool operator==(const CrosstableRow&) const = default;
};

/// Returns the rows in the order of the standings.
std::vector<CrosstableRow> crosstable_of(const History& history);

}  // namespace crownhead::tournament
