#pragma once

#include <array>
#include <optional>
#include <vector>

#include "db/codec/bytes.hpp"
#include "rules/play/clock/time_control.hpp"

namespace crownhead::codec {

/// A time control as part of a longer encoding, without a format byte.
void write(ByteWriter& out, const play::TimeControl& control);
/// Sessions without moves are reported as damage: no move could be counted in them.
play::TimeControl read_control(ByteReader& in);

/// The time left on two players' clocks, if known.
void write(ByteWriter& out, const std::optional<std::array<Millis, 2>>& left);
std::optional<std::array<Millis, 2>> read_left(ByteReader& in);

/// Sessions as a column of the database; the first byte is the format.
std::vector<std::uint8_t> encode_sessions(const play::Sessions& control);
/// Never throws, whatever the bytes.
Decoded<play::Sessions> decode_sessions(std::span<const std::uint8_t> bytes);

}  // namespace crownhead::codec
