#pragma once

#include <functional>
#include <optional>
#include <vector>

#include "db/games/game_store.hpp"
#include "rules/play/challenge.hpp"
#include "server/game/pairing_rule.hpp"
#include "server/game/rooms.hpp"
#include "server/people/inboxes.hpp"
#include "server/runtime/coroutine_set.hpp"
#include "server/runtime/wall_clock.hpp"

namespace crownhead::live {

/// Begins games: draws colours, stores the game, loads it into memory and notifies the players.
/// Callable from every thread.
class GameStarter {
 public:
  /// `begins` is called on any thread with each player of every live game that begins. Set it
  /// before any game begins.
  void when_live_game_begins(std::function<void(UserId)> begins) {
    inboxes_.when_live_game_begins(std::move(begins));
  }

  GameStarter(Threads& threads, db::GameStore& games, Rooms& rooms, Inboxes& inboxes,
              const WallClock& clock, const PairingRule& rule, Workers& reads);

  struct Pairing {
    play::GameTerms terms;
    play::ColorChoice color;  ///< of `from`
    UserId from;
    std::vector<UserId> takers;  ///< in order of arrival, one for every seat except `from`'s
    std::optional<db::UsedOffer> offer;  ///< consumed when the game begins
    /// The dice as offered. Without them they are drawn when the game begins.
    std::optional<play::OfferedDice> dice = {};
    /// The taker's entropy in a game with dice; a computer has none.
    std::optional<std::string> entropy = {};
  };

  /// Returns the game after it is stored and in memory and its players are notified. Call on
  /// home's thread.
  Awaitable<Result<GameId>> begin(HomeThread home, Pairing pairing,
                                  std::optional<db::RequestKey> key);
  /// The same from any thread. Calls `done` on one of the threads.
  void begin(Pairing pairing, std::optional<db::RequestKey> key,
             std::move_only_function<void(Result<GameId>)> done);

  /// Checks whether `user` may play with each of `others`; see PairingRule. Like begun_by(), reads
  /// the database on the calling thread.
  Result<void> may_sit(UserId user, const std::vector<UserId>& others, bool rated) const;

  /// Returns the game that this request has already begun, if any. Fails with key_reused.
  Result<std::optional<GameId>> begun_by(const db::RequestKey& key) const;

 private:
  struct NewGame {
    play::Setup setup;
    std::optional<db::RequestKey> key;
    std::optional<db::UsedOffer> offer;
    std::optional<play::FirstDice> dice;
  };

  Awaitable<Result<GameId>> begin_rematch(HomeThread home, NewRematch rematch);
  Result<void> may_begin(const Pairing& pairing) const;
  PerSeat<UserId> seated(const Pairing& pairing) const;
  /// Stores the game if `may`, which reads the database, allows it.
  Awaitable<Result<GameId>> store(HomeThread home, UserId asker, std::function<Result<void>()> may,
                                  NewGame game);

  Threads& threads_;
  db::GameStore& games_;
  Rooms& rooms_;
  Inboxes& inboxes_;
  const WallClock& clock_;
  const PairingRule& rule_;
  Workers& reads_;
  CoroutineSet coroutines_{threads_};
};

}  // namespace crownhead::live
