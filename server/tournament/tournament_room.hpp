#pragma once

#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "db/tournaments/tournaments.hpp"
#include "rules/play/ruling.hpp"
#include "rules/seen_versions.hpp"
#include "server/game/rooms.hpp"
#include "server/people/inboxes.hpp"
#include "server/runtime/coroutine.hpp"
#include "server/runtime/deadlines.hpp"
#include "server/runtime/hub.hpp"
#include "server/runtime/mailbox.hpp"
#include "server/runtime/read_pool.hpp"
#include "server/runtime/wall_clock.hpp"
#include "server/runtime/workers.hpp"
#include "server/tournament/arena_queue.hpp"
#include "server/tournament/stage_promotion.hpp"
#include "server/tournament/tournament_followers.hpp"
#include "server/tournament/tournament_view.hpp"

namespace crownhead::live {

/// A command to a tournament.
struct TournamentAct {
  SeenVersions if_version;  ///< otherwise refused with stale_version
  tournament::Command what;
  tournament::Act act;
  std::map<UserId, std::string> names = {};        ///< of the players in it
  std::vector<accounts::OutgoingMail> mails = {};  ///< sent when it is stored
  std::optional<db::RequestKey> key = std::nullopt;
  /// Called once, on the tournament's thread, after the commit, with the new version.
  std::move_only_function<void(Result<std::int64_t>)> done;
};

class TournamentRoom;

/// Context shared by all tournaments of a thread.
struct TournamentRoomContext {
  std::size_t thread;
  db::Tournaments& tournaments;
  Rooms& rooms;
  Hubs& hubs;
  Inboxes& inboxes;
  const WallClock& clock;
  const cluster::Share& share;
  Workers& workers;
  Workers& reads;
  Workers& snapshots;
  const tournament::MatchingSolver& solve;
  const MessageCopies& copies;
  const Announce<TournamentId>& announce;
  Deadlines<TournamentId>& deadlines;
  std::function<void(std::string_view)> log_error;                 ///< logs an error
  std::function<void(TournamentId, TournamentAct)> act_elsewhere;  ///< in another tournament
  /// Calls back on the tournament's thread with its room, if it can be loaded. For answers that do
  /// not come through the mailbox: the room may have been replaced since the request.
  std::function<void(TournamentId, std::move_only_function<void(TournamentRoom&)>)> with_room;
};

/// One tournament in memory, with its mailbox. Every act and every end of one of its games is
/// handled here, one at a time: decide, await the commit, apply, publish, then begin games and
/// apply rulings to the games concerned. Lives on its home thread; call every member function
/// there.
class TournamentRoom {
 public:
  TournamentRoom(TournamentRoomContext& around, TournamentId id, db::LoadedTournament loaded);

  void act(TournamentAct act);
  void game_over(GameId game, const play::Game& over);
  /// Handles starts, rounds, waves and ends whose time has come, then calls `done`.
  void tick(std::move_only_function<void()> done);
  /// Completes what the server's last stop interrupted: ends of games that were not recorded,
  /// rulings that did not reach their games, and games and rounds that had not begun. Then calls
  /// `done`.
  void recover(std::move_only_function<void()> done);

  /// Applies and publishes what another node has stored, then calls `done`, with an error if it
  /// could not be read.
  void catch_up(std::move_only_function<void(Result<void>)> done);
  /// Does the same unless the room has this version, which another node has stored.
  void announced(std::int64_t version);
  /// The version of the tournament here; the store may be ahead.
  std::int64_t version() const { return now_->tournament.version(); }

  /// Sends `follower` the events since `version`, or a snapshot, and then every new event. In an
  /// arena, players are paired while they follow it.
  void follow(const Follower& follower, std::optional<UserId> user,
              std::optional<std::int64_t> version);
  /// Undoes follow().
  void unfollow(std::size_t thread, std::optional<UserId> user);

  /// Changes the name of a person in the tournament. Followers see the new name in their next
  /// snapshot. This and the two below copy the tournament here: they are rare, and the next read
  /// must see them.
  void rename(UserId user, const std::string& name);
  /// Records that the account has become a bot.
  void became_bot(UserId user);
  /// Records what the player now says about themselves.
  void identify(UserId user, const Identity& identity);

  /// Returns the tournament for use on any thread. Changes never touch it; they replace it.
  const TournamentViewPtr& view() const { return now_; }

  const tournament::Tournament& tournament() const { return now_->tournament; }
  const std::map<tournament::GameKey, GameId>& games() const { return now_->games; }
  /// Returns the key of a game; nullopt if it is not in the tournament.
  std::optional<tournament::GameKey> key_of(GameId game) const;
  const std::map<UserId, std::string>& names() const { return now_->names; }
  /// Those of them who are bots.
  const std::set<UserId>& bots() const { return now_->bots; }
  /// What the players say about themselves.
  const Identities& identities() const { return now_->identities; }
  TournamentId id() const { return id_; }
  bool at_work() const { return mailbox_.at_work(); }
  /// True if the room can be dropped: it has no followers, no pending work, and nothing that is not
  /// in the store.
  bool idle() const;

 private:
  struct Recovery {
    std::move_only_function<void()> done;
  };
  struct Tick {
    std::move_only_function<void()> done;
  };
  struct StoreChanged {
    std::move_only_function<void(Result<void>)> done;
  };
  struct Announced {
    std::int64_t version;
  };
  using Mail = std::variant<TournamentAct, Recovery, Tick, StoreChanged, Announced>;
  using Events = std::vector<tournament::Event>;

  /// Identifies this tournament in the queue of a pool.
  std::string whose() const { return "tournament " + std::to_string(id_.value); }
  HomeThread home() const { return {around_.hubs.threads(), around_.thread}; }
  /// Runs `look`, which reads from the database, in the pool; await the result.
  template <class Look>
  auto reading(Look look) const {
    return read(around_.reads, home(), whose(), std::move(look));
  }
  Awaitable<void> deal_with(Mail& mail);
  Awaitable<void> handle(TournamentAct& act);
  Awaitable<void> handle(Recovery& recovery);
  Awaitable<void> handle(Tick& tick);
  Awaitable<void> handle(StoreChanged& changed);
  Awaitable<void> handle(Announced& announced);
  /// True if this node lets time pass in the tournament. Read the time first.
  bool may_act_by_time() const;
  Awaitable<void> learn(const std::map<UserId, std::string>& names);
  Awaitable<Result<std::int64_t>> carry_out(const TournamentAct& act);
  /// Starts rounds and ends the tournament if it is time.
  Awaitable<Result<void>> advance();
  Awaitable<Result<Events>> decided(const tournament::Command& command, const tournament::Act& act);
  Awaitable<Result<void>> commit(Events events, std::optional<db::RequestKey> key = std::nullopt,
                                 std::vector<accounts::OutgoingMail> mails = {},
                                 std::vector<db::RulingOnGame> rulings = {});
  /// Stores the rest of an unfinished act, if there is one.
  Awaitable<Result<void>> finish_act();
  Awaitable<void> mark_clocks();
  /// Has the games apply all pending rulings, and resumes when they have answered.
  Awaitable<void> rule_on_games();
  Awaitable<void> reconcile();
  /// Records the end of games in `stored` that are over but still open here.
  void hear_ends_in(const std::vector<db::TournamentGame>& stored);
  /// Draws the wave of an arena if its time has come.
  Awaitable<Result<void>> draw_arena_round();
  void rearm();
  /// Logs why something was not done, and schedules a retry after a temporary failure.
  void schedule_retry(const Error& why);
  /// Sends the qualifiers to the next stage, once.
  Awaitable<void> promote();
  void promoted(const Result<std::int64_t>& done, std::vector<UserId> users);
  void promotion_failed(const Error& why);
  void hear_end_of(GameId game);
  void publish(const Events& events, const tournament::Tournament& after,
               const std::vector<Frame>& frames);
  void announce(const std::vector<GameId>& games);
  Awaitable<void> reload();

  /// A change of what the tournament shows about people.
  using ChangePeople = std::function<void(TournamentView&)>;
  void change_people(ChangePeople change);
  /// Replaces the tournament by a changed copy.
  void become(std::shared_ptr<TournamentView> next);

  TournamentRoomContext& around_;
  TournamentId id_;
  TournamentViewPtr now_;
  /// Made while a pool may have been copying the tournament.
  std::vector<ChangePeople> changes_during_copy_;
  std::map<GameId, tournament::GameKey> keys_;
  TournamentFollowers followers_;
  StagePromotion promotion_;
  ArenaQueue line_;                  ///< only for an arena
  std::optional<Instant> retry_at_;  ///< when to retry what could not be stored
  bool unfinished_;                  ///< an act has rows that are not stored
  Mailbox<Mail> mailbox_;            ///< declared last: its handlers use all other members
};

}  // namespace crownhead::live
