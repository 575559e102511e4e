#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "rules/star/moves.hpp"

namespace crownhead::star {

/// The seat to move; nullopt once the game is over.
std::optional<int> waits_for(const Terms& terms, const Position& position);

/// Makes a legal move of the seat to move: men that have filled a target arrive, the turn goes on,
/// and with the last seat the round ends and gives places.
void play(const Terms& terms, Position& position, Move move);

/// Takes `seat` out of a game that it plays: it gets the lowest place that is free, and its men are
/// taken off the board. Nothing happens to a seat that has arrived or has a place.
void put_out(const Terms& terms, Position& position, int seat);

/// What gave the last places.
enum class FinishCause : std::uint8_t {
  arrived,     ///< targets were filled until at most one seat was left
  alone,       ///< all others have left the game
  turn_limit,  ///< last_turn was over
};

/// "arrived", "alone", "turn_limit".
std::string_view cause_name(FinishCause cause);

struct Finish {
  std::vector<int> places;  ///< by seat, from 1; seats that share one leave the next ones out
  FinishCause cause;

  bool operator==(const Finish&) const = default;
};

/// nullopt while the game goes on.
std::optional<Finish> finish(const Terms& terms, const Position& position);

}  // namespace crownhead::star
