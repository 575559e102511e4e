#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "db/codec/bytes.hpp"
#include "rules/vacation/notice.hpp"

namespace crownhead::codec {

/// Encodes a notice without names and texts, which may change or be erased before it is announced:
/// of each vacation its id, version and times, and whether a reason was given.
std::vector<std::uint8_t> encode_notice(const vacation::Notice& notice);

struct DecodedNotice {
  vacation::Notice notice;  ///< its vacations have only an id, a version and times
  bool reasoned = false;    ///< a director has given a reason
};

Decoded<DecodedNotice> decode_notice(std::span<const std::uint8_t> bytes);

}  // namespace crownhead::codec
