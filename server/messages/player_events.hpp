#pragma once

#include <utility>
#include <vector>

#include "rules/accounts/webhooks.hpp"
#include "rules/play/event.hpp"
#include "rules/play/game.hpp"

namespace crownhead::messages {

/// An event of a game that a player may want to be told.
struct PlayerEvent {
  UserId user;
  accounts::HookEvent event = accounts::HookEvent::my_turn;  ///< one of those of games
  Instant at;
  bool by_time = false;  ///< a flag fell
};

/// What happened above version `after`, up to `last`; `game` is as it stands now. Leaves out
/// offers that were answered meanwhile, and turns in live play, where nobody waits to be told.
std::vector<PlayerEvent> player_events(
    const play::Game& game, const std::vector<std::pair<std::int64_t, play::Event>>& events,
    std::int64_t after, std::int64_t last);

}  // namespace crownhead::messages
