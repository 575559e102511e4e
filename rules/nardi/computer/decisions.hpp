#pragma once

#include <cstdint>

#include "rules/nardi/board_end.hpp"
#include "rules/nardi/computer/stakes.hpp"
#include "rules/nardi/plays.hpp"
#include "rules/nardi/roll.hpp"

/// The computer player for nardi. It knows nothing of players and clocks.
namespace crownhead::nardi::computer {

inline constexpr int weakest = 1;
inline constexpr int strongest = 8;

/// The input of a decision: a game that is not over, in a match to at least one point.
struct Question {
  MatchNow now;
  const Position& position;
  int level = strongest;  ///< from weakest to strongest
  std::uint64_t lot =
      0;  ///< the seed of the noise; an equal question with the same lot has the same answer
  double share = 1;  ///< factor on the level's number of positions, above 0
};

struct PlayAnswer {
  Play play;                    ///< a legal one
  double match = 0;             ///< the estimated probability of winning the match
  std::uint64_t positions = 0;  ///< evaluated
};

/// Chooses the play of the side in turn.
PlayAnswer choose_play(const Question& question, Roll roll);

/// Returns true if the side on roll should turn the cube. It must be allowed to.
bool doubles(const Question& question);

/// Returns true if the side not on roll should take the cube that the other has just turned.
bool takes(const Question& question);

/// Returns true if `color` should accept that the other side concedes the game as this win of
/// `color`.
bool accepts(const Question& question, Color color, Win offered);

}  // namespace crownhead::nardi::computer
