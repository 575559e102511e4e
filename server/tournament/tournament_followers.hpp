#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>

#include "db/tournaments/tournaments.hpp"
#include "server/runtime/hub.hpp"
#include "server/runtime/recent_frames.hpp"

namespace crownhead::live {

/// The followers of a tournament, and its latest frames for those who reconnect. Lives on the
/// tournament's thread.
class TournamentFollowers {
 public:
  TournamentFollowers(Hubs& hubs, TournamentId id)
      : id_(id), channel_(hubs, {Topic::Kind::tournament, id.value}) {}

  /// Sends the events since `version`, or a snapshot of `now`, and then every new event.
  void add(const Follower& follower, std::optional<std::int64_t> version,
           const db::LoadedTournament& now, Instant at);
  /// Removes a follower on that thread.
  void remove(std::size_t thread) { channel_.remove(thread); }
  bool any() const { return channel_.followed(); }

  /// Publishes the frame of an event.
  void publish(Frame frame);
  /// Discards the recent frames, because they no longer match the tournament: reconnecting
  /// followers get a snapshot.
  void forget_frames() { recent_.clear(); }

 private:
  static constexpr std::size_t most_recent = 64;  ///< a follower who missed more gets a snapshot

  TournamentId id_;
  Channel channel_;
  RecentFrames recent_{most_recent};
};

}  // namespace crownhead::live
