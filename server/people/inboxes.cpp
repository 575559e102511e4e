#include "server/people/inboxes.hpp"

#include "server/people/greet.hpp"
#include "server/runtime/read_pool.hpp"
#include "server/wire/account/me_json.hpp"
#include "server/wire/game/server_message.hpp"

namespace crownhead::live {

Inboxes::Inboxes(Hubs& hubs, Workers& reads)
    : hubs_(hubs), reads_(reads), inboxes_(hubs.threads().count()) {}

Inboxes::Inbox& Inboxes::inbox(OnThread& inboxes, UserId user) {
  return inboxes.try_emplace(user, hubs_, user).first->second;
}

void Inboxes::notify(UserId user, std::string data) {
  if (forward_.notification) forward_.notification(user, data);
  notify_here(user, std::move(data));
}

void Inboxes::notify_here(UserId user, std::string data) {
  const std::size_t home = hubs_.threads().home(user.value);
  hubs_.threads().run_on(home, [this, home, user, data = std::move(data)] {
    const auto it = inboxes_[home].find(user);
    if (it != inboxes_[home].end()) publish(it->second, data);
  });
}

void Inboxes::publish(Inbox& inbox, std::string_view data) {
  inbox.channel.publish(make_frame(wire::event_frame("me", ++inbox.version, data)));
}

void Inboxes::notify_of_unread(UserId user) {
  if (forward_.unread) forward_.unread(user);
  notify_of_unread_here(user);
}

void Inboxes::notify_of_unread_here(UserId user) {
  if (!unread_) return;
  const std::size_t home = hubs_.threads().home(user.value);
  hubs_.threads().run_on(home, [this, home, user] {
    const auto it = inboxes_[home].find(user);
    if (it == inboxes_[home].end()) return;
    ask(
        reads_, std::to_string(user.value), [this, user] { return unread_(user); },
        [this, home, user,
         asked = it->second.unread_asked = ++last_number_](const ReadOutcome<std::string>& read) {
          if (!read) return;  // the next snapshot has it
          hubs_.threads().post(
              home, [this, user, asked, data = *read] { publish_unread(user, asked, data); });
        });
  });
}

/// A later read may have been answered first.
void Inboxes::publish_unread(UserId user, std::uint64_t asked, std::string_view data) {
  OnThread& here = inboxes_[hubs_.threads().home(user.value)];
  const auto it = here.find(user);
  if (it != here.end() && it->second.unread_asked == asked) publish(it->second, data);
}

void Inboxes::notify_of_start(const wire::GameNames& names, const play::Game& game) {
  for (const UserId player : game.setup().players) {
    notify(player, wire::game_started(names, game));
    if (play::pace(game.setup().terms.control) == play::Pace::live)
      begins_(player);
    else
      notify_of_unread(player);
  }
}

void Inboxes::follow(UserId user, const Follower& follower, Instant now,
                     std::move_only_function<std::string()> snapshot) {
  const std::size_t home = hubs_.threads().home(user.value);
  hubs_.threads().run_on(home,
                         [this, home, user, follower, now, s = std::move(snapshot)]() mutable {
                           Inbox& mine = inbox(inboxes_[home], user);
                           greet(mine.channel, follower, reads_, std::to_string(user.value),
                                 [version = mine.version, now, s = std::move(s)]() mutable {
                                   return wire::snapshot_frame("me", version, now, s());
                                 });
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
