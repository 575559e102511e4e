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

/// The pieces of one square from the top down; empty where nothing stands.
using Tower = std::vector<Piece>;

/// Column and rank from the lower left corner as White sees the board.
struct Place {
  int column = 0;
  int rank = 0;

  auto operator<=>(const Place&) const = default;
};

/// How often one king has moved in a row without a capture.
struct KingMoves {
  int moves = 0;
  Place king;

  auto operator<=>(const KingMoves&) const = default;
};

/// A quiet move that is not allowed now, since it would take the last one back.
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
  std::optional<Barred> barred;              ///< only of a king: no man goes back

  explicit Board(const Rules& of);

  Tower& on(Place place);
  const Tower& on(Place place) const;
  bool inside(Place place) const;
  bool is_free(Place place) const { return inside(place) && on(place).empty(); }

  auto operator<=>(const Board&) const = default;
};

/// The rank on which a piece of this colour is crowned.
int last_rank(const Rules& rules, bool white);

/// Every square of play in the order of its number.
const std::vector<Place>& places(const Rules& rules);

/// "32" or "c3", as the variant writes it.
std::string name_of(const Rules& rules, Place place);

/// Reads numbers and letters; throws std::invalid_argument for a square that is not there.
Place place_named(const Rules& rules, const std::string& name);

}  // namespace crownhead::slow
