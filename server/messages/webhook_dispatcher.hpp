#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "db/accounts/contacts.hpp"
#include "db/games/challenges.hpp"
#include "db/games/game_queries.hpp"
#include "db/messages/hook_news.hpp"
#include "db/messages/outbox.hpp"
#include "db/messages/webhooks.hpp"
#include "server/cluster/share.hpp"
#include "server/messages/game_news.hpp"
#include "server/messages/hook_sender.hpp"

namespace crownhead::messages {

struct WebhookServices {
  db::Webhooks& webhooks;
  const db::HookNews& news;
  const db::GameQueries& game_queries;
  const db::Challenges& challenges;
  const db::Contacts& contacts;
  HookSender& sender;
  const std::string& url;                           ///< the site's, without a slash at the end
  std::function<void(std::string_view)> log_error;  ///< for the log
  const cluster::Share& share = cluster::whole_share();
};

/// Finds the events for webhooks and sends them. Used by the dispatcher's thread; sending blocks it
/// for a few seconds at most.
class WebhookDispatcher {
 public:
  explicit WebhookDispatcher(WebhookServices services) : services_(std::move(services)) {}

  /// Returns the deliveries for the news of games and for other events after `since` and up to
  /// `until`, for each webhook that receives them.
  std::vector<db::NewDelivery> of(const std::vector<NotificationsOfGame>& news, Instant since,
                                  Instant until) const;

  /// Sends waiting deliveries, one per host and two per owner at a time; returns the number of
  /// attempts. Failed deliveries are retried. A webhook that has failed for three days is turned
  /// off, and its owner is notified.
  std::size_t send_due(Instant now);

 private:
  void add(UserId user, accounts::NotificationKind kind, Instant at, const std::string& data,
           std::vector<db::NewDelivery>& found) const;
  void of_game(const NotificationsOfGame& made, std::vector<db::NewDelivery>& found) const;
  void of_challenges(Instant since, Instant until, std::vector<db::NewDelivery>& found) const;
  void of_tournaments(Instant since, Instant until, std::vector<db::NewDelivery>& found) const;
  void keep(const db::DueDelivery& delivery, const HookAnswer& answer, Instant now);

  WebhookServices services_;
};

}  // namespace crownhead::messages
