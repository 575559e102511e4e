#pragma once

#include "db/accounts/contacts.hpp"
#include "server/http/call.hpp"

namespace crownhead::api {

/// The List-Unsubscribe address opened in a browser: a page with one button. Changes nothing,
/// because mail scanners open every link.
void show_unsubscribe(const db::Contacts& contacts, const CallPtr& call);
/// Turns all messages off. Used by mail programs (RFC 8058), the web client and the button.
Handling unsubscribe(db::Contacts& contacts, CallPtr call);

}  // namespace crownhead::api
