#pragma once

#include <optional>

#include "rules/instant.hpp"
#include "rules/play/command.hpp"
#include "rules/play/game.hpp"
#include "server/wire/client_message.hpp"

namespace crownhead::live {

/// What `by` asks for, as a command to the rules. `opponent_left` is since when the opponent has
/// been away. Where a rematch is accepted, the caller begins the new game and names it.
play::Command player_command(const play::Game& game, const wire::PlayerWish& wish, Seat by,
                             std::optional<Instant> opponent_left);

}  // namespace crownhead::live
