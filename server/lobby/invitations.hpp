#pragma once

#include <functional>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "db/games/challenges.hpp"
#include "server/game/game_starter.hpp"
#include "server/lobby/lobby.hpp"
#include "server/people/inboxes.hpp"
#include "server/runtime/coroutine_set.hpp"
#include "server/runtime/read_pool.hpp"
#include "server/wire/game/wishes.hpp"

namespace crownhead::live {

/// Challenges: to named players, or open to anyone with the link. In games for more than two, seats
/// without a named player are open to anyone with the link. A challenge lasts until it is accepted,
/// declined or withdrawn, or expires (play::stands_until). Callable from every thread; `done` runs
/// on the asker's.
class Invitations {
 public:
  Invitations(Threads& threads, db::Challenges& challenges, GameStarter& starter, Inboxes& inboxes,
              const WallClock& clock, Workers& reads);

  /// Creates a challenge. `to` is empty for an open challenge and holds at most one player per
  /// other seat.
  void challenge(const Asker& from, const std::vector<Asker>& to, const wire::GameWish& wish,
                 std::optional<db::RequestKey> key,
                 std::move_only_function<void(Result<ChallengeId>)> done);

  /// Accepts a challenge. Returns the game that it begins, or the challenge if seats are still
  /// free; a player who has already taken one of its seats may ask again. `entropy` is the asker's,
  /// for the dice of the game. Fails with challenge_gone, not_found (the challenge is to someone
  /// else) or own_offer.
  using Accepted = std::variant<GameId, play::Challenge>;
  void accept(const Asker& asker, ChallengeId id, std::string entropy,
              std::optional<db::RequestKey> key,
              std::move_only_function<void(Result<Accepted>)> done);

  /// Declines a challenge. Open to its recipient, to a player for whom a seat is reserved, and to a
  /// player who has taken a seat and gives it up.
  void decline(UserId user, ChallengeId id, std::move_only_function<void(Result<void>)> done);
  /// Withdraws a challenge; only its creator may.
  void withdraw(UserId user, ChallengeId id, std::move_only_function<void(Result<void>)> done);

  /// Returns the challenge as `user` may see it. If every seat is reserved or taken, only its
  /// players may see it. Fails with not_found. Reads the database on the calling thread.
  Result<play::Challenge> find(std::optional<UserId> user, ChallengeId id) const;

 private:
  /// Read when a player accepts a challenge.
  struct Acceptance {
    std::optional<GameId> begun;  ///< by the same request; then the rest is empty
    play::Challenge challenge = {};
    std::optional<play::OfferedDice> dice = {};
  };

  HomeThread home(UserId asker) const { return {threads_, threads_.home(asker.value)}; }
  /// Runs `look`, which reads from the database, in the pool, and awaits its result.
  template <class Look>
  auto reading(UserId asker, Look look) const {
    return try_read(reads_, home(asker), std::to_string(asker.value), std::move(look));
  }

  Awaitable<Result<ChallengeId>> create(Asker from, std::vector<Asker> to, wire::GameWish wish,
                                        std::optional<db::RequestKey> key);
  Awaitable<Result<Accepted>> accept(Asker asker, ChallengeId id, std::string entropy,
                                     std::optional<db::RequestKey> key);
  Awaitable<Result<void>> decline(UserId user, ChallengeId id);
  Awaitable<Result<void>> withdraw(UserId user, ChallengeId id);
  Awaitable<Result<void>> remove(UserId asker, const play::Challenge& challenge);
  Result<Acceptance> acceptance(const Asker& asker, ChallengeId id,
                                const std::optional<db::RequestKey>& key) const;
  /// Notifies the recipients of a new challenge.
  void notify_invited(const play::Challenge& challenge);
  /// Notifies everyone who may still play it.
  void notify_players(const play::Challenge& challenge, const std::string& data);
  void notify_of_end(const play::Challenge& challenge);

  Threads& threads_;
  db::Challenges& challenges_;
  GameStarter& starter_;
  Inboxes& inboxes_;
  const WallClock& clock_;
  Workers& reads_;
  CoroutineSet coroutines_{threads_};
};

}  // namespace crownhead::live
