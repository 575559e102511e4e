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

}  // namespace

void list_webhooks(db::Webhooks& webhooks, const CallPtr& call) {
  call->json(200, wire::webhooks_json(webhooks.of(call->bearer()->user)));
}

Handling create_webhook(const Passwords& passwords, db::Webhooks& webhooks, const AccountMail& mail,
                        CallPtr call) {
  const auto body = wire::parse_webhook(call->body());
  if (!body) co_return call->refuse(body.error());
  if (!co_await asker_with_password(passwords, call, body->password)) co_return;
  const UserId user = call->bearer()->user;
  const auto secret = shown_once(mail.config, *call, auth::SecretKind::webhook);
  const auto contact = mail.contacts.of(user);
  const auto made = co_await live::awaited<Result<db::Made<WebhookId>>>([&](auto done) {
    webhooks.create(user, {.url = body->url, .secret = secret, .events = body->events},
                    mail.clock.now(),
                    key_without_password(*call, body->url + '\n' + std::to_string(body->events)),
                    std::move(done));
  });
  if (!made) co_return call->fail(made.error());
  if (!made->repeated) send_guard_notice(mail, contact, told_of(body->url));
  call->json(201, wire::webhook_made_json(made->id, secret));
}

Handling change_webhook(const Passwords& passwords, db::Webhooks& webhooks, const AccountMail& mail,
                        CallPtr call) {
  const auto body = wire::parse_webhook_change(call->body());
  if (!body) co_return call->refuse(body.error());
  const UserId user = call->bearer()->user;
  const auto found = webhooks.find(user, webhook_id(*call));
  if (!found) co_return call->fail({Code::not_found, reason::webhook::none_such()});
  auto change = body->change;
  if (change.url == found->url) change.url.reset();
  if (change.url) {
    if (!body->password)
      co_return call->refuse(
          wire::wrong_field("password", reason::account::password_for_new_address()));
    if (!co_await asker_with_password(passwords, call, *body->password)) co_return;
  }
  const auto contact = mail.contacts.of(user);
  const auto changed = co_await live::awaited<Result<db::Webhook>>([&](auto done) {
    webhooks.change(user, webhook_id(*call), change, mail.clock.now(), std::move(done));
  });
  if (!changed) co_return call->fail(changed.error());
  if (change.url) send_guard_notice(mail, contact, told_of(*change.url));
  call->json(200, wire::webhook_json(*changed));
}

Handling delete_webhook(db::Webhooks& webhooks, CallPtr call) {
  call->no_content(co_await live::awaited<Result<void>>([&](auto done) {
    webhooks.remove(call->bearer()->user, webhook_id(*call), std::move(done));
  }));
}

Handling test_webhook(Limits& limits, db::Webhooks& webhooks, const live::WallClock& clock,
                      CallPtr call) {
  const auto& bearer = *call->bearer();
  if (limits.refuses(limits.webhook_tests_by_name, call, bearer.name)) co_return;
  const auto made = co_await live::awaited<Result<db::Made<DeliveryId>>>([&](auto done) {
    webhooks.send_test(bearer.user, webhook_id(*call), wire::hook_test_data(bearer.name),
                       clock.now(), call->key(), std::move(done));
  });
  if (!made) co_return call->fail(made.error());
  call->json(201, wire::made_json(made->id.value));
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
