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

  /// Ignores the names in `challenge`. Its id must not be guessable. Fails with rate_limited if the
  /// sender or an invited player has reached the limit of open challenges in accounts::quotas.
  /// `dice` is stored with the challenge and deleted with it.
  void create(Challenge challenge, std::optional<RequestKey> key, Done<Made<ChallengeId>> done,
              std::optional<play::OfferedDice> dice = std::nullopt);
  /// Gives `user` a free seat of the challenge, if they have none yet. Answers with the challenge
  /// after the change; fails with challenge_gone if there is no such challenge or no free seat. A
  /// repeated request takes no second seat. The request for the last seat is not remembered here:
  /// the game answers it.
  void join(ChallengeId id, UserId user, std::optional<RequestKey> key, Instant at,
            Done<Made<Challenge>> done);
  /// Frees the seat that `user` has taken or that is reserved for them. Answers with the challenge
  /// after the change; fails with challenge_gone if there is no such challenge or no such seat.
  void leave(ChallengeId id, UserId user, Done<Challenge> done);
  /// Fails with challenge_gone if there is no such challenge.
  void remove(ChallengeId id, Done<void> done);

  std::optional<Challenge> find(ChallengeId id) const;
  /// Only for the code that starts the challenge's game: the dice are secret.
  std::optional<play::OfferedDice> dice_of(ChallengeId id) const;
  /// Returns the sender's rating as a new `challenge` shows it.
  rating::Shown sender_rating(const Challenge& challenge) const;
  /// Returns all open challenges that the player has sent or joined or is invited to, newest first.
  std::vector<Challenge> of(UserId user, Instant now) const;

 private:
  Writer& writer_;
  Readers& readers_;
};

/// True if the request took a seat of a challenge whose game has not started.
bool took_seat(const Remembered& request);
/// Makes the game the answer to the requests with which `user` took a seat of the challenge.
void answer_with_game(Connection& connection, ChallengeId challenge, UserId user, GameId game);

}  // namespace crownhead::db
