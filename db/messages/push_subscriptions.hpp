#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "db/jobs/requests.hpp"
#include "rules/accounts/push.hpp"

namespace crownhead::db {

class Writer;
class Readers;

using accounts::DuePush;
using accounts::NewPushSubscription;

/// The browsers that receive push messages, the site's key, and the messages that wait.
class PushSubscriptions {
 public:
  PushSubscriptions(Writer& writer, Readers& readers) : writer_(writer), readers_(readers) {}

  /// Returns the newest key; nullopt before the first start that made one.
  std::optional<accounts::PushKey> key() const;
  std::optional<accounts::PushKey> key(PushKeyId id) const;
  /// Stores `pair` as a key if there is none yet.
  void make_key(const accounts::PushKeyPair& pair, Instant at, Done<void> done);

  /// Registers the browser for the session's account. A known endpoint keeps its id, or moves here
  /// with a new one from another account, whose waiting messages are dropped. The account's browser
  /// that was seen longest ago makes room beyond most_push_subscriptions. Fails with not_signed_in
  /// if the session has ended.
  void subscribe(UserId user, SessionId session, accounts::NewPushSubscription browser, Instant at,
                 Done<PushSubscriptionId> done);
  /// Fails with not_found if the player has no such subscription.
  void remove(UserId user, PushSubscriptionId id, Done<void> done);

  /// Returns the oldest first.
  std::vector<accounts::PushSubscription> of(UserId user) const;
  /// Returns nullopt if the endpoint is not registered for the player.
  std::optional<PushSubscriptionId> find(UserId user, std::string_view endpoint) const;
  /// Returns nullopt if the player has no browser to notify, or is banned or gone.
  std::optional<accounts::PushReader> reader(UserId user) const;

  /// Returns the next messages to send, the longest waiting first, including expired ones. Omits
  /// closed accounts, whose messages are being erased, and banned ones, whose sessions have ended.
  std::vector<accounts::DuePush> due(Instant now, int limit) const;
  /// Takes a message of due() as Outbox::claim takes an e-mail.
  void claim(PushMessageId id, Instant now, Done<bool> done);
  /// Stores what became of messages, in one job.
  void settle(std::vector<accounts::PushOutcome> outcomes, Done<void> done);

 private:
  Writer& writer_;
  Readers& readers_;
};

}  // namespace crownhead::db
