#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "rules/draughts/draw_rules.hpp"
#include "rules/kind/finish.hpp"

namespace crownhead::kind {

/// Why a game ended. Stored as a number: append only.
enum class EndReason : std::uint8_t {
  resignation,
  time,
  no_moves,
  no_pieces,
  agreement,
  draw_rule,  ///< see End::rule
  abort,
  no_first_move,
  abandonment,
  first_king,
  gave_all,
  adjudication,  ///< a director has set the result
  forfeit,       ///< a director or the rules of a tournament: one side did not play
  arrived,       ///< at the star: all targets but one are filled
  alone,         ///< all other seats have left the game
  turn_limit,    ///< at the star: the turn limit was reached
  match_won,     ///< at nardi: a player has the points of the match
  dice_used_up,  ///< the dice chain has no links left
  length,        ///< the game has reached the maximum number of plies
};

constexpr EndReason last_reason = EndReason::length;

struct End {
  Finish finish;
  EndReason reason;
  std::optional<draughts::DrawRule> rule = std::nullopt;  ///< if a draw rule ended it

  Outcome outcome() const { return outcome_of(finish); }

  bool operator==(const End&) const = default;
};

/// Returns "resignation", "time", …; for a draw rule its own name, e.g. "16_move_rule".
std::string_view reason_name(const End& end);

}  // namespace crownhead::kind
