#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "db/tournaments.hpp"
#include "server/live/tournament_room.hpp"

namespace crownhead::live {

/// The tournaments in memory: each is loaded on its home thread when somebody asks for it, or one
/// of its games ends. Every call may be made on any thread.
class Director {
 public:
  using Trouble = std::function<void(std::string_view)>;

  Director(db::Tournaments& tournaments, Rooms& rooms, Hubs& hubs, Inboxes& inboxes,
           const WallClock& clock, Workers& workers, tournament::MatchingSolver solve,
           Trouble trouble);

  /// Takes up those that are under way or begin at a time, after recover() has dealt with the
  /// games.
  void start();

  void act(TournamentId id, TournamentAct act);

  /// `visit` is called on the tournament's thread; not_found, or unavailable if it cannot be read.
  void visit(TournamentId id, std::move_only_function<void(Result<TournamentRoom*>)> visit);

  /// The player has another name from now on: TournamentRoom::rename() in all in memory.
  void rename(UserId player, const std::string& name);

  /// The first that time alone brings (a start, a round, a wave, the end of an arena) to the
  /// tournaments in memory on that thread; call it there.
  std::optional<std::pair<Instant, TournamentId>> earliest(std::size_t thread);

  /// Looks what time has brought; `done` on the tournament's thread afterwards.
  void tick(TournamentId id, std::move_only_function<void()> done);

  /// Blocks until nothing is on its way in any of them; not to be called on one of the server's
  /// threads. For a clock that is moved by hand.
  void settle();

 private:
  struct Floor {
    Floor(Director& all, std::size_t thread, Rooms& rooms_of_games, Inboxes& inboxes,
          const WallClock& clock, Workers& workers);

    Deadlines<TournamentId> deadlines;
    TournamentSurroundings around;
    std::unordered_map<TournamentId, std::unique_ptr<TournamentRoom>> rooms;
  };

  Result<TournamentRoom*> room(Floor& floor, TournamentId id);

  db::Tournaments& tournaments_;
  Hubs& hubs_;
  tournament::MatchingSolver solve_;
  Trouble trouble_;
  std::vector<std::unique_ptr<Floor>> floors_;
};

}  // namespace crownhead::live
