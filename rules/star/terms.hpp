#pragma once

#include <optional>
#include <span>
#include <string_view>

#include "rules/result.hpp"
#include "rules/star/board.hpp"

namespace crownhead::star {

constexpr int least_seats = 2, most_seats = 6;

/// A named set of rules; docs/rules/star.md has what the two share.
struct Ruleset {
  std::string_view key;          ///< the part after the slash in "star/classic"
  std::string_view name;         ///< display name
  bool stays_in_target = false;  ///< a man in its target only moves within it
  bool rests_anywhere = false;   ///< otherwise no move ends in a point other than home and target
  bool leaves_home = false;      ///< from leaving_turn on, men at home must move first
};

/// The first is the default.
std::span<const Ruleset> rulesets();

/// Returns the default for an empty key; nullptr for an unknown key.
const Ruleset* find_ruleset(std::string_view key);

/// The terms of a game; constant during the game.
struct Terms {
  const Board* board;
  const Ruleset* ruleset;
  int men;    ///< per seat
  int seats;  ///< numbered from 0, clockwise from the south

  bool operator==(const Terms&) const = default;
};

/// Returns the number of men that fill a point of the star: 6 on the small one, 10 on the large.
constexpr int men_of_a_point(int side) { return side * (side + 1) / 2; }

/// Fails with invalid_field unless the men fill the points or, for two or three seats, the points
/// and one more row.
Result<Terms> make_terms(int side, int men, int seats, std::string_view ruleset);

/// Returns the side of the triangle that a seat's men fill at the start, and in the opposite point
/// at the end.
constexpr int camp_side(const Terms& terms) {
  const int side = terms.board->side;
  return terms.men > men_of_a_point(side) ? side + 1 : side;
}

/// Returns the point where the men of `seat` start.
Point home(const Terms& terms, int seat);

/// Returns the opposite point, their destination.
inline Point target(const Terms& terms, int seat) { return opposite(home(terms, seat)); }

/// Returns true if `hole` is in the triangle of men at the tip of `point`.
constexpr bool is_in_camp(const Terms& terms, Point point, Hole hole) {
  return terms.board->to_tip[hole][slot(point)] < camp_side(terms);
}

/// Returns the seat whose home is the target of `seat`; nullopt if there is none.
std::optional<int> opposite_seat(const Terms& terms, int seat);

/// [d] From this turn of a seat on, its men must leave home, and the seat opposite may fill its
/// target with their help.
constexpr int leaving_turn(const Terms& terms) { return 5 * terms.men; }

/// [d] After this many turns of each seat, places are assigned by the progress of the men.
constexpr int last_turn(const Terms& terms) { return 10 * leaving_turn(terms); }

}  // namespace crownhead::star
