#include "server/messages/webhook_dispatcher.hpp"

#include <functional>
#include <set>

#include "db/jobs/awaited.hpp"
#include "server/auth/hmac.hpp"
#include "server/messages/claims.hpp"
#include "server/messages/retry.hpp"
#include "server/messages/wording.hpp"
#include "server/wire/account/webhook_json.hpp"

namespace crownhead::messages {
namespace {

using accounts::NotificationKind;

constexpr std::size_t sent_at_once = 20;
constexpr int looked_at = 200;
constexpr Millis patience = seconds(std::int64_t{3} * 24 * 3600);

HookRequest request_of(const db::DueDelivery& delivery, Instant now) {
  auto body = wire::delivery_body(delivery);
  const auto timestamp = std::to_string(now.ms / 1000);
  const auto signature = auth::hmac_sha256(delivery.secret, timestamp + "." + body);
  return {.url = delivery.url,
          .headers = {"Content-Type: application/json", "User-Agent: Crownhead",
                      "Crownhead-Delivery: " + std::to_string(delivery.id.value),
                      "Crownhead-Timestamp: " + timestamp, "Crownhead-Signature: v1=" + signature,
                      "Expect:"},  // no 100-continue for so small a body
          .body = std::move(body)};
}

/// Returns "example.org" for https://example.org:8443/hook, "[::1]" for https://[::1]:8443/hook.
std::string_view host_of(std::string_view url) {
  const auto scheme = url.find("://");
  if (scheme != std::string_view::npos) url.remove_prefix(scheme + 3);
  const std::size_t bracketed = url.starts_with('[') ? url.find(']') : 0;
  return url.substr(0, url.find_first_of(":/?#", std::min(bracketed, url.size())));
}

/// Selects one delivery per host, so that a slow host delays only its own deliveries.
std::vector<db::DueDelivery> one_each_host(std::vector<db::DueDelivery> due) {
  std::set<std::string, std::less<>> hosts;
  std::erase_if(due, [&](const db::DueDelivery& delivery) {
    return hosts.size() == sent_at_once || !hosts.emplace(host_of(delivery.url)).second;
  });
  return due;
}

}  // namespace

std::vector<db::NewDelivery> WebhookDispatcher::of(const std::vector<NotificationsOfGame>& news,
                                                   Instant since, Instant until) const {
  std::vector<db::NewDelivery> found;
  of_challenges(since, until, found);
  for (const NotificationsOfGame& one : news)
    if (one.news.hooked) of_game(one, found);
  of_tournaments(since, until, found);
  return found;
}

void WebhookDispatcher::add(UserId user, NotificationKind kind, Instant at, const std::string& data,
                            std::vector<db::NewDelivery>& found) const {
  const auto event = accounts::webhook_kind(kind);
  if (!event) return;
  for (const WebhookId webhook : services_.webhooks.subscribed(user, *event))
    found.push_back({.webhook = webhook, .event = *event, .at = at, .data = data});
}

void WebhookDispatcher::of_game(const NotificationsOfGame& made,
                                std::vector<db::NewDelivery>& found) const {
  const auto row = services_.game_queries.row(made.news.game);
  if (!row) return;
  const auto data = wire::hook_game_data(*row);
  for (const auto& one : made.notifications) add(one.user, one.kind, one.at, data, found);
}

void WebhookDispatcher::of_challenges(Instant since, Instant until,
                                      std::vector<db::NewDelivery>& found) const {
  for (const ChallengeId id : services_.news.challenges(since, until))
    if (const auto challenge = services_.challenges.find(id)) {
      const auto tell = [&](UserId user) {
        add(user, NotificationKind::challenge, challenge->created,
            wire::hook_challenge_data(*challenge), found);
      };
      if (challenge->to) tell(*challenge->to);
      for (const auto& one : challenge->invited) tell(one.user);
    }
}

void WebhookDispatcher::of_tournaments(Instant since, Instant until,
                                       std::vector<db::NewDelivery>& found) const {
  for (const auto& round : services_.news.rounds(since, until))
    add(round.player, round.kind, round.at,
        wire::hook_round_data({round.tournament, round.name}, round.first, round.last), found);
  for (const auto& vacation : services_.news.vacations(since, until))
    add(vacation.player, NotificationKind::vacation_decided, vacation.at,
        wire::hook_vacation_data({vacation.tournament, vacation.name}, vacation.allocation,
                                 vacation.act),
        found);
}

std::size_t WebhookDispatcher::send_due(Instant now) {
  if (!services_.share.holds(cluster::Role::outbox)) return 0;
  if (const auto off = services_.webhooks.off_with_waiting(now)) {
    const auto given_up =
        db::awaited<void>([&](auto done) { services_.webhooks.give_up(*off, std::move(done)); });
    if (!given_up) services_.log_error(given_up.error().detail);
  }
  auto due = one_each_host(services_.webhooks.due(now, looked_at));
  std::erase_if(due, [&](const db::DueDelivery& delivery) {
    return !takes(services_.share, services_.webhooks, delivery.id, now);
  });
  if (due.empty()) return 0;
  std::vector<HookRequest> requests;
  requests.reserve(due.size());
  for (const auto& delivery : due) requests.push_back(request_of(delivery, now));
  const auto answers = services_.sender.send(requests);
  for (std::size_t i = 0; i < due.size(); ++i) keep(due[i], answers[i], now);
  return due.size();
}

void WebhookDispatcher::keep(const db::DueDelivery& delivery, const HookAnswer& answer,
                             Instant now) {
  const bool failed = !answer.failure.empty();
  const bool again = failed && delivery.tries + 1 < most_tries;
  const bool off = failed && delivery.failing_since && now - *delivery.failing_since >= patience;
  std::optional<accounts::OutgoingMail> mail;
  const auto contact = off ? services_.contacts.of(delivery.owner) : std::nullopt;
  if (contact && contact->confirmed) {
    mail = mail_to(delivery.owner, contact->email,
                   webhook_off_wording(*contact, delivery.url, services_.url), now);
  }
  const auto kept = db::awaited<void>([&](auto done) {
    services_.webhooks.tried(
        {.id = delivery.id,
         .webhook = delivery.webhook,
         .at = now,
         .status = answer.status,
         .failure = answer.failure,
         .next = again ? std::optional(now + retry_after(delivery.tries)) : std::nullopt,
         .disable = off},
        std::move(mail), std::move(done));
  });
  if (!kept) services_.log_error(kept.error().detail);
}

}  // namespace crownhead::messages
