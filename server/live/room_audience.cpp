// What a room tells: its players, its followers, and those who come back.

#include <algorithm>

#include "server/live/room.hpp"
#include "server/wire/server_message.hpp"

namespace crownhead::live {
namespace {

constexpr std::size_t most_named = 30;

}  // namespace

CommandDone Room::publish(const std::vector<play::Event>& events) {
  CommandDone done{};
  for (const play::Event& event : events) {
    play::apply(loaded_.game, event);
    const auto version = loaded_.game.version();
    auto data = wire::event_data(names_, loaded_.game, event);
    const Frame frame = make_frame(wire::event_frame(wire::game_topic(id_), version, data));
    recent_.add(frame);
    channel_.publish(frame);
    if (done.version == 0)
      done = {.version = version,
              .data = std::move(data),
              .ply = loaded_.game.ply(),
              .board = loaded_.game.board()};
  }
  show_later(events);
  return done;
}

void Room::tell_players(const std::vector<play::Event>& events) {
  const auto& game = loaded_.game;
  const auto is_end = [](const play::Event& event) {
    return std::holds_alternative<play::Ended>(event.what);
  };
  const auto& first = events.front().what;
  if (std::ranges::any_of(events, is_end)) {
    for (const UserId player : game.setup().players)
      around_.inboxes.tell(player, wire::game_ended(id_, game));
    if (loaded_.tournament) around_.tournament_game_over(*loaded_.tournament, id_, game);
  } else if (game.pace() == play::Pace::correspondence &&
             (std::holds_alternative<play::Moved>(first) ||
              std::holds_alternative<play::TakenBack>(first))) {
    around_.inboxes.tell(game.setup().players[game.turn()],
                         wire::my_turn(id_, game.last_event(), game.ply()));
  }
  if (game.pace() != play::Pace::correspondence) return;
  for (const play::Event& event : events)
    if (const auto offer = play::offer_in(event))
      for (const Seat seat : game.setup().players.seats())
        if (seat != offer->by)
          around_.inboxes.tell(game.setup().players[seat], wire::offer_made(id_, event.at, *offer));
}

void Room::ask_computers() const {
  for (const Seat side : loaded_.computers.seats()) {
    const auto level = loaded_.computers[side];
    if (!level) continue;
    if (auto turn = computer_turn(loaded_.game, side, *level, around_.clock.now()))
      around_.ask_computer(id_, loaded_.game.setup().players[side], *std::move(turn));
  }
}

Audience Room::follow(const Follower& follower, const play::Looker& looker,
                      std::optional<std::int64_t> version, const std::string& name) {
  const auto& user = looker.user;
  ++following(user);
  if (names_a_spectator(user, name)) ++named_spectators_[name];
  // A move is for the players before it is for those who look on.
  const bool plays = user && loaded_.game.seat_of(*user);
  const Audience audience = audience_of(looker);
  channel_of(audience).add({follower.thread, follower.sink, plays},
                           greeting(audience, looker.reads ? user : std::nullopt, version));
  around_.presence_changed(id_);
  return audience;
}

void Room::unfollow(std::size_t thread, Audience audience, std::optional<UserId> user,
                    const std::string& name) {
  --following(user);
  if (names_a_spectator(user, name) && --named_spectators_[name] == 0)
    named_spectators_.erase(name);
  if (const auto side = user ? loaded_.game.seat_of(*user) : std::nullopt)
    last_seen_[*side] = around_.clock.now();
  channel_of(audience).remove(thread);
  around_.presence_changed(id_);
}

Audience Room::glance(const Follower& follower, const play::Looker& looker,
                      std::optional<std::int64_t> version) {
  const Audience audience = audience_of(looker);
  channel_of(audience).add(follower,
                           greeting(audience, looker.reads ? looker.user : std::nullopt, version));
  return audience;
}

bool Room::names_a_spectator(std::optional<UserId> user, const std::string& name) const {
  return user && !name.empty() && !loaded_.game.seat_of(*user);
}

void Room::rename(UserId player, const std::string& name) {
  if (const auto side = loaded_.game.seat_of(player)) names_.players[*side] = name;
}

std::vector<Frame> Room::greeting(Audience audience, std::optional<UserId> user,
                                  std::optional<std::int64_t> version) {
  show_due();
  const bool later = audience == Audience::later;
  const play::Game& game = later ? later_->game() : loaded_.game;
  const std::int64_t newest = game.version();
  auto frames = (later ? later_->recent() : recent_).since(version, newest);
  if (!frames) {
    const Instant now = around_.clock.now();
    const auto showing = later ? game.setup().showing : play::Showing{};
    auto& legal_moves = later ? later_legal_moves_ : legal_moves_;
    frames = {make_frame(wire::snapshot_frame(
        wire::game_topic(id_), newest, now,
        wire::game_json(names_, game, now, messages_for(user), showing, &legal_moves)))};
  }
  frames->push_back(presence(audience));
  return *std::move(frames);
}

Frame Room::presence(Audience audience) const {
  auto away = wire::AwaySince::filled(last_seen_.size());
  for (const Seat seat : away.seats()) away[seat] = away_since(seat);
  std::vector<std::string> names;
  for (const auto& [name, times] : named_spectators_)
    if (names.size() < most_named) names.push_back(name);
  return make_frame(wire::info_frame(
      wire::game_topic(id_),
      wire::presence_data(away, spectators_, names,
                          audience == Audience::live || loaded_.game.ended().has_value())));
}

void Room::publish_presence() {
  if (channel_.followed()) channel_.publish(presence(Audience::live));
  if (later_ && later_->channel().followed()) later_->tell_presence(presence(Audience::later));
}

int& Room::following(std::optional<UserId> user) {
  const auto side = user ? loaded_.game.seat_of(*user) : std::nullopt;
  return side ? players_here_[*side] : spectators_;
}

std::optional<Instant> Room::away_since(Seat side) const {
  const bool here = players_here_[side] > 0 || loaded_.computers[side];
  if (here) return std::nullopt;
  return last_seen_[side];
}

/// A program may play without following its games.
void Room::seen(Seat side, Instant at) {
  last_seen_[side] = std::max(last_seen_[side], at);
  if (away_since(side)) around_.presence_changed(id_);
}

}  // namespace crownhead::live
