#pragma once

#include <array>
#include <optional>
#include <vector>

#include "db/codec/bytes.hpp"
#include "rules/tournament/event.hpp"

namespace crownhead::codec {

/// Rounds with their encounters and games, as parts of a tournament's events.
void write(ByteWriter& out, const std::vector<tournament::Round>& rounds);
std::vector<tournament::Round> read_rounds(ByteReader& in);

void write(ByteWriter& out, const std::vector<tournament::Encounter>& encounters);
std::vector<tournament::Encounter> read_encounters(ByteReader& in);

void write(ByteWriter& out, const tournament::Extended& extended);
tournament::Extended read_extended(ByteReader& in);

void write(ByteWriter& out, const tournament::GameKey& key);
tournament::GameKey read_key(ByteReader& in);

/// The results of games, each with its place.
void write(ByteWriter& out, const tournament::Outcome& outcome);
tournament::Outcome read_outcome(ByteReader& in);
void write(ByteWriter& out, const std::vector<tournament::Outcome>& outcomes);
std::vector<tournament::Outcome> read_outcomes(ByteReader& in);

/// The points of both players in a match of nardi.
void write(ByteWriter& out, const std::optional<std::array<int, 2>>& match_points);
std::optional<std::array<int, 2>> read_match_points(ByteReader& in);

}  // namespace crownhead::codec
