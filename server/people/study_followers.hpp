#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <set>
#include <unordered_map>
#include <vector>

#include "db/studies/studies.hpp"
#include "server/runtime/hub.hpp"
#include "server/runtime/read_pool.hpp"
#include "server/runtime/wall_clock.hpp"
#include "server/runtime/workers.hpp"

namespace crownhead::live {

/// The topics of studies. A follower is sent the number of each new version while they may read the
/// study. Their permission is read again for every version, so code that revokes it need not name
/// the followers concerned. Every call may be made on any thread; a study's followers live on its
/// home thread.
class StudyFollowers {
 public:
  StudyFollowers(Hubs& hubs, const db::Studies& studies, const WallClock& clock, Workers& reads);

  /// Sends the follower the current version, then each newer one. Fails with not_found.
  void follow(StudyId study, const Follower& follower);
  /// Call after the follower was removed from the hub of that thread. `reader` is its user.
  void unfollow(StudyId study, std::size_t thread, std::optional<UserId> reader);
  /// Call when the study was changed or deleted.
  void notify(StudyId study);
  /// Call when a player's studies were deleted or the player may no longer read other players'
  /// studies. Checks every study that the player owns or follows.
  void recheck_access(UserId player);

 private:
  struct Coming {
    Follower follower;
    std::uint64_t since;  ///< the first read that counts for this follower
  };
  struct Followed {
    Followed(Hubs& hubs, StudyId study) : channel(hubs, {Topic::Kind::study, study.value}) {}
    Channel channel;
    std::vector<Coming> coming = {};
    std::multiset<UserId> users = {};          ///< of the followers
    std::optional<UserId> owner = {};          ///< set by the first read
    std::optional<std::int64_t> version = {};  ///< the last one published
    std::uint64_t looks = 0;                   ///< number of reads started
    bool looking = false, again = false;
  };
  using OnThread = std::unordered_map<StudyId, Followed>;
  using Seen = ReadOutcome<std::optional<db::Study>>;

  std::size_t home(StudyId study) const { return hubs_.threads().home(study.value); }
  /// Reads the study. Calls during a read cause another one.
  void look(StudyId study, Followed& followed);
  void seen(StudyId study, const Seen& found);
  void publish(StudyId study, const Seen& found, Followed& followed) const;
  static Frame refusal(const Seen& found);

  Hubs& hubs_;
  const db::Studies& studies_;
  const WallClock& clock_;
  Workers& reads_;
  std::vector<OnThread> on_threads_;
};

}  // namespace crownhead::live
