#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

#include "rules/ids.hpp"
#include "rules/instant.hpp"
#include "rules/play/game.hpp"
#include "server/live/hub.hpp"
#include "server/live/workers.hpp"

namespace crownhead::wire {
struct GameNames;
}

namespace crownhead::live {

/// The topic `me` of every player: what concerns them on any page. Callable from every thread;
/// the channel of a player lives on the home thread of their id.
class Inboxes {
 public:
  Inboxes(Hubs& hubs, Workers& reads);

  /// `data` is that of an event. Where nobody follows nothing is kept: a snapshot has it later.
  void tell(UserId user, std::string data);

  /// Tells the players of a game that it has begun, and who waits for live games to begin.
  void tell_of_begun(const wire::GameNames& names, const play::Game& game);
  /// Called on any thread with each player of a live game that begins. Before any begins.
  void when_live_game_begins(std::function<void(UserId)> begins) { begins_ = std::move(begins); }

  /// `snapshot` is called in the pool of reads, after the follower has been noted: what is told
  /// meanwhile comes behind it, so nothing falls between. It gives the data of the snapshot at
  /// `now`.
  void follow(UserId user, const Follower& follower, Instant now,
              std::move_only_function<std::string()> snapshot);
  void unfollow(UserId user, std::size_t thread);

 private:
  struct Inbox {
    explicit Inbox(Hubs& hubs, UserId user) : channel(hubs, {Topic::Kind::own, user.value}) {}
    Channel channel;
    std::int64_t version = 0;
    /// Followers whose snapshots are being read, by the number of each, and what they missed.
    std::unordered_map<std::uint64_t, std::vector<Frame>> coming;
  };
  using OnThread = std::unordered_map<UserId, Inbox>;

  Inbox& inbox(OnThread& inboxes, UserId user);
  /// `greeting` is first of all.
  void admit(UserId user, std::uint64_t number, const Follower& follower, std::string greeting);

  Hubs& hubs_;
  Workers& reads_;
  std::atomic<std::uint64_t> last_number_ = 0;
  std::vector<OnThread> inboxes_;
  std::function<void(UserId)> begins_ = [](UserId) {};
};

}  // namespace crownhead::live
