#pragma once

#include <optional>
#include <utility>
#include <vector>

#include "rules/draughts/moves/moves.hpp"
#include "rules/endings/placement.hpp"
#include "rules/endings/table.hpp"

namespace crownhead::endings {

/// Returns the value of a position without captures in a game that is not over; nullopt if the
/// table does not cover it: too many pieces, or a man on its last row.
template <class Of>
std::optional<Value> quiet_value(const Table& table,
                                 const typename EndingRules<Of>::Position& position) {
  using Rules = EndingRules<Of>;
  using Numbers = Placement<typename Rules::Board, Rules::king_moves_in_a_row>;
  if (Numbers::has_man_on_last_row(position)) return std::nullopt;
  const Material material = position.material();
  const Slice* slice = table.slice(material);
  if (slice == nullptr) return std::nullopt;
  const std::uint64_t number = Numbers(material).number(position);
  if (number >= slice->size()) return std::nullopt;
  return slice->value(number);
}

/// Returns the value of a position of the table's variant, following captures where they are
/// compulsory; nullopt if the table does not cover it.
std::optional<Value> value(const Table& table, const draughts::Position& position);

/// Returns the legal moves with their values for the mover, best first; empty if the table does not
/// cover all of them.
std::vector<std::pair<draughts::Move, Value>> valued_moves(const Table& table,
                                                           const draughts::Position& position);

/// Returns the first of valued_moves and all moves of equal value.
std::vector<draughts::Move> best_moves(const Table& table, const draughts::Position& position);

}  // namespace crownhead::endings
