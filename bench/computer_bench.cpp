// Measures the speed of the computer and whether each level is stronger than the one below. First,
// moves of level 8 in the thread's processor time: the median, and the positions searched per
// second, also as a share of perft's nodes per second. Then games of each level against the next
// from random openings of six plies, each played twice with reversed colours. From level 5 on, both
// use a small share of their positions, so that it takes a minute and not an hour.
#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdio>
#include <optional>
#include <random>
#include <string>
#include <vector>

#include "bench/draughts_game.hpp"
#include "bench/figures.hpp"
#include "rules/computer/search.hpp"
#include "rules/draughts/moves/perft.hpp"

namespace {

using namespace crownhead;
using namespace crownhead::draughts;

using Game = bench::DraughtsGame;

computer::Answer ask(const Game& game, int level, std::uint64_t lot, double share) {
  return computer::choose({game.variant, game.position, game.draws, level, lot, share});
}

double perft_rate(const Variant& variant) {
  const double begun = bench::thread_seconds();
  const auto nodes = perft(variant, start_position(variant), 8, Counting::moves);
  return static_cast<double>(nodes) / (bench::thread_seconds() - begun);
}

/// Level 8 makes every sixth move of a game, a fast level the others.
void measure_moves(const Variant& variant) {
  constexpr int plies = 72;
  std::vector<double> times;
  double seconds = 0;
  double positions = 0;
  Game game(variant);
  for (int ply = 0; ply < plies && !game.is_over(); ++ply) {
    const auto lot = static_cast<std::uint64_t>(ply);
    if (ply % 6 != 0 || legal_moves(variant, game.position).size() == 1) {
      game.play(ask(game, 3, lot, 1).move);
      continue;
    }
    const double begun = bench::thread_seconds();
    const computer::Answer answer = ask(game, computer::strongest, lot, 1);
    times.push_back(bench::thread_seconds() - begun);
    seconds += times.back();
    positions += static_cast<double>(answer.positions);
    game.play(answer.move);
  }
  std::ranges::sort(times);
  const std::string key = "computer." + std::string(variant.key);
  bench::print_figure(key + ".move_ms", 1000 * times[times.size() / 2]);
  bench::print_figure(key + ".positions_per_s", positions / seconds);
  bench::print_figure(key + ".of_perft", positions / seconds / perft_rate(variant));
}

/// Returns White's result.
double played(Game game, int white, int black, double share, std::uint64_t number) {
  constexpr int most_plies = 240;
  std::uint64_t lot = 1000 * number;
  return game.play_out(most_plies, [&](const Game& stands) {
    const int level = stands.position.turn == Color::white ? white : black;
    return ask(stands, level, lot++, share).move;
  });
}

void measure_levels(const Variant& variant) {
  constexpr unsigned openings = 20;
  constexpr int plies = 6;
  for (int level = computer::weakest; level < computer::strongest; ++level) {
    const double share = level < 5 ? 1 : 0.03;
    double points = 0;
    for (unsigned i = 0; i < openings; ++i) {
      const Game begun(variant, std::mt19937(i), plies);
      points += played(begun, level + 1, level, share, i);
      points += 1 - played(begun, level, level + 1, share, i);
    }
    bench::print_figure("computer." + std::string(variant.key) + ".points_" +
                            std::to_string(level + 1) + "_against_" + std::to_string(level),
                        points / (2 * openings));
  }
}

}  // namespace

int main() {
  for (const char* key : {"international", "russian", "english", "canadian", "turkish", "bashni"}) {
    measure_moves(*find_variant(key));
  }
  for (const char* key : {"international", "russian"}) measure_levels(*find_variant(key));
}
