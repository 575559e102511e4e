#pragma once

#include <functional>
#include <optional>
#include <vector>

#include "db/accounts/contacts.hpp"
#include "db/games/game_store.hpp"
#include "db/messages/outbox.hpp"

namespace crownhead::messages {

/// Finds out what is to be told. Reads the database on the calling thread.
class Notices {
 public:
  Notices(const db::Contacts& contacts, const db::GameStore& games, const db::Outbox& outbox)
      : contacts_(contacts), games_(games), outbox_(outbox) {}

  /// What the news of correspondence games are to players who want to hear of them, and the
  /// reminders that were due after `since`, up to `until`; when it may be told, in their own zone.
  std::vector<db::Notice> of(const std::vector<db::GameNews>& news, Instant since,
                             Instant until) const;

 private:
  void of_game(const db::GameNews& news, std::vector<db::Notice>& found) const;
  void reminders(Instant since, Instant until, std::vector<db::Notice>& found) const;
  void add(db::Notice notice, std::vector<db::Notice>& found) const;

  const db::Contacts& contacts_;
  const db::GameStore& games_;
  const db::Outbox& outbox_;
};

}  // namespace crownhead::messages
