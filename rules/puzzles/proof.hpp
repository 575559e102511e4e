#pragma once

#include <cstdint>

#include "rules/draughts/moves.hpp"
#include "rules/draughts/variant.hpp"
#include "rules/endings/table.hpp"

namespace crownhead::puzzles {

/// What is certain about the answer to a position, before any search.
enum class Proof : std::uint8_t {
  only_win,  ///< it wins and no other move does
  refuted,   ///< it does not win, or another move wins too
  missing,   ///< few pieces are left and no table knows them, so that a search cannot be trusted
  open,      ///< more pieces than tables have: a search must decide
};

/// Returns the most pieces with which only a table of endings is believed: five where the board has
/// 32 squares to play on, four where it has more.
int few_pieces(const draughts::Variant& variant);

/// Looks up the positions after all legal moves. `endings` of that variant, or nullptr. Moves that
/// end the game at once are known without a table.
Proof proof(const draughts::Variant& variant, const endings::Table* endings,
            const draughts::Position& position, const draughts::Move& answer);

/// True if the move is known to win: it ends the game, or the table says so.
bool wins(const draughts::Variant& variant, const endings::Table* endings,
          const draughts::Position& position, const draughts::Move& move);

}  // namespace crownhead::puzzles
