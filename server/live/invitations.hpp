#pragma once

#include <functional>
#include <optional>
#include <string>

#include "db/games/challenges.hpp"
#include "server/live/game_starter.hpp"
#include "server/live/inboxes.hpp"
#include "server/live/lobby.hpp"
#include "server/wire/wishes.hpp"

namespace crownhead::live {

/// Challenges to a name, or open to whoever has the address. They last until they are accepted,
/// declined or withdrawn, or their time is over (play::stands_until). Callable from every thread;
/// reads are made on the calling one.
class Invitations {
 public:
  Invitations(db::Challenges& challenges, GameStarter& starter, Inboxes& inboxes,
              const WallClock& clock);

  void challenge(const Asker& from, const std::optional<Asker>& to, const wire::GameWish& wish,
                 std::optional<db::RequestKey> key,
                 std::move_only_function<void(Result<ChallengeId>)> done);

  /// challenge_gone; not_found for one to somebody else; own_offer.
  void accept(const Asker& asker, ChallengeId id, std::optional<db::RequestKey> key,
              std::move_only_function<void(Result<GameId>)> done);

  /// By the player it is to.
  void decline(UserId user, ChallengeId id, std::move_only_function<void(Result<void>)> done);
  /// By the player it is from.
  void withdraw(UserId user, ChallengeId id, std::move_only_function<void(Result<void>)> done);

  /// What `user` may see of it: one to a name is shown to its two players only. not_found.
  Result<play::Challenge> find(std::optional<UserId> user, ChallengeId id) const;

 private:
  void remove(const play::Challenge& challenge, std::move_only_function<void(Result<void>)> done);
  void tell_gone(const play::Challenge& challenge);

  db::Challenges& challenges_;
  GameStarter& starter_;
  Inboxes& inboxes_;
  const WallClock& clock_;
};

}  // namespace crownhead::live
