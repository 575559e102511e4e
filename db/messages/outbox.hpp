#pragma once

#include <optional>
#include <string>
#include <vector>

#include "db/jobs/requests.hpp"
#include "rules/accounts/messages.hpp"
#include "rules/accounts/push.hpp"
#include "rules/accounts/webhooks.hpp"
#include "rules/vacation/intervals.hpp"

namespace crownhead::db {

class Writer;
class Readers;

using accounts::Notice;
using accounts::OutgoingMail;

/// How long a message that a node has claimed is not sent by another one; longer than a send takes.
constexpr Millis claimed_for = seconds(90);

/// The deadline of a running correspondence game.
struct DeadlineLine {
  int hours = 0;  ///< that are left before it, where they were asked for
  GameId game;
  UserId turn;  ///< the player to move
  Instant deadline;
  vacation::Intervals frozen;  ///< when the player's clock is stopped
};

/// News of a game that have not been announced yet.
struct GameNews {
  std::int64_t number;  ///< in the order of storing
  GameId game;
  std::int64_t after;    ///< the news are the events above this version
  std::int64_t version;  ///< up to this one
  bool correspondence;
  bool hooked;  ///< one of the players has a webhook
};

struct MadeOfNews {
  std::vector<Notice> notices = {};
  std::vector<accounts::NewNotification> listed = {};  ///< under the bell
  std::vector<accounts::NewDelivery> deliveries = {};  ///< to webhooks
  std::vector<OutgoingMail> mails = {};
  std::vector<accounts::NewPushMessage> pushes = {};

  bool empty() const {
    return notices.empty() && listed.empty() && deliveries.empty() && mails.empty() &&
           pushes.empty();
  }
};

/// The queue of news to announce, and the e-mails on their way.
class Outbox {
 public:
  Outbox(Writer& writer, Readers& readers);

  /// Returns the time up to which news were collected; nullopt before the first time.
  std::optional<Instant> looked_until() const;
  /// Stores what was made of the news and the time up to which they were collected, in one
  /// transaction. Fails with stale_version if another node has moved that time from `since`, which
  /// looked_until() returned. Deletes these news. A notice replaces one for the same player, game
  /// and kind.
  void note(const std::vector<GameNews>& handled, MadeOfNews made, std::optional<Instant> since,
            Instant looked_until, Done<void> done);

  /// Stores what was made of news about a vacation for the players above `after`, up to `until`.
  /// Without `until` it was for all others, and the news are deleted. Fails with stale_version if
  /// another node has announced them to players above `after`.
  void note_vacation(std::int64_t news, UserId after, std::optional<UserId> until, MadeOfNews made,
                     Instant now, Done<void> done);

  /// Stores nothing: `done` is called after everything that was queued before.
  void pass(Done<void> done);

  /// Returns unannounced news of games up to `until`, however late they were stored; of a live game
  /// only its start and its end.
  std::vector<GameNews> news(Instant until, int limit) const;
  /// Returns running correspondence games whose deadline is a whole number of hours, at most
  /// `most_hours`, after an instant between the two.
  std::vector<DeadlineLine> deadlines(Instant from, Instant until, int most_hours) const;
  /// Returns games in which a player's clock is stopped at some time between `from` and the
  /// deadline.
  std::vector<DeadlineLine> deadlines_in_freezes(Instant from) const;

  /// Returns players with a notice that should be sent.
  std::vector<UserId> users_to_notify(Instant now) const;
  std::vector<Notice> notices_of(UserId user) const;
  /// Queues `mail`, if any, and deletes the player's notices up to that instant. If another node
  /// has deleted them, the mail is not queued.
  void compose(UserId user, Instant now, std::optional<OutgoingMail> mail, Done<void> done);

  /// Queues an e-mail that a player has requested.
  void queue(OutgoingMail mail, Done<void> done);
  /// Returns the next e-mails to send, the longest waiting first.
  std::vector<OutgoingMail> due(Instant now, int limit) const;
  /// Takes an e-mail of due() so that no other node sends it; false if it is taken or gone. It is
  /// due again after `claimed_for`, unless sent() or failed() follows.
  void claim(std::int64_t mail, Instant now, Done<bool> done);
  void sent(std::int64_t mail, Done<void> done);
  /// Retries the e-mail at `next`; nullopt drops it.
  void failed(std::int64_t mail, std::optional<Instant> next, Done<void> done);

 private:
  Writer& writer_;
  Readers& readers_;
};

}  // namespace crownhead::db
