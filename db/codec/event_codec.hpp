#pragma once

#include <vector>

#include "db/codec/bytes.hpp"
#include "rules/play/event.hpp"

namespace crownhead::codec {

/// Stored by number: append only.
enum class EventType : std::uint8_t {
  started = 1,
  moved = 2,
  draw_offered = 3,
  draw_declined = 4,
  clock_changed = 5,
  ended = 6,
  takeback_offered = 7,
  takeback_declined = 8,
  taken_back = 9,
  rematch_offered = 10,
  rematch_declined = 11,
  rematch_begun = 12,
  result_changed = 13,
  went_berserk = 14,
  rolled = 15,
  seat_out = 16,
  greeted = 17,
};

EventType type_of(const play::Event& event);

/// Encodes an event without its instant and type, which have columns of their own. The first byte
/// is the format.
std::vector<std::uint8_t> encode_event(const play::Event& event);

/// Never throws, whatever the bytes.
Decoded<play::Event> decode_event(Instant at, std::int64_t type,
                                  std::span<const std::uint8_t> payload);

}  // namespace crownhead::codec
