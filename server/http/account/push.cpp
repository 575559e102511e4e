#include "server/http/account/push.hpp"

#include <algorithm>

#include "rules/reasons.hpp"
#include "server/addresses/url.hpp"
#include "server/auth/base64url.hpp"
#include "server/auth/device.hpp"
#include "server/messages/push/keys.hpp"
#include "server/wire/account/push_json.hpp"
#include "server/wire/game/lobby_json.hpp"

namespace crownhead::api {
namespace {

constexpr std::string_view push_schemes[] = {"https"};

std::optional<accounts::PushKey> key_of_site(const SiteConfig& config,
                                             const db::PushSubscriptions& subscriptions) {
  return config.push_contact.empty() ? std::nullopt : subscriptions.key();
}

Error push_is_off() { return {Code::not_found, reason::push::off()}; }

/// True for a URL to which the server may send: by name and on the usual port, unless the operator
/// allows services inside their network.
bool is_endpoint(const SiteConfig& config, std::string_view text) {
  const auto url = addresses::parse_url(text, push_schemes, addresses::UrlTail::path_and_query);
  if (!url || text.size() > accounts::longest_endpoint) return false;
  return config.push_inside || (url->port == 0 && addresses::dns_name(url->host));
}

template <std::size_t size>
bool read_key(const std::string& text, std::array<std::uint8_t, size>& key) {
  const auto bytes = auth::from_base64url(text);
  if (!bytes || bytes->size() != size) return false;
  std::ranges::copy(*bytes, key.begin());
  return true;
}

wire::Parsed<db::NewPushSubscription> read_browser(const SiteConfig& config, const Call& call) {
  const auto body = wire::parse_push_subscription(call.body());
  if (!body) return std::unexpected(body.error());
  db::NewPushSubscription browser{.endpoint = body->endpoint,
                                  .key = {},
                                  .device = auth::device_name(call.request().header("User-Agent"))};
  if (!is_endpoint(config, body->endpoint))
    return std::unexpected(wire::wrong_field("endpoint", reason::field::push_endpoint()));
  if (!read_key(body->browser_key, browser.browser_key) ||
      !messages::push::is_public_key(browser.browser_key))
    return std::unexpected(wire::wrong_field("keys.p256dh", reason::field::push_key()));
  if (!read_key(body->auth, browser.auth))
    return std::unexpected(wire::wrong_field("keys.auth", reason::field::push_key()));
  return browser;
}

}  // namespace

void get_push_key(const SiteConfig& config, db::PushSubscriptions& subscriptions,
                  const CallPtr& call) {
  const auto key = key_of_site(config, subscriptions);
  if (!key) return call->fail(push_is_off());
  call->json(200, wire::push_key_json(auth::base64url(key->pair.open)));
}

void list_push_subscriptions(db::PushSubscriptions& subscriptions, const CallPtr& call) {
  const auto& bearer = *call->bearer();
  call->json(200, wire::push_subscriptions_json(subscriptions.of(bearer.user),
                                                bearer.session.value_or(SessionId{})));
}

Handling subscribe_to_push(const SiteConfig& config, db::PushSubscriptions& subscriptions,
                           Limits& limits, const live::WallClock& clock, CallPtr call) {
  const auto key = key_of_site(config, subscriptions);
  if (!key) co_return call->fail(push_is_off());
  auto browser = read_browser(config, *call);
  if (!browser) co_return call->refuse(browser.error());
  browser->key = key->id;
  const auto& bearer = *call->bearer();
  // Pages register again on each visit.
  const bool known = subscriptions.find(bearer.user, browser->endpoint).has_value();
  if (!known && limits.refuses(limits.push_by_name, call, bearer.name)) co_return;
  const auto made = co_await live::awaited<Result<PushSubscriptionId>>([&](auto done) {
    subscriptions.subscribe(bearer.user, bearer.session.value_or(SessionId{}), *std::move(browser),
                            clock.now(), std::move(done));
  });
  if (!made) co_return call->fail(made.error());
  call->json(known ? 200 : 201, wire::made_json(made->value));
}

Handling delete_push_subscription(db::PushSubscriptions& subscriptions, CallPtr call) {
  call->no_content(co_await live::awaited<Result<void>>([&](auto done) {
    subscriptions.remove(call->bearer()->user, PushSubscriptionId{call->path_id()},
                         std::move(done));
  }));
}

}  // namespace crownhead::api
