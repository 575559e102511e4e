#include "rules/draughts/moves/moves.hpp"

#include "rules/draughts/moves/engine.hpp"
#include "rules/draughts/notation/notation.hpp"
#include "rules/reasons.hpp"

namespace crownhead::draughts {

std::vector<Move> legal_moves(const Variant& variant, const Position& position) {
  CaptureBudget budget;
  return variant.engine->legal_moves(position, budget);
}

std::vector<Move> legal_moves(const Variant& variant, const Position& position,
                              CaptureBudget& budget) {
  return budget.for_position(
      [&](CaptureBudget& part) { return variant.engine->legal_moves(position, part); });
}

Result<void> may_be_played_from(const Variant& variant, const Position& position) {
  CaptureBudget budget(CaptureBudget::of_a_position + CaptureBudget::of_a_list);
  return may_be_played_from(variant, position, budget);
}

Result<void> may_be_played_from(const Variant& variant, const Position& position,
                                CaptureBudget& budget) {
  bool whole = true;
  const auto moves = budget.for_position([&](CaptureBudget& part) {
    auto found = variant.engine->legal_moves(position, part);
    whole = !part.ran_out();
    return found;
  });
  whole = whole && write_full(variant, position, moves, budget).size() == moves.size();
  if (whole) return {};
  return fail(Code::bad_fen, reason::game::too_many_captures());
}

Position after(const Variant& variant, const Position& position, const Move& move) {
  return variant.engine->after(position, move);
}

std::string_view cause_name(BoardEndCause cause) {
  switch (cause) {
    case BoardEndCause::no_pieces: return "no_pieces";
    case BoardEndCause::no_moves: return "no_moves";
    case BoardEndCause::first_king: return "first_king";
    case BoardEndCause::gave_all: return "gave_all";
  }
  return "";
}

std::optional<BoardEnd> board_end(const Variant& variant, const Position& position) {
  if (variant.engine->has_move(position)) return std::nullopt;
  const Color waiting = opposite(position.turn);
  if (variant.goal == Goal::first_king) {
    for (const Color color : {waiting, position.turn}) {
      if (!position.kings[slot(color)].empty()) return BoardEnd{color, BoardEndCause::first_king};
    }
  }
  // In Stavropol a side may lose its last piece by its own move.
  if (position.pieces(waiting).empty() && !position.pieces(position.turn).empty()) {
    return BoardEnd{position.turn, BoardEndCause::no_pieces};
  }
  if (variant.goal == Goal::lose_all) return BoardEnd{position.turn, BoardEndCause::gave_all};
  const bool no_pieces = position.pieces(position.turn).empty();
  return BoardEnd{waiting, no_pieces ? BoardEndCause::no_pieces : BoardEndCause::no_moves};
}

}  // namespace crownhead::draughts
