#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

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
      : hubs_(hubs),
        snapshots_(snapshots),
        id_(id),
        channel_(hubs, {Topic::Kind::tournament, id.value}) {}

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

  /// A snapshot that is being written.
  struct Coming {
    TournamentViewPtr of;
    std::vector<Follower> followers = {};
    std::vector<Frame> missed = {};  ///< published in the meantime
  };

  void write(std::uint64_t number, const TournamentViewPtr& now, Instant at);
  void admit(std::uint64_t number, std::string text);

  Hubs& hubs_;
  Workers& snapshots_;
  TournamentId id_;
  Channel channel_;
  RecentFrames recent_{most_recent};
  std::uint64_t last_number_ = 0;
  std::map<std::uint64_t, Coming> coming_;
  /// Callbacks from the pool hold it weakly; it expires with this object.
  std::shared_ptr<TournamentFollowers*> self_ = std::make_shared<TournamentFollowers*>(this);
};

}  // namespace crownhead::live
