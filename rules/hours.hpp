#pragma once

#include <compare>
#include <cstdint>

namespace crownhead {

/// A length that is counted in whole hours, as vacations are.
struct Hours {
  std::int64_t count = 0;

  constexpr auto operator<=>(const Hours&) const = default;
};

}  // namespace crownhead
