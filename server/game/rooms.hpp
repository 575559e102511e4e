#pragma once

#include <boost/asio/steady_timer.hpp>
#include <chrono>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_set>
#include <utility>
#include <vector>

#include "db/games/game_store.hpp"
#include "server/game/room.hpp"
#include "server/game/room_registry.hpp"
#include "server/people/inboxes.hpp"
#include "server/runtime/deadlines.hpp"
#include "server/runtime/hub.hpp"
#include "server/runtime/wall_clock.hpp"

namespace crownhead::live {

/// The games in memory, each on its home thread. A game is loaded at its first visit and dropped
/// after a while without use. Callable from any thread.
class Rooms {
 public:
  using ErrorSink = std::function<void(std::string_view)>;

  Rooms(db::GameStore& games, const WallClock& clock, Hubs& hubs, Inboxes& inboxes, Pools& pools,
        ErrorSink log_error, const cluster::Share& share = cluster::whole_share());

  /// Starts checking for deadlines of games that are not in memory, and dropping games that were
  /// idle in two consecutive checks.
  void start(std::chrono::milliseconds between_looks_for_idle = std::chrono::seconds(30));

  /// Runs one such check now; blocks until every thread has done it.
  void look_for_idle() { in_memory_.look_for_idle(); }

  /// Looks for what other nodes have stored: applies their events to the games in memory. Does not
  /// wait.
  void catch_up() { in_memory_.catch_up(); }
  /// The same for games that are not in memory here: loads running live games that this node owns,
  /// and has games that it owns apply changes of freezes. Blocks to read; does not wait for the
  /// games.
  void take_own();

  /// Sets how events that this node stores are announced to the others. Call once, before the first
  /// command. Without it, nothing is announced.
  void announce_with(Announce<GameId> announce) { announce_ = std::move(announce); }
  /// Announces a game to the other nodes.
  void announce(GameId game, std::int64_t version) const {
    if (announce_) announce_(game, version);
  }
  /// Call when another node has announced a version of the game. Does not wait.
  void announced(GameId game, std::int64_t version) { in_memory_.announced(game, version); }

  /// Call when this node may own other games than before.
  void members_changed();

  /// True if players are better served by another node.
  bool cut_off() const { return share_.cut_off(); }

  /// During an outage, no time passes in games.
  StoreOutage& outage() { return outage_; }

  /// Sets how a rematch begins. Call once, before the first command.
  void begin_rematches_with(BeginRematch begin) { begin_rematch_ = std::move(begin); }

  /// Sets how a move ends a vacation. Call once, before the first command.
  void end_vacations_with(EndVacation end) { end_vacation_ = std::move(end); }
  /// Sets the receiver of ends of tournament games. Call once, before the first command.
  void on_game_over(TournamentGameOver hear) { tournament_game_over_ = std::move(hear); }
  /// Sets who plays for the site's computers. Call once, before the first game is loaded.
  void ask_computers_with(AskComputer ask) { ask_computer_ = std::move(ask); }

  void command(GameId game, RoomCommand command);

  /// A request to a game, run on its thread with its room or the error. It must call its callback
  /// once, on any thread.
  using Ask = std::function<void(Result<Room*>, std::move_only_function<void(Result<void>)>)>;

  /// Runs the request for these games, `at_once` at a time. Calls `done` on any thread after the
  /// last, with one of the errors if there were any.
  void ask_each(std::vector<GameId> games, std::size_t at_once, Ask ask,
                std::move_only_function<void(Result<void>)> done);

  /// Applies the freezes in the store to the clocks of these games, several games at a time. Calls
  /// `done` on any thread after the last.
  void apply_freezes(std::vector<GameId> games, std::move_only_function<void()> done);

  /// Applies the pending rulings of these games, several games at a time. Calls `done` on any
  /// thread after the last, with one of the errors if there were any.
  void carry_out_rulings(std::vector<GameId> games,
                         std::move_only_function<void(Result<void>)> done);

  /// Calls `visit` on the game's thread with its room; immediately if that is this thread and the
  /// game is in memory. Fails with not_found if there is no such game, unavailable if it cannot be
  /// read, or busy if too much is being read.
  void visit(GameId game, std::move_only_function<void(Result<Room*>)> visit);

  /// Calls Room::rename() of all games of the player in memory.
  void rename(UserId player, const std::string& name);

  /// Starts loading the next deadlines from the database.
  void load_deadlines();

  /// Blocks until no game is being read; returns false if none was. Do not call on one of the
  /// server's threads. Used with a clock that is moved by hand.
  bool settle();

  /// Ends the game if time has run out, then calls `done` on the game's thread.
  void tick(GameId game, std::move_only_function<void()> done);

  /// Returns the nearest time at which a game in memory on that thread has a deadline or delayed
  /// events to publish. Call on that thread.
  std::optional<std::pair<Instant, GameId>> earliest(std::size_t thread);

  /// Returns the number of games in memory on that thread. Call on that thread.
  std::size_t loaded(std::size_t thread) const { return in_memory_.loaded(thread); }

  std::size_t threads() const { return on_threads_.size(); }

 private:
  using Timer = boost::asio::basic_waitable_timer<
      std::chrono::steady_clock, boost::asio::wait_traits<std::chrono::steady_clock>, Executor>;

  /// The state of one thread.
  struct ThreadRooms {
    ThreadRooms(Rooms& all, std::size_t thread);

    Deadlines<GameId> deadlines;
    Deadlines<GameId> showings;
    RoomContext around;
    std::unordered_set<GameId> presence;  ///< games whose presence will be published
    Timer presence_timer;
  };

  bool owns(GameId game) const { return share_.owns(cluster::Owned::game, game.value); }
  void dropping(std::size_t thread, GameId game, const Room& room);
  void due(ThreadRooms& on_thread, GameId game);
  void pass_barrier(std::size_t thread, GameId game);
  void mark_presence(ThreadRooms& on_thread, GameId game);
  void publish_presence_frame(ThreadRooms& on_thread);
  void arm_those_not_in_memory(const std::vector<std::pair<Instant, GameId>>& deadlines);
  void look_for_deadlines();
  struct Round;
  void ask_next(const std::shared_ptr<Round>& round);

  db::GameStore& games_;
  const WallClock& clock_;
  StoreOutage outage_{clock_};
  const cluster::Share& share_;
  Hubs& hubs_;
  Inboxes& inboxes_;
  Workers& reads_;
  Workers& snapshots_;
  ErrorSink log_error_;
  BeginRematch begin_rematch_;
  EndVacation end_vacation_;
  TournamentGameOver tournament_game_over_ = [](TournamentId, GameId, const play::Game&) {};
  Announce<GameId> announce_;
  AskComputer ask_computer_ = [](GameId, UserId, const ComputerTurn&) {};
  std::vector<std::unique_ptr<ThreadRooms>> on_threads_;
  RoomRegistry<GameId, Room, StoredRoom> in_memory_;
  Timer deadline_timer_;
};

}  // namespace crownhead::live
