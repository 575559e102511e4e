#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "db/jobs/requests.hpp"
#include "db/vacations/vacation_rows.hpp"
#include "rules/play/clock/clock.hpp"
#include "rules/play/event.hpp"
#include "rules/play/game_row.hpp"
#include "rules/seat.hpp"
#include "rules/seen_versions.hpp"
#include "rules/vacation/act.hpp"
#include "rules/vacation/booking.hpp"
#include "rules/vacation/listing.hpp"
#include "rules/vacation/news.hpp"
#include "rules/vacation/notice.hpp"
#include "rules/vacation/tournament_freeze.hpp"

namespace crownhead::db {

class Writer;
class Readers;

using vacation::OrRefused;

/// Receives the writer's answer, which may be refusals; then nothing was stored.
template <class T>
using VacationDone = std::move_only_function<void(OrRefused<T>)>;

/// The zone in which typed times are read.
struct ZoneUsed {
  std::string name;
  const vacation::Zone* zone;  ///< nullptr if the name is unknown
  std::string tzdata;          ///< the version of the zone database
};

/// Make the answers of a request and of a grant, which are stored so that a repeated one gets the
/// same answer.
using BookedAnswer = std::function<std::string(const vacation::Booked&)>;
using GrantAnswer = std::function<std::string(const vacation::StoredAllocation&)>;

struct NewVacation {
  UserId user;
  vacation::Request request;
  ZoneUsed zone;
  Instant now;
  std::optional<RequestKey> key;
};

/// What the caller must do when an act has been stored. Empty when a repeated act was answered.
struct VacationEffect {
  std::vector<GameId> games;              ///< whose clocks must apply the change
  std::vector<vacation::Notice> notices;  ///< about the change; queued as news
};

/// News that have not been announced to all players concerned.
struct QueuedVacationNews {
  std::int64_t id;
  vacation::Notice notice;
  Instant at;
  UserId told;  ///< announced to the players with numbers up to this one
};

/// The answer of a request or a grant, for the first time and for repetitions.
struct VacationAnswer {
  std::string answer;
  VacationEffect effect;
};

/// The answer to a change of an allocation.
struct VacationChange {
  vacation::StoredAllocation after;
  vacation::Refusals warnings;
  VacationEffect effect;
};

struct NewGrant {
  TournamentId tournament;
  UserId player;
  UserId actor;
  vacation::Grant grant;
  Instant now;
  std::optional<RequestKey> key;
  /// Of the tournament; fails with stale_version at another one.
  SeenVersions if_version = {};
};

struct NewFreeze {
  TournamentId tournament;
  UserId actor;
  vacation::Interval interval;
  std::string reason;
  Instant now;
  std::optional<RequestKey> key;
  /// Of the tournament; fails with stale_version at another one.
  SeenVersions if_version = {};
};

/// Gives a freeze another end. The caller has checked that `actor` is a director.
struct FreezeAct {
  TournamentId tournament;
  std::int64_t freeze;
  UserId actor;
  Instant end;
  std::string reason;
  Instant now;
  /// Of the tournament; fails with stale_version at another one.
  SeenVersions if_version = {};
};

struct StoredFreeze {
  std::int64_t id;
  VacationEffect effect;
};

struct ChangedFreeze {
  vacation::Interval interval;  ///< empty if the freeze was cancelled
  VacationEffect effect;
};

/// Vacations, tournament freezes and their effect on clocks. Each act is one job of the writer: it
/// reads the figures again, checks everything and stores all or nothing, together with the news
/// about it, which Outbox::note_vacation() announces. Reads are synchronous and may be made on any
/// thread.
class Vacations {
 public:
  static constexpr int most_listed = 500;  ///< vacations of a player

  /// `outside` is the allowance of each player in all games outside tournaments together, per
  /// calendar year (UTC).
  Vacations(Writer& writer, Readers& readers, const vacation::Policy& outside = {});

  void request(NewVacation asked, BookedAnswer answer, VacationDone<VacationAnswer> done);
  /// Returns what request() would do at this moment; stores nothing.
  vacation::Booking preview(const NewVacation& asked) const;

  /// Return what change(), cancel() and end() would do at this moment; they store nothing.
  OrRefused<vacation::Plan> preview_change(const vacation::Act& act,
                                           const vacation::TypedTimes& times,
                                           const ZoneUsed& zone) const;
  OrRefused<vacation::Plan> preview_cancel(const vacation::Act& act) const;
  OrRefused<vacation::Plan> preview_end(const vacation::Act& act) const;
  /// Returns the freezes of each running game of the player there as they would be after the plan.
  /// A pending request counts as approved.
  std::vector<std::pair<GameId, play::FrozenSeats>> still_after(const vacation::Plan& plan) const;

  /// Before the start: cancels the vacation and makes a new request. After it: changes the end.
  void change(vacation::Act act, vacation::TypedTimes times, ZoneUsed zone,
              VacationDone<VacationChange> done);
  void cancel(vacation::Act act, VacationDone<VacationChange> done);
  void end(vacation::Act act, VacationDone<VacationChange> done);
  /// Ends the running vacation in the game's tournament, because the player has moved in this game.
  void end_by_move(GameId game, UserId user, Instant now, VacationDone<VacationEffect> done);

  /// Only for directors, who may not decide on their own requests.
  void decide(vacation::Act act, vacation::Decision decision, VacationDone<VacationChange> done);
  void grant(NewGrant grant, GrantAnswer answer, VacationDone<VacationAnswer> done);
  /// Changes the end without regard to the quota; before the start, the whole vacation may be
  /// moved.
  void set_times(vacation::Act act, vacation::Interval interval, VacationDone<VacationChange> done);
  void freeze(NewFreeze freeze, VacationDone<StoredFreeze> done);
  void change_freeze(FreezeAct act, VacationDone<ChangedFreeze> done);

  /// True if the site allows vacations in games outside tournaments.
  bool allowed_outside() const { return outside_.splits_allowed > 0; }
  /// Returns where the player may take a vacation, with their figures there: tournaments, and last
  /// the games outside tournaments.
  std::vector<vacation::Choice> eligible(UserId user, Instant now) const;
  /// Returns the player's figures wherever the request asks for a vacation.
  std::vector<vacation::Choice> choices(const NewVacation& asked) const;
  /// Returns the player's vacations by start: those that start last, at most `most_listed`.
  std::vector<vacation::StoredAllocation> of(UserId user) const;
  /// Returns the player's first `limit` vacations after the one with the number `after`, by number.
  std::vector<vacation::StoredAllocation> after(UserId user, AllocationId after, int limit) const;
  std::vector<vacation::StoredAllocation> of_tournament(TournamentId tournament) const;
  /// Returns the freezes that were not cancelled.
  std::vector<vacation::TournamentFreeze> freezes(TournamentId tournament) const;
  bool exists(TournamentId tournament) const;
  /// Returns the players who have played or play against the player there.
  std::vector<UserId> opponents(TournamentId tournament, UserId user) const;
  /// Adds to the running games in `rows` which players are on vacation at `now`.
  void note_vacations(std::vector<play::GameRow>& rows, Instant now) const;
  /// Returns the oldest news that have not been announced.
  std::vector<QueuedVacationNews> news(int limit) const;
  /// Returns the messages to the players concerned above `after`, by their number.
  std::vector<vacation::Message> messages(const vacation::Notice& notice, UserId after = {}) const;
  /// Returns the messages that time alone causes after `since` and up to `until`: vacations that
  /// have ended, and requests that no one has decided.
  std::vector<vacation::Message> brought_by_time(Instant since, Instant until) const;
  /// Returns how much vacation the player might still take there: the time left to book and their
  /// pending requests.
  Millis may_still_take(TournamentId tournament, UserId user, Instant now) const;
  std::vector<GameId> running_games(TournamentId tournament) const;
  /// Returns the player's running games there; without a tournament, those outside tournaments in
  /// which vacations count.
  std::vector<GameId> games_of(UserId user, std::optional<TournamentId> tournament) const;

 private:
  Writer& writer_;
  Readers& readers_;
  vacation::Policy outside_;
};

}  // namespace crownhead::db
