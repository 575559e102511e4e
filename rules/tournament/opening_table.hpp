#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "rules/draughts/board/variant.hpp"
#include "rules/result.hpp"

namespace crownhead::tournament {

/// An opening that the tournament prescribes.
struct DrawnOpening {
  std::string code;
  std::string name;
  std::vector<std::string> moves = {};  ///< from the initial position; empty if there is a FEN
  std::string fen = {};

  bool operator==(const DrawnOpening&) const = default;
};

/// Reads one opening per line: code, moves separated by blanks or a FEN, and name, separated by
/// "|". Lines that begin with "#" are skipped. INVALID_FIELD names the line. Does not check whether
/// moves and FENs are legal in a variant.
Result<std::vector<DrawnOpening>> read_opening_table(std::string_view text);

/// Returns which of `count` openings is drawn for a board of a round; board 0 draws for the whole
/// round. Stored tournaments depend on it: a seed must always give the same opening.
std::size_t drawn_opening(std::uint64_t seed, int round, int board, std::size_t count);

/// Writes a table in the format of read_opening_table.
std::string write_opening_table(const std::vector<DrawnOpening>& table);

/// Returns the initial position of a game with this opening. Fails like read_fen and read_move.
Result<std::string> opening_fen(const draughts::Variant& variant, const DrawnOpening& opening);

/// Fails like opening_fen, and like play::may_begin if the game would be over or drawn at once.
Result<void> validated(const DrawnOpening& opening, const draughts::Variant& variant,
                       const draughts::Ruleset& ruleset);

/// Returns all legal lines of this length from the initial position, sorted by their text.
std::vector<DrawnOpening> first_moves(const draughts::Variant& variant, int plies);

}  // namespace crownhead::tournament
