#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "rules/ids.hpp"
#include "rules/instant.hpp"

namespace crownhead::accounts {

/// What a player wants to be told of correspondence games by e-mail. Minutes are of the local
/// day, 0 to 1439.
struct MessageSettings {
  bool my_turn = true;
  bool game_ended = true;
  bool draw_offered = true;                   ///< and the other offers that wait for an answer
  std::vector<int> reminder_hours = {24, 3};  ///< before the deadline, 1 to 168
  std::optional<int> digest_minute = {};      ///< all in one message a day, at that time
  std::optional<int> quiet_from_minute = {};  ///< both or none
  std::optional<int> quiet_until_minute = {};

  bool operator==(const MessageSettings&) const = default;
};

/// Stored as numbers: append, never renumber.
enum class NoticeKind : std::uint8_t {
  my_turn,
  reminder,
  game_ended,
  flag_fell,
  draw_offered,
  takeback_asked,
  rematch_offered
};

/// Something to tell.
struct Notice {
  UserId user;
  GameId game;
  NoticeKind kind;
  int hours = 0;  ///< of a reminder, what is left
  Instant at;     ///< when it happened
  Instant due;    ///< when it may be told
};

/// What guards an account and was changed. Its player is told whatever the settings say.
enum class GuardChange : std::uint8_t {
  password,
  email,
  factor_on,
  factor_off,
  token,       ///< one was made
  webhook,     ///< one was made, or leads elsewhere
  codes_tried  ///< wrong ones of the second factor, with the right password
};

/// What a message about that says besides.
struct GuardNotice {
  GuardChange change;
  std::string what = {};  ///< the name of the token, the address of the webhook
  std::string undo = {};  ///< the secret that undoes a changed address
};

/// Where and how a player is told.
struct Contact {
  UserId user;
  std::string username;
  std::string email;
  bool confirmed;  ///< the player has followed a link that was sent there
  std::string time_zone;
  std::string locale;
  MessageSettings settings;
  std::string unsubscribe;  ///< the end of the link; empty if none has been made
};

/// A message on its way.
struct OutgoingMail {
  std::int64_t id = 0;
  UserId user;
  std::string address;
  std::string subject;
  std::string body;
  std::string unsubscribe;  ///< the end of the link; empty in messages that were asked for
  Instant created;
  int tries = 0;  ///< that have failed
};

/// What a secret that was sent by e-mail opens. Stored as numbers: append, never renumber.
enum class MailPurpose : std::uint8_t { confirm, reset, undo_email };

}  // namespace crownhead::accounts
