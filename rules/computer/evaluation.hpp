#pragma once

#include <algorithm>
#include <array>
#include <cstddef>

#include "rules/draughts/moves/generator.hpp"

namespace crownhead::computer {

using draughts::Color;
using draughts::Goal;
using draughts::slot;

/// The hand-written evaluation of a quiet position, in hundredths of a man.
template <class Rules>
class Evaluation {
  using Board = typename Rules::Board;
  using Word = typename Board::Word;
  using Gen = draughts::Generator<Rules>;
  using State = draughts::BoardState<Board>;
  static constexpr int rows = Board::rows;
  static constexpr int in_row = Board::squares / rows;

 public:
  explicit Evaluation(const State& state) : state_(state), empty_(Gen::empty_squares(state)) {}

  /// Returns White's advantage; `turn` is the side to move.
  int white_ahead(Color turn, Goal goal) const {
    const int white = side<Color::white>(goal) + (turn == Color::white ? tempo : 0);
    const int black = side<Color::black>(goal) + (turn == Color::black ? tempo : 0);
    if (goal != Goal::take_all) return white - black;
    return white - black + exchange_bonus(material(Color::white) - material(Color::black));
  }

 private:
  static constexpr int man = 100;
  static constexpr int tempo = 3;
  static constexpr int king = [] {
    if (Rules::king == draughts::King::steps) return 150;
    if (Rules::king == draughts::King::lands_behind) return 240;
    return Board::straight_step == 1 ? 350 : 290;
  }();
  static constexpr int pieces_at_most = Board::squares;

  /// The value of a man by the number of rows that it has advanced.
  static constexpr std::array<int, 12> advanced = [] {
    std::array<int, 12> worth = {};
    for (int row = 0; row < rows; ++row) {
      const int left = rows - 1 - row;
      worth[static_cast<std::size_t>(row)] = row * 2 + (left == 1 ? 14 : left == 2 ? 6 : 0);
    }
    return worth;
  }();

  /// The same if the first king wins.
  static constexpr std::array<int, 12> nearly_through = [] {
    std::array<int, 12> worth = {};
    for (int row = 0; row < rows; ++row) worth[static_cast<std::size_t>(row)] = row * row;
    return worth;
  }();

  static constexpr Word columns(int from, int to) {
    Word word = 0;
    for (int square = 0; square < Board::squares; ++square) {
      const int place = square % in_row;
      if (place >= from && place < to)
        word |= Board::one(Board::bit_of(static_cast<draughts::Square>(square)));
    }
    return word;
  }
  static constexpr Word centre = columns(in_row / 4 + (in_row > 4 ? 1 : 0), in_row - in_row / 4);
  static constexpr Word back_row(Color us) { return Board::row(us == Color::white ? rows - 1 : 0); }

  int material(Color us) const {
    return man * Board::count(state_.men[slot(us)]) + king * Board::count(state_.kings[slot(us)]);
  }

  /// Encourages the side that is ahead to exchange.
  int exchange_bonus(int ahead) const {
    const int gone = pieces_at_most - Board::count(state_.all(Color::white)) -
                     Board::count(state_.all(Color::black));
    return ahead * gone / (4 * pieces_at_most);
  }

  template <Color us>
  int side(Goal goal) const {
    if (goal == Goal::lose_all) return burden<us>();
    const bool race = goal == Goal::first_king;
    int sum = material(us) + rows_of_men<us>(race ? nearly_through : advanced);
    sum += 5 * mobility<us>() + 3 * Board::count(state_.all(us) & centre);
    if (race || state_.kings[slot(draughts::opposite(us))] == 0) {
      sum += 6 * Board::count(state_.men[slot(us)] & back_row(us));
    }
    return sum;
  }

  /// For games won by losing all pieces: few pieces, and many ways to give them away.
  template <Color us>
  int burden() const {
    return -man * Board::count(state_.men[slot(us)]) - 80 * Board::count(state_.kings[slot(us)]) +
           4 * mobility<us>();
  }

  template <Color us>
  int rows_of_men(const std::array<int, 12>& worth) const {
    int sum = 0;
    const Word men = state_.men[slot(us)];
    for (int row = 1; row < rows; ++row) {
      const int from_top = us == Color::white ? rows - 1 - row : row;
      sum += worth[static_cast<std::size_t>(row)] * Board::count(men & Board::row(from_top));
    }
    return sum;
  }

  /// Counts the moves of men.
  template <Color us>
  int mobility() const {
    return static_cast<int>(
        draughts::sum<draughts::seen_by<us>(Rules::man_moves)>([&]<draughts::Direction d>() {
          const Word to = Board::template step<d>(state_.men[slot(us)]) & empty_;
          return static_cast<std::uint64_t>(Board::count(to));
        }));
  }

  const State& state_;
  Word empty_;
};

}  // namespace crownhead::computer
