#pragma once

#include <functional>
#include <optional>
#include <vector>

#include "db/games/game_store.hpp"
#include "rules/play/challenge.hpp"
#include "server/live/inboxes.hpp"
#include "server/live/pairing_rule.hpp"
#include "server/live/rooms.hpp"
#include "server/live/wall_clock.hpp"
#include "server/wire/wishes.hpp"

namespace crownhead::live {

/// Begins games: draws colours, stores the game, takes it into memory and tells both players.
/// Callable from every thread.
class GameStarter {
 public:
  /// Called on any thread with each player of a live game that begins, by whatever way. Before any
  /// begins.
  void when_live_game_begins(std::function<void(UserId)> begins) {
    inboxes_.when_live_game_begins(std::move(begins));
  }

  GameStarter(db::GameStore& games, Rooms& rooms, Inboxes& inboxes, const WallClock& clock,
              const PairingRule& rule, Workers& reads);

  struct Pairing {
    wire::GameWish wish;  ///< its colour is that of `from`
    UserId from;
    std::vector<UserId> takers;  ///< in the order in which they came: one, or as many as there are
                                 ///< seats beside that of `from`
    std::optional<db::UsedOffer> offer;  ///< used up by the game
    /// As they were offered; without them the dice of the game are drawn when it begins.
    std::optional<play::OfferedDice> dice = {};
    /// With which the taker greets the game, where dice are thrown; a computer does not.
    std::optional<std::string> entropy = {};
  };

  /// `done` is called after the game is stored and in memory, on its thread; or with the error on
  /// any.
  void begin(const Pairing& pairing, std::optional<db::RequestKey> key,
             std::move_only_function<void(Result<GameId>)> done);

  /// Whether `user` may play with each of `others`; see PairingRule. Reads the database on the
  /// calling thread, as begun_by does.
  Result<void> may_sit(UserId user, const std::vector<UserId>& others, bool rated) const;

  /// The game that this request has begun before, if it has. key_reused.
  Result<std::optional<GameId>> begun_by(const db::RequestKey& key) const;

 private:
  /// Calls `then` if `may`, which reads, allows it, else `done` with the error.
  template <class May, class Then>
  void check(UserId asker, May may, std::move_only_function<void(Result<GameId>)> done, Then then);
  PerSeat<UserId> seated(const Pairing& pairing) const;
  void store(play::Setup setup, const std::optional<db::RequestKey>& key,
             std::optional<db::UsedOffer> offer, const std::optional<play::FirstDice>& dice,
             std::move_only_function<void(Result<GameId>)> done);

  db::GameStore& games_;
  Rooms& rooms_;
  Inboxes& inboxes_;
  const WallClock& clock_;
  const PairingRule& rule_;
  Workers& reads_;
};

}  // namespace crownhead::live
