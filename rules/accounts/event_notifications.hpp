#pragma once

#include <optional>
#include <span>
#include <vector>

#include "rules/accounts/messages.hpp"
#include "rules/accounts/notifications.hpp"
#include "rules/play/event.hpp"
#include "rules/play/game.hpp"
#include "rules/play/game_row.hpp"
#include "rules/play/made_offer.hpp"
#include "rules/tournament/event.hpp"
#include "rules/vacation/news.hpp"

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

/// Whom an event of a tournament concerns, except for the person who caused it.
enum class Concerned : std::uint8_t { entered, directors, player };

struct TournamentNotification {
  NotificationKind kind;
  Concerned to;
  std::optional<UserId> player = {};             ///< whom the event is about
  std::optional<tournament::GameKey> game = {};  ///< of a dispute
  int first = 0, last = 0;                       ///< rounds that were published together

  bool operator==(const TournamentNotification&) const = default;
};

/// Returns nullopt for an event that notifies no one.
std::optional<TournamentNotification> tournament_notification(const tournament::Event& event);

/// Returns the notification that a message about vacations makes for its recipient; nullopt for
/// news of an opponent's vacation, which their games show.
std::optional<NewNotification> vacation_notification(const vacation::Message& message, Instant at);

}  // namespace crownhead::accounts
