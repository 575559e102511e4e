#include "server/live/inboxes.hpp"

#include "rules/reasons.hpp"
#include "server/wire/game_json.hpp"
#include "server/wire/server_message.hpp"

namespace crownhead::live {
namespace {

/// The snapshot; if it cannot be read, an error in its place: who follows is counted as a follower
/// either way, and may ask again.
std::string greeting(std::int64_t version, Instant now,
                     std::move_only_function<std::string()>& snapshot) try {
  return wire::snapshot_frame("me", version, now, snapshot());
} catch (const std::exception&) {
  return wire::error_frame(std::nullopt, {Code::unavailable, reason::server::database_not_read()});
}

}  // namespace

Inboxes::Inboxes(Hubs& hubs) : hubs_(hubs), inboxes_(hubs.threads().count()) {}

Inboxes::Inbox& Inboxes::inbox(OnThread& inboxes, UserId user) {
  return inboxes.try_emplace(user, hubs_, user).first->second;
}

void Inboxes::tell(UserId user, std::string data) {
  const std::size_t home = hubs_.threads().home(user.value);
  hubs_.threads().run_on(home, [this, home, user, data = std::move(data)] {
    const auto it = inboxes_[home].find(user);
    if (it == inboxes_[home].end()) return;
    Inbox& inbox = it->second;
    inbox.channel.publish(make_frame(wire::event_frame("me", ++inbox.version, data)));
  });
}

void Inboxes::tell_of_begun(const wire::GameNames& names, const play::Game& game) {
  for (const UserId player : game.setup().players) {
    tell(player, wire::game_started(names, game));
    if (play::pace(game.setup().control) == play::Pace::live) begins_(player);
  }
}

void Inboxes::follow(UserId user, const Follower& follower, Instant now,
                     std::move_only_function<std::string()> snapshot) {
  const std::size_t home = hubs_.threads().home(user.value);
  hubs_.threads().run_on(home,
                         [this, home, user, follower, now, s = std::move(snapshot)]() mutable {
                           Inbox& mine = inbox(inboxes_[home], user);
                           mine.channel.add(follower, {make_frame(greeting(mine.version, now, s))});
                         });
}

void Inboxes::unfollow(UserId user, std::size_t thread) {
  const std::size_t home = hubs_.threads().home(user.value);
  hubs_.threads().run_on(home, [this, home, user, thread] {
    const auto it = inboxes_[home].find(user);
    if (it == inboxes_[home].end()) return;
    it->second.channel.remove(thread);
    if (!it->second.channel.followed()) inboxes_[home].erase(it);
  });
}

}  // namespace crownhead::live
