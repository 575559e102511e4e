#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>

#include "server/runtime/hub.hpp"
#include "server/runtime/recent_frames.hpp"
#include "server/runtime/workers.hpp"
#include "server/tournament/tournament_view.hpp"

namespace crownhead::live {

/// The followers of a tournament, and its latest frames for those who reconnect. Lives on the
/// tournament's thread.
class TournamentFollowers {
 public:
  /// Snapshots are written in `snapshots`.
  TournamentFollowers(Hubs& hubs, Workers& snapshots, TournamentId id)
      : snapshots_(snapshots), id_(id), channel_(hubs, {Topic::Kind::tournament, id.value}) {}

  /// Sends the events since `version`, or a snapshot of `now`, and then every new event. The
  /// follower is counted immediately. A snapshot is sent when it has been written, followed by what
  /// was published in the meantime; followers who come while it is being written share it.
  void add(const Follower& follower, std::optional<std::int64_t> version,
           const TournamentViewPtr& now, Instant at);
  /// Removes a follower on that thread.
  void remove(std::size_t thread) { channel_.remove(thread); }
  bool any() const { return channel_.followed(); }

  /// Publishes the frame of an event.
  void publish(const Frame& frame);
  /// Discards the recent frames, because they no longer match the tournament: reconnecting
  /// followers get a snapshot.
  void forget_frames() { recent_.clear(); }

 private:
  static constexpr std::size_t most_recent = 64;  ///< a follower who missed more gets a snapshot

  Workers& snapshots_;
  TournamentId id_;
  Channel channel_;
  RecentFrames recent_{most_recent};
  std::weak_ptr<Greeting> greeting_;  ///< the last one
  std::weak_ptr<const TournamentView> greeting_of_;
};

}  // namespace crownhead::live
