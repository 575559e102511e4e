#pragma once

#include <array>
#include <optional>
#include <vector>

#include "db/codec/bytes.hpp"
#include "rules/play/time_control.hpp"

namespace crownhead::codec {

/// A time control as part of something longer, without a format byte.
void write(ByteWriter& out, const play::TimeControl& control);
/// Sessions without moves in them are damage: nothing could be counted by them.
play::TimeControl read_control(ByteReader& in);

/// What two players have left on their clocks, where that is known.
void write(ByteWriter& out, const std::optional<std::array<Millis, 2>>& left);
std::optional<std::array<Millis, 2>> read_left(ByteReader& in);

/// Sessions as a column of the database, the first byte the format.
std::vector<std::uint8_t> encode_sessions(const play::Sessions& control);
/// Never throws, whatever the bytes.
Decoded<play::Sessions> decode_sessions(std::span<const std::uint8_t> bytes);

}  // namespace crownhead::codec
