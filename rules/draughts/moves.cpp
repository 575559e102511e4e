#include "rules/draughts/moves.hpp"

#include "rules/draughts/engine.hpp"

namespace crownhead::draughts {

std::vector<Move> legal_moves(const Variant& variant, const Position& position) {
  return variant.engine->legal_moves(position);
}

Position after(const Variant& variant, const Position& position, const Move& move) {
  return variant.engine->after(position, move);
}

std::optional<BoardEnd> board_end(const Variant& variant, const Position& position) {
  if (variant.engine->has_move(position)) return std::nullopt;
  return BoardEnd{opposite(position.turn), position.pieces(position.turn).empty()};
}

}  // namespace crownhead::draughts
