#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <utility>

#include "db/accounts/sessions.hpp"
#include "server/http/limits.hpp"
#include "server/http/site.hpp"
#include "server/net/socket.hpp"
#include "server/runtime/hub.hpp"
#include "server/wire/game/client_message.hpp"

namespace crownhead::api {

class Subscription;

/// The topics that one socket follows. The kinds of topics and what owns each of them are listed
/// here alone. Lives on the socket's thread; call clear() before it is destroyed.
class Subscriptions {
 public:
  /// The references belong to the connection.
  Subscriptions(Site& site, const std::optional<db::Bearer>& bearer, const RateKeys& payer,
                std::shared_ptr<net::Socket> socket)
      : site_(site), bearer_(bearer), payer_(payer), socket_(std::move(socket)) {}

  /// Follows a topic; a socket that already does gets a new greeting. A snapshot or a later error
  /// is sent to the socket.
  Result<void> add(const wire::Subscribe& message);
  void remove(const wire::Topic& topic);
  void clear();

 private:
  using SubscriptionPtr = std::shared_ptr<Subscription>;

  live::Topic live_topic(const wire::Topic& topic) const;
  void follow(const live::Topic& topic, const SubscriptionPtr& subscription,
              std::optional<std::int64_t> version);
  void unfollow(const live::Topic& topic, const SubscriptionPtr& leaving);
  void remove(live::Topic topic);

  void follow_game(GameId game, const SubscriptionPtr& subscription,
                   std::optional<std::int64_t> version);
  void unfollow_game(GameId game, const SubscriptionPtr& leaving);
  void follow_tournament(TournamentId tournament, const SubscriptionPtr& subscription,
                         std::optional<std::int64_t> version);
  void unfollow_tournament(TournamentId tournament, const SubscriptionPtr& leaving);
  void follow_own(const live::Follower& follower);
  void follow_chat(GameId game, const live::Follower& follower);

  live::Follower follower_of(const SubscriptionPtr& subscription) const;
  /// Returns the player for whom the socket reads. A token without the scope read sees what
  /// anonymous users see.
  std::optional<db::Bearer> reader() const;
  std::optional<UserId> user() const {
    return bearer_.transform([](const db::Bearer& who) { return who.user; });
  }
  std::string name() const { return bearer_ ? bearer_->name : std::string(); }

  Site& site_;
  const std::optional<db::Bearer>& bearer_;
  const RateKeys& payer_;
  std::shared_ptr<net::Socket> socket_;
  std::map<live::Topic, SubscriptionPtr> subscriptions_;
};

}  // namespace crownhead::api
