#pragma once

#include <vector>

#include "db/codec/bytes.hpp"
#include "rules/play/game.hpp"

namespace crownhead::codec {

/// A game as bytes, the first of which is the format.
std::vector<std::uint8_t> encode_snapshot(const play::Game& game);

/// Puts the moves on the board again. Never throws, whatever the bytes.
Decoded<play::Game> decode_snapshot(std::span<const std::uint8_t> bytes);

}  // namespace crownhead::codec
