#pragma once

#include <optional>
#include <vector>

#include "db/accounts/contacts.hpp"
#include "db/games/game_queries.hpp"
#include "db/messages/push_subscriptions.hpp"
#include "server/messages/game_news.hpp"

namespace crownhead::messages {

/// Composes push messages about correspondence games, in the player's language and outside their
/// quiet hours, for players who have a browser to notify. Reads the database on the calling thread.
class PushNews {
 public:
  PushNews(const db::Contacts& contacts, const db::PushSubscriptions& subscriptions,
           const db::GameStore& games, const db::GameQueries& game_queries)
      : contacts_(contacts),
        subscriptions_(subscriptions),
        games_(games),
        game_queries_(game_queries) {}

  /// Returns nullopt if the player does not want it, or if it is out of date.
  std::optional<accounts::NewPushMessage> of(const db::Notice& notice) const;

  /// Returns what withdraws waiting messages about a game in which something has happened, for
  /// players who are not to move. Messages that the same news make must follow.
  std::vector<accounts::NewPushMessage> withdrawals(const db::GameNews& news) const;

 private:
  const db::Contacts& contacts_;
  const db::PushSubscriptions& subscriptions_;
  const db::GameStore& games_;
  const db::GameQueries& game_queries_;
};

}  // namespace crownhead::messages
