#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "rules/accounts/notifications.hpp"
#include "rules/ids.hpp"
#include "rules/instant.hpp"

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
