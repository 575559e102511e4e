#pragma once

#include <cstdint>
#include <random>
#include <vector>

#include "rules/nardi/computer/nets.hpp"
#include "rules/nardi/roll.hpp"

namespace crownhead::training {

/// Returns two dice from a stream that is the same on every machine.
nardi::Roll thrown(std::mt19937_64& random);

/// The learning parameters of a game.
struct Lesson {
  float rate;    ///< learning rate per position
  float lambda;  ///< weight of positions after the next one, 0 to 1
};

/// A game of the nets against themselves; each play is the best for a money game without a cube.
struct SelfPlay {
  std::vector<nardi::Position> positions;  ///< each before a roll
  nardi::computer::Chances end;  ///< for the side that would be on roll after the last play
};

/// `random_plies`: number of random plays at the start, for positions that are otherwise rare.
SelfPlay play_game(const nardi::computer::Nets& nets, int random_plies, std::mt19937_64& random);

/// Temporal-difference learning: moves the value of each position towards the values of later ones.
void learn(nardi::computer::Nets& nets, const SelfPlay& game, Lesson lesson);

/// Returns the points per game that `one` wins against `other` over `games` games; the sides are
/// swapped for half of them, with the same dice.
double points_won(const nardi::computer::Nets& one, const nardi::computer::Nets& other, int games,
                  std::uint64_t seed);

}  // namespace crownhead::training
