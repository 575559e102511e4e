#include "server/messages/browsers/push_dispatcher.hpp"

#include <algorithm>
#include <array>

#include "db/jobs/awaited.hpp"
#include "server/addresses/url.hpp"
#include "server/messages/claims.hpp"
#include "server/messages/push/encryption.hpp"
#include "server/messages/push/vapid.hpp"
#include "server/messages/retry.hpp"
#include "server/wire/account/push_json.hpp"

namespace crownhead::messages {
namespace {

using accounts::PushResult;

constexpr int pushes_looked_at = 200;
constexpr std::size_t pushes_at_once = 20;
constexpr int pushes_to_host = 8;
constexpr int most_attempts = 6;  // the last one 31 minutes after the first
constexpr std::size_t most_tokens = 64;
constexpr Millis token_lasts = seconds(12 * 3600);
constexpr Millis token_renewed = seconds(6 * 3600);
constexpr Millis usual_pause = seconds(60);
constexpr Millis longest_pause = seconds(3600);
constexpr std::array<std::string_view, 4> urgencies = {"very-low", "low", "normal", "high"};

/// Returns "push.example"; the endpoint was checked when it was stored.
addresses::Url place_of(const std::string& endpoint) {
  return addresses::parse_url(endpoint, addresses::web_schemes, addresses::UrlTail::path_and_query)
      .value_or(addresses::Url{});
}

/// True if the push service rejects the request; redirects count, because they are not followed.
bool is_refusal(const HookAnswer& answer) {
  const int status = answer.status.value_or(0);
  return status == 400 || status == 401 || status == 403 || (status >= 300 && status < 400);
}

bool is_too_large(const HookAnswer& answer) { return answer.status == 413; }

/// Returns how long the host asks not to be called; nullopt if it does not.
std::optional<Millis> pause_asked_by(const HookAnswer& answer) {
  const bool asks = answer.status == 429 || (answer.status == 503 && answer.retry_after);
  if (!asks) return std::nullopt;
  return std::min(answer.retry_after.value_or(usual_pause), longest_pause);
}

}  // namespace

std::size_t PushDispatcher::send_due(Instant now) {
  if (!services_.share.holds(cluster::Role::outbox)) return 0;
  std::erase_if(paused_, [now](const auto& host) { return host.second <= now; });
  Outcomes outcomes;
  const auto messages = chosen(services_.subscriptions.due(now, pushes_looked_at), now, outcomes);
  auto answers = sent(messages, now);
  // One more attempt: with a new token, or with less text.
  std::vector<db::DuePush> again;
  for (std::size_t i = 0; i < messages.size(); ++i) {
    if (!is_refusal(answers[i]) && !is_too_large(answers[i])) continue;
    auto& message = again.emplace_back(messages[i]);
    if (is_too_large(answers[i]))
      message.payload = wire::push_title_only(message.payload);
    else
      tokens_.erase({place_of(message.endpoint).origin(), message.key});
  }
  const auto second = sent(again, now);
  auto next = second.begin();
  for (auto& answer : answers)
    if (is_refusal(answer) || is_too_large(answer)) answer = *next++;
  for (std::size_t i = 0; i < messages.size(); ++i)
    outcomes.push_back(outcome_of(messages[i], answers[i], now));
  if (outcomes.empty()) return 0;
  const std::size_t settled = outcomes.size();
  const auto stored = db::awaited<void>(
      [&](auto done) { services_.subscriptions.settle(std::move(outcomes), std::move(done)); });
  if (stored) return settled;
  services_.log_error(stored.error().detail);
  return 0;
}

std::vector<db::DuePush> PushDispatcher::chosen(std::vector<db::DuePush> due, Instant now,
                                                Outcomes& outcomes) {
  std::map<std::string, int> of_host;
  std::vector<db::DuePush> messages;
  for (auto& message : due) {
    const auto host = place_of(message.endpoint).host;
    const auto paused = paused_.find(host);
    if (message.expires <= now)
      outcomes.push_back({message.id, message.subscription, PushResult::dropped, now});
    else if (paused != paused_.end())
      outcomes.push_back(
          {message.id, message.subscription, PushResult::paused, now, paused->second});
    else if (messages.size() < pushes_at_once && of_host[host]++ < pushes_to_host &&
             takes(services_.share, services_.subscriptions, message.id, now))
      messages.push_back(std::move(message));
  }
  return messages;
}

std::vector<HookAnswer> PushDispatcher::sent(const std::vector<db::DuePush>& messages,
                                             Instant now) {
  if (messages.empty()) return {};
  std::vector<HookRequest> requests;
  requests.reserve(messages.size());
  for (const auto& message : messages) requests.push_back(request_of(message, now));
  return services_.sender.send(requests);
}

HookRequest PushDispatcher::request_of(const db::DuePush& message, Instant now) {
  const auto left = (message.expires - now).count / 1000;
  return {.url = message.endpoint,
          .headers = {"Content-Type: application/octet-stream", "Content-Encoding: aes128gcm",
                      "TTL: " + std::to_string(left),
                      "Urgency: " +
                          std::string(urgencies.at(static_cast<std::size_t>(message.urgency))),
                      "Topic: " + message.topic,
                      "Authorization: " +
                          authorization(message, place_of(message.endpoint).origin(), now),
                      "Expect:"},  // no 100-continue for so small a body
          .body = push::encrypt(message.payload, message.browser_key, message.auth)};
}

std::string PushDispatcher::authorization(const db::DuePush& message, const std::string& origin,
                                          Instant now) {
  const std::pair place(origin, message.key);
  const auto found = tokens_.find(place);
  if (found != tokens_.end() && now < found->second.renewed) return found->second.text;
  const auto key = services_.subscriptions.key(message.key);
  if (!key) return "";  // the database was restored; the push service refuses the message
  if (tokens_.size() >= most_tokens) tokens_.clear();
  auto text = push::vapid(origin, now + token_lasts, services_.contact, key->pair);
  tokens_.insert_or_assign(place, Token{.text = text, .renewed = now + token_renewed});
  return text;
}

accounts::PushOutcome PushDispatcher::outcome_of(const db::DuePush& message,
                                                 const HookAnswer& answer, Instant now) {
  accounts::PushOutcome outcome{message.id, message.subscription, PushResult::sent, now};
  if (answer.failure.empty()) return outcome;
  const auto host = place_of(message.endpoint).host;
  if (answer.status == 404 || answer.status == 410) {
    outcome.result = PushResult::gone;
  } else if (const auto pause = pause_asked_by(answer)) {
    outcome.result = PushResult::paused;
    outcome.due = now + *pause;
    paused_[host] = outcome.due;
  } else if (is_refusal(answer)) {
    outcome.result = PushResult::refused;
    services_.log_error("the push service " + host + " refuses messages: " + answer.failure);
  } else if (is_too_large(answer) || message.tries + 1 >= most_attempts) {
    outcome.result = PushResult::dropped;
    services_.log_error("a message for the push service " + host + " is lost: " + answer.failure);
  } else {
    outcome.result = PushResult::again;
    outcome.due = now + retry_after(message.tries);
  }
  return outcome;
}

}  // namespace crownhead::messages
