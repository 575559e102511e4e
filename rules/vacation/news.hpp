#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "rules/vacation/listing.hpp"

namespace crownhead::vacation {

/// The kinds of vacation news. Stored as a number: append only.
enum class News : std::uint8_t {
  booked,  ///< it is certain: requested without approval, approved, or granted
  changed,
  cancelled,
  ended,     ///< early
  asked,     ///< a director must decide
  approved,  ///< this and the next two go only to the vacationer
  denied,
  granted,
  expired,  ///< no one had decided by its start
  over,     ///< it has ended and the clocks run again
};

/// Returns "booked", …
std::string_view news_name(News news);

/// News for one recipient.
struct Message {
  UserId to;
  News news;
  std::vector<StoredAllocation>
      allocations;  ///< of one player, with the same times; only those that concern the recipient
  std::optional<Interval> before = std::nullopt;  ///< old times of a changed vacation
  std::string reason = {};                        ///< given by a director
};

}  // namespace crownhead::vacation
