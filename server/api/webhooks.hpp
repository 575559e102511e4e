#pragma once

#include "db/messages/webhooks.hpp"
#include "server/api/account_mail.hpp"
#include "server/api/call.hpp"
#include "server/api/password_check.hpp"
#include "server/api/rate_limits.hpp"
#include "server/live/wall_clock.hpp"

namespace crownhead::api {

/// A player's webhooks: addresses of programs that are told what happens to the player.

void list_webhooks(db::Webhooks& webhooks, const CallPtr& call);
/// With an Idempotency-Key the secret comes from the key and the session's, as that of a token.
void create_webhook(const Passwords& passwords, db::Webhooks& webhooks, const AccountMail& mail,
                    const CallPtr& call);
void change_webhook(const Passwords& passwords, db::Webhooks& webhooks, const AccountMail& mail,
                    const CallPtr& call);
void delete_webhook(db::Webhooks& webhooks, const CallPtr& call);
void test_webhook(Limits& limits, db::Webhooks& webhooks, const live::WallClock& clock,
                  const CallPtr& call);
void list_deliveries(db::Webhooks& webhooks, const CallPtr& call);

}  // namespace crownhead::api
