#include "server/live/inboxes.hpp"

#include "server/wire/server_message.hpp"

namespace crownhead::live {

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

void Inboxes::follow(UserId user, Follower follower, Instant now,
                     std::move_only_function<std::string()> snapshot) {
  const std::size_t home = hubs_.threads().home(user.value);
  hubs_.threads().run_on(home, [this, home, user, follower, now,
                                s = std::move(snapshot)]() mutable {
    Inbox& mine = inbox(inboxes_[home], user);
    mine.channel.add(follower, {make_frame(wire::snapshot_frame("me", mine.version, now, s()))});
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
