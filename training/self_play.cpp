#include "training/self_play.hpp"

#include <algorithm>

#include "rules/nardi/board_end.hpp"
#include "rules/nardi/plays.hpp"

namespace crownhead::training {

namespace {

using nardi::Position;
using nardi::computer::Chances;
using nardi::computer::Nets;

nardi::Play best_play(const Nets& nets, const Position& position,
                      const std::vector<nardi::Play>& plays) {
  if (plays.size() == 1) return plays.front();
  const auto chances = judged_plays(nets, position, plays);
  const auto best = std::ranges::max_element(chances, {}, &Chances::equity);
  return plays[static_cast<std::size_t>(best - chances.begin())];
}

Position first_position(std::mt19937_64& random) {
  return nardi::start_position(random() % 2 == 0 ? nardi::Color::white : nardi::Color::black);
}

Chances mixed(const Chances& one, const Chances& other, float part) {
  const auto mix = [part](float a, float b) { return a + part * (b - a); };
  return {mix(one.win, other.win), mix(one.win_gammon, other.win_gammon),
          mix(one.win_backgammon, other.win_backgammon), mix(one.lose_gammon, other.lose_gammon),
          mix(one.lose_backgammon, other.lose_backgammon)};
}

}  // namespace

nardi::Roll thrown(std::mt19937_64& random) {
  constexpr std::uint64_t rolls = 36;
  const std::uint64_t drawn = (random() >> 16) % rolls;
  return {static_cast<std::uint8_t>(drawn / 6 + 1), static_cast<std::uint8_t>(drawn % 6 + 1)};
}

SelfPlay play_game(const Nets& nets, int random_plies, std::mt19937_64& random) {
  SelfPlay game;
  Position position = first_position(random);
  while (!nardi::is_over(position)) {
    if (random_plies <= 0) game.positions.push_back(position);
    const auto plays = nardi::plays(position, thrown(random));
    const nardi::Play play =
        random_plies-- > 0 ? plays[random() % plays.size()] : best_play(nets, position, plays);
    position = nardi::after(position, play);
  }
  game.end = judged(nets, position);
  return game;
}

void learn(Nets& nets, const SelfPlay& game, Lesson lesson) {
  Chances wanted = game.end;
  for (std::size_t i = game.positions.size(); i-- > 0;) {
    const Position& position = game.positions[i];
    const nardi::Men& on_roll = position.of(position.turn);
    const nardi::Men& other = position.of(opposite(position.turn));
    const Chances now = judged(nets, position);
    wanted = wanted.for_other();
    nardi::computer::Net& net =
        nardi::computer::is_contact(on_roll, other) ? nets.contact : nets.race;
    net.learn(on_roll, other, wanted, lesson.rate);
    wanted = mixed(now, wanted, lesson.lambda);
  }
}

double points_won(const Nets& one, const Nets& other, int games, std::uint64_t seed) {
  double points = 0;
  for (int game = 0; game < games; ++game) {
    std::mt19937_64 random(seed + static_cast<std::uint64_t>(game / 2));
    const nardi::Color ones = game % 2 == 0 ? nardi::Color::white : nardi::Color::black;
    Position position = first_position(random);
    while (!nardi::is_over(position)) {
      const auto plays = nardi::plays(position, thrown(random));
      const Nets& nets = position.turn == ones ? one : other;
      position = nardi::after(position, best_play(nets, position, plays));
    }
    const auto end = *nardi::board_end(position);
    points += (end.winner == ones ? 1 : -1) * static_cast<int>(end.win);
  }
  return points / games;
}

}  // namespace crownhead::training
