#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "rules/nardi/position.hpp"
#include "rules/nardi/ruleset.hpp"

namespace crownhead::nardi {

/// The value of a won game.
enum class Win : std::uint8_t {
  single = 1,
  gammon = 2,      ///< the loser has borne off no checker
  backgammon = 3,  ///< and has one on the bar or in the winner's home
};

/// Returns "single", "gammon", "backgammon".
std::string_view win_name(Win win);

struct BoardEnd {
  Color winner;
  Win win;

  bool operator==(const BoardEnd&) const = default;
};

/// Returns nullopt while neither side has borne off all its checkers.
std::optional<BoardEnd> board_end(const Position& position);

/// The same under the ruleset: without gammons every win is single.
std::optional<BoardEnd> board_end(const Ruleset& ruleset, const Position& position);

}  // namespace crownhead::nardi
