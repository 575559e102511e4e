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
#include "server/runtime/hub.hpp"
#include "server/runtime/workers.hpp"

namespace crownhead::wire {
struct GameNames;
}

namespace crownhead::live {

/// The topic `me` of every player: events that concern them on any page. Callable from every
/// thread; a player's channel lives on the home thread of their id.
class Inboxes {
 public:
  Inboxes(Hubs& hubs, Workers& reads);

  /// Publishes an event with this `data`, also on the other nodes. If the player has no followers,
  /// nothing is kept: a later snapshot contains it.
  void notify(UserId user, std::string data);
  /// Does the same on this node only.
  void notify_here(UserId user, std::string data);

  /// Publishes how many notifications the player has not read, also on the other nodes. It is read
  /// in the pool of reads if anyone follows. Of several at once the last is published.
  void notify_of_unread(UserId user);
  /// Does the same on this node only.
  void notify_of_unread_here(UserId user);

  /// How the other nodes learn what is published; called on any thread.
  struct Forward {
    std::function<void(UserId, const std::string& data)> notification;
    std::function<void(UserId)> unread;
  };
  /// Call before the first event. Without it, there are no other nodes, or no link to them.
  void forward_with(Forward forward) { forward_ = std::move(forward); }
  /// `unread` returns the data of that event at this moment. Set it before the first of them.
  void when_unread_changes(std::function<std::string(UserId)> unread) {
    unread_ = std::move(unread);
  }

  /// Notifies the players of a game that it has begun, and calls the callback for live games.
  void notify_of_start(const wire::GameNames& names, const play::Game& game);
  /// `begins` is called on any thread with each player of every live game that begins. Set it
  /// before any game begins.
  void when_live_game_begins(std::function<void(UserId)> begins) { begins_ = std::move(begins); }

  /// Sends the follower a snapshot, then every event. `snapshot` runs in the pool of reads and
  /// returns the snapshot's data at `now`. The follower is registered first and events published
  /// during the read are sent after the snapshot, so none is missed.
  void follow(UserId user, const Follower& follower, Instant now,
              std::move_only_function<std::string()> snapshot);
  void unfollow(UserId user, std::size_t thread);

 private:
  struct Inbox {
    explicit Inbox(Hubs& hubs, UserId user) : channel(hubs, {Topic::Kind::own, user.value}) {}
    Channel channel;
    std::int64_t version = 0;
    std::uint64_t unread_asked = 0;  ///< the number of the last read of the unread notifications
  };
  using OnThread = std::unordered_map<UserId, Inbox>;

  Inbox& inbox(OnThread& inboxes, UserId user);
  static void publish(Inbox& inbox, std::string_view data);
  void publish_unread(UserId user, std::uint64_t asked, std::string_view data);

  Hubs& hubs_;
  Workers& reads_;
  std::atomic<std::uint64_t> last_number_ = 0;
  std::vector<OnThread> inboxes_;
  std::function<void(UserId)> begins_ = [](UserId) {};
  Forward forward_;
  std::function<std::string(UserId)> unread_;  ///< empty: it is never published
};

}  // namespace crownhead::live
