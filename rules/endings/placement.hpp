#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "rules/endings/ending.hpp"

namespace crownhead::endings {

/// Binomial coefficients: choices[n][k] is the number of ways to choose k of n squares.
inline constexpr auto choices = [] {
  constexpr std::size_t most_squares = 72;
  std::array<std::array<std::uint64_t, most_pieces + 1>, most_squares + 1> table = {};
  for (std::size_t n = 0; n <= most_squares; ++n) {
    table[n][0] = 1;
    for (std::size_t k = 1; k <= most_pieces && n > 0; ++k)
      table[n][k] = table[n - 1][k - 1] + table[n - 1][k];
  }
  return table;
}();

/// Numbers the positions of a material from 0. The men of each side are numbered on the squares
/// outside their last row, the kings on the remaining squares. A number that puts men of both sides
/// on one square has no position.
template <class Board, int king_moves_in_a_row>
class Placement {
 protected:
  using Word = typename Board::Word;

 public:
  using Position = Ending<Board>;

  explicit Placement(const Material& material)
      : own_men_{man_squares, material.men[0]},
        their_men_{man_squares, material.men[1]},
        own_kings_{Board::squares - material.men[0] - material.men[1], material.kings[0]},
        their_kings_{Board::squares - material.men[0] - material.men[1] - material.kings[0],
                     material.kings[1]} {
    for (std::size_t side = 0; side < 2; ++side) {
      const bool counts = material.men[side] > 0 && king_moves_in_a_row > 0;
      runs_[side] =
          counts ? 1 + static_cast<std::uint64_t>(king_moves_in_a_row) * material.kings[side] : 1;
    }
  }

  std::uint64_t size() const {
    return own_men_.size() * their_men_.size() * own_kings_.size() * their_kings_.size() *
           runs_[0] * runs_[1];
  }

  /// Returns the number of a position without men on their last row.
  std::uint64_t number(const Position& position) const {
    const auto& [men, kings] = position.pieces;
    const Word all_men = men[0] | men[1];
    const Word all_but_theirs = all_men | kings[0];
    const auto of_man = [](Word man) { return square(man) - in_row; };
    std::uint64_t number = place(men[0], of_man);
    number = number * their_men_.size() + place(Board::turned(men[1]), of_man);
    number = number * own_kings_.size() + place(kings[0], [&](Word king) {
               return square(king) - Board::count(all_men & (king - 1));
             });
    number = number * their_kings_.size() + place(kings[1], [&](Word king) {
               return square(king) - Board::count(all_but_theirs & (king - 1));
             });
    for (std::size_t side = 0; side < 2; ++side)
      if (runs_[side] > 1) number = number * runs_[side] + run_number(position, side);
    return number;
  }

  /// Returns true if a man is on its last row.
  static bool has_man_on_last_row(const Position& position) {
    const Word row = Board::row(0);
    return ((position.pieces.men[0] | Board::turned(position.pieces.men[1])) & row) != 0;
  }

 protected:
  /// A choice of some squares for some pieces.
  struct Choice {
    int squares;
    int pieces;

    std::uint64_t size() const {
      return choices[static_cast<std::size_t>(squares)][static_cast<std::size_t>(pieces)];
    }
  };

  static constexpr int in_row = Board::squares / Board::rows;
  static constexpr int man_squares = Board::squares - in_row;

  static int square(Word word) { return Board::square_of(Board::lowest(word)); }

  Choice own_men_;
  Choice their_men_;
  Choice own_kings_;
  Choice their_kings_;
  std::array<std::uint64_t, 2> runs_ = {1, 1};

 private:
  /// Returns the number of a set of pieces among all sets of its size; `rank` numbers the squares
  /// in bit order.
  template <class Rank>
  static std::uint64_t place(Word pieces, const Rank& rank) {
    std::uint64_t sum = 0;
    for (std::size_t i = 1; pieces != 0; pieces &= pieces - 1, ++i)
      sum += choices[static_cast<std::size_t>(rank(pieces & (~pieces + 1)))][i];
    return sum;
  }

  static std::uint64_t run_number(const Position& position, std::size_t side) {
    const Run<Word>& run = position.runs[side];
    if (run.moves == 0) return 0;
    const int king = Board::count(position.pieces.kings[side] & (run.king - 1));
    const int number = king * king_moves_in_a_row + run.moves;
    return static_cast<std::uint64_t>(number);
  }
};

/// The inverse mapping, from numbers to positions.
template <class Board, int king_moves_in_a_row>
class PlacedPositions : public Placement<Board, king_moves_in_a_row> {
  using Base = Placement<Board, king_moves_in_a_row>;
  using typename Base::Choice;
  using typename Base::Word;
  using Squares = std::array<std::uint8_t, most_pieces>;

 public:
  using typename Base::Position;

  explicit PlacedPositions(const Material& material)
      : Base(material),
        own_men_lists_(all_of(this->own_men_)),
        their_men_lists_(all_of(this->their_men_)),
        own_kings_lists_(all_of(this->own_kings_)),
        their_kings_lists_(all_of(this->their_kings_)) {}

  /// Returns nullopt for a number without a position.
  std::optional<Position> position(std::uint64_t number) const {
    std::array<std::uint64_t, 2> runs = {};
    for (const std::size_t side : {std::size_t{1}, std::size_t{0}})
      runs[side] = digit(number, this->runs_[side]);
    const Squares& their_kings = their_kings_lists_[digit(number, this->their_kings_.size())];
    const Squares& own_kings = own_kings_lists_[digit(number, this->own_kings_.size())];
    const Squares& their_men = their_men_lists_[digit(number, this->their_men_.size())];
    const Squares& own_men = own_men_lists_[number];
    Position position{};
    auto& [men, kings] = position.pieces;
    for (int i = 0; i < this->own_men_.pieces; ++i) men[0] |= word(own_men[at(i)] + Base::in_row);
    for (int i = 0; i < this->their_men_.pieces; ++i)
      men[1] |= word(Board::squares - 1 - Base::in_row - their_men[at(i)]);
    if ((men[0] & men[1]) != 0) return std::nullopt;
    const Word all_men = men[0] | men[1];
    for (int i = 0; i < this->own_kings_.pieces; ++i)
      kings[0] |= free_word(own_kings[at(i)], all_men);
    const Word all_but_theirs = all_men | kings[0];
    for (int i = 0; i < this->their_kings_.pieces; ++i)
      kings[1] |= free_word(their_kings[at(i)], all_but_theirs);
    for (std::size_t side = 0; side < 2; ++side) position.runs[side] = run(kings[side], runs[side]);
    return position;
  }

 private:
  static constexpr std::size_t at(int i) { return static_cast<std::size_t>(i); }
  static Word word(int square) {
    return Board::one(Board::bit_of(static_cast<draughts::Square>(square)));
  }

  /// Returns all choices by number, with ascending squares.
  static std::vector<Squares> all_of(const Choice& choice) {
    std::vector<Squares> list(choice.size());
    Squares chosen = {};
    for (int i = 0; i < choice.pieces; ++i) chosen[at(i)] = static_cast<std::uint8_t>(i);
    for (Squares& one : list) {
      one = chosen;
      int i = 0;
      for (; i + 1 < choice.pieces && chosen[at(i)] + 1 == chosen[at(i + 1)]; ++i)
        chosen[at(i)] = static_cast<std::uint8_t>(i);
      ++chosen[at(i)];
    }
    return list;
  }

  /// Returns the unoccupied square number `rank`.
  static Word free_word(int rank, Word occupied) {
    int square = rank;
    for (; occupied != 0; occupied &= occupied - 1)
      if (square >= Base::square(occupied & (~occupied + 1))) ++square;
    return word(square);
  }

  /// Removes and returns the last digit of `number`.
  static std::uint64_t digit(std::uint64_t& number, std::uint64_t base) {
    if (base == 1) return 0;
    const std::uint64_t last = number % base;
    number /= base;
    return last;
  }

  static Run<Word> run(Word kings, std::uint64_t number) {
    if constexpr (king_moves_in_a_row > 0) {
      if (number == 0) return {};
      const auto before = static_cast<int>(number) - 1;
      for (int i = before / king_moves_in_a_row; i > 0; --i) kings &= kings - 1;
      return {kings & (~kings + 1), before % king_moves_in_a_row + 1};
    }
    return {};
  }

  std::vector<Squares> own_men_lists_;
  std::vector<Squares> their_men_lists_;
  std::vector<Squares> own_kings_lists_;
  std::vector<Squares> their_kings_lists_;
};

}  // namespace crownhead::endings
