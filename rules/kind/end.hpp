#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "rules/draughts/draw_rules.hpp"
#include "rules/kind/finish.hpp"

namespace crownhead::kind {

/// Why a game ended. Stored by number: append only.
enum class EndReason : std::uint8_t {
  resignation,
  time,
  no_moves,
  no_pieces,
  agreement,
  draw_rule,  ///< End::rule says which
  abort,
  no_first_move,
  abandonment,
  first_king,
  gave_all,
  adjudication,  ///< a director has set the result
  forfeit,       ///< a director, or the rules of a tournament: one side did not play
  arrived,       ///< at the star: all targets are filled but one
  alone,         ///< all others have left the game
  turn_limit,    ///< at the star: the last turn was over
  match_won,     ///< at nardi: the points of the match have been made
  dice_used_up,  ///< the chain of the dice has no more links
  length,        ///< the game has as many plies as a game may have
};

constexpr EndReason last_reason = EndReason::length;

struct End {
  Finish finish;
  EndReason reason;
  std::optional<draughts::DrawRule> rule = std::nullopt;  ///< if a draw rule ended it

  Outcome outcome() const { return outcome_of(finish); }

  bool operator==(const End&) const = default;
};

/// "resignation", "time", …; for a draw rule its own name, e.g. "16_move_rule".
std::string_view reason_name(const End& end);

}  // namespace crownhead::kind
