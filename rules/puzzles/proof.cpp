#include "rules/puzzles/proof.hpp"

#include <optional>

#include "rules/endings/lookup.hpp"

namespace crownhead::puzzles {
namespace {

using draughts::Move;
using draughts::Position;

/// Returns the value of the position for its side to move; nullopt if it is unknown.
std::optional<endings::Value> known_value(const draughts::Variant& variant,
                                          const endings::Table* endings, const Position& position) {
  if (const auto end = draughts::board_end(variant, position))
    return end->winner == position.turn ? endings::Value::win_in(0) : endings::Value::loss_in(0);
  return endings != nullptr ? endings::value(*endings, position) : std::nullopt;
}

}  // namespace

int few_pieces(const draughts::Variant& variant) {
  constexpr int squares_of_8x8 = 32;
  const int fields = variant.columns * variant.rows;
  const int squares = variant.field == draughts::Field::all ? fields : fields / 2;
  return squares <= squares_of_8x8 ? 5 : 4;
}

Proof proof(const draughts::Variant& variant, const endings::Table* endings,
            const Position& position, const Move& answer) {
  bool all_known = true, few_unknown = false;
  for (const Move& move : draughts::legal_moves(variant, position)) {
    const Position next = draughts::after(variant, position, move);
    const auto value = known_value(variant, endings, next);
    if (!value) {
      all_known = false;
      few_unknown = few_unknown || next.occupied().size() <= few_pieces(variant);
    } else if (value->is_loss() != (move == answer)) {
      return Proof::refuted;
    }
  }
  if (few_unknown) return Proof::missing;
  return all_known ? Proof::only_win : Proof::open;
}

bool wins(const draughts::Variant& variant, const endings::Table* endings, const Position& position,
          const Move& move) {
  const auto next = known_value(variant, endings, draughts::after(variant, position, move));
  return next && next->is_loss();
}

}  // namespace crownhead::puzzles
