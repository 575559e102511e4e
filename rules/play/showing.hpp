#pragma once

#include <cstdint>
#include <optional>

#include "rules/ids.hpp"
#include "rules/instant.hpp"
#include "rules/seat.hpp"

namespace crownhead::play {

/// Stored as a number: append only.
enum class Shown : std::uint8_t { now, delayed, finished };

/// When spectators see the events of a game.
struct Showing {
  Shown when = Shown::now;
  int minutes = 0;  ///< for Shown::delayed

  bool operator==(const Showing&) const = default;
};

/// Returns the spectators' delay.
constexpr Millis delay(const Showing& showing) {
  return seconds(std::int64_t{60} * showing.minutes);
}

/// The user who requests a game; an anonymous spectator by default.
struct Viewer {
  std::optional<UserId> user = std::nullopt;
  bool directs = false;  ///< may act as a director of its tournament
  bool reads = true;     ///< may read the players' messages to each other if they are one of them
};

/// Returns the instant up to which `viewer` sees the events of a game of these players; the start
/// is always visible. nullopt means everything. All code that reveals moves of a game must call
/// this (I11).
std::optional<Instant> shown_until(const Showing& showing, const PerSeat<UserId>& players,
                                   bool over, const Viewer& viewer, Instant now);

}  // namespace crownhead::play
