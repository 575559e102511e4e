#pragma once

#include <algorithm>
#include <cstddef>

#include "rules/computer/patterns.hpp"
#include "rules/computer/weights.hpp"
#include "rules/draughts/moves/generator.hpp"

namespace crownhead::computer {

/// The evaluation of a quiet position by learned weights.
template <class Rules>
class LearnedEvaluation {
  using Board = typename Rules::Board;
  using Word = typename Board::Word;
  using Gen = draughts::Generator<Rules>;
  using State = draughts::BoardState<Board>;
  using Color = draughts::Color;

 public:
  /// With this many pieces or more, only the opening weights count.
  static constexpr int most_pieces = 2 * Board::half * (Board::rows / 2 - 1);

  explicit LearnedEvaluation(const State& state) : state_(state) {}

  /// Returns White's advantage in hundredths of a man; `turn` is the side to move.
  int white_ahead(Color turn, const Weights& weights) const {
    int opening = 0;
    int ending = 0;
    const auto add = [&](const Worth& worth, int times) {
      opening += times * worth.opening;
      ending += times * worth.ending;
    };
    each_trait(turn, [&](std::size_t trait, int ahead) { add(weights.trait(trait), ahead); });
    const auto found = Patterns<Board>::in(state_);
    for (std::size_t i = 0; i < Patterns<Board>::count; ++i) {
      add(weights.pattern(i, found.of_white(i)), 1);
      add(weights.pattern(i, found.of_black(i)), -1);
    }
    const int there = pieces();
    constexpr int units_of_a_hundredth = 2;
    return (opening * there + ending * (most_pieces - there)) /
           (most_pieces * units_of_a_hundredth);
  }

  /// Returns the number of pieces on the board, at most `most_pieces`.
  int pieces() const {
    return std::min(most_pieces, Board::count(state_.all(Color::white) | state_.all(Color::black)));
  }

  /// Calls `call` with each trait that White or Black has, and White's surplus in it.
  template <class Call>
  void each_trait(Color turn, const Call& call) const {
    const auto of = [](Trait trait) { return static_cast<std::size_t>(trait); };
    call(of(Trait::men), Board::count(state_.men[0]) - Board::count(state_.men[1]));
    call(of(Trait::turn), turn == Color::white ? 1 : -1);
    call(of(Trait::mobility), steps<Color::white>() - steps<Color::black>());
    const Word white = state_.kings[0];
    const Word black = state_.kings[1];
    if ((white | black) == 0) return;
    call(of(Trait::kings), Board::count(white) - Board::count(black));
    call(of(Trait::only_kings), (white != 0 ? 1 : 0) - (black != 0 ? 1 : 0));
    for (Word kings = white; kings != 0; kings &= kings - 1)
      call(of(Trait::king_squares) + square(Board::lowest(kings)), 1);
    for (Word kings = black; kings != 0; kings &= kings - 1)
      call(of(Trait::king_squares) + (Board::squares - 1 - square(Board::lowest(kings))), -1);
  }

 private:
  /// Converts a bit of the board word to a square number.
  static std::size_t square(int bit) {
    return static_cast<std::size_t>(bit - bit / (Board::columns + 1));
  }

  template <Color us>
  int steps() const {
    const Word empty = Gen::empty_squares(state_);
    return static_cast<int>(
        draughts::sum<draughts::seen_by<us>(Rules::man_moves)>([&]<draughts::Direction d>() {
          const Word to = Board::template step<d>(state_.men[draughts::slot(us)]) & empty;
          return static_cast<std::uint64_t>(Board::count(to));
        }));
  }

  const State& state_;
};

}  // namespace crownhead::computer
