#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "db/games/game_store.hpp"
#include "rules/draughts/fen.hpp"
#include "rules/play/game.hpp"
#include "rules/play/ruling.hpp"
#include "rules/seat.hpp"
#include "rules/seen_versions.hpp"
#include "server/live/answered_commands.hpp"
#include "server/live/computer_turn.hpp"
#include "server/live/coroutine.hpp"
#include "server/live/deadlines.hpp"
#include "server/live/flag_timer.hpp"
#include "server/live/followers.hpp"
#include "server/live/game_snapshot.hpp"
#include "server/live/hub.hpp"
#include "server/live/inboxes.hpp"
#include "server/live/mailbox.hpp"
#include "server/live/presence.hpp"
#include "server/live/private_state.hpp"
#include "server/live/read_pool.hpp"
#include "server/live/store_outage.hpp"
#include "server/live/wall_clock.hpp"
#include "server/wire/client_message.hpp"
#include "server/wire/game_json.hpp"

namespace crownhead::live {

/// What a command did. Whoever sends it again is told the same.
struct CommandDone {
  std::int64_t version;                                 ///< of the first event that it made
  std::string data;                                     ///< that event's, as JSON
  int ply;                                              ///< plies played after it
  std::optional<kind::Diagram> diagram = std::nullopt;  ///< after it

  std::string fen() const { return diagram->text(); }
};

/// A player's command on its way to a game.
struct RoomCommand {
  UserId user;
  std::optional<CommandId> id;
  wire::PlayerWish what;
  SeenVersions if_version;  ///< refused with stale_version at another one
  Instant stamp;            ///< when its frame had been read
  Millis round_trip;        ///< to the player and back, as the socket measured it; 0 where none did
  /// Called once, on the game's thread, after the commit.
  std::move_only_function<void(Result<CommandDone>)> done;
};

/// A player's conditional moves after a change.
struct Planned {
  int ply;  ///< plies played in the position that they go on from
  play::Conditionals conditionals;
};

/// Conditional moves on their way to a game; they replace those that the player has there.
struct Plan {
  Seat by;
  std::vector<play::Conditionals::Line> lines;
  std::optional<int> ply;  ///< refused with stale_ply at another one
  /// Called once, on the game's thread, after the commit.
  std::move_only_function<void(Result<Planned>)> done;
};

/// What a rematch is begun with.
struct NewRematch {
  GameId of;
  play::Setup setup;
  db::RequestKey key;
  std::optional<play::FirstDice> dice = std::nullopt;  ///< whose tip was told with the offer
};

/// Stores the game, takes it into memory and tells its players; `done` on any thread.
using BeginRematch =
    std::function<void(NewRematch rematch, std::move_only_function<void(Result<GameId>)> done)>;

/// Ends the vacation of a player who has moved in this game, if its tournament says that a move
/// does; `done` on any thread.
using EndVacation = std::function<void(GameId game, UserId user, Instant at,
                                       std::move_only_function<void(Result<void>)> done)>;

/// Hears that a game of a tournament is over; called on the game's thread, after the commit.
using TournamentGameOver =
    std::function<void(TournamentId tournament, GameId id, const play::Game& game)>;

/// Is told what a computer of the site has to do in a game; called on the game's thread.
using AskComputer = std::function<void(GameId game, UserId computer, ComputerTurn turn)>;

/// What came with a command and is no event.
struct CameWith {
  std::string message = {};                                      ///< with a move
  std::optional<play::OfferedDice> rematch_dice = std::nullopt;  ///< with the offer of a rematch
};

/// The refusal that players get while a ruling on the game waits to be stored.
Error ruling_first();

/// What all rooms of a thread share.
struct RoomSurroundings {
  std::size_t thread;
  db::GameStore& games;
  const WallClock& clock;
  const StoreOutage& outage;
  Hubs& hubs;
  Inboxes& inboxes;
  Workers& reads;
  Workers& snapshots;
  Deadlines<GameId>& deadlines;
  Deadlines<GameId>& showings;  ///< when show_due() is to be called
  const BeginRematch& begin_rematch;
  const EndVacation& end_vacation;
  const TournamentGameOver& tournament_game_over;
  const AskComputer& ask_computer;
  std::function<void(GameId)> presence_changed;   ///< publish_presence() shall be called soon
  std::function<void(std::string_view)> trouble;  ///< for the log
};

/// What a room is made of.
struct StoredRoom {
  db::LoadedGame loaded;
  AnsweredCommands answered;
  std::optional<dice::Chain> chain = std::nullopt;  ///< of a running game with dice
  /// Of a game that someone is shown later than it is played.
  std::optional<ShownLater> later = std::nullopt;
};

/// nullopt if there is no such game. Reads the database on the calling thread, and does there all
/// that grows with the game.
std::optional<StoredRoom> read_room(const db::GameStore& games, GameId id, Instant now);

/// One game in memory, with its mailbox. Everything that happens to the game goes through it, one
/// thing after another: decide, await the commit, apply, tell (I2, I3, I4). Who follows, who is
/// here, when time is over and what lies beside the game are parts of its own. Lives on its home
/// thread; every call is made there.
class Room {
 public:
  Room(RoomSurroundings& around, GameId id, StoredRoom stored);

  /// Answers busy if the mailbox is full, as plan() does.
  void command(RoomCommand command);
  void plan(Plan plan);
  /// Ends the game if its time is over; `done` afterwards.
  void tick(std::move_only_function<void()> done);
  /// Carries out the rulings on the game that are in the store; `done` on the game's thread after
  /// all of them, or with the error that stopped one.
  void rulings_made(std::move_only_function<void(Result<void>)> done);
  /// Gives back the time of an outage between these instants; `done` on the game's thread
  /// afterwards. Where that could not be stored no time passes for the game until it is told again.
  void outage(Instant last_alive, Instant ready, std::move_only_function<void(Result<void>)> done);

  /// Tells the clock of a change of freezes in the store; `done` afterwards.
  void freezes_changed(std::move_only_function<void()> done);

  /// Sends what `follower` has missed since `version`, or a snapshot, and then all that they may
  /// see of what happens. A spectator with a name is named to all.
  Audience follow(const Follower& follower, const play::Viewer& viewer,
                  std::optional<std::int64_t> version, const std::string& name = "");
  /// The arguments are those of follow() and what it returned.
  void unfollow(std::size_t thread, Audience audience, std::optional<UserId> user,
                const std::string& name = "");

  /// The same for somebody who only glances at it among other games: nobody is counted as a
  /// spectator, and no player as here.
  Audience glance(const Follower& follower, const play::Viewer& viewer,
                  std::optional<std::int64_t> version);
  void look_away(std::size_t thread, Audience audience) {
    followers_.channel_of(audience).remove(thread);
  }

  /// What `viewer` is shown of it now.
  GameView sight(const play::Viewer& viewer) { return followers_.sight(viewer); }
  /// Whether follow() would send `viewer` a snapshot.
  bool needs_snapshot(const play::Viewer& viewer, std::optional<std::int64_t> version) {
    return followers_.needs_snapshot(followers_.audience_of(viewer), version);
  }
  /// The same to be written elsewhere, with the messages that `viewer` may read.
  GameSnapshot snapshot(const play::Viewer& viewer) {
    return followers_.snapshot(followers_.audience_of(viewer), messages_for(viewer));
  }
  /// Shows what is due to those who are shown it later.
  void show_due() { followers_.show_due(); }

  /// One of its players has another name from now on; those who follow learn it when they ask
  /// again.
  void rename(UserId player, const std::string& name);

  /// Drops the changes of ratings that were shown: they have been taken back.
  void forget_rating_changes();

  /// Tells all followers who is here.
  void publish_presence();

  const play::Game& game() const { return loaded_.game; }
  const wire::GameNames& names() const { return names_; }
  const play::Conditionals& conditionals(Seat side) const { return private_.conditionals()[side]; }
  /// What the players have written, if `viewer` is one of them and may read it.
  wire::Messages messages_for(const play::Viewer& viewer) const;
  /// Whether it can be dropped: nobody follows it and nothing is on its way.
  bool idle() const;

 private:
  struct Tick {
    std::move_only_function<void()> done;
  };
  struct Outage {
    Instant last_alive;
    Instant ready;
    std::move_only_function<void(Result<void>)> done;
  };
  struct FreezesChanged {
    std::move_only_function<void()> done;
  };
  struct RulingsMade {
    std::move_only_function<void(Result<void>)> done;
  };
  using Mail = std::variant<RoomCommand, Plan, Tick, Outage, FreezesChanged, RulingsMade>;

  HomeThread home() const { return {around_.hubs.threads(), around_.thread}; }
  /// Awaits what `look` reads of the game.
  template <class Look>
  auto reading(Look look) const {
    return read(around_.reads, home(), "game " + std::to_string(id_.value), std::move(look));
  }
  bool shown_later() const { return loaded_.game.setup().showing.when != play::Shown::now; }
  Awaitable<void> handle(RoomCommand& command);
  Awaitable<void> handle(Plan& plan);
  Awaitable<void> handle(Tick& tick);
  Awaitable<void> handle(Outage& outage);
  Awaitable<void> handle(FreezesChanged& changed);
  Awaitable<void> handle(RulingsMade& made);
  /// Deals with the mail after the rulings that are due.
  Awaitable<void> handle_ruled(Mail& mail);
  /// Carries out the rulings that are due, in their order.
  Awaitable<Result<void>> be_ruled();
  Awaitable<Result<void>> carry_out(const db::RulingOnGame& ruling);
  /// Words with a move, to opponents of whom one may have blocked the writer.
  Awaitable<Result<void>> may_write(UserId user) const;
  /// Fails where the player or an opponent has blocked the other: no rematch is offered then.
  Awaitable<Result<void>> may_offer(UserId user) const;
  Result<std::vector<play::Event>> decided(const db::RulingOnGame& ruling) const;
  Awaitable<Result<CommandDone>> carry_out(const RoomCommand& command,
                                           const std::optional<db::RequestKey>& key);
  Awaitable<Result<Planned>> take_up(const Plan& plan);
  /// What comes with the command `what`; the offer of a rematch gets its tip.
  Awaitable<CameWith> came_with(play::Command& what, const RoomCommand& command) const;
  /// Begins the new game, if both want it, and the one who accepts greets it with `entropy`.
  Awaitable<Result<GameId>> begin_rematch(const play::BeginRematch& asked, Instant stamp,
                                          const std::string& entropy);
  Awaitable<void> let_time_pass(Instant now);
  Awaitable<Result<void>> give_back(const Outage& outage);
  /// Tells the clock what stands still by the store, which takes no other event before that; tries
  /// again by itself where that could not be stored.
  Awaitable<void> tell_freezes();
  Awaitable<bool> tried_to_tell_freezes();
  Result<std::vector<play::Event>> decided(const play::Command& what,
                                           const RoomCommand& command) const;
  play::Chance chance() const { return play::Chance(chain_ ? &*chain_ : nullptr); }
  /// Whether the command was refused for a vacation that ends by a move.
  bool can_end_vacation(const Error& refusal, const RoomCommand& command) const;
  Awaitable<Result<std::vector<play::Event>>> decided_after_vacation(const play::Command& what,
                                                                     const RoomCommand& command);
  /// Stores, applies and publishes.
  Awaitable<Result<CommandDone>> happen(std::vector<play::Event> events,
                                        std::optional<db::RequestKey> key, CameWith with = {},
                                        std::optional<std::int64_t> tells = std::nullopt,
                                        std::optional<std::int64_t> ruling = std::nullopt);
  /// What is stored with `events`, and what stands beside them; `with` came with the first.
  db::Append append_of(const std::vector<play::Event>& events, std::optional<db::RequestKey> key,
                       CameWith with) const;
  /// What the same command was answered before, if it is not new.
  Awaitable<std::optional<Result<CommandDone>>> answered_before(const db::RequestKey& key) const;
  Awaitable<Result<CommandDone>> done_at(std::int64_t version) const;
  Awaitable<void> reload();
  Awaitable<void> read_rating_changes();
  CommandDone publish(const std::vector<play::Event>& events);
  void tell_players(const std::vector<play::Event>& events);
  void ask_computers() const;
  /// Takes what was stored beside the events into memory; tells both players of a message.
  void keep(const db::Attachments& attachments);
  void rearm() { timer_.arm(loaded_.game); }
  Millis lag() const { return timer_.lag(loaded_.game); }
  Frame presence(Audience audience) const;
  std::optional<Seat> seat_of(std::optional<UserId> user) const {
    return user ? loaded_.game.seat_of(*user) : std::nullopt;
  }

  RoomSurroundings& around_;
  GameId id_;
  db::LoadedGame loaded_;
  std::optional<dice::Chain> chain_;  ///< of a game with dice
  AnsweredCommands answered_;
  wire::GameNames names_;
  Followers followers_;
  Presence presence_;
  FlagTimer timer_;
  PrivateState private_;
  std::size_t commands_waiting_ = 0;
  bool outage_due_ = false;  ///< one is to be given back
  /// How often it was told of rulings: what is read of them is older than what is told meanwhile.
  int told_of_rulings_ = 0;
  Mailbox<Mail> mailbox_;  ///< declared last: what it deals with uses all the others
};

}  // namespace crownhead::live
