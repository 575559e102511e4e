#pragma once

#include <cstdint>

#include "rules/nardi/board_end.hpp"
#include "rules/nardi/computer/stakes.hpp"
#include "rules/nardi/plays.hpp"
#include "rules/nardi/roll.hpp"

/// The computer as an opponent at nardi. Knows no players and no time.
namespace crownhead::nardi::computer {

inline constexpr int weakest = 1;
inline constexpr int strongest = 8;

/// What it is asked: a game that is not over, in a match of one point or more.
struct Question {
  MatchNow now;
  const Position& position;
  int level = strongest;  ///< from weakest to strongest
  std::uint64_t lot = 0;  ///< the same question with the same lot has the same answer
  double share = 1;       ///< of the positions that the level judges, above 0
};

struct PlayAnswer {
  Play play;                    ///< a legal one
  double match = 0;             ///< the chance that it sees to win the match
  std::uint64_t positions = 0;  ///< judged
};

/// The play of the side whose turn it is.
PlayAnswer choose_play(const Question& question, Roll roll);

/// Whether the side on roll turns the cube. It may.
bool doubles(const Question& question);

/// Whether the side that is not on roll takes the cube that the other has just turned.
bool takes(const Question& question);

/// Whether `color` lets the other side give up the game as such a win of `color`.
bool accepts(const Question& question, Color color, Win offered);

}  // namespace crownhead::nardi::computer
