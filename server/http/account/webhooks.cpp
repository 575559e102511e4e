#include "server/http/account/webhooks.hpp"

#include "rules/reasons.hpp"
#include "server/http/query.hpp"
#include "server/http/sign_in/credentials.hpp"
#include "server/http/sign_in/guard_notice.hpp"
#include "server/http/sign_in/guards.hpp"
#include "server/wire/account/webhook_bodies.hpp"
#include "server/wire/account/webhook_json.hpp"
#include "server/wire/game/client_message.hpp"
#include "server/wire/game/lobby_json.hpp"

namespace crownhead::api {
namespace {

WebhookId webhook_id(const Call& call) { return {call.path_id()}; }

accounts::GuardNotice told_of(std::string url) {
  return {.change = accounts::GuardChange::webhook, .what = std::move(url)};
}

void store_webhook(db::Webhooks& webhooks, const AccountMail& mail, const CallPtr& call,
                   const wire::WebhookBody& body) {
  const UserId user = call->bearer()->user;
  const auto secret = shown_once(mail.config, *call, auth::SecretKind::webhook);
  webhooks.create(user, {.url = body.url, .secret = secret, .events = body.events},
                  mail.clock.now(),
                  key_without_password(*call, body.url + '\n' + std::to_string(body.events)),
                  [&mail, call, secret, url = body.url,
                   contact = mail.contacts.of(user)](Result<db::Made<WebhookId>> made) {
                    answer(call, std::move(made), [&](const db::Made<WebhookId>& webhook) {
                      if (!webhook.repeated) send_guard_notice(mail, contact, told_of(url));
                      call->json(201, wire::webhook_made_json(webhook.id, secret));
                    });
                  });
}

void store_change(db::Webhooks& webhooks, const AccountMail& mail, const CallPtr& call,
                  const db::WebhookChange& change) {
  const UserId user = call->bearer()->user;
  webhooks.change(user, webhook_id(*call), change, mail.clock.now(),
                  [&mail, call, url = change.url,
                   contact = mail.contacts.of(user)](Result<db::Webhook> changed) {
                    answer(call, std::move(changed), [&](const db::Webhook& webhook) {
                      if (url) send_guard_notice(mail, contact, told_of(*url));
                      call->json(200, wire::webhook_json(webhook));
                    });
                  });
}

}  // namespace

void list_webhooks(db::Webhooks& webhooks, const CallPtr& call) {
  call->json(200, wire::webhooks_json(webhooks.of(call->bearer()->user)));
}

void create_webhook(const Passwords& passwords, db::Webhooks& webhooks, const AccountMail& mail,
                    const CallPtr& call) {
  const auto body = wire::parse_webhook(call->body());
  if (!body) return call->refuse(body.error());
  with_password(passwords, call, body->password,
                [&webhooks, &mail, call, body = *body](const db::User&) {
                  store_webhook(webhooks, mail, call, body);
                });
}

void change_webhook(const Passwords& passwords, db::Webhooks& webhooks, const AccountMail& mail,
                    const CallPtr& call) {
  const auto body = wire::parse_webhook_change(call->body());
  if (!body) return call->refuse(body.error());
  const auto found = webhooks.find(call->bearer()->user, webhook_id(*call));
  if (!found) return call->fail({Code::not_found, reason::webhook::none_such()});
  auto change = body->change;
  if (change.url == found->url) change.url.reset();
  if (!change.url) return store_change(webhooks, mail, call, change);
  if (!body->password)
    return call->refuse(wire::wrong_field("password", reason::account::password_for_new_address()));
  with_password(passwords, call, *body->password,
                [&webhooks, &mail, call, change](const db::User&) {
                  store_change(webhooks, mail, call, change);
                });
}

void delete_webhook(db::Webhooks& webhooks, const CallPtr& call) {
  webhooks.remove(call->bearer()->user, webhook_id(*call), no_content(call));
}

void test_webhook(Limits& limits, db::Webhooks& webhooks, const live::WallClock& clock,
                  const CallPtr& call) {
  if (limits.refuses(limits.webhook_tests_by_name, call, call->bearer()->name)) return;
  webhooks.send_test(call->bearer()->user, webhook_id(*call),
                     wire::hook_test_data(call->bearer()->name), clock.now(), call->key(),
                     [call](Result<db::Made<DeliveryId>> made) {
                       answer(call, std::move(made), [&](const db::Made<DeliveryId>& d) {
                         call->json(201, wire::made_json(d.id.value));
                       });
                     });
}

void list_deliveries(db::Webhooks& webhooks, const CallPtr& call) {
  const auto limit = number_in(*call, "limit", 1, 200, 50);
  if (!limit) return call->refuse(limit.error());
  const auto cursor = call->query("cursor");
  const auto before = cursor ? wire::parse_id(*cursor) : INT64_MAX;
  if (!before) return call->refuse(wire::wrong_field("cursor", reason::field::cursor()));
  const auto page = webhooks.deliveries(call->bearer()->user, webhook_id(*call), *before,
                                        static_cast<int>(*limit));
  if (!page) return call->fail({Code::not_found, reason::webhook::none()});
  call->json(200, wire::deliveries_json(*page));
}

}  // namespace crownhead::api
