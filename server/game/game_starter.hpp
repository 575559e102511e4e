#pragma once

#include <functional>
#include <optional>
#include <vector>

#include "db/games/game_store.hpp"
#include "rules/play/challenge.hpp"
#include "server/game/pairing_rule.hpp"
#include "server/game/rooms.hpp"
#include "server/people/inboxes.hpp"
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

  GameStarter(db::GameStore& games, Rooms& rooms, Inboxes& inboxes, const WallClock& clock,
              const PairingRule& rule, Workers& reads);

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

  /// Calls `done` on the game's thread after the game is stored and in memory, or with an error on
  /// any thread.
  void begin(const Pairing& pairing, std::optional<db::RequestKey> key,
             std::move_only_function<void(Result<GameId>)> done);

  /// Checks whether `user` may play with each of `others`; see PairingRule. Like begun_by(), reads
  /// the database on the calling thread.
  Result<void> may_sit(UserId user, const std::vector<UserId>& others, bool rated) const;

  /// Returns the game that this request has already begun, if any. Fails with key_reused.
  Result<std::optional<GameId>> begun_by(const db::RequestKey& key) const;

 private:
  /// Runs the database check `may`; calls `then` if it passes, otherwise `done` with the error.
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
