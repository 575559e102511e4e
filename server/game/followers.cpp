#include "server/game/followers.hpp"

#include <utility>

#include "server/people/greet.hpp"
#include "server/wire/game/event_json.hpp"
#include "server/wire/game/server_message.hpp"

namespace crownhead::live {
namespace {

constexpr Instant end_of_time{INT64_MAX};

}  // namespace

Followers::Followers(Hubs& hubs, Deadlines<GameId>& showings, const WallClock& clock,
                     Workers& snapshots, GameId id, const play::Game& game,
                     const wire::GameNames& names, std::function<Frame(Audience)> presence)
    : hubs_(hubs),
      showings_(showings),
      clock_(clock),
      snapshots_(snapshots),
      id_(id),
      game_(game),
      names_(names),
      presence_(std::move(presence)),
      channel_(hubs, {Topic::Kind::game, id.value}) {}

void Followers::start_delay(ShownLater shown) {
  later_ = std::make_unique<DelayedView>(hubs_, id_, std::move(shown), most_recent);
  show_due();
}

Audience Followers::audience_of(const play::Viewer& viewer) const {
  const bool later = play::shown_until(game_, viewer, clock_.now()).has_value();
  return later ? Audience::later : Audience::live;
}

GameView Followers::view_for(const play::Viewer& viewer) {
  show_due();
  if (audience_of(viewer) == Audience::live) return {game_, {}};
  return {later_->game(), game_.setup().showing};
}

GameSnapshot Followers::snapshot(Audience audience, wire::Messages messages) {
  show_due();
  const bool later = audience == Audience::later;
  return {.names = names_,
          .game = shown_to(audience),
          .showing = later ? game_.setup().showing : play::Showing{},
          .messages = std::move(messages),
          .legal_moves = later ? later_legal_moves_ : legal_moves_};
}

bool Followers::needs_snapshot(Audience audience, std::optional<std::int64_t> version) {
  show_due();
  return !recent_of(audience).covers(version, shown_to(audience).version());
}

void Followers::follow(Audience audience, const Follower& follower,
                       std::optional<std::int64_t> version, const wire::Messages& messages) {
  show_due();
  Channel& channel = channel_of(audience);
  if (auto missed = recent_of(audience).since(version, shown_to(audience).version())) {
    if (presence_) missed->push_back(presence_(audience));
    return channel.add(follower, *std::move(missed));
  }
  greet(
      channel, follower, snapshots_, "game " + std::to_string(id_.value),
      [shot = std::make_shared<const GameSnapshot>(snapshot(audience, messages)),
       now = clock_.now()] {
        return wire::snapshot_frame(wire::game_topic(shot->names.id), shot->game.version(), now,
                                    shot->json(now));
      },
      presence_ ? [this, audience] { return presence_(audience); } : std::function<Frame()>());
}

void Followers::publish(const Frame& frame) { publish(frame, recent_, channel_); }

void Followers::publish(const Frame& frame, RecentFrames& recent, Channel& channel) {
  recent.add(frame);
  channel.publish(frame);
}

void Followers::happened(const std::vector<play::Event>& events) {
  if (!later_) return;
  for (const play::Event& event : events) later_->happened(event);
  show_due();
}

void Followers::show_due() {
  if (!later_) return;
  showings_.disarm(id_);
  const auto until = play::shown_until(game_, {}, clock_.now());
  if (!show_until(until.value_or(end_of_time))) {
    auto& threads = hubs_.threads();
    threads.post(threads.home(id_.value), [weak = std::weak_ptr(self_)] {
      if (const auto self = weak.lock()) (*self)->show_due();
    });
    return;
  }
  const auto& showing = game_.setup().showing;
  const auto next = later_->next();
  if (next && showing.when == play::Shown::delayed) showings_.arm(id_, *next + delay(showing));
}

bool Followers::show_until(Instant until) {
  // Events that were hidden until the end are sent with their own times.
  const auto showing = game_.ended() ? play::Showing{} : game_.setup().showing;
  for (int shown = 0; shown < most_shown; ++shown) {
    const auto event = later_->take(until);
    if (!event) return true;
    const auto& game = later_->game();
    publish(make_frame(wire::event_frame(wire::game_topic(id_), game.version(),
                                         wire::event_data(names_, game, *event, nullptr, showing))),
            later_->recent(), later_->channel());
  }
  return false;
}

}  // namespace crownhead::live
