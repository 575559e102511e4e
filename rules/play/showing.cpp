#include "rules/play/showing.hpp"

#include <algorithm>

namespace crownhead::play {

std::optional<Instant> shown_until(const Showing& showing, const PerSeat<UserId>& players,
                                   bool over, const Viewer& viewer, Instant now) {
  if (over || showing.when == Shown::now || viewer.directs) return std::nullopt;
  if (viewer.user && std::ranges::find(players, *viewer.user) != players.end()) return std::nullopt;
  if (showing.when == Shown::finished) return Instant{INT64_MIN};
  return now - delay(showing);
}

}  // namespace crownhead::play
