#pragma once

#include <vector>

#include "db/codec/bytes.hpp"
#include "rules/play/game.hpp"

namespace crownhead::codec {

/// Encodes a game; the first byte is the format.
std::vector<std::uint8_t> encode_snapshot(const play::Game& game);

/// Replays the moves on the board. Never throws, whatever the bytes.
Decoded<play::Game> decode_snapshot(std::span<const std::uint8_t> bytes);

}  // namespace crownhead::codec
