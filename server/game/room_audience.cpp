// Frames and notifications for a room's players, its followers and those who reconnect.

#include <algorithm>

#include "rules/accounts/event_notifications.hpp"
#include "server/game/room.hpp"
#include "server/wire/account/me_json.hpp"
#include "server/wire/game/event_json.hpp"
#include "server/wire/game/server_message.hpp"

namespace crownhead::live {

CommandDone Room::publish(const std::vector<play::Event>& events) {
  CommandDone done{};
  for (const play::Event& event : events) {
    play::apply(loaded_.game, event);
    const auto version = loaded_.game.version();
    auto data = wire::event_data(names_, loaded_.game, event);
    const Frame frame = make_frame(wire::event_frame(wire::game_topic(id_), version, data));
    followers_.publish(frame);
    if (done.version == 0)
      done = {.version = version,
              .data = std::move(data),
              .ply = loaded_.game.ply(),
              .diagram = loaded_.game.board().diagram()};
  }
  followers_.happened(events);
  return done;
}

/// Notifies the players as `notifies` says, and always the tournament.
void Room::notify(const std::vector<play::Event>& events, Notifies notifies) {
  const auto& game = loaded_.game;
  if (notifies != Notifies::no_one)
    for (const auto& notification : accounts::game_notifications(game, events)) {
      if (!accounts::on_socket(notification.kind, game.pace())) continue;
      auto data = wire::game_notification(notification, id_, game);
      if (notifies == Notifies::on_all_nodes)
        around_.inboxes.notify(notification.user, std::move(data));
      else
        around_.inboxes.notify_here(notification.user, std::move(data));
    }
  if (loaded_.tournament && std::ranges::any_of(events, [](const play::Event& event) {
        return std::holds_alternative<play::Ended>(event.what);
      }))
    around_.tournament_game_over(*loaded_.tournament, id_, game);
}

void Room::ask_computers() const {
  for (const Seat side : loaded_.computers.seats()) {
    const auto level = loaded_.computers[side];
    if (!level) continue;
    if (auto turn = computer_turn(loaded_.game, side, *level, around_.clock.now()))
      around_.ask_computer(id_, loaded_.game.setup().players[side], *std::move(turn));
  }
}

void Room::ask_computers_if_owner() const {
  if (around_.share.owns(cluster::Owned::game, id_.value)) ask_computers();
}

Audience Room::follow(const Follower& follower, const play::Viewer& viewer,
                      std::optional<std::int64_t> version, const std::string& name) {
  const auto& user = viewer.user;
  presence_.come(seat_of(user), user ? name : "");
  // Players receive a move before spectators do.
  const bool plays = user && loaded_.game.seat_of(*user);
  const Audience audience = followers_.audience_of(viewer);
  followers_.follow(audience, {follower.thread, follower.sink, plays}, version,
                    messages_for(viewer));
  around_.presence_changed(id_);
  return audience;
}

void Room::unfollow(std::size_t thread, Audience audience, std::optional<UserId> user,
                    const std::string& name) {
  presence_.go(seat_of(user), user ? name : "", around_.clock.now());
  followers_.channel_of(audience).remove(thread);
  around_.presence_changed(id_);
}

Audience Room::preview(const Follower& follower, const play::Viewer& viewer,
                       std::optional<std::int64_t> version) {
  const Audience audience = followers_.audience_of(viewer);
  followers_.follow(audience, follower, version, messages_for(viewer));
  return audience;
}

void Room::rename(UserId player, const std::string& name) {
  if (const auto side = loaded_.game.seat_of(player)) names_.players[*side] = name;
}

Frame Room::presence(Audience audience) const {
  return make_frame(wire::info_frame(
      wire::game_topic(id_),
      presence_.data(audience == Audience::live || loaded_.game.ended().has_value())));
}

void Room::publish_presence() { followers_.publish_presence_frame(); }

}  // namespace crownhead::live
