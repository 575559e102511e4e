#include "server/wire/webhook_bodies.hpp"

#include <algorithm>

#include "rules/comma_list.hpp"
#include "rules/reasons.hpp"
#include "server/wire/fields.hpp"
#include "server/wire/lengths.hpp"

namespace crownhead::wire {
namespace {

constexpr std::size_t longest_url = 500;

/// Whether it is the address of something over HTTP; where that is, is looked at when it is
/// connected to.
bool is_hook_url(std::string_view url) {
  const auto start = url.starts_with("https://") ? 8U : url.starts_with("http://") ? 7U : 0U;
  if (start == 0) return false;
  const auto host = url.substr(start, url.find_first_of("/?", start) - start);
  return !host.empty() && !host.starts_with(':') && host.find('@') == std::string_view::npos &&
         url.find('#') == std::string_view::npos &&
         std::ranges::all_of(url, [](char c) { return c > ' ' && c < '\x7f'; });
}

std::string checked_url(Fields& fields, std::string url) {
  if (!is_hook_url(url)) fields.wrong("url", reason::field::webhook_url());
  return url;
}

accounts::HookEvents read_events(Fields& fields) {
  const auto* list = fields.array("events");
  if (!list) return 0;
  accounts::HookEvents events = 0;
  const auto first = accounts::hook_event_names.begin() + 1;
  for (const auto& item : *list) {
    const auto name = item.is_string() ? item.get<std::string>() : "";
    const auto found = std::find(first, accounts::hook_event_names.end(), name);
    if (found == accounts::hook_event_names.end()) {
      const std::ranges::subrange names(first, accounts::hook_event_names.end());
      fields.wrong("events", reason::field::all_of(comma_list(names)));
      return 0;
    }
    events |= 1U << (found - accounts::hook_event_names.begin());
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
