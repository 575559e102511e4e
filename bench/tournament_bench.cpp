// Measures the slowest of 11 Swiss rounds of 300 and of 2,000 players, drawn one after another with
// random results, and then the standings of the 2,000 with every tie-break.
#include <algorithm>
#include <chrono>
#include <cstdio>
#include <random>
#include <stdexcept>
#include <string>

#include "bench/figures.hpp"
#include "rules/tournament/pairing/swiss.hpp"
#include "rules/tournament/standings/standings.hpp"
#include "server/adapters/matching.hpp"

namespace {

using namespace crownhead;
using namespace crownhead::tournament;

using Chance = std::mt19937_64;

History swiss_of(int players, int rounds) {
  Chance chance(2026);
  History history{.policy = {.format = Format::swiss, .rounds = rounds}, .seed = 1};
  for (int seat = 1; seat <= players; ++seat)
    history.entrants.push_back(
        {.seat = {seat}, .rating = 1000 + static_cast<int>(chance() % 1200), .lot = chance()});
  return history;
}

std::vector<Encounter> drawn(const History& history) {
  auto encounters = swiss_round(history, adapters::best_matching);
  if (!encounters) throw std::runtime_error(encounters.error().detail);
  return std::move(*encounters);
}

void play_round(History& history, Chance& chance) {
  auto encounters = drawn(history);
  for (Encounter& encounter : encounters)
    for (Game& game : encounter.games) {
      const auto roll = chance() % 3;
      game.outcome = roll == 0   ? GameOutcome::draw
                     : roll == 1 ? GameOutcome::first_wins
                                 : GameOutcome::second_wins;
    }
  history.rounds.push_back(
      {.number = static_cast<int>(history.rounds.size()) + 1, .encounters = std::move(encounters)});
}

template <class Work>
double seconds_of(Work work) {
  const auto began = std::chrono::steady_clock::now();
  work();
  return std::chrono::duration<double>(std::chrono::steady_clock::now() - began).count();
}

/// Prints the time of the slowest of 11 rounds; returns the history after them.
History draw_rounds(int players, const std::string& figure) {
  History history = swiss_of(players, 11);
  Chance chance(7);
  double slowest = 0;
  for (int round = 1; round <= 11; ++round) {
    const double took = seconds_of([&] { play_round(history, chance); });
    std::fprintf(stderr, "%d players, round %d: %.3f s\n", players, round, took);
    slowest = std::max(slowest, took);
  }
  bench::print_figure(figure, slowest);
  return history;
}

}  // namespace

int main() {
  draw_rounds(300, "tournaments.swiss_300_s");
  History history = draw_rounds(2000, "tournaments.swiss_2000_s");
  for (int kind = 0; kind <= static_cast<int>(TieBreak::lot); ++kind)
    history.policy.tiebreaks.push_back(static_cast<TieBreak>(kind));
  bench::print_figure("tournaments.standings_2000_ms",
                      1000 * seconds_of([&] { standings_of(history); }));
}
