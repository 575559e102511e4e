#pragma once

#include <map>
#include <optional>
#include <string>

#include "rules/instant.hpp"
#include "rules/seat.hpp"

namespace crownhead::live {

/// The people present at a game: players who follow it or have just moved, and spectators. Lives on
/// the game's thread.
class Presence {
 public:
  /// Starts with all players away since `now`, except those who are always present: computers.
  Presence(const PerSeat<bool>& always_here, Instant now);

  /// Adds a follower: a player in their seat, or a spectator. `name` is the spectator's, if they
  /// have one.
  void come(std::optional<Seat> seat, const std::string& name);
  /// Undoes come(); takes the same arguments.
  void go(std::optional<Seat> seat, const std::string& name, Instant now);
  /// Marks a player who has acted as present: a program may play without following its games.
  void seen(Seat seat, Instant at);

  /// Returns nullopt for a player who is present.
  std::optional<Instant> away_since(Seat seat) const;
  /// Returns the data of the event for followers. With `since`, it says when absent players left.
  std::string data(bool since) const;

 private:
  PerSeat<bool> always_here_;
  PerSeat<int> players_here_;
  PerSeat<Instant> last_seen_;  ///< of players who are not present
  int spectators_ = 0;
  std::map<std::string, int> named_spectators_;  ///< with the number of times each follows
};

}  // namespace crownhead::live
