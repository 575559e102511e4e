#pragma once

#include <cstdint>

#include "db/codec/bytes.hpp"
#include "rules/tournament/settings.hpp"

namespace crownhead::codec {

/// Formats of a tournament's events that can still be read.
constexpr std::uint8_t before_arenas = 1;
/// Has an arena's minutes and start_when_full twice, and nothing of openings and times.
constexpr std::uint8_t with_two_twice = 2;
constexpr std::uint8_t before_stages = 3;
constexpr std::uint8_t before_carried_clocks = 4;
constexpr std::uint8_t before_directors_factor = 5;
constexpr std::uint8_t before_agreed_draws_of_games = 6;
constexpr std::uint8_t before_shown_games = 7;
/// What the log tells stood beside it in English, tournament_texts.hpp.
constexpr std::uint8_t with_texts = 8;
constexpr std::uint8_t before_terms = 9;  ///< every tournament was of draughts
constexpr std::uint8_t before_match_points = 10;

void write(ByteWriter& out, const tournament::Settings& settings);
tournament::Settings read_settings(ByteReader& in, std::uint8_t format);

}  // namespace crownhead::codec
