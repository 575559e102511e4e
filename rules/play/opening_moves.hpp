#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "rules/draughts/position.hpp"
#include "rules/draughts/variant.hpp"
#include "rules/play/game.hpp"

namespace crownhead::play {

/// Of how many plies of a game the positions are counted for the opening explorer. What is stored
/// was counted so: another number asks for a count from the beginning.
constexpr std::size_t counted_plies = 24;

/// A move of a game's beginning, and the key of the position in which it was played.
struct OpeningMove {
  std::uint64_t position;
  std::string move;  ///< as the board wrote it

  bool operator==(const OpeningMove&) const = default;
};

/// A number for a position under a variant's ruleset, the same in every process and for good, since
/// it is stored. It is of the FEN, and so of all that moves depend on; of two positions only one in
/// 2^64 has the same.
std::uint64_t position_key(const draughts::Variant& variant, const draughts::Ruleset& ruleset,
                           const draughts::Position& position);

/// The first counted_plies moves of a game of draughts; of a position that stands twice the first
/// time alone, so that a game counts there once. Empty for other games.
std::vector<OpeningMove> opening_moves(const Game& game);

}  // namespace crownhead::play
