#pragma once

#include "db/codec/bytes.hpp"
#include "rules/play/event.hpp"

// What events and snapshots have in common, without the format byte, which is that of both.
namespace crownhead::codec {

constexpr std::uint8_t before_sessions = 1;      ///< clocks did not count moves
constexpr std::uint8_t before_freezes = 2;       ///< clocks knew no vacations
constexpr std::uint8_t before_carried = 3;       ///< games began with full clocks
constexpr std::uint8_t before_agreed_draws = 4;  ///< setups said nothing of agreed draws
constexpr std::uint8_t before_showings = 5;      ///< every game was shown at once
constexpr std::uint8_t before_changes = 6;       ///< moves said nothing of the board
constexpr std::uint8_t before_dice = 7;          ///< no game threw any
constexpr std::uint8_t before_seats = 8;         ///< two played every game
constexpr std::uint8_t before_vacations = 9;  ///< setups said nothing of vacations, offers of tips
constexpr std::uint8_t before_paths = 10;     ///< moves on the star said nothing of their way
constexpr std::uint8_t present_format = 11;

void write(ByteWriter& out, const play::Setup& setup);
void write(ByteWriter& out, const play::ClockFace& face);
void write(ByteWriter& out, const vacation::Intervals& intervals);
void write(ByteWriter& out, const play::Finish& finish);
void write(ByteWriter& out, const play::Ended& ended);
void write(ByteWriter& out, const play::Showing& showing);

play::Setup read_setup(ByteReader& in, std::uint8_t format);
play::ClockFace read_clock(ByteReader& in, std::uint8_t format);
vacation::Intervals read_intervals(ByteReader& in);
play::Finish read_finish(ByteReader& in);
play::Ended read_ended(ByteReader& in);
play::Showing read_showing(ByteReader& in);

void write(ByteWriter& out, dice::Roll roll);
dice::Roll read_roll(ByteReader& in);
dice::Digest read_digest(ByteReader& in);
void write(ByteWriter& out, const std::optional<dice::Digest>& digest);
std::optional<dice::Digest> read_digest_if_any(ByteReader& in);

void write(ByteWriter& out, const play::Greeted& greeted);
play::Greeted read_greeted(ByteReader& in);

constexpr auto last_seat = Seat::sixth;

}  // namespace crownhead::codec
