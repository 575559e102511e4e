#pragma once

#include "db/accounts/contacts.hpp"
#include "server/api/call.hpp"

namespace crownhead::api {

/// The address of List-Unsubscribe as a reader opens it: a page with one button. Changes nothing,
/// for mail scanners open every address (RFC 8058, 3.1).
void show_unsubscribe(const db::Contacts& contacts, const CallPtr& call);
/// Turns all messages off: for mail programs (RFC 8058), the web client and the button.
void unsubscribe(db::Contacts& contacts, const CallPtr& call);

}  // namespace crownhead::api
