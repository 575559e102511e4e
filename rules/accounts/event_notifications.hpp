#pragma once

#include <optional>
#include <span>
#include <vector>

#include "rules/accounts/notifications.hpp"
#include "rules/play/event.hpp"
#include "rules/play/game.hpp"
#include "rules/play/game_row.hpp"
#include "rules/play/made_offer.hpp"
#include "rules/tournament/event.hpp"

namespace crownhead::accounts {

/// A notification for one player about a game.
struct GameNotification {
  UserId user;
  NotificationKind kind;
  Instant at;  ///< when the event happened
  std::optional<play::MadeOffer> offer = {};
};

/// Returns the notifications for the events in `fresh`, which `later` have followed; `game` is in
/// the state after all of them. Omits offers that were answered in the meantime, turns that have
/// passed, and turns in live play, where players are present.
std::vector<GameNotification> game_notifications(const play::Game& game,
                                                 std::span<const play::Event> fresh,
                                                 std::span<const play::Event> later = {});

/// True if players are notified of it on the topic `me` in a game of this pace.
bool on_socket(NotificationKind kind, play::Pace pace);

/// True if a notification of this kind is still worth sending to the player of this game.
bool still_relevant(NotificationKind kind, const play::GameRow& row, UserId user);

/// Returns the kind of notification that the event makes for every entered player; nullopt for
/// other events.
std::optional<NotificationKind> tournament_notification(const tournament::Event& event);

}  // namespace crownhead::accounts
