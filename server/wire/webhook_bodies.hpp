#pragma once

#include <string>
#include <string_view>

#include "rules/accounts/webhooks.hpp"
#include "server/wire/problem.hpp"

namespace crownhead::wire {

struct WebhookBody {
  std::string url;
  accounts::HookEvents events = 0;
};
Parsed<WebhookBody> parse_webhook(std::string_view body);

Parsed<accounts::WebhookChange> parse_webhook_change(std::string_view body);

}  // namespace crownhead::wire
