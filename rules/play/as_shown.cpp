#include "rules/play/as_shown.hpp"

#include <algorithm>

namespace crownhead::play {

std::optional<Instant> shown_until(const Game& game, const Viewer& viewer, Instant now) {
  const Setup& setup = game.setup();
  return shown_until(setup.showing, setup.players, game.ended().has_value(), viewer, now);
}

Instant shown_at(const Game& game, const Showing& showing, Instant now) {
  switch (showing.when) {
    case Shown::now: return now;
    case Shown::delayed: return std::max(now - delay(showing), game.last_event());
    case Shown::finished: return game.last_event();
  }
  return now;
}

Result<Game> as_it_was(const std::vector<std::pair<std::int64_t, Event>>& events, Instant until) {
  auto game = replay({events.front().second});
  for (std::size_t i = 1; game && i < events.size() && events[i].second.at <= until; ++i)
    apply(*game, events[i].second);
  return game;
}

}  // namespace crownhead::play
