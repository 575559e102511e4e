#pragma once

#include <string>

#include "rules/accounts/event_notifications.hpp"
#include "rules/ids.hpp"
#include "rules/instant.hpp"
#include "rules/play/game.hpp"
#include "rules/play/move_message.hpp"
#include "server/wire/core/json_text.hpp"
#include "server/wire/game/game_names.hpp"

namespace crownhead::wire {

/// Data of the events of `me` about a game.
std::string game_started(const GameNames& names, const play::Game& game);
std::string game_notification(const accounts::GameNotification& notification, GameId id,
                              const play::Game& game);
std::string move_message(GameId game, Instant at, crownhead::Seat by,
                         const play::MoveMessage& message);

/// Data of the event of `me` after a new notification or a changed mark.
std::string unread_notifications(int unread, Instant at);
/// A page of the list under the bell.
std::string notifications_json(const accounts::NotificationPage& page);
/// One row of it, as the export of an account also has it.
JsonText notification_shape(const accounts::ListedNotification& row);

}  // namespace crownhead::wire
