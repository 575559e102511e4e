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
#include "server/live/deadlines.hpp"
#include "server/live/hub.hpp"
#include "server/live/inboxes.hpp"
#include "server/live/room.hpp"
#include "server/live/room_registry.hpp"
#include "server/live/wall_clock.hpp"

namespace crownhead::live {

/// The games in memory, each on its home thread: read when somebody asks for it, and dropped after
/// a while without anybody. Every call may be made on any thread.
class Rooms {
 public:
  using Trouble = std::function<void(std::string_view)>;

  Rooms(db::GameStore& games, const WallClock& clock, Hubs& hubs, Inboxes& inboxes, Pools& pools,
        Trouble trouble);

  /// Starts looking for deadlines of games that are not in memory, and dropping those that were
  /// idle at two looks.
  void start(std::chrono::milliseconds between_looks_for_idle = std::chrono::seconds(30));

  /// One such look, now; blocks until every thread has had it.
  void look_for_idle() { in_memory_.look_for_idle(); }

  /// While it is under way, no time passes in games.
  StoreOutage& outage() { return outage_; }

  /// How a rematch begins. Called once, before the first command.
  void begin_rematches_with(BeginRematch begin) { begin_rematch_ = std::move(begin); }

  /// How a move ends a vacation. Called once, before the first command.
  void end_vacations_with(EndVacation end) { end_vacation_ = std::move(end); }
  /// Who hears of the ends of games of tournaments. Called once, before the first command.
  void tell_ends_to(TournamentGameOver hear) { tournament_game_over_ = std::move(hear); }
  /// Who plays for the site's computers. Called once, before the first game is loaded.
  void ask_computers_with(AskComputer ask) { ask_computer_ = std::move(ask); }

  void command(GameId game, RoomCommand command);

  /// What a game is asked for, on its thread: with its room, or why there is none. It answers once,
  /// on any thread.
  using Ask = std::function<void(Result<Room*>, std::move_only_function<void(Result<void>)>)>;

  /// Asks these games, `at_once` of them at a time; `done` on any thread after the last, with an
  /// error that one of them answered.
  void ask_each(std::vector<GameId> games, std::size_t at_once, Ask ask,
                std::move_only_function<void(Result<void>)> done);

  /// Tells the clocks of these games what stands still by the store, some at a time; `done` on any
  /// thread after the last.
  void tell_freezes(std::vector<GameId> games, std::move_only_function<void()> done);

  /// Has these games carry out the rulings in the store that are due, some games at a time; `done`
  /// on any thread after the last, with the first error.
  void carry_out_rulings(std::vector<GameId> games,
                         std::move_only_function<void(Result<void>)> done);

  /// `visit` is called on the game's thread with its room: at once if that is this thread and the
  /// game is in memory. not_found if there is no such game, unavailable if it cannot be read, busy
  /// if too much is read.
  void visit(GameId game, std::move_only_function<void(Result<Room*>)> visit);

  /// Calls Room::rename() of all games of the player in memory.
  void rename(UserId player, const std::string& name);

  /// Begins to take up the next deadlines from the database.
  void take_up_deadlines();

  /// Blocks until no game is being read; not to be called on one of the server's threads. For a
  /// clock that is moved by hand. False if there was none.
  bool settle();

  /// Ends the game if its time is over; `done` on the game's thread afterwards.
  void tick(GameId game, std::move_only_function<void()> done);

  /// The nearest deadline of the games in memory on that thread, or the next that is to be shown of
  /// one; call it there.
  std::optional<std::pair<Instant, GameId>> earliest(std::size_t thread);

  /// How many games are in memory on that thread; call it there.
  std::size_t loaded(std::size_t thread) const { return in_memory_.loaded(thread); }

  std::size_t threads() const { return on_threads_.size(); }

 private:
  using Timer = boost::asio::basic_waitable_timer<
      std::chrono::steady_clock, boost::asio::wait_traits<std::chrono::steady_clock>, Executor>;

  /// What one thread holds.
  struct ThreadRooms {
    ThreadRooms(Rooms& all, std::size_t thread);

    Deadlines<GameId> deadlines;
    Deadlines<GameId> showings;
    RoomSurroundings around;
    std::unordered_set<GameId> presence;  ///< games whose presence is to be told
    Timer presence_timer;
  };

  void dropping(std::size_t thread, GameId game, const Room& room);
  void due(ThreadRooms& on_thread, GameId game);
  void pass_barrier(std::size_t thread, GameId game);
  void mark_presence(ThreadRooms& on_thread, GameId game);
  void tell_presence(ThreadRooms& on_thread);
  void arm_those_not_in_memory(const std::vector<std::pair<Instant, GameId>>& deadlines);
  void look_for_deadlines();
  struct Round;
  void ask_next(const std::shared_ptr<Round>& round);

  db::GameStore& games_;
  const WallClock& clock_;
  StoreOutage outage_{clock_};
  Hubs& hubs_;
  Inboxes& inboxes_;
  Workers& reads_;
  Workers& snapshots_;
  Trouble trouble_;
  BeginRematch begin_rematch_;
  EndVacation end_vacation_;
  TournamentGameOver tournament_game_over_ = [](TournamentId, GameId, const play::Game&) {};
  AskComputer ask_computer_ = [](GameId, UserId, const ComputerTurn&) {};
  std::vector<std::unique_ptr<ThreadRooms>> on_threads_;
  RoomRegistry<GameId, Room, StoredRoom> in_memory_;
  Timer deadline_timer_;
};

}  // namespace crownhead::live
