#include "server/game/delayed_view.hpp"

#include <stdexcept>
#include <utility>

namespace crownhead::live {

ShownLater DelayedView::hide_until(const Events& events, Instant until) {
  auto game = play::as_it_was(events, until);
  if (!game) throw std::logic_error(game.error().detail);
  ShownLater shown{.game = *std::move(game), .waiting = {}};
  for (const auto& [version, event] : events)
    if (version > shown.game.version()) shown.waiting.push_back(event);
  return shown;
}

DelayedView::DelayedView(Hubs& hubs, GameId id, ShownLater shown, std::size_t most_recent)
    : channel_(hubs, {Topic::Kind::game_delayed, id.value}),
      game_(std::move(shown.game)),
      waiting_(std::move(shown.waiting)),
      recent_(most_recent) {}

void DelayedView::publish_presence_frame(const Frame& frame) {
  if (presence_ && *presence_ == *frame) return;
  presence_ = frame;
  channel_.publish(frame);
}

std::optional<Instant> DelayedView::next() const {
  return waiting_.empty() ? std::nullopt : std::optional(waiting_.front().at);
}

std::optional<play::Event> DelayedView::take(Instant until) {
  if (waiting_.empty() || waiting_.front().at > until) return std::nullopt;
  play::Event event = std::move(waiting_.front());
  waiting_.pop_front();
  play::apply(game_, event);
  return event;
}

}  // namespace crownhead::live
