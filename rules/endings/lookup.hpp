#pragma once

#include <optional>
#include <utility>
#include <vector>

#include "rules/draughts/moves.hpp"
#include "rules/endings/placement.hpp"
#include "rules/endings/table.hpp"

namespace crownhead::endings {

/// What a table knows of a position in which nothing can be taken and the game is not over; nullopt
/// where it does not know it: too many pieces, or a man on its last row.
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

/// The value of a position of the table's variant, by the values after its captures where something
/// must be taken; nullopt where the table does not know it.
std::optional<Value> value(const Table& table, const draughts::Position& position);

/// The legal moves with what each is worth to the one who makes it, the best first; empty where the
/// table does not know all of them.
std::vector<std::pair<draughts::Move, Value>> valued_moves(const Table& table,
                                                           const draughts::Position& position);

/// The first of valued_moves and those that are worth as much.
std::vector<draughts::Move> best_moves(const Table& table, const draughts::Position& position);

}  // namespace crownhead::endings
