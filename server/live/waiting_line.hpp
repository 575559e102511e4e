#pragma once

#include <map>
#include <optional>
#include <unordered_map>
#include <vector>

#include "rules/ids.hpp"
#include "rules/tournament/tournament.hpp"

namespace crownhead::live {

/// Who waits for a game in an arena, and since when. In memory alone: after a restart everybody
/// begins to wait anew. Lives on the tournament's thread.
class WaitingLine {
 public:
  /// `user` follows the tournament on one socket more, or one less.
  void come(UserId user, Instant at);
  void go(UserId user);

  /// An event of the tournament: who has ended a game, or has entered, waits from then on.
  void heard(const tournament::Tournament& after, const tournament::Event& event);

  /// Those who are here and free, the longest waiting first.
  std::vector<tournament::Seat> in_line(const tournament::Tournament& tournament) const;

  /// When the next wave comes; nullopt where nothing has changed since the last one, or fewer than
  /// two wait.
  std::optional<Instant> next_wave(const tournament::Tournament& tournament, Instant now) const;

  /// When the wave comes that is due in a running arena: as next_wave() said first. nullopt in
  /// other tournaments.
  std::optional<Instant> wave_due(const tournament::Tournament& tournament, Instant now);
  /// Whether a wave is due; it is then drawn, of all who wait.
  bool take_wave(Instant now);
  /// The wave was not drawn: those who waited wait for the next.
  void wave_failed() { changed_ = true; }

 private:
  struct Here {
    int sockets = 0;
    Instant since;
  };

  void waits_from(const tournament::Tournament& after, tournament::Seat seat, Instant at);

  std::unordered_map<UserId, Here> here_;
  bool changed_ = false;
  std::optional<Instant> last_wave_;
  std::optional<Instant> wave_due_;
};

}  // namespace crownhead::live
