#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "db/accounts/blocks.hpp"
#include "db/games/dice_tips.hpp"
#include "db/games/ratings.hpp"
#include "db/jobs/requests.hpp"
#include "server/live/deadlines.hpp"
#include "server/live/game_starter.hpp"
#include "server/live/hub.hpp"
#include "server/live/lobby_answers.hpp"
#include "server/live/online.hpp"
#include "server/live/open_seek.hpp"
#include "server/live/running_takes.hpp"
#include "server/live/wall_clock.hpp"
#include "server/wire/lobby_json.hpp"

namespace crownhead::live {

/// The player who asks for something.
struct Asker {
  UserId user;
  std::string name;
  bool bot = false;
};

/// The open seeks. They live in memory on the first thread; every call may be made on any thread,
/// and answers come on any. What is read for one (ratings, blocks) is read elsewhere, and what it
/// is for may have ended when the answer is there.
class Lobby {
 public:
  Lobby(Hubs& hubs, GameStarter& starter, const db::Ratings& ratings, const db::Blocks& blocks,
        db::DiceTips& tips, const WallClock& clock, Workers& reads);

  /// The seek ends with its connection; without one after 10 minutes. A player may have 5.
  void seek(Asker asker, wire::GameWish wish, std::optional<ConnectionId> connection,
            std::optional<db::RequestKey> key, std::move_only_function<void(Result<SeekId>)> done);

  /// By the player who seeks, or who has taken one of its seats and gives it up. seek_gone;
  /// forbidden for anybody else.
  void unseek(UserId user, SeekId seek, std::optional<db::RequestKey> key,
              std::move_only_function<void(Result<void>)> done);

  using Taken = RunningTakes::Taken;
  using TakeDone = RunningTakes::Done;
  struct TakeRequest {
    Asker asker;
    SeekId seek;
    std::string entropy = {};  ///< the asker's, for the dice of the game
    /// With which a seat ends that waits for others; without one after 10 minutes in which nobody
    /// has come.
    std::optional<ConnectionId> connection = std::nullopt;
    std::optional<db::RequestKey> key = std::nullopt;
  };
  /// seek_gone, own_offer; forbidden for a rating out of the seek's range, and beside players of
  /// one of whom PairingRule allows no game.
  void take(TakeRequest request, TakeDone done);

  /// Ends the seeks of a connection that is gone, and frees its seats in others, as the two below.
  void drop(ConnectionId connection);
  /// Ends all seeks of the player.
  void drop(UserId user);

  /// Ends the live seeks of a player whose live game has begun: who took one would have to wait.
  void drop_live(UserId user);

  /// The seek that ends by itself first; call it on the first thread.
  std::optional<std::pair<Instant, SeekId>> earliest() { return ends_.earliest(); }
  /// Takes out what time has ended; `done` on the first thread afterwards.
  void tick(std::move_only_function<void()> done);

  /// As `viewer` sees them, without those of players whom `viewer` has blocked; `done` on the first
  /// thread.
  void list(std::optional<UserId> viewer,
            std::move_only_function<void(std::vector<wire::SeekLine>)> done);

  /// Who is here, by the sockets that speak for them; followers are told how many they are.
  Online& online() { return online_; }

  /// Sends them as list() does, and then every new one: an event is the same for all.
  void follow(Follower follower, std::optional<UserId> viewer);
  void unfollow(std::size_t thread);

 private:
  /// What has to be read before a seek is taken.
  struct Looked {
    std::vector<UserId> players;  ///< beside whom the asker would sit
    int rating;                   ///< of the asker, in the game's pool
    Result<void> may_sit;
  };

  void add(Asker asker, wire::GameWish wish, std::optional<ConnectionId> connection,
           std::optional<db::RequestKey> key, std::move_only_function<void(Result<SeekId>)>& done);
  void withdraw(UserId user, SeekId seek, std::optional<db::RequestKey> key,
                std::move_only_function<void(Result<void>)>& done);
  /// The tip of a seek that is being made is stored before anybody is told of it, where it has one.
  void note_tip(SeekId seek, std::optional<db::RequestKey> key,
                std::move_only_function<void(Result<SeekId>)> done);
  /// Ends a seek that could not be made.
  void give_up(SeekId seek, const std::optional<db::RequestKey>& key, Error why,
               std::move_only_function<void(Result<SeekId>)> done);
  void rate(SeekId seek, std::move_only_function<void(Result<SeekId>)> done);
  /// A seek that waited for its rating is open, unless it has ended meanwhile.
  void made(SeekId seek, const rating::Shown& rating);
  void pair(TakeRequest request, const std::optional<Looked>& looked, TakeDone done);
  /// Why the seek is not for the asker; nothing where it is.
  std::optional<Error> refusal(const OpenSeek& entry, const Asker& asker,
                               const std::optional<Looked>& looked) const;
  /// Comes back to pair() with what is read.
  void look(const OpenSeek& entry, TakeRequest request, TakeDone done);
  void sit(OpenSeek& seek, const TakeRequest& request);
  void begin(SeekId seek, const TakeRequest& request, TakeDone done);
  void time_is_over(SeekId seek);
  void taken(const TakeRequest& request, const Result<GameId>& game, TakeDone& done);
  bool begins_live_game(UserId user) const;
  void answer_of_another_run(const std::optional<db::RequestKey>& key, TakeDone done) const;
  /// Calls `then` on the first thread with the player's rating where such a game counts.
  template <class Then>
  void read_rating(UserId user, const wire::GameWish& wish, Then then) const;
  /// Calls `then` on the first thread with the names of those whom the viewer has blocked.
  template <class Then>
  void read_blocked(std::optional<UserId> viewer, Then then) const;
  const OpenSeek* find(SeekId seek) const;
  std::optional<OpenSeek> remove(SeekId seek);
  void put(OpenSeek entry);
  /// `which` is asked of a seek, and of the player and the connection of each who sits there.
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
  db::DiceTips& tips_;
  const WallClock& clock_;
  Workers& reads_;
  LobbyAnswers answers_;
  Channel channel_;
  Online online_;
  std::int64_t version_ = 0;
  std::int64_t last_id_ = 0;
  std::map<SeekId, OpenSeek> seeks_;
  Deadlines<SeekId> ends_;                  ///< of seeks_ where one has no connection
  std::map<SeekId, OpenSeek> being_made_;   ///< while dice are made, tips stored, ratings read
  std::map<SeekId, OpenSeek> being_taken_;  ///< out of seeks_ while their games are being stored
  RunningTakes running_;
};

}  // namespace crownhead::live
