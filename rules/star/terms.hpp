#pragma once

#include <optional>
#include <span>
#include <string_view>

#include "rules/result.hpp"
#include "rules/star/board.hpp"

namespace crownhead::star {

constexpr int least_seats = 2, most_seats = 6;

/// A named set of rules; docs/rules/star.md has what the two have in common.
struct Ruleset {
  std::string_view key;          ///< as in "star/classic" after the slash
  std::string_view name;         ///< for people
  bool stays_in_target = false;  ///< a man that stands there moves inside it alone
  bool rests_anywhere = false;   ///< else no move ends in a point that is neither home nor target
  bool leaves_home = false;      ///< from leaving_turn on men at home go first
};

/// The first is the default.
std::span<const Ruleset> rulesets();

/// The default for an empty key; nullptr if there is none of that key.
const Ruleset* find_ruleset(std::string_view key);

/// What a game is played with: constant while it runs.
struct Terms {
  const Board* board;
  const Ruleset* ruleset;
  int men;    ///< of each seat
  int seats;  ///< numbered from 0, clockwise from the south

  bool operator==(const Terms&) const = default;
};

/// The men that fill a point of the star: 6 on the small one, 10 on the large.
constexpr int men_of_a_point(int side) { return side * (side + 1) / 2; }

/// Fails with invalid_field: the men fill the points, or for two or three seats the points and one
/// row more.
Result<Terms> make_terms(int side, int men, int seats, std::string_view ruleset);

/// The side of the triangle that a seat's men fill at the start, and at the end opposite.
constexpr int camp_side(const Terms& terms) {
  const int side = terms.board->side;
  return terms.men > men_of_a_point(side) ? side + 1 : side;
}

/// Where the men of `seat` start.
Point home(const Terms& terms, int seat);

/// Where they go: the point opposite.
inline Point target(const Terms& terms, int seat) { return opposite(home(terms, seat)); }

/// Whether `hole` belongs to the triangle of men at the end of `point`.
constexpr bool is_in_camp(const Terms& terms, Point point, Hole hole) {
  return terms.board->to_tip[hole][slot(point)] < camp_side(terms);
}

/// The seat whose home is the target of `seat`; none where nobody sits there.
std::optional<int> opposite_seat(const Terms& terms, int seat);

/// [d] From this turn of a seat on its men leave home, and others may fill a target with theirs.
constexpr int leaving_turn(const Terms& terms) { return 5 * terms.men; }

/// [d] After so many turns of each seat places are given by how far the men have come.
constexpr int last_turn(const Terms& terms) { return 10 * leaving_turn(terms); }

}  // namespace crownhead::star
