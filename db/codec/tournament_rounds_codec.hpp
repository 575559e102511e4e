#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "db/codec/bytes.hpp"
#include "rules/tournament/event.hpp"

namespace crownhead::codec {

/// Rounds with their encounters and games, as parts of a tournament's events; `format` is that of
/// the event.
void write(ByteWriter& out, const std::vector<tournament::Round>& rounds);
std::vector<tournament::Round> read_rounds(ByteReader& in, std::uint8_t format);

void write(ByteWriter& out, const tournament::Extended& extended);
tournament::Extended read_extended(ByteReader& in, std::uint8_t format);

void write(ByteWriter& out, const tournament::GameKey& key);
tournament::GameKey read_key(ByteReader& in);

/// What games count, each with its place.
void write(ByteWriter& out, const tournament::Outcome& outcome);
tournament::Outcome read_outcome(ByteReader& in);
void write(ByteWriter& out, const std::vector<tournament::Outcome>& outcomes);
std::vector<tournament::Outcome> read_outcomes(ByteReader& in);

/// What two players had left on their clocks at a game's end; older formats do not know.
std::optional<std::array<Millis, 2>> read_left(ByteReader& in, std::uint8_t format);

/// What both have made in a match of nardi; older formats do not know.
void write(ByteWriter& out, const std::optional<std::array<int, 2>>& match_points);
std::optional<std::array<int, 2>> read_match_points(ByteReader& in, std::uint8_t format);

}  // namespace crownhead::codec
