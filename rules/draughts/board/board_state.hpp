#pragma once

#include <array>

#include "rules/draughts/board/position.hpp"

namespace crownhead::draughts {

/// The pieces of a position as words of a board's geometry.
template <class Board>
struct BoardState {
  using Word = typename Board::Word;

  std::array<Word, 2> men;
  std::array<Word, 2> kings;

  static BoardState of(const Position& position) {
    return {{Board::pack(position.men[0]), Board::pack(position.men[1])},
            {Board::pack(position.kings[0]), Board::pack(position.kings[1])}};
  }

  Word all(Color color) const { return men[slot(color)] | kings[slot(color)]; }

  Position position(Color turn) const {
    return {{Board::unpack(men[0]), Board::unpack(men[1])},
            {Board::unpack(kings[0]), Board::unpack(kings[1])},
            turn,
            {},
            {},
            {}};
  }
};

}  // namespace crownhead::draughts
