#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "rules/accounts/notifications.hpp"
#include "rules/ids.hpp"
#include "rules/instant.hpp"
#include "rules/play/event.hpp"

namespace crownhead::accounts {

/// A notification to send.
struct Notice {
  UserId user;
  GameId game;
  NotificationKind kind;
  int hours = 0;  ///< remaining hours, for a reminder
  Instant at;     ///< when the event happened
  Instant due;    ///< earliest time to send it
};

/// A notification for the list under the bell, with what its text needs. Names are not stored; the
/// list reads the current names.
struct NewNotification {
  UserId user;
  NotificationKind kind;
  Instant at;
  std::optional<GameId> game = {};
  std::optional<TournamentId> tournament = {};
  std::optional<ChallengeId> challenge = {};
  std::optional<UserId> other = {};  ///< the player whom it is about, if it is not the opponent
  int number = 0;                    ///< the first round, or the hours left
  int last = 0;                      ///< the last round
  std::string act = {};              ///< of a vacation: vacation::news_name
};

/// A notification as its player reads it.
struct ListedNotification {
  NotificationId id;
  NotificationKind kind;
  Instant at;
  std::optional<GameId> game;
  std::optional<TournamentId> tournament;
  std::string tournament_name;
  std::optional<ChallengeId> challenge;
  std::string player;  ///< the other's name; empty if there is none
  int number;
  int last;
  std::string act;
  std::optional<play::Outcome> outcome;  ///< of the game
  bool white;                            ///< the reader plays White
};

/// Newest first.
struct NotificationPage {
  std::vector<ListedNotification> items;
  std::optional<NotificationId> next;
  NotificationId read_up_to;  ///< this one and all before it have been read
};

/// A player keeps the newest ones.
inline constexpr int most_notifications = 100;
inline constexpr Millis notifications_kept = seconds(std::int64_t{30} * 24 * 3600);

/// A change to an account's security. The player is notified whatever their settings are.
enum class GuardChange : std::uint8_t {
  password,
  email,
  factor_on,
  factor_off,
  token,       ///< one was created
  webhook,     ///< one was created, or its address was changed
  codes_tried  ///< failed second-factor codes with the right password
};

/// The variable parts of a security notification.
struct GuardNotice {
  GuardChange change;
  std::string what = {};  ///< name of the token, or address of the webhook
  std::string undo = {};  ///< secret of the link that undoes a change of address
};

/// How to reach a player.
struct Contact {
  UserId user;
  std::string username;
  std::string email;
  bool confirmed;  ///< the player has opened a link sent to this address
  std::string time_zone;
  std::string locale;
  NotificationSettings settings;
  std::string unsubscribe;  ///< end of the unsubscribe link; empty if none was created
};

/// A message in the outbox.
struct OutgoingMail {
  std::int64_t id = 0;
  UserId user;
  std::string address;
  std::string subject;
  std::string body;
  std::string
      unsubscribe;  ///< end of the unsubscribe link; empty in messages that the player requested
  Instant created;
  int tries = 0;  ///< failed attempts
};

/// The use of a secret that was sent by e-mail. Stored as numbers: append, never renumber.
enum class MailPurpose : std::uint8_t { confirm, reset, undo_email };

}  // namespace crownhead::accounts
