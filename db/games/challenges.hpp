#pragma once

#include <optional>
#include <string>
#include <vector>

#include "db/jobs/idempotency.hpp"
#include "rules/ids.hpp"
#include "rules/instant.hpp"
#include "rules/play/challenge.hpp"

namespace crownhead::db {

class Writer;
class Readers;

using play::Challenge;
using play::ColorChoice;

class Challenges {
 public:
  Challenges(Writer& writer, Readers& readers);

  /// Names of `challenge` are ignored; its id must be one that nobody can guess. rate_limited if
  /// the sender or one who is asked has as many open ones as accounts::quotas has it. `dice` is
  /// kept beside it, as long as it stands.
  void create(Challenge challenge, std::optional<RequestKey> key, Done<Made<ChallengeId>> done,
              std::optional<play::OfferedDice> dice = std::nullopt);
  /// `user` takes one of its seats, if one is free for them and none is theirs yet. Gives the
  /// challenge as it then is; challenge_gone if there is none, or no seat. A repeated request takes
  /// none again. That of the last one to come is not remembered: it is answered by the game.
  void join(ChallengeId id, UserId user, std::optional<RequestKey> key, Instant at,
            Done<Made<Challenge>> done);
  /// `user` gives the seat up that they have or that is held for them: it is open then. Gives the
  /// challenge as it then is; challenge_gone if there is none, or no such seat.
  void leave(ChallengeId id, UserId user, Done<Challenge> done);
  /// challenge_gone if there is none.
  void remove(ChallengeId id, Done<void> done);

  std::optional<Challenge> find(ChallengeId id) const;
  /// For nobody but who begins its game.
  std::optional<play::OfferedDice> dice_of(ChallengeId id) const;
  /// The sender's rating as a new `challenge` shows it.
  rating::Shown sender_rating(const Challenge& challenge) const;
  /// All that stand from or to that player, that they have joined or are invited to, the newest
  /// first.
  std::vector<Challenge> of(UserId user, Instant now) const;

 private:
  Writer& writer_;
  Readers& readers_;
};

/// Whether a request has taken a seat of a challenge whose game has not begun.
bool took_seat(const Remembered& request);
/// The game of the challenge is the answer to the requests by which `user` has taken a seat of it.
void answer_with_game(Connection& connection, ChallengeId challenge, UserId user, GameId game);

}  // namespace crownhead::db
