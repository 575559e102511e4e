#pragma once

#include <optional>
#include <vector>

#include "rules/tournament/model.hpp"
#include "rules/tournament/score_cards.hpp"

namespace crownhead::tournament {

/// Everybody, the best first; equal keys share a rank and are in the order of their lots. Those
/// whose games are annulled stand in it with what is left to them. A knockout's are ordered by how
/// many encounters they have won, or need not play, before their points.
std::vector<Standing> standings_of(const History& history);

/// After so many rounds only.
std::vector<Standing> standings_after(const History& history, int round);

/// One round of one player in a crosstable.
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

/// In the order of the standings.
std::vector<CrosstableRow> crosstable_of(const History& history);

}  // namespace crownhead::tournament
