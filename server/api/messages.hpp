#pragma once

#include "server/api/call.hpp"
#include "server/api/site.hpp"

namespace crownhead::api {

/// What a player is told by e-mail, and the links that come to him that way.

void get_message_settings(Site& site, const CallPtr& call);
void change_message_settings(Site& site, const CallPtr& call);
void unsubscribe(Site& site, const CallPtr& call);

/// Sends the link by which an address is confirmed, to the one that the account has.
void ask_for_confirmation(Site& site, const CallPtr& call);
void confirm_email(Site& site, const CallPtr& call);

/// Answers 204 whether or not there is such a player, so that names and addresses cannot be told
/// apart; the link goes to a confirmed address only.
void ask_for_password(Site& site, const CallPtr& call);
void reset_password(Site& site, const CallPtr& call);

/// Whose address is to be confirmed, and in which language he is asked to.
struct Receiver {
  UserId user;
  std::string username;
  std::string locale;
  std::string email;
};

/// Queues the message with the link that confirms the address.
void send_confirmation(Site& site, const Receiver& to, db::Done<void> done);

}  // namespace crownhead::api
