#pragma once

#include <map>
#include <optional>
#include <string>

#include "rules/instant.hpp"
#include "rules/seat.hpp"

namespace crownhead::live {

/// Who is at a game: its players, who follow it or have just moved, and those who look on. Lives on
/// the game's thread.
class Presence {
 public:
  /// All players have been away since `now`, but those who are always here: computers.
  Presence(const PerSeat<bool>& always_here, Instant now);

  /// Somebody follows the game: a player in their seat, or a spectator, whom `name` names if they
  /// have one.
  void come(std::optional<Seat> seat, const std::string& name);
  /// With the arguments of come().
  void go(std::optional<Seat> seat, const std::string& name, Instant now);
  /// A player has acted: a program may play without following its games.
  void seen(Seat seat, Instant at);

  /// nullopt for a player who is here.
  std::optional<Instant> away_since(Seat seat) const;
  /// As followers are told it; since when players are away only where `since` says so.
  std::string data(bool since) const;

 private:
  PerSeat<bool> always_here_;
  PerSeat<int> players_here_;
  PerSeat<Instant> last_seen_;  ///< of a player who is not here
  int spectators_ = 0;
  std::map<std::string, int> named_spectators_;  ///< and how often each follows
};

}  // namespace crownhead::live
