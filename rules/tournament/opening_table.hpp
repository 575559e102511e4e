#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "rules/draughts/variant.hpp"
#include "rules/result.hpp"

namespace crownhead::tournament {

/// An opening that the players do not choose.
struct DrawnOpening {
  std::string code;
  std::string name;
  std::vector<std::string> moves = {};  ///< from the start position; none if there is a FEN
  std::string fen = {};

  bool operator==(const DrawnOpening&) const = default;
};

/// A line an opening: code, moves with blanks between them or a FEN, name, parted by "|"; lines
/// that begin with "#" are read over. INVALID_FIELD names the line. Does not check that
/// moves and FENs are legal in a variant.
Result<std::vector<DrawnOpening>> read_opening_table(std::string_view text);

/// Which of `count` openings is drawn for a board of a round; board 0 draws for the whole round.
/// The same seed draws the same for ever.
std::size_t drawn_opening(std::uint64_t seed, int round, int board, std::size_t count);

/// A table as read_opening_table reads it.
std::string write_opening_table(const std::vector<DrawnOpening>& table);

/// The position from which such a game begins. Fails as read_fen and read_move.
Result<std::string> opening_fen(const draughts::Variant& variant, const DrawnOpening& opening);

/// Fails as opening_fen, and as play::may_begin where the game would be over or drawn at once.
Result<void> validated(const DrawnOpening& opening, const draughts::Variant& variant,
                       const draughts::Ruleset& ruleset);

/// Every legal line of so many moves from the start position, in the order of their texts.
std::vector<DrawnOpening> first_moves(const draughts::Variant& variant, int plies);

}  // namespace crownhead::tournament
