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
#include "server/runtime/coroutine_set.hpp"
#include "server/runtime/deadlines.hpp"
#include "server/runtime/hub.hpp"
#include "server/runtime/read_pool.hpp"
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

/// Returns the error for a seek that has ended.
Error seek_gone();

/// The open seeks. They live in memory on the first thread. Every call may be made on any thread,
/// and answers come on the first. Ratings and blocks are read in the pool; the seek may have ended
/// when the answer arrives. lobby_takes.cpp has how a seek is taken.
class Lobby {
 public:
  /// Seeks have ids above `ids_above`. Nodes have different ones, so that a seek of one is never
  /// taken for a seek of another.
  Lobby(Hubs& hubs, GameStarter& starter, const db::Ratings& ratings, const db::Blocks& blocks,
        db::DiceCommitments& commitments, const WallClock& clock, Workers& reads,
        std::int64_t ids_above = 0);

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

  /// Passes the seeks that `viewer` may see to `done` in the pool. Leaves out seeks of players whom
  /// `viewer` has blocked.
  void list(std::optional<UserId> viewer,
            std::move_only_function<void(Result<std::vector<wire::SeekLine>>)> done);

  /// What the lobby knows of a player: whether they are online, and a live seek of theirs.
  struct Whereabouts {
    bool online = false;
    std::optional<wire::SeekLine> seek = std::nullopt;
  };
  /// Passes the whereabouts of `users` to `done` on the first thread, in the same order. Leaves out
  /// seeks of players whom `viewer` has blocked.
  void whereabouts(std::optional<UserId> viewer, std::vector<UserId> users,
                   std::move_only_function<void(Result<std::vector<Whereabouts>>)> done);
  /// Passes some of the players who are online to `done` on the first thread.
  void some_online(std::size_t most, std::move_only_function<void(std::vector<UserId>)> done);

  /// The players who are online, by their sockets. Followers are sent their number.
  Online& online() { return online_; }

  /// Sends the same list as list(), then every new seek. Every follower gets the same events.
  void follow(Follower follower, std::optional<UserId> viewer);
  void unfollow(std::size_t thread);

 private:
  static constexpr std::size_t lobby_thread = 0;
  static constexpr Millis rest_seek_stands = seconds(600);

  /// Data read before a seek is taken.
  struct TakeCheck {
    std::vector<UserId> players;  ///< the players already seated
    int rating;                   ///< of the asker, in the game's pool
    Result<void> may_sit;
  };

  HomeThread home() const { return {threads_, lobby_thread}; }
  /// Runs `look`, which reads from the database, in the pool; await the outcome.
  template <class Look>
  auto reading(UserId asker, Look look) const {
    return try_read(reads_, home(), std::to_string(asker.value), std::move(look));
  }

  Awaitable<Result<SeekId>> open(Asker asker, wire::GameWish wish,
                                 std::optional<ConnectionId> connection,
                                 std::optional<db::RequestKey> key);
  /// Fails if the asker may not open such a seek, or has too many open.
  Result<void> may_open(const Asker& asker, const wire::GameWish& wish) const;
  /// Draws the dice of a new seek and stores their commitment before the seek is published.
  Awaitable<Result<void>> draw_dice(SeekId seek, UserId user, const wire::GameWish& wish);
  /// Returns the player's rating for such a game; none if the database cannot be read.
  Awaitable<rating::Shown> rating_of(UserId user, const play::GameTerms& terms) const;
  Result<void> withdraw(UserId user, SeekId seek, const std::optional<db::RequestKey>& key);

  Awaitable<Result<Taken>> take(TakeRequest request);
  /// Fails for the seek's own player, and for a guest if it is not for guests.
  static Result<void> may_ask(const OpenSeek& entry, const Asker& asker);
  /// True if the database must be read before the asker is seated.
  static bool must_check(const OpenSeek& entry, UserId asker,
                         const std::optional<TakeCheck>& checked);
  Awaitable<ReadOutcome<TakeCheck>> check(const OpenSeek& entry, UserId asker) const;
  /// Returns why the asker may not take the seek; nullopt if they may.
  std::optional<Error> refusal(const OpenSeek& entry, const Asker& asker,
                               const std::optional<TakeCheck>& checked) const;
  void sit(OpenSeek& seek, const TakeRequest& request);
  Taken wait_for_others(OpenSeek& entry, const TakeRequest& request);
  /// Begins the game of a full seek.
  Awaitable<Result<Taken>> begin(TakeRequest request);
  bool begins_live_game(UserId user) const;
  Awaitable<Result<Taken>> answer_of_another_run(std::optional<db::RequestKey> key) const;

  using Lines = std::shared_ptr<const std::vector<wire::SeekLine>>;
  /// Returns the open seeks, copied once after each change.
  Lines lines();
  /// Leaves out the seeks of players whom `viewer` has blocked; none if the database cannot be
  /// read. Any thread.
  std::vector<wire::SeekLine> shown_to(std::optional<UserId> viewer, const Lines& lines) const;
  Awaitable<std::vector<Whereabouts>> find_out(std::optional<UserId> viewer,
                                               std::vector<UserId> users);
  /// Returns the names of players whom the viewer has blocked; none if the database cannot be read.
  Awaitable<std::vector<std::string>> blocked_by(std::optional<UserId> viewer) const;

  void time_is_over(SeekId seek);
  const OpenSeek* find(SeekId seek) const;
  std::optional<OpenSeek> remove(SeekId seek);
  void put(OpenSeek entry);
  /// `which` is called with the player and connection of each seek and of each seat in it.
  template <class Which>
  void drop_those(const Which& which);
  void expire();
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
  std::int64_t last_id_;
  std::map<SeekId, OpenSeek> seeks_;
  Lines lines_;                             ///< of seeks_; null after a change
  std::weak_ptr<Greeting> greeting_;        ///< of visitors who are not signed in
  Deadlines<SeekId> ends_;                  ///< of those seeks_ in which someone has no connection
  std::map<SeekId, OpenSeek> being_made_;   ///< while dice, commitment or rating are pending
  std::map<SeekId, OpenSeek> being_taken_;  ///< removed from seeks_ while their games are stored
  RunningTakes running_;
  CoroutineSet coroutines_{threads_};  ///< declared last: they use all other members
};

}  // namespace crownhead::live
