#include "server/wire/account/webhook_bodies.hpp"

#include <algorithm>

#include "rules/comma_list.hpp"
#include "rules/reasons.hpp"
#include "server/addresses/url.hpp"
#include "server/wire/core/fields.hpp"
#include "server/wire/core/lengths.hpp"

namespace crownhead::wire {
namespace {

constexpr std::size_t longest_url = 500;

/// Its target is checked when a connection is made.
std::string checked_url(Fields& fields, std::string url) {
  const auto parsed =
      addresses::parse_url(url, addresses::web_schemes, addresses::UrlTail::path_and_query);
  if (!parsed)
    fields.wrong("url", parsed.error() == addresses::UrlFault::alphabet
                            ? reason::field::host_in_ascii()
                            : reason::field::webhook_url());
  return url;
}

std::vector<std::string_view> all_events() {
  std::vector<std::string_view> names;
  for (const accounts::NotificationRow& row : accounts::notifications)
    if (accounts::names_event(row)) names.push_back(row.webhook);
  return names;
}

accounts::WebhookEvents read_events(Fields& fields) {
  const auto* list = fields.array("events");
  if (!list) return 0;
  accounts::WebhookEvents events = 0;
  for (const auto& item : *list) {
    const auto name = item.is_string() ? item.get<std::string>() : "";
    const auto found = std::ranges::find_if(accounts::notifications, [&](const auto& row) {
      return accounts::names_event(row) && row.webhook == name;
    });
    if (found == accounts::notifications.end()) {
      fields.wrong("events", reason::field::all_of(comma_list(all_events())));
      return 0;
    }
    events |= accounts::bit_of(found->kind);
  }
  if (events == 0) fields.wrong("events", reason::field::one_at_least());
  return events;
}

}  // namespace

Parsed<WebhookBody> parse_webhook(std::string_view body) {
  return parsed(body, [](Fields& fields) {
    auto url = fields.text("url", longest_url);
    return WebhookBody{.url = url.empty() ? url : checked_url(fields, std::move(url)),
                       .events = read_events(fields),
                       .password = fields.text("password", longest_password)};
  });
}

Parsed<WebhookChangeBody> parse_webhook_change(std::string_view body) {
  return parsed(body, [](Fields& fields) {
    accounts::WebhookChange change;
    if (auto url = fields.optional_text("url", longest_url))
      change.url = checked_url(fields, *std::move(url));
    if (fields.has("events")) change.events = read_events(fields);
    if (fields.has("active")) change.active = fields.flag("active", true);
    return WebhookChangeBody{.change = std::move(change),
                             .password = fields.optional_text("password", longest_password)};
  });
}

}  // namespace crownhead::wire
