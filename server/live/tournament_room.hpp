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
#include "server/live/coroutine.hpp"
#include "server/live/deadlines.hpp"
#include "server/live/hub.hpp"
#include "server/live/inboxes.hpp"
#include "server/live/mailbox.hpp"
#include "server/live/read_pool.hpp"
#include "server/live/rooms.hpp"
#include "server/live/stage_promotion.hpp"
#include "server/live/tournament_followers.hpp"
#include "server/live/waiting_line.hpp"
#include "server/live/wall_clock.hpp"
#include "server/live/workers.hpp"

namespace crownhead::live {

/// An act on its way to a tournament.
struct TournamentAct {
  SeenVersions if_version;  ///< refused with stale_version at another one
  tournament::Command what;
  tournament::Act act;
  std::map<UserId, std::string> names = {};        ///< of those whom it names
  std::vector<accounts::OutgoingMail> mails = {};  ///< that go out with it
  std::optional<db::RequestKey> key = std::nullopt;
  /// Called once, on the tournament's thread, after the commit, with the version then.
  std::move_only_function<void(Result<std::int64_t>)> done;
};

class TournamentRoom;

/// One version of a tournament, shared by its readers.
struct TournamentView : db::LoadedTournament {
  TournamentId id;

  /// Where a game stands in it; nullopt if it is none of its games.
  std::optional<tournament::GameKey> key_of(GameId game) const;
};
using TournamentViewPtr = std::shared_ptr<const TournamentView>;

/// What all tournaments of a thread share.
struct TournamentSurroundings {
  std::size_t thread;
  db::Tournaments& tournaments;
  Rooms& rooms;
  Hubs& hubs;
  Inboxes& inboxes;
  const WallClock& clock;
  Workers& workers;
  Workers& reads;
  const tournament::MatchingSolver& solve;
  Deadlines<TournamentId>& deadlines;
  std::function<void(std::string_view)> trouble;                   ///< for the log
  std::function<void(TournamentId, TournamentAct)> act_elsewhere;  ///< in another tournament
  /// Calls back on the tournament's thread with its room, if that can be had: for answers that do
  /// not come through its mailbox, which may find another room than the one that asked.
  std::function<void(TournamentId, std::move_only_function<void(TournamentRoom&)>)> with_room;
};

/// One tournament in memory, with its mailbox: every act, and every end of one of its games, is
/// dealt with here, one after another: decide, await the commit, apply, tell, begin games and rule
/// on those that an act concerns. Lives on its home thread; every call is made there.
class TournamentRoom {
 public:
  TournamentRoom(TournamentSurroundings& around, TournamentId id, db::LoadedTournament loaded);

  void act(TournamentAct act);
  void game_over(GameId game, const play::Game& over);
  /// Something is due that time alone brings; `done` after that has been dealt with.
  void tick(std::move_only_function<void()> done);
  /// Makes good what the server's last stop has cut off: games that ended unheard, rulings that did
  /// not reach their games, games and rounds that had not begun; `done` after that.
  void recover(std::move_only_function<void()> done);

  /// Sends what `follower` has missed since `version`, or a snapshot, and then all that happens. In
  /// an arena players are paired while they follow it.
  void follow(const Follower& follower, std::optional<UserId> user,
              std::optional<std::int64_t> version);
  /// As it was followed.
  void unfollow(std::size_t thread, std::optional<UserId> user);

  /// Somebody whom it names has another name from now on; those who follow learn it when they ask
  /// again.
  void rename(UserId user, const std::string& name);
  /// A program plays with that account from now on.
  void became_bot(UserId user);

  /// The tournament for another thread. It is copied once after each change, not for each reader.
  TournamentViewPtr view() const;

  const tournament::Tournament& tournament() const { return loaded_.tournament; }
  const std::map<tournament::GameKey, GameId>& games() const { return loaded_.games; }
  /// Where a game stands in it; nullopt if it is none of its games.
  std::optional<tournament::GameKey> key_of(GameId game) const;
  const std::map<UserId, std::string>& names() const { return loaded_.names; }
  /// Which of them are programs.
  const std::set<UserId>& bots() const { return loaded_.bots; }
  TournamentId id() const { return id_; }
  bool at_work() const { return mailbox_.at_work(); }
  /// Nobody follows it, nothing is on its way and what it holds is in the store: it can be dropped.
  bool idle() const;

 private:
  struct Recovery {
    std::move_only_function<void()> done;
  };
  struct Tick {
    std::move_only_function<void()> done;
  };
  using Mail = std::variant<TournamentAct, Recovery, Tick>;
  using Events = std::vector<tournament::Event>;

  /// Its turn among those who have something computed.
  std::string whose() const { return "tournament " + std::to_string(id_.value); }
  HomeThread home() const { return {around_.hubs.threads(), around_.thread}; }
  /// Awaits what `look` reads of the tournament.
  template <class Look>
  auto reading(Look look) const {
    return read(around_.reads, home(), whose(), std::move(look));
  }
  Awaitable<void> deal_with(Mail& mail);
  Awaitable<void> handle(TournamentAct& act);
  Awaitable<void> handle(Recovery& recovery);
  Awaitable<void> handle(Tick& tick);
  Awaitable<void> learn(const std::map<UserId, std::string>& names);
  Awaitable<Result<std::int64_t>> carry_out(const TournamentAct& act);
  /// What comes by itself: rounds, and the end.
  Awaitable<Result<void>> go_on();
  Awaitable<Result<Events>> decided(const tournament::Command& command, const tournament::Act& act);
  Awaitable<Result<void>> happen(Events events, std::optional<db::RequestKey> key = std::nullopt,
                                 std::vector<accounts::OutgoingMail> mails = {},
                                 std::vector<db::RulingOnGame> rulings = {});
  /// Has the games carry out all rulings that are due; goes on when they have answered.
  Awaitable<void> rule_on_games();
  std::vector<tournament::GameKey> keys_to_begin(const tournament::Tournament& after) const;
  Awaitable<std::vector<db::NewTournamentGame>> games_to_begin(
      const tournament::Tournament& after) const;
  /// Of the games that the events draw, where the round does not begin with them.
  Awaitable<std::vector<db::RoundDice>> dice_to_tell(const Events& events,
                                                     const tournament::Tournament& after) const;
  Awaitable<void> make_good();
  /// Hears of games of `stored` that are over and are open here.
  void hear_ends_in(const std::vector<db::TournamentGame>& stored);
  /// Of an arena, if one is due.
  Awaitable<Result<void>> draw_wave();
  void rearm();
  /// Tells why something was not done; what was refused for the moment alone is tried again.
  void behind(const Error& why);
  /// Sends the best on to the next stage, once.
  void promote();
  void promoted(const Result<std::int64_t>& done, std::vector<UserId> users);
  void promotion_failed(const Error& why);
  void hear_end_of(GameId game);
  void publish(const Events& events);
  void announce(const std::vector<GameId>& games);
  Awaitable<void> reload();

  /// The tournament, to be changed: the next view is another.
  db::LoadedTournament& changing() {
    view_ = nullptr;
    return loaded_;
  }

  TournamentSurroundings& around_;
  TournamentId id_;
  db::LoadedTournament loaded_;
  /// Of `loaded_`; nullptr from a change to the next call of view().
  mutable TournamentViewPtr view_;
  std::map<GameId, tournament::GameKey> keys_;
  TournamentFollowers followers_;
  StagePromotion promotion_;
  WaitingLine line_;              ///< of an arena
  std::optional<Instant> again_;  ///< when what could not be stored is made good
  Mailbox<Mail> mailbox_;         ///< the last: what it deals with uses all the others
};

}  // namespace crownhead::live
