#pragma once

#include <boost/asio/steady_timer.hpp>
#include <chrono>
#include <functional>
#include <optional>
#include <set>
#include <unordered_map>
#include <utility>

#include "rules/ids.hpp"
#include "rules/instant.hpp"
#include "server/runtime/threads.hpp"
#include "server/runtime/wall_clock.hpp"

namespace crownhead::live {

/// The deadlines of the games of one thread, at most one per game; also used for tournaments and
/// seeks. Used only on that thread.
template <class Id>
class Deadlines {
 public:
  using Due = std::function<void(Id)>;

  /// `due` is called for each game whose deadline has passed, after its deadline has been removed.
  Deadlines(const Executor& executor, const WallClock& clock, Due due);

  /// Replaces the game's previous deadline.
  void arm(Id id, Instant at);
  void disarm(Id id);

  std::optional<std::pair<Instant, Id>> earliest();

  /// Removes the deadline of `id` and calls `due`. Used with a clock that is moved by hand.
  void fire(Id id);
  /// Removes every deadline that has passed and calls `due` for each.
  void fire_due();

 private:
  /// Most moves postpone a deadline. The old, earlier entry then stays in `order_` and is moved
  /// when it reaches the front, which costs less than moving it with each move.
  struct Slot {
    Instant at;
    Instant queued;  ///< the time of its entry in `order_`, not after `at`
  };

  void requeue(Id id, Slot& slot);
  /// Moves entries that are too early until the first one is accurate.
  void settle();
  void wait();

  boost::asio::basic_waitable_timer<std::chrono::steady_clock,
                                    boost::asio::wait_traits<std::chrono::steady_clock>, Executor>
      timer_;
  const WallClock& clock_;
  Due due_;
  std::set<std::pair<Instant, Id>> order_;
  std::unordered_map<Id, Slot> slots_;
  std::optional<Instant> waiting_for_;
};

extern template class Deadlines<GameId>;
extern template class Deadlines<TournamentId>;
extern template class Deadlines<SeekId>;

}  // namespace crownhead::live
