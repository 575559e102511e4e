#include "training/puzzle_games.hpp"

#include <array>
#include <random>

#include "rules/computer/search.hpp"
#include "rules/draughts/board/geometry.hpp"
#include "rules/draughts/board/squares.hpp"
#include "rules/draughts/draw_rules.hpp"

namespace crownhead::training {
namespace {

using draughts::Color;
using draughts::Position;

constexpr std::size_t most_plies = 120;
constexpr std::uint64_t most_random_plies = 8;
constexpr int strongest_level = 5;

class PuzzlePlay {
 public:
  PuzzlePlay(const draughts::Variant& variant, std::uint64_t seed, std::uint32_t number,
             int ending_pieces)
      : variant_(variant) {
    std::seed_seq seeds{seed, std::uint64_t{number}};
    random_.seed(seeds);
    const bool whole = number % 2 == 0 && ending_pieces == 0;
    constexpr int usual = 8;
    game_.start = whole ? draughts::start_position(variant)
                        : ending(ending_pieces == 0 ? usual : ending_pieces);
  }

  PuzzleGame played() && {
    Position position = game_.start;
    draughts::DrawCount draws(variant_, variant_.rulesets.front(), position);
    const std::array levels = {level(), level()};
    const std::uint64_t opening = below(most_random_plies + 1);
    while (game_.moves.size() < most_plies && !draughts::board_end(variant_, position) &&
           !draws.automatic()) {
      const auto move = game_.moves.size() < opening
                            ? any_move(position)
                            : chosen(position, draws, levels[draughts::slot(position.turn)]);
      const Position next = draughts::after(variant_, position, move);
      draws.played(position, move, next);
      game_.moves.push_back(move);
      position = next;
    }
    return std::move(game_);
  }

 private:
  std::uint64_t below(std::uint64_t end) { return random_() % end; }
  int level() { return 1 + static_cast<int>(below(strongest_level)); }

  draughts::Move any_move(const Position& position) {
    const auto moves = draughts::legal_moves(variant_, position);
    return moves[below(moves.size())];
  }

  draughts::Move chosen(const Position& position, const draughts::DrawCount& draws, int level) {
    return computer::choose({.variant = variant_,
                             .position = position,
                             .draws = draws,
                             .level = level,
                             .lot = random_()})
        .move;
  }

  /// Both sides have a piece, and no man is on its last row.
  Position ending(int most_pieces) {
    constexpr std::uint64_t fewest = 3;
    const auto most = static_cast<std::uint64_t>(most_pieces);
    const int row =
        variant_.field == draughts::Field::all ? variant_.columns : variant_.columns / 2;
    const int squares = row * variant_.rows;
    const auto pieces = fewest + below(most - fewest + 1);
    while (true) {
      Position made;
      made.turn = below(2) == 0 ? Color::white : Color::black;
      for (std::uint64_t i = 0; i < pieces; ++i) {
        const auto square =
            static_cast<draughts::Square>(below(static_cast<std::uint64_t>(squares)));
        const Color color = i % 2 == 0 ? Color::white : Color::black;
        const int rank = square / row;
        const bool last = rank == (color == Color::white ? 0 : variant_.rows - 1);
        if (made.occupied().contains(square) || last) continue;
        auto& set = below(3) == 0 ? made.kings : made.men;
        set[draughts::slot(color)].insert(square);
      }
      const bool both = !made.pieces(Color::white).empty() && !made.pieces(Color::black).empty();
      if (both && !draughts::board_end(variant_, made)) return made;
    }
  }

  const draughts::Variant& variant_;
  std::mt19937_64 random_;
  PuzzleGame game_;
};

}  // namespace

PuzzleGame play_for_puzzles(const draughts::Variant& variant, std::uint64_t seed,
                            std::uint32_t number, int ending_pieces) {
  return PuzzlePlay(variant, seed, number, ending_pieces).played();
}

}  // namespace crownhead::training
