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
#include "server/live/threads.hpp"
#include "server/live/wall_clock.hpp"

namespace crownhead::live {

/// The deadlines of the games of one thread, one slot a game, or those of its tournaments or seeks.
/// Used on that thread alone.
template <class Id>
class Deadlines {
 public:
  using Due = std::function<void(Id)>;

  /// `due` is called for each game whose deadline has come, after its slot is empty.
  Deadlines(const Executor& executor, const WallClock& clock, Due due);

  /// Takes the place of what was there for this game.
  void arm(Id id, Instant at);
  void disarm(Id id);

  std::optional<std::pair<Instant, Id>> earliest();

  /// Takes the slot of `id` out and calls `due` for it; for a clock that is moved by hand.
  void fire(Id id);
  /// The same for all whose deadline has come.
  void fire_due();

 private:
  /// Most moves make a deadline later. Its entry in `order_` then stays where it is, too early, and
  /// is put in its place when its turn comes: that costs less than moving it with each move.
  struct Slot {
    Instant at;
    Instant queued;  ///< its entry's, not after `at`
  };

  void requeue(Id id, Slot& slot);
  /// Puts entries that come too early where they belong until the first is one that does not.
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
