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
#include "server/wire/game/wishes.hpp"

namespace crownhead::live {

/// Challenges: to named players, or open to anyone with the link. In games for more than two, seats
/// without a named player are open to anyone with the link. A challenge lasts until it is accepted,
/// declined or withdrawn, or expires (play::stands_until). Callable from every thread; reads run on
/// the calling one.
class Invitations {
 public:
  Invitations(db::Challenges& challenges, GameStarter& starter, Inboxes& inboxes,
              const WallClock& clock);

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
  /// players may see it. Fails with not_found.
  Result<play::Challenge> find(std::optional<UserId> user, ChallengeId id) const;

 private:
  void join(const Asker& asker, const play::Challenge& challenge, std::optional<db::RequestKey> key,
            std::move_only_function<void(Result<Accepted>)> done);
  void begin(const play::Challenge& challenge, std::vector<UserId> takers, std::string entropy,
             std::optional<db::RequestKey> key,
             std::move_only_function<void(Result<Accepted>)> done);
  void remove(const play::Challenge& challenge, std::move_only_function<void(Result<void>)> done);
  /// Notifies the recipients of a new challenge.
  void notify_invited(const play::Challenge& challenge);
  /// Notifies everyone who may still play it.
  void notify_players(const play::Challenge& challenge, const std::string& data);
  void notify_of_end(const play::Challenge& challenge);

  db::Challenges& challenges_;
  GameStarter& starter_;
  Inboxes& inboxes_;
  const WallClock& clock_;
};

}  // namespace crownhead::live
