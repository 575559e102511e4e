// Measures whether each level of the computer at nardi and on the star is stronger than the one
// below, and how long a move of the strongest level takes.
#include <algorithm>
#include <array>
#include <cstdint>
#include <random>
#include <string>
#include <vector>

#include "bench/figures.hpp"
#include "bench/nardi_match.hpp"
#include "rules/nardi/computer/decisions.hpp"
#include "rules/star/computer/search.hpp"
#include "rules/star/play.hpp"

namespace {

using namespace crownhead;

std::string figure_of(const std::string& variant, int level) {
  return "computer." + variant + ".points_" + std::to_string(level + 1) + "_against_" +
         std::to_string(level);
}

/// Measures the share of three-point matches with the cube that the higher level wins.
void measure_nardi(int level) {
  // If both levels look ahead, a match takes a second and the difference is small.
  const int matches = level + 1 < nardi::computer::strongest ? 1000 : 60;
  const nardi::Terms terms{.length = 3, .cube = true, .crawford = true};
  int won = 0;
  for (int match = 0; match < matches; ++match) {
    const bool white = match % 2 == 0;
    const std::array<int, 2> levels =
        white ? std::array{level + 1, level} : std::array{level, level + 1};
    const int ahead =
        bench::points_ahead(bench::played_match(terms, levels, static_cast<std::uint64_t>(match)));
    won += (ahead > 0) == white ? 1 : 0;
  }
  bench::print_figure(figure_of("nardi", level), static_cast<double>(won) / matches);
}

struct StarTimes {
  double seconds = 0;
  int moves = 0;
};

/// Returns the share of the other seats that each seat has left behind, 1 for first and 0 for last,
/// in a game that begins with random moves.
std::vector<double> star_shares(const std::vector<int>& levels, unsigned opening,
                                StarTimes& times) {
  constexpr int random_rounds = 2;
  const int seats = static_cast<int>(levels.size());
  const star::Terms terms = star::make_terms(4, 10, seats, "classic").value();
  star::Position position = star::start_position(terms);
  std::mt19937 random(opening);
  for (int ply = 0; star::waits_for(terms, position); ++ply) {
    if (ply < random_rounds * seats) {
      const auto legal = star::legal_moves(terms, position);
      star::play(terms, position, legal[random() % legal.size()]);
      continue;
    }
    const int level = levels[position.turn];
    const double begun = bench::thread_seconds();
    const auto answer = star::computer::choose(
        {.terms = terms, .position = position, .level = level, .lot = random()});
    if (level == star::computer::strongest) {
      times.seconds += bench::thread_seconds() - begun;
      ++times.moves;
    }
    star::play(terms, position, answer.move);
  }
  std::vector<double> shares;
  const auto places = star::finish(terms, position)->places;
  for (const int place : places) {
    const auto behind = std::ranges::count_if(places, [&](int other) { return other > place; });
    const auto beside = std::ranges::count(places, place) - 1;
    shares.push_back((static_cast<double>(behind) + 0.5 * static_cast<double>(beside)) /
                     (seats - 1));
  }
  return shares;
}

/// Plays one seat of a level among seats of the level below, in each seat in turn.
void measure_star(int seats, unsigned openings) {
  StarTimes times;
  const std::string star = "star" + (seats == 2 ? "" : std::to_string(seats));
  for (int level = star::computer::weakest; level < star::computer::strongest; ++level) {
    double share = 0;
    for (unsigned opening = 0; opening < openings; ++opening)
      for (int seat = 0; seat < seats; ++seat) {
        std::vector<int> levels(static_cast<std::size_t>(seats), level);
        levels[static_cast<std::size_t>(seat)] = level + 1;
        share += star_shares(levels, opening, times)[static_cast<std::size_t>(seat)];
      }
    bench::print_figure(figure_of(star, level), share / (openings * static_cast<unsigned>(seats)));
  }
  bench::print_figure("computer." + star + ".move_ms", 1000 * times.seconds / times.moves);
}

/// Measures all opening rolls.
void measure_nardi_moves() {
  const nardi::Terms terms{.length = 7, .cube = true, .crawford = true};
  const nardi::Match match = nardi::new_match(terms);
  const nardi::Position start = nardi::start_position();
  const double begun = bench::thread_seconds();
  for (const nardi::Roll roll : nardi::all_rolls())
    nardi::computer::choose_play(
        {.now = {*nardi::find_ruleset("wbgf"), terms, match}, .position = start}, roll);
  bench::print_figure("computer.nardi.opening_move_ms",
                      1000 * (bench::thread_seconds() - begun) / 21);
}

}  // namespace

int main() {
  measure_nardi_moves();
  for (int level = nardi::computer::weakest; level < nardi::computer::strongest; ++level)
    measure_nardi(level);
  measure_star(2, 10);
  measure_star(3, 8);
  measure_star(6, 4);
}
