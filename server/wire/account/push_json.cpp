#include "server/wire/account/push_json.hpp"

#include "rules/reasons.hpp"
#include "server/wire/core/fields.hpp"
#include "server/wire/core/list_json.hpp"
#include "server/wire/game/shapes.hpp"

namespace crownhead::wire {
namespace {

constexpr std::size_t longest_push_key = 100;
constexpr std::size_t longest_push_title = 80;
constexpr std::size_t longest_push_body = 160;

/// Returns at most that many bytes of UTF-8, of whole characters; "…" shows that something is left
/// out.
std::string shortened(std::string_view text, std::size_t most) {
  constexpr std::string_view dots = "…";
  if (text.size() <= most) return std::string(text);
  auto end = most - dots.size();
  while (end > 0 && (static_cast<unsigned char>(text[end]) & 0xC0U) == 0x80U) --end;
  return std::string(text.substr(0, end)).append(dots);
}

JsonText subscription_shape(const accounts::PushSubscription& subscription) {
  return JsonText::object()
      .add("id", id_text(subscription.id.value))
      .add("device", subscription.device)
      .add("created_ms", subscription.created.ms)
      .add("seen_ms", subscription.seen.ms)
      .add("failing_since_ms", ms_of(subscription.failing_since));
}

/// Reads the object `keys`.
void read_keys(Fields& fields, PushBody& read) {
  const auto* object = fields.object("keys");
  if (!object) return;
  Fields inside(*object);
  read.browser_key = inside.text("p256dh", longest_push_key);
  read.auth = inside.text("auth", longest_push_key);
  if (const auto problem = inside.problem()) fields.wrong_inside("keys", *problem);
}

}  // namespace

std::string vapid_claims(std::string_view audience, Instant expires, std::string_view contact) {
  return JsonText::object()
      .add("aud", audience)
      .add("exp", expires.ms / 1000)
      .add("sub", contact)
      .take();
}

Parsed<PushBody> parse_push_subscription(std::string_view body) {
  return parsed(body, [](Fields& fields) {
    PushBody read{.endpoint = fields.text("endpoint", accounts::longest_endpoint),
                  .browser_key = {},
                  .auth = {}};
    // Browsers send it. Push services report the end of a subscription, too.
    fields.may_have({"expirationTime"});
    read_keys(fields, read);
    return read;
  });
}

std::string push_payload(const PushText& text) {
  return JsonText::object()
      .add("v", 1)
      .add("kind", text.kind)
      .add("title", shortened(text.title, longest_push_title))
      .add("body", shortened(text.body, longest_push_body))
      .add("url", text.url)
      .add("tag", text.url)
      .add("at_ms", text.at.ms)
      .take();
}

std::string push_title_only(std::string_view payload) {
  auto object = parse_object(payload);
  if (!object) return std::string(payload);
  (*object)["body"] = "";
  return object->dump();
}

std::string push_key_json(std::string_view key) {
  return JsonText::object().add("key", key).take();
}

std::string push_subscriptions_json(const std::vector<accounts::PushSubscription>& subscriptions,
                                    SessionId current) {
  return list_page(list_of(subscriptions, [current](const accounts::PushSubscription& one) {
    return subscription_shape(one).add("current", one.session == current);
  }));
}

JsonText exported_push_shape(const accounts::PushSubscription& subscription) {
  return subscription_shape(subscription).add("endpoint", subscription.endpoint);
}

}  // namespace crownhead::wire
