#pragma once

#include <array>
#include <compare>
#include <optional>
#include <string>
#include <vector>

#include "tests/draughts/slow/rules.hpp"

namespace crownhead::slow {

struct Piece {
  bool white = true;
  bool king = false;

  auto operator<=>(const Piece&) const = default;
};

/// The pieces of one square from the top down; empty for an empty square.
using Tower = std::vector<Piece>;

/// Column and rank from the lower left corner as White sees the board.
struct Place {
  int column = 0;
  int rank = 0;

  auto operator<=>(const Place&) const = default;
};

/// How many times in a row a king has moved without a capture.
struct KingMoves {
  int moves = 0;
  Place king;

  auto operator<=>(const KingMoves&) const = default;
};

/// A quiet move that is forbidden because it would undo the last one.
struct Barred {
  Place from;
  Place to;

  auto operator<=>(const Barred&) const = default;
};

struct Board {
  const Rules* rules;
  std::vector<Tower> at;  ///< by rank, then column
  bool white_to_move = true;
  std::array<KingMoves, 2> king_moves = {};  ///< White's, Black's
  std::optional<Barred> barred;              ///< kings only, because men do not move back

  explicit Board(const Rules& of);

  Tower& on(Place place);
  const Tower& on(Place place) const;
  bool inside(Place place) const;
  bool is_free(Place place) const { return inside(place) && on(place).empty(); }

  auto operator<=>(const Board&) const = default;
};

/// Returns the rank on which a piece of this colour is crowned.
int last_rank(const Rules& rules, bool white);

/// Returns all playable squares in the order of their numbers.
const std::vector<Place>& places(const Rules& rules);

/// Returns "32" or "c3", in the variant's notation.
std::string name_of(const Rules& rules, Place place);

/// Reads numbers and letters; throws std::invalid_argument for an invalid square.
Place place_named(const Rules& rules, const std::string& name);

}  // namespace crownhead::slow
