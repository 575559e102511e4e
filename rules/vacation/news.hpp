#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "rules/vacation/listing.hpp"

namespace crownhead::vacation {

/// What there is to tell of a vacation.
enum class News : std::uint8_t {
  booked,  ///< it is certain: asked for where nobody decides, approved or granted
  changed,
  cancelled,
  ended,     ///< before its time
  asked,     ///< a director has to decide
  approved,  ///< this and the next two are told to the vacationer alone
  denied,
  granted,
  expired,  ///< nobody had decided by its start
  over,     ///< its time is up, the clocks run again
};

/// "booked", …
std::string_view news_name(News news);

/// What one person is told.
struct Message {
  UserId to;
  News news;
  std::vector<StoredAllocation> allocations;  ///< of one player, with the same times; those alone
                                              ///< that concern the one who is told
  std::optional<Interval> before = std::nullopt;  ///< of one that was changed
  std::string reason = {};                        ///< a director's
};

}  // namespace crownhead::vacation
