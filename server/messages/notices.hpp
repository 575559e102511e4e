#pragma once

#include <vector>

#include "db/accounts/contacts.hpp"
#include "db/messages/outbox.hpp"
#include "server/messages/browsers/push_news.hpp"
#include "server/messages/game_news.hpp"

namespace crownhead::messages {

/// Finds the notices to send. Reads the database on the calling thread.
class Notices {
 public:
  /// `push` is nullptr if the site sends no push messages.
  Notices(const db::Contacts& contacts, const db::Outbox& outbox, const PushNews* push)
      : contacts_(contacts), outbox_(outbox), push_(push) {}

  /// Adds the notices about the news of correspondence games, for players who want them, and the
  /// reminders for `since` to `until`, each with the time at which it may be sent in the player's
  /// zone. Also adds the rows under the bell, for all players, and the push messages.
  void add_of(const std::vector<NotificationsOfGame>& news, Instant since, Instant until,
              db::MadeOfNews& made) const;

 private:
  void of_game(const NotificationsOfGame& news, db::MadeOfNews& made) const;
  void reminders(Instant since, Instant until, db::MadeOfNews& made) const;
  void add(db::Notice notice, db::MadeOfNews& made) const;

  const db::Contacts& contacts_;
  const db::Outbox& outbox_;
  const PushNews* push_;
};

}  // namespace crownhead::messages
