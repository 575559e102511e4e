#pragma once

#include <optional>
#include <string>
#include <vector>

#include "db/jobs/requests.hpp"
#include "rules/accounts/messages.hpp"
#include "rules/accounts/webhooks.hpp"
#include "rules/vacation/intervals.hpp"

namespace crownhead::db {

class Writer;
class Readers;

using accounts::Notice;
using accounts::OutgoingMail;

/// The deadline of a running correspondence game.
struct DeadlineLine {
  GameId game;
  UserId turn;  ///< who has to move
  Instant deadline;
  vacation::Intervals frozen;  ///< when the player's clock stands still
};

/// News of a game that were not told yet.
struct GameNews {
  std::int64_t number;  ///< in the order in which it was stored
  GameId game;
  std::int64_t after;    ///< the events above this version
  std::int64_t version;  ///< up to this one
  bool correspondence;
  bool hooked;  ///< one of the players has a webhook
};

/// What is to be told by e-mail, and the messages on their way.
class Outbox {
 public:
  Outbox(Writer& writer, Readers& readers);

  /// Up to when news have been looked at; nullopt before the first time.
  std::optional<Instant> looked_until() const;
  /// Stores, together: the notices, the deliveries to webhooks, the messages, and how far has been
  /// looked. Deletes the news `told`. A notice takes the place of one of the same
  /// player, game and kind.
  void note(const std::vector<GameNews>& told, std::vector<Notice> notices,
            std::vector<accounts::NewDelivery> deliveries, std::vector<OutgoingMail> mails,
            Instant looked_until, Done<void> done);

  /// Stores nothing: `done` comes after everything that was queued before.
  void pass(Done<void> done);

  /// What has happened in games up to `until` and has not been told, however late it was stored. Of
  /// a live game its begin and its end.
  std::vector<GameNews> news(Instant until, int limit) const;
  /// Running correspondence games whose deadline lies between the two.
  std::vector<DeadlineLine> deadlines(Instant from, Instant until) const;
  /// Those in which somebody's clock stands still between `from` and the deadline.
  std::vector<DeadlineLine> deadlines_in_freezes(Instant from) const;

  /// Players who have a notice that is due.
  std::vector<UserId> to_be_told(Instant now) const;
  std::vector<Notice> notices_of(UserId user) const;
  /// Queues `mail`, if there is any, in the place of the player's notices up to that instant.
  void compose(UserId user, Instant now, std::optional<OutgoingMail> mail, Done<void> done);

  /// Queues a message that somebody has asked for.
  void queue(OutgoingMail mail, Done<void> done);
  /// The next to be sent, those that wait longest first.
  std::vector<OutgoingMail> due(Instant now, int limit) const;
  void sent(std::int64_t mail, Done<void> done);
  /// Tries it again at `next`; nullopt gives it up.
  void failed(std::int64_t mail, std::optional<Instant> next, Done<void> done);

 private:
  Writer& writer_;
  Readers& readers_;
};

}  // namespace crownhead::db
