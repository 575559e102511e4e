#pragma once

#include <cstdint>
#include <random>
#include <vector>

#include "rules/nardi/computer/nets.hpp"
#include "rules/nardi/roll.hpp"

namespace crownhead::training {

/// Two dice of a stream that is the same on every machine.
nardi::Roll thrown(std::mt19937_64& random);

/// How a game is learned from.
struct Lesson {
  float rate;    ///< of learning, for a position
  float lambda;  ///< how much of what comes later than the next position counts, 0 to 1
};

/// A game that the nets have played against themselves, each play the best for a game for money
/// without a cube.
struct SelfPlay {
  std::vector<nardi::Position> positions;  ///< each before a roll
  nardi::computer::Chances end;            ///< of who would be on roll after the last play
};

/// `random_plies`: so many plays at the start are drawn by lot, for positions that are rare else.
SelfPlay play_game(const nardi::computer::Nets& nets, int random_plies, std::mt19937_64& random);

/// Temporal differences: each position is to be worth what the later ones were.
void learn(nardi::computer::Nets& nets, const SelfPlay& game, Lesson lesson);

/// Points a game that `one` wins of `other` over `games` games, half of them from each side of the
/// same dice.
double points_won(const nardi::computer::Nets& one, const nardi::computer::Nets& other, int games,
                  std::uint64_t seed);

}  // namespace crownhead::training
