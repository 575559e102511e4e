#pragma once

#include <chrono>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_set>
#include <vector>

#include "db/tournaments/tournaments.hpp"
#include "server/live/room_registry.hpp"
#include "server/live/tournament_room.hpp"

namespace crownhead::live {

/// The tournaments in memory, each on its home thread: read when somebody asks for it, one of its
/// games ends or its time has come, and dropped when nobody has asked for a while. Every call may
/// be made on any thread.
class TournamentRooms {
 public:
  using Trouble = std::function<void(std::string_view)>;

  TournamentRooms(db::Tournaments& tournaments, Rooms& rooms, Hubs& hubs, Inboxes& inboxes,
                  const WallClock& clock, Pools& pools, tournament::MatchingSolver solve,
                  Trouble trouble);

  /// Takes up those that are under way or begin at a time, after recover() has dealt with the
  /// games; drops those that were idle at two looks.
  void start(std::chrono::milliseconds between_looks_for_idle = std::chrono::seconds(30));

  /// One such look, now; blocks until every thread has had it.
  void look_for_idle() { in_memory_.look_for_idle(); }

  void act(TournamentId id, TournamentAct act);

  /// `visit` is called on the tournament's thread; not_found, or unavailable if it cannot be read.
  void visit(TournamentId id, std::move_only_function<void(Result<TournamentRoom*>)> visit);

  /// Calls TournamentRoom::rename() of every tournament in memory.
  void rename(UserId player, const std::string& name);
  /// The same of TournamentRoom::became_bot().
  void became_bot(UserId player);

  /// The next thing that is due by time alone (a start, a round, a wave, the end of an arena) in
  /// the tournaments in memory on that thread; call it there.
  std::optional<std::pair<Instant, TournamentId>> earliest(std::size_t thread);

  /// How many tournaments are in memory on that thread; call it there.
  std::size_t loaded(std::size_t thread) const { return in_memory_.loaded(thread); }

  /// Does what is due by time; `done` on the tournament's thread afterwards.
  void tick(TournamentId id, std::move_only_function<void()> done);

  /// Blocks until nothing is on its way in any of them; not to be called on one of the server's
  /// threads. For a clock that is moved by hand.
  void settle();

 private:
  /// What one thread holds.
  struct ThreadRooms {
    ThreadRooms(TournamentRooms& all, std::size_t thread, Rooms& rooms_of_games, Inboxes& inboxes,
                const WallClock& clock, Pools& pools);

    Deadlines<TournamentId> deadlines;
    TournamentSurroundings around;
    std::unordered_set<TournamentId> missed;  ///< that could not be read when something happened
  };

  ThreadRooms& floor_of(TournamentId id) { return *on_threads_[hubs_.threads().home(id.value)]; }
  void missed(TournamentId id, const Error& why);

  db::Tournaments& tournaments_;
  Hubs& hubs_;
  tournament::MatchingSolver solve_;
  Trouble trouble_;
  std::vector<std::unique_ptr<ThreadRooms>> on_threads_;
  RoomRegistry<TournamentId, TournamentRoom, db::LoadedTournament> in_memory_;
};

}  // namespace crownhead::live
