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
#include "server/game/room_registry.hpp"
#include "server/tournament/tournament_room.hpp"

namespace crownhead::live {

/// The tournaments in memory, each on its home thread. A tournament is loaded when it is visited,
/// when one of its games ends or at a deadline, and dropped after a while without use. Callable
/// from any thread.
class TournamentRooms {
 public:
  using ErrorSink = std::function<void(std::string_view)>;

  TournamentRooms(db::Tournaments& tournaments, Rooms& rooms, Hubs& hubs, Inboxes& inboxes,
                  const WallClock& clock, Pools& pools, tournament::MatchingSolver solve,
                  ErrorSink log_error, const cluster::Share& share = cluster::whole_share());

  /// Loads tournaments that are running or have a start time; call after recover() has handled the
  /// games. Starts dropping tournaments that were idle in two consecutive checks.
  void start(std::chrono::milliseconds between_looks_for_idle = std::chrono::seconds(30));

  /// Looks for what other nodes have stored: applies it to the tournaments in memory. Does not
  /// wait.
  void catch_up() { in_memory_.catch_up(); }
  /// Completes what is unfinished in tournaments that this node owns, such as ends of games that
  /// other nodes have stored. Blocks to read; does not wait for the tournaments.
  void take_own();

  /// Sets how acts that this node stores are announced to the others. Call it before any act.
  /// Without it, nothing is announced.
  void announce_with(Announce<TournamentId> announce) { announce_ = std::move(announce); }
  /// Call when another node has announced a version of the tournament. Does not wait.
  void announced(TournamentId id, std::int64_t version) { in_memory_.announced(id, version); }

  /// Runs one such check now; blocks until every thread has done it.
  void look_for_idle() { in_memory_.look_for_idle(); }

  /// Mails messages to all players with `copies`. Call it before any act.
  void mail_messages(MessageCopies copies) { copies_ = std::move(copies); }

  void act(TournamentId id, TournamentAct act);

  /// Calls `visit` on the tournament's thread. Fails with not_found, or unavailable if it cannot be
  /// read.
  void visit(TournamentId id, std::move_only_function<void(Result<TournamentRoom*>)> visit);

  /// Calls TournamentRoom::rename() of every tournament in memory.
  void rename(UserId player, const std::string& name);
  /// Calls TournamentRoom::became_bot() of every tournament in memory.
  void became_bot(UserId player);
  /// Updates what the player says about themselves in all rooms in memory.
  void identify(UserId player, const Identity& identity);

  /// Returns the next deadline (a start, a round, a wave or the end of an arena) among the
  /// tournaments in memory on that thread. Call on that thread.
  std::optional<std::pair<Instant, TournamentId>> earliest(std::size_t thread);

  /// Returns the number of tournaments in memory on that thread. Call on that thread.
  std::size_t loaded(std::size_t thread) const { return in_memory_.loaded(thread); }

  /// Handles starts, rounds, waves and ends whose time has come, then calls `done` on the
  /// tournament's thread.
  void tick(TournamentId id, std::move_only_function<void()> done);

  /// Blocks until none of them has pending work. Do not call on one of the server's threads. Used
  /// with a clock that is moved by hand.
  void settle();

 private:
  /// The state of one thread.
  struct ThreadRooms {
    ThreadRooms(TournamentRooms& all, std::size_t thread, Rooms& rooms_of_games, Inboxes& inboxes,
                const WallClock& clock, Pools& pools, const cluster::Share& share);

    Deadlines<TournamentId> deadlines;
    TournamentRoomContext around;
    std::unordered_set<TournamentId> missed;  ///< could not be read when something happened
  };

  ThreadRooms& thread_of(TournamentId id) { return *on_threads_[hubs_.threads().home(id.value)]; }
  void missed(TournamentId id, const Error& why);

  db::Tournaments& tournaments_;
  const cluster::Share& share_;
  Hubs& hubs_;
  tournament::MatchingSolver solve_;
  MessageCopies copies_;
  Announce<TournamentId> announce_;
  ErrorSink log_error_;
  std::vector<std::unique_ptr<ThreadRooms>> on_threads_;
  RoomRegistry<TournamentId, TournamentRoom, db::LoadedTournament> in_memory_;
};

}  // namespace crownhead::live
