#pragma once

#include <string>

#include "rules/accounts/event_notifications.hpp"
#include "rules/ids.hpp"
#include "rules/instant.hpp"
#include "rules/play/game.hpp"
#include "rules/play/move_message.hpp"
#include "server/wire/game/game_names.hpp"

namespace crownhead::wire {

/// Data of the events of `me` about a game.
std::string game_started(const GameNames& names, const play::Game& game);
std::string game_notification(const accounts::GameNotification& notification, GameId id,
                              const play::Game& game);
std::string move_message(GameId game, Instant at, crownhead::Seat by,
                         const play::MoveMessage& message);

}  // namespace crownhead::wire
