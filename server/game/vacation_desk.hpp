#pragma once

#include "db/vacations/vacations.hpp"
#include "server/game/rooms.hpp"
#include "server/people/inboxes.hpp"
#include "server/runtime/wall_clock.hpp"
#include "server/runtime/workers.hpp"

namespace crownhead::live {

/// Carries out acts on vacations and freezes: stores the act, notifies the players concerned who
/// are online, and updates the clocks of their games. The message dispatcher notifies them
/// otherwise. Then it calls `done` with what was stored, on any thread. If the act is refused,
/// nothing is stored and `done` gets the refusals. Callable from every thread.
class VacationDesk {
 public:
  template <class T>
  using Done = db::VacationDone<T>;

  /// Lets a move end the vacation of the player who makes it, if the tournament's rules say so.
  /// Construct before the first command.
  VacationDesk(db::Vacations& vacations, Rooms& rooms, Inboxes& inboxes, Workers& reads,
               const WallClock& clock);

  // See db::Vacations for the acts.
  void request(db::NewVacation asked, db::BookedAnswer answer, Done<db::VacationAnswer> done);
  void change(vacation::Act act, vacation::TypedTimes times, db::ZoneUsed zone,
              Done<db::VacationChange> done);
  void cancel(vacation::Act act, Done<db::VacationChange> done);
  void end(vacation::Act act, Done<db::VacationChange> done);
  void decide(vacation::Act act, vacation::Decision decision, Done<db::VacationChange> done);
  void grant(db::NewGrant grant, db::GrantAnswer answer, Done<db::VacationAnswer> done);
  void set_times(vacation::Act act, vacation::Interval interval, Done<db::VacationChange> done);
  void freeze(db::NewFreeze freeze, Done<db::StoredFreeze> done);
  void change_freeze(db::FreezeAct act, Done<db::ChangedFreeze> done);

 private:
  /// Returns a receiver that calls `done` after the notifications and the clocks.
  template <class T>
  Done<T> after_effect(Done<T> done);
  void notify(std::vector<vacation::Notice> notices);
  Awaitable<Result<void>> end_by_move(HomeThread home, GameId game, UserId user, Instant at);

  db::Vacations& vacations_;
  Rooms& rooms_;
  Inboxes& inboxes_;
  Workers& reads_;
  const WallClock& clock_;
};

}  // namespace crownhead::live
