#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "rules/star/moves.hpp"

namespace crownhead::star {

/// Returns the seat to move; nullopt once the game is over.
std::optional<int> waits_for(const Terms& terms, const Position& position);

/// Plays a legal move of the seat to move: a seat that has filled its target arrives, the turn
/// passes, and after the last seat the round ends and places are assigned.
void play(const Terms& terms, Position& position, Move move);

/// Eliminates a playing `seat`: it gets the lowest free place, and its men are removed. Has no
/// effect on a seat that has arrived or has a place.
void eliminate(const Terms& terms, Position& position, int seat);

/// The reason why the last places were assigned.
enum class FinishCause : std::uint8_t {
  arrived,     ///< targets were filled until at most one seat was left
  alone,       ///< all others have left the game
  turn_limit,  ///< last_turn is over
};

/// Returns "arrived", "alone", "turn_limit".
std::string_view cause_name(FinishCause cause);

struct Finish {
  std::vector<int> places;  ///< by seat, from 1; after shared places the next ones are skipped
  FinishCause cause;

  bool operator==(const Finish&) const = default;
};

/// Returns nullopt while the game continues.
std::optional<Finish> finish(const Terms& terms, const Position& position);

}  // namespace crownhead::star
