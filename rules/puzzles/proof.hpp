#pragma once

#include <cstdint>

#include "rules/draughts/board/variant.hpp"
#include "rules/draughts/moves/moves.hpp"
#include "rules/endings/table.hpp"

namespace crownhead::puzzles {

/// What is certain about the answer to a position without a search.
enum class Proof : std::uint8_t {
  only_win,  ///< it wins and no other move does
  refuted,   ///< it does not win, or another move wins too
  missing,   ///< few pieces are left and no table covers them, so a search cannot be trusted
  open,      ///< more pieces than tables have: a search must decide
};

/// Returns the largest number of pieces for which only an endgame table is trusted: five on boards
/// with 32 playable squares, four on larger ones.
int few_pieces(const draughts::Variant& variant);

/// Looks up the positions after all legal moves. `endings` of that variant, or nullptr. Moves that
/// end the game need no table.
Proof proof(const draughts::Variant& variant, const endings::Table* endings,
            const draughts::Position& position, const draughts::Move& answer);

/// Returns true if the move is known to win: it ends the game, or the table says so.
bool wins(const draughts::Variant& variant, const endings::Table* endings,
          const draughts::Position& position, const draughts::Move& move);

}  // namespace crownhead::puzzles
