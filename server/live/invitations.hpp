#pragma once

#include <functional>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "db/games/challenges.hpp"
#include "server/live/game_starter.hpp"
#include "server/live/inboxes.hpp"
#include "server/live/lobby.hpp"
#include "server/wire/wishes.hpp"

namespace crownhead::live {

/// Challenges to a name, or open to whoever has the address; of more than two to some names, with
/// the seats that are left for whoever has the address. They last until they are accepted,
/// declined or withdrawn, or their time is over (play::stands_until). Callable from every thread;
/// reads are made on the calling one.
class Invitations {
 public:
  Invitations(db::Challenges& challenges, GameStarter& starter, Inboxes& inboxes,
              const WallClock& clock);

  /// To nobody, to one where two play, or to at most as many as there are other seats.
  void challenge(const Asker& from, const std::vector<Asker>& to, const wire::GameWish& wish,
                 std::optional<db::RequestKey> key,
                 std::move_only_function<void(Result<ChallengeId>)> done);

  /// The game that it begins, or the challenge where seats are free still; whoever has taken one of
  /// several may ask again. `entropy` is the asker's, for the dice of the game. challenge_gone;
  /// not_found for one to somebody else; own_offer.
  using Accepted = std::variant<GameId, play::Challenge>;
  void accept(const Asker& asker, ChallengeId id, std::string entropy,
              std::optional<db::RequestKey> key,
              std::move_only_function<void(Result<Accepted>)> done);

  /// By the player it is to, or for whom one of its seats is held, or who has taken one of its
  /// seats and gives it up.
  void decline(UserId user, ChallengeId id, std::move_only_function<void(Result<void>)> done);
  /// By the player it is from.
  void withdraw(UserId user, ChallengeId id, std::move_only_function<void(Result<void>)> done);

  /// What `user` may see of it: one whose seats are all held or taken is shown to its players only.
  /// not_found.
  Result<play::Challenge> find(std::optional<UserId> user, ChallengeId id) const;

 private:
  void join(const Asker& asker, const play::Challenge& challenge, std::optional<db::RequestKey> key,
            std::move_only_function<void(Result<Accepted>)> done);
  void begin(const play::Challenge& challenge, std::vector<UserId> takers, std::string entropy,
             std::optional<db::RequestKey> key,
             std::move_only_function<void(Result<Accepted>)> done);
  void remove(const play::Challenge& challenge, std::move_only_function<void(Result<void>)> done);
  /// Those to whom a new one is.
  void tell_asked(const play::Challenge& challenge);
  /// Those who may still play it.
  void tell_players(const play::Challenge& challenge, const std::string& data);
  void tell_gone(const play::Challenge& challenge);

  db::Challenges& challenges_;
  GameStarter& starter_;
  Inboxes& inboxes_;
  const WallClock& clock_;
};

}  // namespace crownhead::live
