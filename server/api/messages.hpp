#pragma once

#include "db/accounts/contacts.hpp"
#include "db/accounts/users.hpp"
#include "server/api/account_mail.hpp"
#include "server/api/call.hpp"
#include "server/api/code_tries.hpp"
#include "server/api/open_sockets.hpp"
#include "server/api/password_check.hpp"
#include "server/live/wall_clock.hpp"

namespace crownhead::api {

/// What a player is told by e-mail, and the links that come that way.

void get_message_settings(db::Contacts& contacts, const CallPtr& call);
void change_message_settings(db::Contacts& contacts, const CallPtr& call);

/// Sends the link by which an address is confirmed, to the one that the account has.
void ask_for_confirmation(const AccountMail& mail, const CallPtr& call);
void confirm_email(db::Contacts& contacts, const live::WallClock& clock, const CallPtr& call);
/// By the same link: the reader of the address says that it is not theirs.
void refuse_email(const live::WallClock& clock, db::Contacts& contacts, const CallPtr& call);
/// By the link that went to the address that the account had before. Answers with the secret by
/// which a new password is set.
void undo_email(const live::WallClock& clock, db::Contacts& contacts, OpenSockets& sockets,
                const CallPtr& call);

/// Answers 204 whether or not there is such a player, so that names and addresses cannot be told
/// apart; the link goes to a confirmed address only.
void ask_for_password(db::Users& users, const AccountMail& mail, const CallPtr& call);
void reset_password(const Passwords& passwords, const AccountMail& mail, CodeTries& code_tries,
                    OpenSockets& sockets, const CallPtr& call);

/// Whose address is to be confirmed, and in which language they are asked.
struct Receiver {
  UserId user;
  std::string username;
  std::string locale;
  std::string email;
};

/// Queues the message with the link that confirms the address.
void send_confirmation(const AccountMail& mail, const Receiver& to, db::Done<void> done);

/// The same for a new account, if it has an address that may be written to.
void confirm_at_sign_up(const AccountMail& mail, const Receiver& to);

/// The refusal for an address whose reader wants no such links; nullopt for any other.
std::optional<Reason> why_not_address(const AccountMail& mail, std::string_view email);

/// Whether a link to confirm the address must not be sent now, which this answers: its reader wants
/// none, or has got enough. Else counts one.
bool refused_confirmation(const AccountMail& mail, const CallPtr& call, const std::string& email);

}  // namespace crownhead::api
