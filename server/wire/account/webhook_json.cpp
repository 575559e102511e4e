#include "server/wire/account/webhook_json.hpp"

#include "server/wire/core/list_json.hpp"
#include "server/wire/game/lobby_json.hpp"
#include "server/wire/game/shapes.hpp"

namespace crownhead::wire {
namespace {

std::string_view event_name(accounts::NotificationKind event) {
  return accounts::row_of(event).webhook;
}

JsonText tournament_shape(const HookTournament& tournament) {
  return JsonText::object().add("id", id_text(tournament.id.value)).add("name", tournament.name);
}

std::string_view state_of(const accounts::DeliveryLine& line) {
  if (line.due) return "waiting";
  return line.tried && line.failure.empty() ? "delivered" : "given_up";
}

JsonText line_shape(const accounts::DeliveryLine& line) {
  return JsonText::object()
      .add("id", id_text(line.id.value))
      .add("event", event_name(line.event))
      .add("at_ms", line.at.ms)
      .add("state", state_of(line))
      .add("tries", line.tries)
      .add("tried_ms", ms_of(line.tried))
      .add("next_ms", ms_of(line.due))
      .add("status", line.status)
      .add("detail",
           line.failure.empty() ? std::nullopt : std::optional<std::string_view>(line.failure));
}

}  // namespace

std::string delivery_body(const accounts::DueDelivery& delivery) {
  return JsonText::object()
      .add("id", id_text(delivery.id.value))
      .add("webhook", id_text(delivery.webhook.value))
      .add("event", event_name(delivery.event))
      .add("at_ms", delivery.at.ms)
      .add("data", ReadyJson{delivery.data})
      .take();
}

JsonText webhook_shape(const accounts::Webhook& webhook) {
  auto events = JsonText::array();
  for (const accounts::NotificationRow& row : accounts::notifications)
    if (accounts::names_event(row) && (webhook.events & accounts::bit_of(row.kind)) != 0)
      events.push(row.webhook);
  return JsonText::object()
      .add("id", id_text(webhook.id.value))
      .add("url", webhook.url)
      .add("events", events)
      .add("active", !webhook.disabled)
      .add("created_ms", webhook.created.ms)
      .add("failing_since_ms", ms_of(webhook.failing_since))
      .add("disabled_ms", ms_of(webhook.disabled));
}

std::string hook_test_data(std::string_view username) {
  return JsonText::object().add("username", username).take();
}

std::string hook_game_data(const play::GameRow& row) {
  return JsonText::object().add("game", ReadyJson{game_row_json(row)}).take();
}

std::string hook_challenge_data(const play::Challenge& challenge) {
  return JsonText::object().add("challenge", ReadyJson{challenge_json(challenge)}).take();
}

std::string hook_round_data(const HookTournament& tournament, int first, int last) {
  return JsonText::object()
      .add("tournament", tournament_shape(tournament))
      .add("first_round", first)
      .add("last_round", last)
      .take();
}

std::string hook_vacation_data(const HookTournament& tournament, AllocationId allocation,
                               std::string_view state) {
  return JsonText::object()
      .add("tournament", tournament_shape(tournament))
      .add("vacation", id_text(allocation.value))
      .add("decision", state)
      .take();
}

std::string webhook_made_json(WebhookId id, std::string_view secret) {
  return JsonText::object().add("id", id_text(id.value)).add("secret", secret).take();
}

std::string webhook_json(const accounts::Webhook& webhook) { return webhook_shape(webhook).take(); }

std::string webhooks_json(const std::vector<accounts::Webhook>& webhooks) {
  return list_page(list_of(webhooks, webhook_shape));
}

std::string deliveries_json(const accounts::NumberedPage<accounts::DeliveryLine>& page) {
  return numbered_page(list_of(page.items, line_shape), page.next);
}

}  // namespace crownhead::wire
