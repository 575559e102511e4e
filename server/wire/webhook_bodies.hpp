#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "rules/accounts/webhooks.hpp"
#include "server/wire/problem.hpp"

namespace crownhead::wire {

struct WebhookBody {
  std::string url;
  accounts::HookEvents events = 0;
  std::string password;  ///< the present one
};
Parsed<WebhookBody> parse_webhook(std::string_view body);

struct WebhookChangeBody {
  accounts::WebhookChange change;
  std::optional<std::string> password;  ///< the present one; another address asks for it
};
Parsed<WebhookChangeBody> parse_webhook_change(std::string_view body);

}  // namespace crownhead::wire
