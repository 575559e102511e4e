#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "rules/accounts/webhooks.hpp"
#include "server/wire/core/problem.hpp"

namespace crownhead::wire {

struct WebhookBody {
  std::string url;
  accounts::WebhookEvents events = 0;
  std::string password;  ///< the present one
};
Parsed<WebhookBody> parse_webhook(std::string_view body);

struct WebhookChangeBody {
  accounts::WebhookChange change;
  std::optional<std::string> password;  ///< the present one, required for a change of the address
};
Parsed<WebhookChangeBody> parse_webhook_change(std::string_view body);

}  // namespace crownhead::wire
