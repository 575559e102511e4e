#pragma once

#include "rules/computer/column_game.hpp"
#include "rules/computer/set_game.hpp"
#include "rules/draughts/moves/with_rules.hpp"

namespace crownhead::computer {

/// Calls `call.operator()<Game>()` with the search tree's game for a variant.
template <class Call>
void with_game(const draughts::Variant& variant, const Call& call) {
  const bool by_sets = draughts::with_rules(
      *variant.engine, [&]<class Rules>() { call.template operator()<SetGame<Rules>>(); });
  if (!by_sets) call.template operator()<ColumnGame>();
}

}  // namespace crownhead::computer
