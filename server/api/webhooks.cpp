#include "server/api/webhooks.hpp"

#include "server/api/credentials.hpp"
#include "server/api/guards.hpp"
#include "server/api/query.hpp"
#include "server/wire/client_message.hpp"
#include "server/wire/lobby_json.hpp"
#include "server/wire/webhook_bodies.hpp"
#include "server/wire/webhook_json.hpp"

namespace crownhead::api {
namespace {

WebhookId webhook_id(const Call& call) { return {call.path_id()}; }

}  // namespace

void list_webhooks(Site& site, const CallPtr& call) {
  call->json(200, wire::webhooks_json(site.webhooks.of(call->bearer()->user)));
}

void create_webhook(Site& site, const CallPtr& call) {
  const auto body = wire::parse_webhook(call->body());
  if (!body) return call->refuse(body.error());
  const auto secret = shown_once(site, *call, auth::SecretKind::webhook);
  site.webhooks.create(
      call->bearer()->user, {.url = body->url, .secret = secret, .events = body->events},
      site.clock.now(), call->key(), [call, secret](Result<db::Made<WebhookId>> made) {
        answer(call, std::move(made), [&](const db::Made<WebhookId>& webhook) {
          call->json(201, wire::webhook_made_json(webhook.id, secret));
        });
      });
}

void change_webhook(Site& site, const CallPtr& call) {
  auto change = wire::parse_webhook_change(call->body());
  if (!change) return call->refuse(change.error());
  site.webhooks.change(call->bearer()->user, webhook_id(*call), *std::move(change),
                       site.clock.now(), [call](Result<db::Webhook> changed) {
                         answer(call, std::move(changed), [&](const db::Webhook& webhook) {
                           call->json(200, wire::webhook_json(webhook));
                         });
                       });
}

void delete_webhook(Site& site, const CallPtr& call) {
  site.webhooks.remove(call->bearer()->user, webhook_id(*call), no_content(call));
}

void test_webhook(Site& site, const CallPtr& call) {
  if (limited(site, site.limits.webhook_tests_by_name, call, call->bearer()->name)) return;
  site.webhooks.send_test(call->bearer()->user, webhook_id(*call),
                          wire::hook_test_data(call->bearer()->name), site.clock.now(), call->key(),
                          [call](Result<db::Made<DeliveryId>> made) {
                            answer(call, std::move(made), [&](const db::Made<DeliveryId>& d) {
                              call->json(201, wire::made_json(d.id.value));
                            });
                          });
}

void list_deliveries(Site& site, const CallPtr& call) {
  const auto limit = number_in(*call, "limit", 1, 200, 50);
  if (!limit) return call->refuse(limit.error());
  const auto cursor = call->query("cursor");
  const auto before = cursor ? wire::parse_id(*cursor) : INT64_MAX;
  if (!before)
    return call->refuse(wire::wrong_field("cursor", "must be the next_cursor of this list"));
  const auto page = site.webhooks.deliveries(call->bearer()->user, webhook_id(*call), *before,
                                             static_cast<int>(*limit));
  if (!page) return call->fail({Code::not_found, "you have no such webhook"});
  call->json(200, wire::deliveries_json(*page));
}

}  // namespace crownhead::api
