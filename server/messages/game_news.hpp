#pragma once

#include <vector>

#include "db/games/game_store.hpp"
#include "db/messages/outbox.hpp"
#include "rules/accounts/event_notifications.hpp"

namespace crownhead::messages {

/// The notifications that the news of a game make, for every channel.
struct NotificationsOfGame {
  db::GameNews news;
  bool with_computer = false;
  std::vector<accounts::GameNotification> notifications;
};

/// Reads each game once, on the calling thread. Omits live games whose players have no webhooks.
std::vector<NotificationsOfGame> notifications_for(const db::GameStore& games,
                                                   const std::vector<db::GameNews>& news);

}  // namespace crownhead::messages
