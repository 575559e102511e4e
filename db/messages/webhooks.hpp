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
using accounts::HookEvent;
using accounts::NewDelivery;
using accounts::Webhook;
using accounts::WebhookChange;

struct NewWebhook {
  std::string url;
  std::string secret;
  accounts::HookEvents events = 0;
};

/// Webhooks of players, and what is on its way to them.
class Webhooks {
 public:
  static constexpr int most_of_one = 10;       ///< webhooks of a player
  static constexpr int most_of_one_owner = 2;  ///< deliveries that are due at a time
  static constexpr int most_waiting = 1'000;   ///< deliveries of a webhook; more are not queued
  static constexpr int most_remembered = 100;  ///< deliveries of a webhook that are over

  Webhooks(Writer& writer, Readers& readers);

  /// rate_limited beyond most_of_one. A repeated request gets its id again if it names the same
  /// secret, else key_reused: what was shown once cannot be shown again.
  void create(UserId user, NewWebhook webhook, Instant at, std::optional<RequestKey> key,
              Done<Made<WebhookId>> done);
  /// not_found if the player has no such webhook. One that is made active again starts afresh.
  void change(UserId user, WebhookId id, WebhookChange change, Instant at, Done<Webhook> done);
  void remove(UserId user, WebhookId id, Done<void> done);
  /// Queues a delivery that the owner has asked for. not_found; forbidden for one that is off.
  void send_test(UserId user, WebhookId id, std::string data, Instant at,
                 std::optional<RequestKey> key, Done<Made<DeliveryId>> done);

  /// nullopt if the player has no such webhook.
  std::optional<Webhook> find(UserId user, WebhookId id) const;
  /// The oldest first.
  std::vector<Webhook> of(UserId user) const;
  /// The newest first, before `before`; nullopt if the player has no such webhook.
  std::optional<accounts::NumberedPage<DeliveryLine>> deliveries(UserId user, WebhookId id,
                                                                 std::int64_t before,
                                                                 int limit) const;

  /// The player's that are told of such events; none of somebody who is banned, as below.
  std::vector<WebhookId> told(UserId user, HookEvent event) const;
  /// The next to be sent, one of each webhook and most_of_one_owner of each player, those that wait
  /// longest first.
  std::vector<DueDelivery> due(Instant now, int limit) const;
  /// Stores what has become of it, and queues `mail` with it.
  void tried(DeliveryTry outcome, std::optional<accounts::OutgoingMail> mail, Done<void> done);

  /// Returns a webhook that is off and still has waiting deliveries with a due time up to `now`. An
  /// account's webhooks are switched off in one job; give_up() follows.
  std::optional<WebhookId> off_with_waiting(Instant now) const;
  /// Gives up the webhook's waiting deliveries, some per job.
  void give_up(WebhookId id, Done<void> done);

 private:
  /// Calls change_waiting in one job after another.
  void change_all_waiting(WebhookId id, DeliveryId after, std::optional<Instant> until,
                          Done<void> done);

  Writer& writer_;
  Readers& readers_;
};

}  // namespace crownhead::db
