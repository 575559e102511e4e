#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>

#include "rules/nardi/board_end.hpp"

namespace crownhead::nardi {

/// What is agreed before a match.
struct Terms {
  int length = 1;  ///< points that win it; 0 in a record of games for money, which has no end
  bool cube = false;
  bool crawford = false;  ///< the game after a player first stands a point short has no cube

  bool operator==(const Terms&) const = default;
};

/// "7 points cube crawford", "1 point".
std::string write_terms(const Terms& terms);

/// Reads what write_terms writes; the words of an empty text are "1 point". Fails with
/// invalid_field where the ruleset has no such match.
Result<Terms> read_terms(const Ruleset& ruleset, std::string_view text);

struct Cube {
  int value = 1;                    ///< a power of two
  std::optional<Color> owner = {};  ///< nullopt: in the middle, either may double

  bool operator==(const Cube&) const = default;
};

/// Where a match stands in one of its games.
struct Match {
  int length = 1;                 ///< as in Terms
  std::array<int, 2> score = {};  ///< by colour; the winner's may come out above the length
  Cube cube = {};
  bool crawford = false;  ///< this is the game without a cube

  int score_of(Color color) const { return score[slot(color)]; }

  bool operator==(const Match&) const = default;
};

Match new_match(const Terms& terms);

/// Whether `color` may double before its roll: there is a cube in this game, in the middle or its
/// own, and a single game would not win the match anyway.
bool may_double(const Terms& terms, const Match& match, Color color);

/// After the other side has taken a double of `by`, it owns the cube, which counts twice as much.
Match after_take(const Match& match, Color by);

/// What a game that is won so brings at the cube's value; a dropped double brings that of a single
/// game, before it was doubled.
int points_of(const Match& match, Win win);

/// The match with a game won: the score, the cube in the middle again, and whether the next game is
/// the one without it.
Match after_game(const Terms& terms, const Match& match, Color winner, int points);

/// Who has won the match, if anybody has.
std::optional<Color> winner_of(const Match& match);

}  // namespace crownhead::nardi
