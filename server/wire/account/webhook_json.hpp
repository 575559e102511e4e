#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "rules/accounts/lines.hpp"
#include "rules/accounts/webhooks.hpp"
#include "rules/play/challenge.hpp"
#include "rules/play/game_row.hpp"
#include "server/wire/core/json_text.hpp"

namespace crownhead::wire {

/// The body that is sent to a webhook, the same in every attempt:
/// {"id","webhook","event","at_ms","data"}.
std::string delivery_body(const accounts::DueDelivery& delivery);

/// Data of the events; see docs/webhooks.md.
std::string hook_test_data(std::string_view username);
std::string hook_game_data(const play::GameRow& row);
std::string hook_challenge_data(const play::Challenge& challenge);

struct HookTournament {
  TournamentId id;
  std::string_view name;
};
std::string hook_round_data(const HookTournament& tournament, int first, int last);
std::string hook_vacation_data(const HookTournament& tournament, AllocationId allocation,
                               std::string_view state);

JsonText webhook_shape(const accounts::Webhook& webhook);

/// Answers to the owner. Only the first one contains the secret.
std::string webhook_made_json(WebhookId id, std::string_view secret);
std::string webhook_json(const accounts::Webhook& webhook);
std::string webhooks_json(const std::vector<accounts::Webhook>& webhooks);
std::string deliveries_json(const accounts::NumberedPage<accounts::DeliveryLine>& page);

}  // namespace crownhead::wire
