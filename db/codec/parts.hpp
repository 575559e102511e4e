#pragma once

#include "db/codec/bytes.hpp"
#include "rules/play/event.hpp"

// The parts that events and snapshots share.
namespace crownhead::codec {

/// The first byte of every event.
constexpr std::uint8_t present_format = 1;

void write(ByteWriter& out, const play::Setup& setup);
void write(ByteWriter& out, const play::ClockFace& face);
void write(ByteWriter& out, const vacation::Intervals& intervals);
void write(ByteWriter& out, const play::Finish& finish);
void write(ByteWriter& out, const play::Ended& ended);
void write(ByteWriter& out, const play::Showing& showing);

play::Setup read_setup(ByteReader& in);
play::ClockFace read_clock(ByteReader& in);
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
