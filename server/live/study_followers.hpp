#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <unordered_map>
#include <vector>

#include "db/games/studies.hpp"
#include "server/live/hub.hpp"
#include "server/live/read_pool.hpp"
#include "server/live/wall_clock.hpp"
#include "server/live/workers.hpp"

namespace crownhead::live {

/// The topics of studies: who looks at one is told the number of each new version, as long as they
/// may read it. That is looked up for each telling, so that who takes a right away need not say
/// whose. Every call may be made on any thread; a study's followers live on its home thread.
class StudyFollowers {
 public:
  StudyFollowers(Hubs& hubs, const db::Studies& studies, const WallClock& clock, Workers& reads);

  /// Sends the version there is, and then each newer one; not_found.
  void follow(StudyId study, const Follower& follower, std::optional<UserId> reader);
  void unfollow(StudyId study, const std::weak_ptr<Sink>& sink);
  /// The study has been changed, or is gone.
  void tell(StudyId study);
  /// Studies of the player's are gone, or they may no longer read others': looks at what they own
  /// or follow.
  void tell_of(UserId player);

 private:
  struct Place {
    Follower follower;
    std::optional<UserId> reader;
    std::uint64_t since;                    ///< the first look that counts for them
    std::optional<std::int64_t> told = {};  ///< the version that they know
  };
  struct Followed {
    std::vector<Place> places;
    std::optional<UserId> owner = {};  ///< once a look has found them
    std::uint64_t looks = 0;           ///< that were begun
    bool looking = false, again = false;

    bool concerns(UserId player) const;
  };
  using OnThread = std::unordered_map<StudyId, Followed>;
  using Seen = ReadOutcome<std::optional<db::Study>>;

  std::size_t home(StudyId study) const { return hubs_.threads().home(study.value); }
  /// Reads the study; what happens during a read is for the next one.
  void look(StudyId study, Followed& followed);
  void seen(StudyId study, const Seen& found);
  void send(const Follower& follower, Frame frame) const;
  /// What is to be said there; nullptr if nothing.
  Frame news(StudyId study, const Seen& found, const Place& place) const;

  Hubs& hubs_;
  const db::Studies& studies_;
  const WallClock& clock_;
  Workers& reads_;
  std::vector<OnThread> on_threads_;
};

}  // namespace crownhead::live
