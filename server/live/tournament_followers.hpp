#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>

#include "db/tournaments/tournaments.hpp"
#include "server/live/hub.hpp"
#include "server/live/recent_frames.hpp"

namespace crownhead::live {

/// Those who follow a tournament, and its last frames for those who come back. Lives on the
/// tournament's thread.
class TournamentFollowers {
 public:
  TournamentFollowers(Hubs& hubs, TournamentId id)
      : id_(id), channel_(hubs, {Topic::Kind::tournament, id.value}) {}

  /// Sends what the follower has missed since `version`, or a snapshot of `now`, and then all that
  /// happens.
  void add(const Follower& follower, std::optional<std::int64_t> version,
           const db::LoadedTournament& now, Instant at);
  /// One who was added on that thread is gone.
  void remove(std::size_t thread) { channel_.remove(thread); }
  bool any() const { return channel_.followed(); }

  /// Tells the event that has led to `after`.
  void tell(const tournament::Event& event, const db::LoadedTournament& after);
  /// The last frames are no longer what happened: who comes back gets a snapshot.
  void forget_frames() { recent_.clear(); }

 private:
  static constexpr std::size_t most_recent = 64;  ///< who missed more gets a snapshot

  TournamentId id_;
  Channel channel_;
  RecentFrames recent_{most_recent};
};

}  // namespace crownhead::live
