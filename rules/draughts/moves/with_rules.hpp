#pragma once

#include "rules/draughts/board/ruling.hpp"
#include "rules/draughts/moves/engine.hpp"

namespace crownhead::draughts {

/// Calls `call.operator()<Rules>()` for the game of `engine`. Returns false if its moves cannot be
/// expressed with sets of squares, as in bashni.
template <class Call>
bool with_rules(const Engine& engine, const Call& call) {
  const auto is = [&]<class Rules>(const Engine& its) {
    if (&engine != &its) return false;
    call.template operator()<Rules>();
    return true;
  };
  return is.template operator()<International>(international_engine) ||
         is.template operator()<Russian>(russian_engine) ||
         is.template operator()<Brazilian>(brazilian_engine) ||
         is.template operator()<Canadian>(canadian_engine) ||
         is.template operator()<Pool>(pool_engine) ||
         is.template operator()<English>(english_engine) ||
         is.template operator()<Czech>(czech_engine) ||
         is.template operator()<Spanish>(spanish_engine) ||
         is.template operator()<Italian>(italian_engine) ||
         is.template operator()<Thai>(thai_engine) ||
         is.template operator()<Spantsiretti>(spantsiretti_engine) ||
         is.template operator()<Breakthrough>(breakthrough_engine) ||
         is.template operator()<Killer>(killer_engine) ||
         is.template operator()<Frisian>(frisian_engine) ||
         is.template operator()<Turkish>(turkish_engine) ||
         is.template operator()<Armenian>(armenian_engine) ||
         is.template operator()<Stavropol>(stavropol_engine) ||
         is.template operator()<Samoyed>(samoyed_engine);
}

}  // namespace crownhead::draughts
