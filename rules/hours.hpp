#pragma once

#include <compare>
#include <cstdint>

namespace crownhead {

/// A duration in whole hours, used for vacations.
struct Hours {
  std::int64_t count = 0;

  constexpr auto operator<=>(const Hours&) const = default;
};

}  // namespace crownhead
