#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "rules/nardi/position.hpp"
#include "rules/nardi/ruleset.hpp"

namespace crownhead::nardi {

/// How often a won game counts.
enum class Win : std::uint8_t {
  single = 1,
  gammon = 2,      ///< the loser has borne off no man
  backgammon = 3,  ///< and has one on the bar or in the winner's home
};

/// "single", "gammon", "backgammon".
std::string_view win_name(Win win);

struct BoardEnd {
  Color winner;
  Win win;

  bool operator==(const BoardEnd&) const = default;
};

/// nullopt while neither side has borne off all its men.
std::optional<BoardEnd> board_end(const Position& position);

/// The same as the ruleset counts it: without gammons every win is single.
std::optional<BoardEnd> board_end(const Ruleset& ruleset, const Position& position);

}  // namespace crownhead::nardi
