#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace crownhead::bench {

/// Plays games of maximum length, on a server without rate limits, and returns their ids: one of
/// six seats on the star, of `star_plies`, and one of kings at English draughts with a message with
/// each of its 1,990 moves. `players` are six tokens.
std::vector<std::string> play_long_games(std::uint16_t port,
                                         const std::vector<std::string>& players,
                                         int star_plies = 2'900);

}  // namespace crownhead::bench
