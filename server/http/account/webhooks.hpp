#pragma once

#include "db/messages/webhooks.hpp"
#include "server/http/account/account_mail.hpp"
#include "server/http/call.hpp"
#include "server/http/rate_limits.hpp"
#include "server/http/sign_in/password_check.hpp"
#include "server/runtime/wall_clock.hpp"

namespace crownhead::api {

/// A player's webhooks: addresses of programs that are notified of the player's events.

void list_webhooks(db::Webhooks& webhooks, const CallPtr& call);
/// With an Idempotency-Key, the secret is derived like a token's from the key and the session's
/// secret.
Handling create_webhook(const Passwords& passwords, db::Webhooks& webhooks, const AccountMail& mail,
                        CallPtr call);
Handling change_webhook(const Passwords& passwords, db::Webhooks& webhooks, const AccountMail& mail,
                        CallPtr call);
Handling delete_webhook(db::Webhooks& webhooks, CallPtr call);
Handling test_webhook(Limits& limits, db::Webhooks& webhooks, const live::WallClock& clock,
                      CallPtr call);
void list_deliveries(db::Webhooks& webhooks, const CallPtr& call);

}  // namespace crownhead::api
