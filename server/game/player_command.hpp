#pragma once

#include <optional>

#include "rules/instant.hpp"
#include "rules/play/command.hpp"
#include "rules/play/game.hpp"
#include "server/wire/game/client_message.hpp"

namespace crownhead::live {

/// Converts the request of `by` into a command to the rules. `opponent_left` is when the opponent
/// went away. If it accepts a rematch, the caller begins the new game and sets its id.
play::Command player_command(const play::Game& game, const wire::PlayerWish& wish, Seat by,
                             std::optional<Instant> opponent_left);

}  // namespace crownhead::live
