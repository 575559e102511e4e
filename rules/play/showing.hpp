#pragma once

#include <cstdint>
#include <optional>

#include "rules/ids.hpp"
#include "rules/instant.hpp"
#include "rules/seat.hpp"

namespace crownhead::play {

/// Stored by number: append only.
enum class Shown : std::uint8_t { now, delayed, finished };

/// When those who only look on are shown what happens in a game.
struct Showing {
  Shown when = Shown::now;
  int minutes = 0;  ///< of Shown::delayed

  bool operator==(const Showing&) const = default;
};

/// How much later they are shown it.
constexpr Millis delay(const Showing& showing) {
  return seconds(std::int64_t{60} * showing.minutes);
}

/// Who asks for a game: nobody in particular, unless it says more.
struct Viewer {
  std::optional<UserId> user = std::nullopt;
  bool directs = false;  ///< may act as a director of its tournament
  bool reads = true;     ///< may be given what the players write to each other, if one of them
};

/// Up to which instant `viewer` is shown what happens in a game of these players; its start is
/// always shown. nullopt: all of it. Whatever tells of a game's moves asks this (I11).
std::optional<Instant> shown_until(const Showing& showing, const PerSeat<UserId>& players,
                                   bool over, const Viewer& viewer, Instant now);

}  // namespace crownhead::play
