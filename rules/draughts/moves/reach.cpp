#include "rules/draughts/moves/reach.hpp"

#include <array>

#include "rules/draughts/board/squares.hpp"
#include "rules/draughts/moves/engine.hpp"
#include "rules/draughts/moves/moves.hpp"

namespace crownhead::draughts {
namespace {

/// Follows captures one man at a time; each man is assumed to be where it is needed.
class Reach {
 public:
  Reach(const Variant& variant, Color color) : variant_(variant), color_(color) {}

  Bitboard of(bool king, Square from) {
    Bitboard reached;
    std::array<Bitboard, 2> arrived, done;  // as a man, as a king
    arrived[king].insert(from);
    for (bool as_king = king;;) {
      const Bitboard left = arrived[as_king] - done[as_king];
      if (left.empty()) {
        if (as_king || arrived[1].empty()) return reached;
        as_king = true;
        continue;
      }
      const Square at = left.front();
      done[as_king].insert(at);
      for (int square = 0; square < square_count(variant_); ++square) {
        const auto victim = static_cast<Square>(square);
        if (victim == at) continue;
        const Bitboard taken = Bitboard::of(victim);
        if (at == from && as_king == king) reached = reached | landings(as_king, at, taken, {});
        for (const Square to : landings(as_king, at, taken, taken)) {
          reached.insert(to);
          arrived[as_king || crowns(to)].insert(to);
        }
      }
    }
  }

 private:
  bool crowns(Square landing) const {
    const int last_row = color_ == Color::white ? 0 : variant_.rows - 1;
    return variant_.engine->crowned_in_passing && row_of(variant_, landing) == last_row;
  }

  /// Returns the destinations of moves that capture `taken` of these men.
  Bitboard landings(bool king, Square from, Bitboard victims, Bitboard taken) const {
    Position position;
    position.turn = color_;
    (king ? position.kings : position.men)[slot(color_)].insert(from);
    position.men[slot(opposite(color_))] = victims;
    Bitboard squares;
    for (const Move& move : legal_moves(variant_, position))
      if (move.from == from && move.captured == taken) squares.insert(move.to);
    return squares;
  }

  const Variant& variant_;
  Color color_;
};

}  // namespace

Bitboard reach(const Variant& variant, Color color, bool king, Square from) {
  return Reach(variant, color).of(king, from);
}

}  // namespace crownhead::draughts
