#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>

#include "rules/nardi/board_end.hpp"

namespace crownhead::nardi {

/// The terms of a match.
struct Terms {
  int length = 1;  ///< points that win it; 0 in a record of money games, which has no end
  bool cube = false;
  bool crawford = false;  ///< the game after a player is first one point short has no cube

  bool operator==(const Terms&) const = default;
};

/// Returns "7 points cube crawford", "1 point".
std::string write_terms(const Terms& terms);

/// Reads the format of write_terms; an empty text means "1 point". Fails with invalid_field if the
/// ruleset has no such match.
Result<Terms> read_terms(const Ruleset& ruleset, std::string_view text);

struct Cube {
  int value = 1;                    ///< a power of two
  std::optional<Color> owner = {};  ///< nullopt: in the middle, either may double

  bool operator==(const Cube&) const = default;
};

/// The state of a match during a game.
struct Match {
  int length = 1;                 ///< see Terms
  std::array<int, 2> score = {};  ///< by colour; the winner's may exceed the length
  Cube cube = {};
  bool crawford = false;  ///< this game has no cube

  int score_of(Color color) const { return score[slot(color)]; }

  bool operator==(const Match&) const = default;
};

Match new_match(const Terms& terms);

/// Returns true if `color` may double before its roll: the game has a cube that is in the middle or
/// its own, and a single game would not win the match anyway.
bool may_double(const Terms& terms, const Match& match, Color color);

/// Returns the match after the other side has taken a double of `by`: it owns the cube, which is
/// worth twice as much.
Match after_take(const Match& match, Color by);

/// Returns the points of such a win at the cube's value. A dropped double counts as a single game
/// at the value before the double.
int points_of(const Match& match, Win win);

/// Returns the match after a won game: the new score, the cube in the middle, and whether the next
/// game is without it.
Match after_game(const Terms& terms, const Match& match, Color winner, int points);

/// Returns the winner of the match, if there is one.
std::optional<Color> winner_of(const Match& match);

}  // namespace crownhead::nardi
