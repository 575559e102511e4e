#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "db/accounts/blocks.hpp"
#include "db/dice/dice_commitments.hpp"
#include "db/jobs/requests.hpp"
#include "db/ratings/ratings.hpp"
#include "server/game/game_starter.hpp"
#include "server/lobby/lobby_answers.hpp"
#include "server/lobby/open_seek.hpp"
#include "server/lobby/running_takes.hpp"
#include "server/people/online.hpp"
#include "server/runtime/deadlines.hpp"
#include "server/runtime/hub.hpp"
#include "server/runtime/wall_clock.hpp"
#include "server/wire/game/lobby_json.hpp"

namespace crownhead::live {

/// The player who makes a request.
struct Asker {
  UserId user;
  std::string name;
  bool bot = false;
  bool guest = false;
};

/// The open seeks. They live in memory on the first thread. Every call may be made on any thread,
/// and answers come on any. Ratings and blocks are read in the pool; the seek may have ended when
/// the answer arrives.
class Lobby {
 public:
  Lobby(Hubs& hubs, GameStarter& starter, const db::Ratings& ratings, const db::Blocks& blocks,
        db::DiceCommitments& commitments, const WallClock& clock, Workers& reads);

  /// Opens a seek. It ends with its connection, or after 10 minutes if it has none. A player may
  /// have at most 5, a guest only a casual one.
  void seek(Asker asker, wire::GameWish wish, std::optional<ConnectionId> connection,
            std::optional<db::RequestKey> key, std::move_only_function<void(Result<SeekId>)> done);

  /// Ends a seek, or gives up a seat in it: for the player who created it or a player who took a
  /// seat. Fails with seek_gone, or forbidden for anyone else.
  void unseek(UserId user, SeekId seek, std::optional<db::RequestKey> key,
              std::move_only_function<void(Result<void>)> done);

  using Taken = RunningTakes::Taken;
  using TakeDone = RunningTakes::Done;
  struct TakeRequest {
    Asker asker;
    SeekId seek;
    std::string entropy = {};  ///< the asker's, for the dice of the game
    /// The connection whose end frees a seat that is waiting for others. Without one, the seat is
    /// freed after 10 minutes in which no one joined.
    std::optional<ConnectionId> connection = std::nullopt;
    std::optional<db::RequestKey> key = std::nullopt;
  };
  /// Takes a seat. Fails with seek_gone, own_offer, or forbidden if the asker's rating is outside
  /// the seek's range, the seek is not for guests, or PairingRule allows no game with one of the
  /// players there.
  void take(TakeRequest request, TakeDone done);

  /// Ends the seeks of a closed connection. Like the two functions below, also frees the seats
  /// taken in other seeks.
  void drop(ConnectionId connection);
  /// Ends all seeks of the player.
  void drop(UserId user);

  /// Ends the live seeks of a player whose live game has begun: anyone taking one would have to
  /// wait.
  void drop_live(UserId user);

  /// Gives the seeks and seats of a guest who has signed up the name of the account.
  void sign_up(UserId guest, std::string name);

  /// Returns the seek that expires first. Call on the first thread.
  std::optional<std::pair<Instant, SeekId>> earliest() { return ends_.earliest(); }
  /// Removes expired seeks, then calls `done` on the first thread.
  void tick(std::move_only_function<void()> done);

  /// Passes the seeks that `viewer` may see to `done` on the first thread. Leaves out seeks of
  /// players whom `viewer` has blocked.
  void list(std::optional<UserId> viewer,
            std::move_only_function<void(std::vector<wire::SeekLine>)> done);

  /// What the lobby knows of a player: whether they are online, and a live seek of theirs.
  struct Whereabouts {
    bool online = false;
    std::optional<wire::SeekLine> seek = std::nullopt;
  };
  /// Passes the whereabouts of `users` to `done` on the first thread, in the same order. Leaves out
  /// seeks of players whom `viewer` has blocked.
  void whereabouts(std::optional<UserId> viewer, std::vector<UserId> users,
                   std::move_only_function<void(std::vector<Whereabouts>)> done);
  /// Passes some of the players who are online to `done` on the first thread.
  void some_online(std::size_t most, std::move_only_function<void(std::vector<UserId>)> done);

  /// The players who are online, by their sockets. Followers are sent their number.
  Online& online() { return online_; }

  /// Sends the same list as list(), then every new seek. Every follower gets the same events.
  void follow(Follower follower, std::optional<UserId> viewer);
  void unfollow(std::size_t thread);

 private:
  /// Data read before a seek is taken.
  struct Looked {
    std::vector<UserId> players;  ///< the players already seated
    int rating;                   ///< of the asker, in the game's pool
    Result<void> may_sit;
  };

  void add(Asker asker, wire::GameWish wish, std::optional<ConnectionId> connection,
           std::optional<db::RequestKey> key, std::move_only_function<void(Result<SeekId>)>& done);
  /// Fails if the asker may not open such a seek, or has too many open.
  Result<void> may_open(const Asker& asker, const wire::GameWish& wish) const;
  void withdraw(UserId user, SeekId seek, std::optional<db::RequestKey> key,
                std::move_only_function<void(Result<void>)>& done);
  /// Stores the commitment of a new seek with dice before the seek is published.
  void note_commitment(SeekId seek, std::optional<db::RequestKey> key,
                       std::move_only_function<void(Result<SeekId>)> done);
  /// Ends a seek that could not be created.
  void give_up(SeekId seek, const std::optional<db::RequestKey>& key, Error why,
               std::move_only_function<void(Result<SeekId>)> done);
  void rate(SeekId seek, std::move_only_function<void(Result<SeekId>)> done);
  /// Opens a seek whose rating has been read, unless it has ended in the meantime.
  void made(SeekId seek, const rating::Shown& rating);
  void pair(TakeRequest request, const std::optional<Looked>& looked, TakeDone done);
  /// Returns why the asker may not take the seek; nullopt if they may.
  std::optional<Error> refusal(const OpenSeek& entry, const Asker& asker,
                               const std::optional<Looked>& looked) const;
  /// Reads the data, then calls pair() with it.
  void look(const OpenSeek& entry, TakeRequest request, TakeDone done);
  void sit(OpenSeek& seek, const TakeRequest& request);
  void begin(SeekId seek, const TakeRequest& request, TakeDone done);
  void time_is_over(SeekId seek);
  void taken(const TakeRequest& request, const Result<GameId>& game, TakeDone& done);
  bool begins_live_game(UserId user) const;
  void answer_of_another_run(const std::optional<db::RequestKey>& key, TakeDone done) const;
  /// Calls `then` on the first thread with the player's rating for such a game.
  template <class Then>
  void read_rating(UserId user, const wire::GameWish& wish, Then then) const;
  /// Calls `then` on the first thread with the names of players whom the viewer has blocked.
  template <class Then>
  void read_blocked(std::optional<UserId> viewer, Then then) const;
  const OpenSeek* find(SeekId seek) const;
  std::optional<OpenSeek> remove(SeekId seek);
  void put(OpenSeek entry);
  /// `which` is called with the player and connection of each seek and of each seat in it.
  template <class Which>
  void drop_those(const Which& which);
  void expire();
  std::vector<wire::SeekLine> lines_without(const std::vector<std::string>& blocked) const;
  void publish(std::string_view data);
  Frame online_frame() const;

  Threads& threads_;
  GameStarter& starter_;
  const db::Ratings& ratings_;
  const db::Blocks& blocks_;
  db::DiceCommitments& commitments_;
  const WallClock& clock_;
  Workers& reads_;
  LobbyAnswers answers_;
  Channel channel_;
  Online online_;
  std::int64_t version_ = 0;
  std::int64_t last_id_ = 0;
  std::map<SeekId, OpenSeek> seeks_;
  Deadlines<SeekId> ends_;                  ///< of those seeks_ in which someone has no connection
  std::map<SeekId, OpenSeek> being_made_;   ///< while dice, commitment or rating are pending
  std::map<SeekId, OpenSeek> being_taken_;  ///< removed from seeks_ while their games are stored
  RunningTakes running_;
};

}  // namespace crownhead::live
