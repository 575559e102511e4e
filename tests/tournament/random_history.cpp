#include "tests/tournament/random_history.hpp"

namespace crownhead::tournament {
namespace {

int below(Chance& chance, int bound) {
  return static_cast<int>(chance() % static_cast<std::uint64_t>(bound));
}

bool one_in(Chance& chance, int times) { return below(chance, times) == 0; }

GameOutcome random_outcome(Chance& chance) {
  const int roll = below(chance, 40);
  if (roll == 0) return GameOutcome::first_wins_by_forfeit;
  if (roll == 1) return GameOutcome::second_wins_by_forfeit;
  if (roll == 2) return GameOutcome::both_lose;
  return roll % 3 == 0   ? GameOutcome::draw
         : roll % 3 == 1 ? GameOutcome::first_wins
                         : GameOutcome::second_wins;
}

}  // namespace

History random_swiss(Chance& chance, int players, int rounds) {
  History history{.policy = {.format = Format::swiss, .rounds = rounds}, .seed = chance()};
  if (one_in(chance, 3)) history.policy.order = SwissOrder::solkoff;
  if (one_in(chance, 2)) history.policy.points = {.win = 2, .draw = 1, .bye = 2, .half_bye = 1};
  for (int seat = 1; seat <= players; ++seat) {
    Entrant entrant{.seat = {seat}, .rating = 1000 + 10 * below(chance, 100), .lot = chance()};
    if (one_in(chance, 12)) entrant.from_round = 1 + below(chance, rounds);
    if (one_in(chance, 12))
      entrant.byes.push_back(
          {.round = 1 + below(chance, rounds), .bye = one_in(chance, 2) ? Bye::half : Bye::zero});
    history.entrants.push_back(entrant);
  }
  for (int i = 0; i < players / 8; ++i) {
    const PairingNumber a{1 + below(chance, players)}, b{1 + below(chance, players)};
    if (a != b) history.forbidden.emplace_back(a, b);
  }
  return history;
}

void play_out(Chance& chance, std::vector<Encounter>& encounters) {
  for (Encounter& encounter : encounters)
    for (Game& game : encounter.games)
      if (game.outcome == GameOutcome::open) game.outcome = random_outcome(chance);
}

void change_entrants(Chance& chance, History& history) {
  for (Entrant& entrant : history.entrants)
    if (one_in(chance, 30))
      entrant.state =
          entrant.state == EntrantState::active ? EntrantState::withdrawn : EntrantState::active;
}

}  // namespace crownhead::tournament
