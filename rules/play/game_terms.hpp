#pragma once

#include <cstddef>
#include <string>

#include "rules/play/clock/time_control.hpp"

namespace crownhead::kind {
struct Terms;
}

namespace crownhead::play {

/// What is played and how: agreed in a seek or a challenge, or set by a tournament.
struct GameTerms {
  std::string variant;    ///< one of kind::variant_keys
  std::string ruleset;    ///< the key of one of the variant's rulesets
  std::string start_fen;  ///< see kind::Terms::start
  TimeControl control;
  bool rated = false;
  /// In correspondence games outside tournaments: a player's clock stops during their vacation.
  bool vacations = false;

  /// Returns the terms for kind::Board::begin(). They point into this object.
  kind::Terms of_board() const;
  /// Returns the number of players; two if the variant or the start is unknown.
  std::size_t seats() const;

  bool operator==(const GameTerms&) const = default;
};

}  // namespace crownhead::play
