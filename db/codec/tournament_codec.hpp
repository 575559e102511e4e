#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "db/codec/bytes.hpp"
#include "rules/tournament/event.hpp"

namespace crownhead::codec {

/// Encodes an event without the parts that have columns of their own: the instant, the actor, the
/// reason, the text of a message, which can be erased there, and the number of the kind, which is
/// the index in Event::what. The first byte is the format.
std::vector<std::uint8_t> encode_tournament_event(const tournament::Event& event);

/// Sets Event::what; `text` is the text of a message. Never throws, whatever the bytes.
Decoded<tournament::Event> decode_tournament_event(std::int64_t type,
                                                   std::span<const std::uint8_t> payload,
                                                   std::string text);

}  // namespace crownhead::codec
