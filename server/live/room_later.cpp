// What is told to those who are shown a game later than it is played.

#include <algorithm>

#include "server/live/room.hpp"
#include "server/wire/server_message.hpp"

namespace crownhead::live {
namespace {

constexpr Instant end_of_time{INT64_MAX};

}  // namespace

void Room::hold_back() {
  const auto until = play::shown_until(loaded_.game, {}, around_.clock.now());
  if (!until) return;
  auto events = around_.games.events(id_, 0);
  std::erase_if(events,
                [last = loaded_.game.version()](const auto& one) { return one.first > last; });
  later_ = std::make_unique<LaterView>(around_.hubs, id_, events, *until, most_recent);
  show_due();
}

Audience Room::audience_of(const play::Looker& looker) const {
  const bool later = play::shown_until(loaded_.game, looker, around_.clock.now()).has_value();
  return later ? Audience::later : Audience::live;
}

Channel& Room::channel_of(Audience audience) {
  return audience == Audience::later ? later_->channel() : channel_;
}

Sight Room::sight(const play::Looker& looker) {
  show_due();
  if (audience_of(looker) == Audience::live) return {loaded_.game, {}, legal_moves_};
  return {later_->game(), loaded_.game.setup().showing, later_legal_moves_};
}

void Room::show_due() {
  if (!later_) return;
  around_.showings.disarm(id_);
  const auto until = play::shown_until(loaded_.game, {}, around_.clock.now());
  show_until(until.value_or(end_of_time));
  const auto& showing = loaded_.game.setup().showing;
  const auto next = later_->next();
  if (next && showing.when == play::Shown::delayed)
    around_.showings.arm(id_, *next + delay(showing));
}

void Room::show_until(Instant until) {
  // What had to wait for the end is told with its own instants.
  const auto showing = loaded_.game.ended() ? play::Showing{} : loaded_.game.setup().showing;
  while (const auto event = later_->take(until)) {
    const auto& game = later_->game();
    const Frame frame =
        make_frame(wire::event_frame(wire::game_topic(id_), game.version(),
                                     wire::event_data(names_, game, *event, nullptr, showing)));
    later_->recent().add(frame);
    later_->channel().publish(frame);
  }
}

void Room::show_later(const std::vector<play::Event>& events) {
  if (!later_) return;
  for (const play::Event& event : events) later_->happened(event);
  show_due();
}

}  // namespace crownhead::live
