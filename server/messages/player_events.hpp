#pragma once

#include <utility>
#include <vector>

#include "rules/accounts/webhooks.hpp"
#include "rules/play/event.hpp"
#include "rules/play/game.hpp"

namespace crownhead::messages {

/// An event of a game that may be announced to a player.
struct PlayerEvent {
  UserId user;
  accounts::HookEvent event = accounts::HookEvent::my_turn;  ///< one of the events of games
  Instant at;
  bool by_time = false;  ///< a player lost on time
};

/// Returns the events above version `after` and up to `last`; `game` is in its present state. Omits
/// offers that were answered in the meantime, and turns in live play, where players are present.
std::vector<PlayerEvent> player_events(
    const play::Game& game, const std::vector<std::pair<std::int64_t, play::Event>>& events,
    std::int64_t after, std::int64_t last);

}  // namespace crownhead::messages
