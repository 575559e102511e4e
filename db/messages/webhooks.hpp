#pragma once

#include <optional>
#include <string>
#include <vector>

#include "db/jobs/requests.hpp"
#include "rules/accounts/lines.hpp"
#include "rules/accounts/messages.hpp"
#include "rules/accounts/webhooks.hpp"
#include "rules/play/challenge.hpp"
#include "rules/result.hpp"

namespace crownhead::db {

class Writer;
class Readers;

using accounts::DeliveryLine;
using accounts::DeliveryTry;
using accounts::DueDelivery;
using accounts::NewDelivery;
using accounts::NotificationKind;
using accounts::Webhook;
using accounts::WebhookChange;

struct NewWebhook {
  std::string url;
  std::string secret;
  accounts::WebhookEvents events = 0;
};

/// Players' webhooks and the deliveries to them.
class Webhooks {
 public:
  static constexpr int most_of_one = 10;       ///< webhooks per player
  static constexpr int most_of_one_owner = 2;  ///< due deliveries per player
  /// Deliveries per webhook; further ones are not queued.
  static constexpr int most_waiting = 1'000;
  static constexpr int most_remembered = 100;  ///< finished deliveries per webhook

  Webhooks(Writer& writer, Readers& readers);

  /// Fails with rate_limited beyond most_of_one. A repeated request gets its id again if it has the
  /// same secret, otherwise key_reused: a secret is shown only once.
  void create(UserId user, NewWebhook webhook, Instant at, std::optional<RequestKey> key,
              Done<Made<WebhookId>> done);
  /// Fails with not_found if the player has no such webhook. A webhook that is switched on again
  /// starts with an empty queue and without earlier failures.
  void change(UserId user, WebhookId id, WebhookChange change, Instant at, Done<Webhook> done);
  void remove(UserId user, WebhookId id, Done<void> done);
  /// Queues a test delivery at the owner's request. Fails with not_found, and with forbidden for a
  /// webhook that is off.
  void send_test(UserId user, WebhookId id, std::string data, Instant at,
                 std::optional<RequestKey> key, Done<Made<DeliveryId>> done);

  /// Returns nullopt if the player has no such webhook.
  std::optional<Webhook> find(UserId user, WebhookId id) const;
  /// Returns the oldest first.
  std::vector<Webhook> of(UserId user) const;
  /// Returns the newest first, before `before`; nullopt if the player has no such webhook.
  std::optional<accounts::NumberedPage<DeliveryLine>> deliveries(UserId user, WebhookId id,
                                                                 std::int64_t before,
                                                                 int limit) const;

  /// Returns the player's webhooks that receive such events; none if the player is banned.
  std::vector<WebhookId> subscribed(UserId user, NotificationKind event) const;
  /// Returns the next deliveries to send, the longest waiting first: at most one per webhook and
  /// most_of_one_owner per player.
  std::vector<DueDelivery> due(Instant now, int limit) const;
  /// Takes a delivery of due() as Outbox::claim takes an e-mail.
  void claim(DeliveryId id, Instant now, Done<bool> done);
  /// Stores the outcome of an attempt, and queues `mail` with it.
  void tried(DeliveryTry outcome, std::optional<accounts::OutgoingMail> mail, Done<void> done);

  /// Returns a webhook that is off and still has waiting deliveries with a due time up to `now`. An
  /// account's webhooks are switched off in one job; give_up() follows.
  std::optional<WebhookId> off_with_waiting(Instant now) const;
  /// Drops the webhook's waiting deliveries, some per job.
  void give_up(WebhookId id, Done<void> done);

 private:
  /// Calls change_waiting in one job after another.
  void change_all_waiting(WebhookId id, DeliveryId after, std::optional<Instant> until,
                          Done<void> done);

  Writer& writer_;
  Readers& readers_;
};

}  // namespace crownhead::db
