#pragma once

#include "db/codec/bytes.hpp"
#include "rules/play/event.hpp"

// What events and snapshots have in common, without a format byte.
namespace crownhead::codec {

void write(ByteWriter& out, const play::Setup& setup);
void write(ByteWriter& out, const play::ClockFace& face);
void write(ByteWriter& out, const play::Ended& ended);

play::Setup read_setup(ByteReader& in);
play::ClockFace read_clock(ByteReader& in);
play::Ended read_ended(ByteReader& in);

constexpr auto last_color = play::Color::black;

}  // namespace crownhead::codec
