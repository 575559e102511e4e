#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "rules/draughts/board/position.hpp"
#include "rules/draughts/board/variant.hpp"
#include "rules/play/game.hpp"

namespace crownhead::play {

/// Number of plies per game that the opening explorer counts. Stored counts depend on it: changing
/// it requires a full recount.
constexpr std::size_t counted_plies = 24;

/// A move from the opening phase of a game, with the key of the position before it.
struct OpeningMove {
  std::uint64_t position;
  std::string move;  ///< written by the board

  bool operator==(const OpeningMove&) const = default;
};

/// Returns a 64-bit key of a position under a variant's ruleset. It is stored, so it must be the
/// same in every process and version. It hashes the FEN, which contains everything that legal moves
/// depend on; two positions collide with probability 2^-64.
std::uint64_t position_key(const draughts::Variant& variant, const draughts::Ruleset& ruleset,
                           const draughts::Position& position);

/// Returns the first counted_plies moves of a draughts game. A position that occurs twice is listed
/// the first time only, so that the game counts once there. Empty for other games.
std::vector<OpeningMove> opening_moves(const Game& game);

}  // namespace crownhead::play
