#include "rules/rating/speed.hpp"

#include <algorithm>

namespace crownhead::rating {

Speed live_speed(Millis estimated) {
  constexpr std::array<std::pair<Millis, Speed>, 4> below = {{{seconds(30), Speed::ultrabullet},
                                                              {seconds(180), Speed::bullet},
                                                              {seconds(600), Speed::blitz},
                                                              {seconds(1800), Speed::rapid}}};
  for (const auto& [bound, speed] : below)
    if (estimated < bound) return speed;
  return Speed::classical;
}

std::string_view speed_name(Speed speed) {
  switch (speed) {
    case Speed::ultrabullet: return "ultrabullet";
    case Speed::bullet: return "bullet";
    case Speed::blitz: return "blitz";
    case Speed::rapid: return "rapid";
    case Speed::classical: return "classical";
    case Speed::correspondence: return "correspondence";
    case Speed::unlimited: return "unlimited";
  }
  return "unknown";
}

std::optional<Speed> speed_named(std::string_view name) {
  const auto found = std::ranges::find(all_speeds, name, speed_name);
  return found == all_speeds.end() ? std::nullopt : std::optional(*found);
}

}  // namespace crownhead::rating
