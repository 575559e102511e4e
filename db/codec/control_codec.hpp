#pragma once

#include <vector>

#include "db/codec/bytes.hpp"
#include "rules/play/time_control.hpp"

namespace crownhead::codec {

/// A time control as part of something longer, without a format byte.
void write(ByteWriter& out, const play::TimeControl& control);
/// Sessions without moves in them are damage: nothing could be counted by them.
play::TimeControl read_control(ByteReader& in);

/// Sessions as a column of the database, the first byte the format.
std::vector<std::uint8_t> encode_sessions(const play::Sessions& control);
/// Never throws, whatever the bytes.
Decoded<play::Sessions> decode_sessions(std::span<const std::uint8_t> bytes);

}  // namespace crownhead::codec
