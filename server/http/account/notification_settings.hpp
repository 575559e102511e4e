#pragma once

#include "db/accounts/contacts.hpp"
#include "db/accounts/users.hpp"
#include "server/http/account/account_mail.hpp"
#include "server/http/call.hpp"
#include "server/http/sign_in/code_tries.hpp"
#include "server/http/sign_in/password_check.hpp"
#include "server/http/socket/open_sockets.hpp"
#include "server/runtime/wall_clock.hpp"

namespace crownhead::api {

/// E-mail notifications and the links sent by e-mail.

void get_notification_settings(db::Contacts& contacts, const CallPtr& call);
Handling change_notification_settings(db::Contacts& contacts, CallPtr call);

/// Sends the confirmation link to the account's e-mail address.
Handling ask_for_confirmation(const AccountMail& mail, CallPtr call);
Handling confirm_email(db::Contacts& contacts, const live::WallClock& clock, CallPtr call);
/// Uses the same link: the reader of the address says that the account is not theirs.
Handling refuse_email(const live::WallClock& clock, db::Contacts& contacts, CallPtr call);
/// Uses the link sent to the account's previous address. Answers with the secret for setting a new
/// password.
Handling undo_email(const live::WallClock& clock, db::Contacts& contacts, OpenSockets& sockets,
                    CallPtr call);

/// Answers 204 whether or not such a player exists, so that names and addresses cannot be probed.
/// Sends the link only to a confirmed address.
void ask_for_password(db::Users& users, const AccountMail& mail, const CallPtr& call);
Handling reset_password(const Passwords& passwords, const AccountMail& mail, CodeTries& code_tries,
                        OpenSockets& sockets, CallPtr call);

/// The owner of an address to be confirmed, with the language of the message.
struct Receiver {
  UserId user;
  std::string username;
  std::string locale;
  std::string email;
};

/// Queues the message with the confirmation link.
void send_confirmation(const AccountMail& mail, const Receiver& to, db::Done<void> done);

/// The same for a new account, if it has an address that accepts mail.
void confirm_at_sign_up(const AccountMail& mail, const Receiver& to);

/// Returns the refusal for an address whose reader wants no such links; nullopt for any other.
std::optional<Reason> why_not_address(const AccountMail& mail, std::string_view email);

/// Returns true and answers the call if no confirmation link may be sent: the reader has refused
/// them, or has received too many. Otherwise counts one.
bool refused_confirmation(const AccountMail& mail, const CallPtr& call, const std::string& email);

}  // namespace crownhead::api
