#pragma once

#include <array>
#include <optional>
#include <vector>

#include "rules/draughts/board/variant.hpp"
#include "rules/draughts/board/viewpoint.hpp"
#include "rules/draughts/moves/generator.hpp"
#include "rules/endings/material.hpp"
#include "rules/endings/value.hpp"

namespace crownhead::endings {

using draughts::Color;
using draughts::Goal;

/// Frisian: the king that has moved `moves` times in a row; empty if there is none.
template <class Word>
struct Run {
  Word king = 0;
  int moves = 0;

  bool operator==(const Run&) const = default;
};

/// A position from the view of the side to move: it plays from White's side and has index 0 in each
/// pair. The long diagonal is on the left.
template <class Board>
struct Ending {
  using Word = typename Board::Word;

  draughts::BoardState<Board> pieces;
  std::array<Run<Word>, 2> runs = {};

  Material material() const {
    const auto count = [](Word word) { return static_cast<std::uint8_t>(Board::count(word)); };
    return {{count(pieces.men[0]), count(pieces.men[1])},
            {count(pieces.kings[0]), count(pieces.kings[1])}};
  }
  Word occupied() const { return pieces.all(Color::white) | pieces.all(Color::black); }
};

/// The rules of one game in its endings.
template <class Of>
struct EndingRules {
  struct Rules : Of {
    using Board = typename Of::Board::Plain;
  };
  using Board = typename Rules::Board;
  using Word = typename Board::Word;
  using Position = Ending<Board>;
  using Move = draughts::WordMove<Word>;
  using List = std::vector<Move>;
  using Gen = draughts::Generator<Rules>;
  static constexpr int king_moves_in_a_row = Rules::king_moves_in_a_row;

  static Position seen(const draughts::Position& position) {
    const draughts::Viewpoint<Board> view(position.turn, Of::Board::mirrored);
    Position seen{view.state(position)};
    if constexpr (king_moves_in_a_row > 0) {
      for (const Color color : {Color::white, Color::black}) {
        const draughts::KingRun& run = position.king_runs[draughts::slot(color)];
        if (run.moves == 0) continue;
        seen.runs[color == position.turn ? 0 : 1] = {view.word(run.king), run.moves};
      }
    }
    return seen;
  }

  /// Converts the words of a search, which does not track consecutive king moves.
  static Position seen(const draughts::BoardState<typename Of::Board>& state, Color us) {
    const Position white{{state.men, state.kings}};
    return us == Color::white ? white : turned(white);
  }

  static Position turned(const Position& position) {
    const auto& [men, kings] = position.pieces;
    Position turned{{{Board::turned(men[1]), Board::turned(men[0])},
                     {Board::turned(kings[1]), Board::turned(kings[0])}}};
    if constexpr (king_moves_in_a_row > 0) {
      for (std::size_t side = 0; side < 2; ++side) {
        const Run<Word>& run = position.runs[1 - side];
        if (run.moves > 0) turned.runs[side] = {Board::turned(run.king), run.moves};
      }
    }
    return turned;
  }

  /// Appends the legal captures; with so few pieces no budget is needed.
  static void captures(const Position& position, List& list) {
    draughts::CaptureList<Rules, true> found(position.pieces, Color::white,
                                             draughts::Counting::moves, list);
    Gen::template captures<Color::white>(position.pieces, found);
  }

  /// Appends the legal moves of a position without captures.
  static void quiet_moves(const Position& position, List& list) {
    Gen::template quiet_moves<Color::white>(position.pieces, list);
    if constexpr (king_moves_in_a_row > 0) {
      const Run<Word>& run = position.runs[0];
      if (run.moves >= king_moves_in_a_row)
        std::erase_if(list, [&](const Move& move) { return move.from == run.king; });
    }
  }

  /// Returns the position after the move, from the other side's view.
  static Position after(const Position& position, const Move& move) {
    Position made{Gen::template play<Color::white>(position.pieces, move)};
    if constexpr (king_moves_in_a_row > 0) {
      made.runs[1] = position.runs[1];
      if (move.captured == 0 && (position.pieces.kings[0] & move.from) != 0) {
        const Run<Word>& before = position.runs[0];
        made.runs[0] = {move.to, (before.king == move.from ? before.moves : 0) + 1};
      }
      for (std::size_t side = 0; side < 2; ++side) {
        const bool stands = (made.pieces.kings[side] & made.runs[side].king) != 0;
        if (made.pieces.men[side] == 0 || !stands) made.runs[side] = {};
      }
    }
    return turned(made);
  }

  /// Returns the value if the game is over before a move: a side has no pieces, or there is a king
  /// in a first-king game.
  static std::optional<Value> at_once(const Position& position, Goal goal) {
    if constexpr (Rules::first_king_ends) {
      if (position.pieces.kings[1] != 0) return Value::loss_in(0);
      if (position.pieces.kings[0] != 0) return Value::win_in(0);
    }
    if (position.pieces.all(Color::white) == 0) return without_move(goal);
    return std::nullopt;
  }

  static Value without_move(Goal goal) {
    return goal == Goal::lose_all ? Value::win_in(0) : Value::loss_in(0);
  }

  /// Calls `found` with each position that leads to `position` by a quiet, non-crowning move. Does
  /// not check whether that move was illegal because of a compulsory capture.
  template <class Found>
  static void before(const Position& position, const Found& found) {
    const Position made = turned(position);
    const Word empty = Board::all & ~made.occupied();
    const bool counts = king_moves_in_a_row > 0 && made.pieces.men[0] != 0;
    if (!counts || made.runs[0].moves == 0) {
      draughts::for_each<Rules::man_moves>([&]<draughts::Direction d>() {
        constexpr draughts::Direction back = draughts::reverse(d);
        for (Word men = made.pieces.men[0]; men != 0; men &= men - 1) {
          const Word man = men & (~men + 1);
          const Word from = Board::template step<back>(man) & empty;
          if (from == 0) continue;
          Position earlier = made;
          earlier.pieces.men[0] ^= man | from;
          with_runs_before(earlier, 0, found);
        }
      });
    }
    if (counts && made.runs[0].moves == 0) return;
    for (Word kings = made.pieces.kings[0]; kings != 0; kings &= kings - 1) {
      const Word king = kings & (~kings + 1);
      if (counts && king != made.runs[0].king) continue;
      Word squares = 0;
      draughts::for_each<Rules::king_moves>(
          [&]<draughts::Direction d>() { squares |= Gen::template king_squares<d>(king, empty); });
      for (; squares != 0; squares &= squares - 1) {
        const Word from = squares & (~squares + 1);
        Position earlier = made;
        earlier.pieces.kings[0] ^= king | from;
        with_runs_before(earlier, from, found);
      }
    }
  }

 private:
  /// `earlier` has the run of kings after its next move; `moved` is the king that makes this move,
  /// 0 for a man.
  template <class Found>
  static void with_runs_before(Position& earlier, Word moved, const Found& found) {
    if constexpr (king_moves_in_a_row > 0) {
      if (earlier.pieces.men[0] != 0) {
        const int moves = earlier.runs[0].moves;
        if (moves > 1) {
          earlier.runs[0] = {moved, moves - 1};
          found(earlier);
          return;
        }
        for (Word kings = earlier.pieces.kings[0] & ~moved; kings != 0; kings &= kings - 1) {
          for (int n = 1; n <= king_moves_in_a_row; ++n) {
            earlier.runs[0] = {kings & (~kings + 1), n};
            found(earlier);
          }
        }
        earlier.runs[0] = {};
      }
    }
    found(earlier);
  }
};

}  // namespace crownhead::endings
