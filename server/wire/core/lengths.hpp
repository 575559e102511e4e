#pragma once

#include <cstddef>

// Bounds of texts that several kinds of request bodies contain, in Unicode characters.
namespace crownhead::wire {

constexpr std::size_t longest_name = 60;  ///< of a player, a variant, a ruleset, a token
constexpr std::size_t longest_password = 1024;
constexpr std::size_t longest_reason = 2'000;  ///< given by a director or a player
constexpr std::size_t longest_fen = 4'000;
constexpr std::size_t longest_move = 200;

}  // namespace crownhead::wire
