#include "rules/puzzles/first_rating.hpp"

#include <algorithm>

namespace crownhead::puzzles {
namespace {

// Keep in step with docs/computer.md.
constexpr double of_one_move = 1200;
constexpr double each_further_move = 120;
constexpr int counted_moves = 6;
constexpr double of_a_shot = 60;
constexpr double of_an_opposition = 120;
constexpr double plainly_won = -80;
constexpr int plain = 300;  // hundredths of a man
constexpr double guessed = 200;
constexpr std::int64_t first_tries = 20;
constexpr double most_lost_at_first = 40;

/// Returns the rating with half the change of `after`.
rating::Rating halfway(const rating::Rating& before, rating::Rating after) {
  after.rating = (before.rating + after.rating) / 2;
  return after;
}

}  // namespace

rating::Rating first_rating(const Puzzle& puzzle) {
  const auto about = [&puzzle](Theme theme) {
    return std::ranges::find(puzzle.themes, theme) != puzzle.themes.end();
  };
  const int further = std::min(static_cast<int>(puzzle.solution.size()) / 2, counted_moves);
  double rating = of_one_move + each_further_move * further;
  if (about(Theme::shot)) rating += of_a_shot;
  if (about(Theme::opposition)) rating += of_an_opposition;
  if (puzzle.score >= plain) rating += plainly_won;
  return {.rating = rating, .deviation = guessed};
}

AfterTry after_try(const rating::Rating& player, const rating::Rating& puzzle,
                   const RatedTry& tried) {
  const auto places = tried.solved ? PerSeat<int>{1, 2} : PerSeat<int>{2, 1};
  const auto rated = rating::after_game({player, puzzle}, places, 1);
  AfterTry after{.player = rated[Seat::white], .puzzle = rated[Seat::black]};
  if (tried.solved && tried.hinted)
    return {.player = halfway(player, after.player), .puzzle = halfway(puzzle, after.puzzle)};
  if (!tried.solved && tried.tries < first_tries)
    after.player.rating = std::max(after.player.rating, player.rating - most_lost_at_first);
  return after;
}

}  // namespace crownhead::puzzles
