#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "db/games/game_store.hpp"
#include "rules/draughts/notation/fen.hpp"
#include "rules/play/game.hpp"
#include "rules/play/ruling.hpp"
#include "rules/seat.hpp"
#include "rules/seen_versions.hpp"
#include "server/cluster/share.hpp"
#include "server/game/answered_commands.hpp"
#include "server/game/computer_turn.hpp"
#include "server/game/flag_timer.hpp"
#include "server/game/followers.hpp"
#include "server/game/game_snapshot.hpp"
#include "server/game/private_state.hpp"
#include "server/game/room_registry.hpp"
#include "server/people/inboxes.hpp"
#include "server/people/presence.hpp"
#include "server/runtime/coroutine.hpp"
#include "server/runtime/deadlines.hpp"
#include "server/runtime/hub.hpp"
#include "server/runtime/mailbox.hpp"
#include "server/runtime/read_pool.hpp"
#include "server/runtime/store_outage.hpp"
#include "server/runtime/wall_clock.hpp"
#include "server/wire/game/client_message.hpp"
#include "server/wire/game/game_json.hpp"

namespace crownhead::live {

/// The outcome of a command. Repeating the command returns the same outcome.
struct CommandDone {
  std::int64_t version;                                 ///< of the command's first event
  std::string data;                                     ///< of the first event, as JSON
  int ply;                                              ///< number of plies after it
  std::optional<kind::Diagram> diagram = std::nullopt;  ///< position after it

  std::string fen() const { return diagram->text(); }
};

/// A player's command to a game.
struct RoomCommand {
  UserId user;
  std::optional<CommandId> id;
  wire::PlayerWish what;
  SeenVersions if_version;  ///< otherwise refused with stale_version
  Instant stamp;            ///< when its frame was read
  Millis round_trip;        ///< to the player and back, as the socket measured it; 0 if unmeasured
  /// Called once, on the game's thread, after the commit.
  std::move_only_function<void(Result<CommandDone>)> done;
};

/// A player's conditional moves after a change.
struct StoredConditionals {
  int ply;  ///< number of plies in the position where the lines start
  play::Conditionals conditionals;
};

/// A request to replace a player's conditional moves in a game.
struct SetConditionals {
  Seat by;
  std::vector<play::Conditionals::Line> lines;
  std::optional<int> ply;  ///< otherwise refused with stale_ply
  /// Called once, on the game's thread, after the commit.
  std::move_only_function<void(Result<StoredConditionals>)> done;
};

/// Everything needed to begin a rematch.
struct NewRematch {
  GameId of;
  play::Setup setup;
  db::RequestKey key;
  std::optional<play::FirstDice> dice = std::nullopt;  ///< commitment published with the offer
};

/// Stores the new game, loads it into memory and notifies its players. Called on home's thread.
using BeginRematch = std::function<Awaitable<Result<GameId>>(HomeThread home, NewRematch rematch)>;

/// Ends the vacation of a player who moved in this game, if the tournament's rules say that a move
/// ends it. Called on home's thread.
using EndVacation =
    std::function<Awaitable<Result<void>>(HomeThread home, GameId game, UserId user, Instant at)>;

/// Called on the game's thread, after the commit, when a game of a tournament has ended.
using TournamentGameOver =
    std::function<void(TournamentId tournament, GameId id, const play::Game& game)>;

/// Called on the game's thread when one of the site's computers has something to do in a game.
using AskComputer = std::function<void(GameId game, UserId computer, ComputerTurn turn)>;

/// Data that accompanies a command but is not part of an event.
struct CommandExtras {
  std::string message = {};                                      ///< sent with a move
  std::optional<play::OfferedDice> rematch_dice = std::nullopt;  ///< for the offer of a rematch
};

/// Returns the refusal that players get while a ruling on the game is waiting to be stored.
Error ruling_first();

/// Context shared by all rooms of a thread.
struct RoomContext {
  std::size_t thread;
  db::GameStore& games;
  const WallClock& clock;
  const StoreOutage& outage;
  const cluster::Share& share;
  Hubs& hubs;
  Inboxes& inboxes;
  Workers& reads;
  Workers& snapshots;
  Deadlines<GameId>& deadlines;
  Deadlines<GameId>& showings;  ///< when to call show_due()
  const BeginRematch& begin_rematch;
  const EndVacation& end_vacation;
  const TournamentGameOver& tournament_game_over;
  const AskComputer& ask_computer;
  const Announce<GameId>& announce;
  std::function<void(GameId)> presence_changed;     ///< requests a call of publish_presence() soon
  std::function<void(std::string_view)> log_error;  ///< logs an error
};

/// Everything needed to construct a room.
struct StoredRoom {
  db::LoadedGame loaded;
  AnsweredCommands answered;
  std::optional<dice::Chain> chain = std::nullopt;  ///< only for a running game with dice
  /// Only for a game that some viewers see with a delay.
  std::optional<ShownLater> later = std::nullopt;
};

/// Returns nullopt if there is no such game. Reads the database on the calling thread, and does all
/// work there that grows with the length of the game.
std::optional<StoredRoom> read_room(const db::GameStore& games, GameId id, Instant now);

/// One game in memory, with its mailbox. Everything that happens to the game goes through the
/// mailbox, one item at a time: decide, await the commit, apply, publish (I2, I3, I4). Followers,
/// presence, the flag timer and the private state are separate classes. Lives on the game's home
/// thread; call every member function there.
class Room {
 public:
  Room(RoomContext& around, GameId id, StoredRoom stored);

  /// Queues a command. Like plan(), answers busy if the mailbox is full.
  void command(RoomCommand command);
  void plan(SetConditionals plan);
  /// Ends the game if time has run out, then calls `done`.
  void tick(std::move_only_function<void()> done);
  /// Applies the rulings on this game that are in the store. Calls `done` on the game's thread
  /// after the last one, or with the error that stopped one.
  void rulings_pending(std::move_only_function<void(Result<void>)> done);
  /// Refunds the time of an outage between these instants, then calls `done` on the game's thread.
  /// Until the refund is stored, no deadline is enforced and no command is accepted; if storing it
  /// fails, not before outage() is called again.
  void outage(Instant last_alive, Instant ready, std::move_only_function<void(Result<void>)> done);

  /// Applies and publishes events in the store that another node has written, then calls `done`,
  /// with an error if they could not be read.
  void catch_up(std::move_only_function<void(Result<void>)> done);
  /// Does the same unless the room has this version, which another node has stored. That node also
  /// notifies the players.
  void announced(std::int64_t version);
  /// The version of the game here; the store may be ahead.
  std::int64_t version() const { return loaded_.game.version(); }

  /// Asks the computers that are to move for their moves, if this node owns the game.
  void ask_computers_if_owner() const;

  /// Applies a change of freezes in the store to the clock, then calls `done`.
  void freezes_changed(std::move_only_function<void()> done);

  /// Sends `follower` the events since `version`, or a snapshot, and from then on every event that
  /// `viewer` may see. The name of a spectator, if given, is published to all followers.
  Audience follow(const Follower& follower, const play::Viewer& viewer,
                  std::optional<std::int64_t> version, const std::string& name = "");
  /// Undoes follow(). Takes the arguments of follow() and the audience that it returned.
  void unfollow(std::size_t thread, Audience audience, std::optional<UserId> user,
                const std::string& name = "");

  /// Like follow(), for a preview of the game among other games: does not count the viewer as a
  /// spectator, and does not mark a player as present.
  Audience preview(const Follower& follower, const play::Viewer& viewer,
                   std::optional<std::int64_t> version);
  void stop_preview(std::size_t thread, Audience audience) {
    followers_.channel_of(audience).remove(thread);
  }

  /// Returns the game as `viewer` may see it.
  GameView view_for(const play::Viewer& viewer) { return followers_.view_for(viewer); }
  /// True if follow() would send `viewer` a snapshot.
  bool needs_snapshot(const play::Viewer& viewer, std::optional<std::int64_t> version) {
    return followers_.needs_snapshot(followers_.audience_of(viewer), version);
  }
  /// Returns the game as `viewer` may see it, with the messages that `viewer` may read, to be
  /// written as JSON on another thread.
  GameSnapshot snapshot(const play::Viewer& viewer) {
    return followers_.snapshot(followers_.audience_of(viewer), messages_for(viewer));
  }
  /// Publishes the events whose delay is over to the delayed audience.
  void show_due() { followers_.show_due(); }

  /// Changes the name of one of the players. Followers see the new name in their next snapshot.
  void rename(UserId player, const std::string& name);

  /// Removes the rating changes from what is shown. Called after they have been undone.
  void forget_rating_changes();

  /// Publishes the people present to all followers.
  void publish_presence();

  const play::Game& game() const { return loaded_.game; }
  const wire::GameNames& names() const { return names_; }
  const play::Conditionals& conditionals(Seat side) const { return private_.conditionals()[side]; }
  /// Returns the messages of the players, if `viewer` is one of them and may read them.
  wire::Messages messages_for(const play::Viewer& viewer) const;
  /// True if the room can be dropped: it has no followers and no pending work.
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
  struct StoreChanged {
    std::move_only_function<void(Result<void>)> done;
  };
  struct Announced {
    std::int64_t version;
  };
  struct RulingsMade {
    std::move_only_function<void(Result<void>)> done;
  };
  using Mail = std::variant<RoomCommand, SetConditionals, Tick, Outage, FreezesChanged,
                            StoreChanged, Announced, RulingsMade>;

  /// The nodes on which players are notified of events that another node may have stored.
  enum class Notifies : std::uint8_t { on_all_nodes, on_this_node, no_one };

  HomeThread home() const { return {around_.hubs.threads(), around_.thread}; }
  /// Runs `look`, which reads from the database, in the pool; await the result.
  template <class Look>
  auto reading(Look look) const {
    return read(around_.reads, home(), "game " + std::to_string(id_.value), std::move(look));
  }
  bool shown_later() const { return loaded_.game.setup().showing.when != play::Shown::now; }
  Awaitable<void> handle(RoomCommand& command);
  Awaitable<void> handle(SetConditionals& plan);
  Awaitable<void> handle(Tick& tick);
  Awaitable<void> handle(Outage& outage);
  Awaitable<void> handle(FreezesChanged& changed);
  Awaitable<void> handle(StoreChanged& changed);
  Awaitable<void> handle(Announced& announced);
  Awaitable<void> handle(RulingsMade& made);
  /// Applies the pending rulings, then handles the mail.
  Awaitable<void> handle_after_rulings(Mail& mail);
  /// Applies the pending rulings in order.
  Awaitable<Result<void>> apply_pending_rulings();
  Awaitable<Result<void>> carry_out(const db::RulingOnGame& ruling);
  /// Fails if `user` may not send a message with a move because of a block between the players.
  Awaitable<Result<void>> may_write(UserId user) const;
  /// Fails if a block between the player and an opponent forbids the offer of a rematch.
  Awaitable<Result<void>> may_offer(UserId user) const;
  Result<std::vector<play::Event>> decided(const db::RulingOnGame& ruling) const;
  Awaitable<Result<CommandDone>> carry_out(const RoomCommand& command,
                                           const std::optional<db::RequestKey>& key);
  Awaitable<Result<StoredConditionals>> store_conditionals(const SetConditionals& plan);
  /// Returns what accompanies the command `what`. Sets the dice commitment of the offer of a
  /// rematch.
  Awaitable<CommandExtras> extras_for(play::Command& what, const RoomCommand& command) const;
  /// Begins the new game after both players have agreed. `entropy` is the accepting player's, for
  /// the dice.
  Awaitable<Result<GameId>> begin_rematch(const play::BeginRematch& asked, Instant stamp,
                                          const std::string& entropy);
  /// True if this node may end the game because its time is over. Read the time first.
  bool may_end_by_time() const;
  Awaitable<void> enforce_deadlines(Instant now);
  Awaitable<Result<void>> give_back(const Outage& outage);
  /// Applies the freezes in the store to the clock; the store accepts no other event of the game
  /// until then. Schedules a retry if storing fails.
  Awaitable<void> apply_freezes();
  Awaitable<bool> try_apply_freezes();
  Result<std::vector<play::Event>> decided(const play::Command& what,
                                           const RoomCommand& command) const;
  play::Chance chance() const { return play::Chance(chain_ ? &*chain_ : nullptr); }
  /// True if the command was refused because of a vacation that a move ends.
  bool can_end_vacation(const Error& refusal, const RoomCommand& command) const;
  Awaitable<Result<std::vector<play::Event>>> decided_after_vacation(const play::Command& what,
                                                                     const RoomCommand& command);
  /// Stores, applies and publishes the events.
  Awaitable<Result<CommandDone>> commit(std::vector<play::Event> events,
                                        std::optional<db::RequestKey> key, CommandExtras with = {},
                                        std::optional<std::int64_t> applied_freezes = std::nullopt,
                                        std::optional<std::int64_t> ruling = std::nullopt);
  /// Returns the write for `events` and the data stored with them. `with` accompanies the first
  /// event.
  db::Append append_of(const std::vector<play::Event>& events, std::optional<db::RequestKey> key,
                       CommandExtras with) const;
  /// Returns the earlier outcome of the same command, or nullopt for a new command.
  Awaitable<std::optional<Result<CommandDone>>> answered_before(const db::RequestKey& key) const;
  Awaitable<Result<CommandDone>> done_at(std::int64_t version) const;
  /// Reads what the store has beyond this room's version, and publishes it.
  Awaitable<void> reload(Notifies notifies = Notifies::on_this_node);
  Awaitable<void> read_rating_changes();
  CommandDone publish(const std::vector<play::Event>& events);
  void notify(const std::vector<play::Event>& events, Notifies notifies);
  void ask_computers() const;
  /// Copies what was stored with the events into memory. Notifies the players of a message.
  void keep(const db::Attachments& attachments);
  void rearm() { timer_.arm(loaded_.game); }
  Millis lag() const { return timer_.lag(loaded_.game); }
  Frame presence(Audience audience) const;
  std::optional<Seat> seat_of(std::optional<UserId> user) const {
    return user ? loaded_.game.seat_of(*user) : std::nullopt;
  }

  RoomContext& around_;
  GameId id_;
  db::LoadedGame loaded_;
  std::optional<dice::Chain> chain_;  ///< only for a game with dice
  AnsweredCommands answered_;
  wire::GameNames names_;
  Followers followers_;
  Presence presence_;
  FlagTimer timer_;
  PrivateState private_;
  std::size_t commands_waiting_ = 0;
  bool outage_due_ = false;  ///< an outage has not been refunded yet
  /// The number of rulings_pending() calls. A read that began before the latest call may miss its
  /// ruling.
  int rulings_notices_ = 0;
  Mailbox<Mail> mailbox_;  ///< declared last: its handlers use all other members
};

}  // namespace crownhead::live
