#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

#include "rules/instant.hpp"

namespace crownhead::rating {

/// The speed of a game, by its duration. Each variant has a rating pool for each speed except the
/// last, whose games are never rated. Stored as a number: append only.
enum class Speed : std::uint8_t {
  ultrabullet,
  bullet,
  blitz,
  rapid,
  classical,
  correspondence,
  unlimited,
};

constexpr std::array all_speeds = {Speed::ultrabullet, Speed::bullet,    Speed::blitz,
                                   Speed::rapid,       Speed::classical, Speed::correspondence,
                                   Speed::unlimited};

/// Classifies a live game by base + 40 x increment: below 30 s, 3 min, 10 min, 30 min, or longer.
Speed live_speed(Millis estimated);

/// Returns "ultrabullet", "bullet", …
std::string_view speed_name(Speed speed);
std::optional<Speed> speed_named(std::string_view name);

}  // namespace crownhead::rating
