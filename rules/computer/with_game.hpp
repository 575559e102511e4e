#pragma once

#include "rules/computer/column_game.hpp"
#include "rules/computer/set_game.hpp"
#include "rules/draughts/with_rules.hpp"

namespace crownhead::computer {

/// Calls `call.operator()<Game>()` for the game of the tree in which a variant is looked at.
template <class Call>
void with_game(const draughts::Variant& variant, const Call& call) {
  const bool by_sets = draughts::with_rules(
      *variant.engine, [&]<class Rules>() { call.template operator()<SetGame<Rules>>(); });
  if (!by_sets) call.template operator()<ColumnGame>();
}

}  // namespace crownhead::computer
