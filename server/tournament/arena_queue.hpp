#pragma once

#include <map>
#include <optional>
#include <unordered_map>
#include <vector>

#include "rules/ids.hpp"
#include "rules/tournament/tournament.hpp"

namespace crownhead::live {

/// The players who are waiting for a game in an arena, and since when. Kept only in memory: after a
/// restart, all waiting times start again. Lives on the tournament's thread.
class ArenaQueue {
 public:
  /// `user` follows the tournament on one more socket (come) or one fewer (go).
  void come(UserId user, Instant at);
  void go(UserId user);

  /// Applies an event of the tournament: a player who finished a game or entered waits from then
  /// on.
  void heard(const tournament::Tournament& after, const tournament::Event& event);

  /// Returns the players who are present and free, the longest waiting first.
  std::vector<tournament::PairingNumber> in_line(const tournament::Tournament& tournament) const;

  /// Returns the time of the next wave; nullopt if nothing has changed since the last one or fewer
  /// than two players wait.
  std::optional<Instant> next_wave(const tournament::Tournament& tournament, Instant now) const;

  /// Returns the time of the scheduled wave in a running arena: the first that next_wave()
  /// returned. Returns nullopt in other tournaments.
  std::optional<Instant> wave_due(const tournament::Tournament& tournament, Instant now);
  /// Returns whether the scheduled wave's time has come. The caller then draws it from all who
  /// wait.
  bool take_wave(Instant now);
  /// Call if the wave was not drawn: those who waited wait for the next one.
  void wave_failed() { changed_ = true; }

 private:
  struct Here {
    int sockets = 0;
    Instant since;
  };

  void waits_from(const tournament::Tournament& after, tournament::PairingNumber seat, Instant at);

  std::unordered_map<UserId, Here> here_;
  bool changed_ = false;
  std::optional<Instant> last_wave_;
  std::optional<Instant> wave_due_;
};

}  // namespace crownhead::live
