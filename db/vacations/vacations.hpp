#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "db/jobs/requests.hpp"
#include "db/vacations/vacation_rows.hpp"
#include "rules/accounts/messages.hpp"
#include "rules/play/clock.hpp"
#include "rules/play/event.hpp"
#include "rules/play/game_row.hpp"
#include "rules/seat.hpp"
#include "rules/seen_versions.hpp"
#include "rules/vacation/act.hpp"
#include "rules/vacation/booking.hpp"
#include "rules/vacation/listing.hpp"
#include "rules/vacation/news.hpp"
#include "rules/vacation/tournament_freeze.hpp"

namespace crownhead::db {

class Writer;
class Readers;

using vacation::OrRefused;

/// An answer of the writer that may be refusals: nothing was stored then.
template <class T>
using VacationDone = std::move_only_function<void(OrRefused<T>)>;

/// The zone in which typed times are read.
struct ZoneUsed {
  std::string name;
  const vacation::Zone* zone;  ///< nullptr: nobody knows the name
  std::string tzdata;          ///< the version of the zone database
};

/// Makes the e-mail of a message, which is stored with what it tells.
using VacationMail = std::function<accounts::OutgoingMail(const accounts::Contact& to,
                                                          const vacation::Message& told, Instant)>;

/// The answers of a request and of a grant, which are kept to be given again when it is repeated.
using BookedAnswer = std::function<std::string(const vacation::Booked&)>;
using GrantAnswer = std::function<std::string(const vacation::StoredAllocation&)>;

struct NewVacation {
  UserId user;
  vacation::Request request;
  ZoneUsed zone;
  Instant now;
  std::optional<RequestKey> key;
};

/// What is to be done when an act has been stored; nothing when a repeated one was answered.
struct VacationEffect {
  std::vector<GameId> games;            ///< whose clocks must be told
  std::vector<vacation::Message> told;  ///< what everybody hears of it
};

/// The answer of a request or a grant, the first time and again.
struct VacationAnswer {
  std::string answer;
  VacationEffect effect;
};

/// Of a changed allocation.
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
  /// Of the tournament: at another one it is refused with stale_version.
  SeenVersions if_version = {};
};

struct NewFreeze {
  TournamentId tournament;
  UserId actor;
  vacation::Interval interval;
  std::string reason;
  Instant now;
  std::optional<RequestKey> key;
  /// Of the tournament: at another one it is refused with stale_version.
  SeenVersions if_version = {};
};

/// A director, which has been checked, gives a freeze another end.
struct FreezeAct {
  TournamentId tournament;
  std::int64_t freeze;
  UserId actor;
  Instant end;
  std::string reason;
  Instant now;
  /// Of the tournament: at another one it is refused with stale_version.
  SeenVersions if_version = {};
};

struct ChangedFreeze {
  vacation::Interval interval;  ///< empty: it was taken back
  std::vector<GameId> games;    ///< whose clocks must be told
};

/// Vacations, tournament freezes and what they do to clocks. Each act is one job of the writer: it
/// reads the figures again, checks everything and stores all or nothing, together with the messages
/// that tell of it. Reads are synchronous and may be made on any thread. `mail` is called on the
/// writer's thread.
class Vacations {
 public:
  static constexpr int most_listed = 500;  ///< vacations of a player

  /// `outside` is what the site allows each player in all games outside tournaments together, for a
  /// calendar year of UTC.
  Vacations(Writer& writer, Readers& readers, VacationMail mail,
            const vacation::Policy& outside = {});

  void request(NewVacation asked, BookedAnswer answer, VacationDone<VacationAnswer> done);
  /// What request() would do now; stores nothing.
  vacation::Booking preview(const NewVacation& asked) const;

  /// What change(), cancel() and end() would do now; they store nothing.
  OrRefused<vacation::Plan> preview_change(const vacation::Act& act,
                                           const vacation::TypedTimes& times,
                                           const ZoneUsed& zone) const;
  OrRefused<vacation::Plan> preview_cancel(const vacation::Act& act) const;
  OrRefused<vacation::Plan> preview_end(const vacation::Act& act) const;
  /// What stands still in each running game of the player there, were the plan carried out; a
  /// request that waits counts as approved.
  std::vector<std::pair<GameId, play::Standstills>> still_after(const vacation::Plan& plan) const;

  /// Before the start: cancels and asks anew. After it: another end.
  void change(vacation::Act act, vacation::TypedTimes times, ZoneUsed zone,
              VacationDone<VacationChange> done);
  void cancel(vacation::Act act, VacationDone<VacationChange> done);
  void end(vacation::Act act, VacationDone<VacationChange> done);
  /// The player has moved in this game: the vacation in its tournament that runs is over.
  void end_by_move(GameId game, UserId user, Instant now, VacationDone<VacationEffect> done);

  /// Only directors, who may not decide on their own.
  void decide(vacation::Act act, vacation::Decision decision, VacationDone<VacationChange> done);
  void grant(NewGrant grant, GrantAnswer answer, VacationDone<VacationAnswer> done);
  /// Another end, whatever the quota says; before the start it may be moved as a whole.
  void set_times(vacation::Act act, vacation::Interval interval, VacationDone<VacationChange> done);
  void freeze(NewFreeze freeze, VacationDone<std::pair<std::int64_t, std::vector<GameId>>> done);
  void change_freeze(FreezeAct act, VacationDone<ChangedFreeze> done);

  /// Whether the site allows any in games outside tournaments.
  bool allowed_outside() const { return outside_.splits_allowed > 0; }
  /// Where the player may be on vacation, with their figures there: tournaments, and at the end the
  /// games outside tournaments.
  std::vector<vacation::Choice> eligible(UserId user, Instant now) const;
  /// How the player stands with what they ask for.
  std::vector<vacation::Choice> choices(const NewVacation& asked) const;
  /// By their start: those that start last, at most `most_listed`.
  std::vector<vacation::StoredAllocation> of(UserId user) const;
  /// The first `limit` of them after the one with the number `after`, by number.
  std::vector<vacation::StoredAllocation> after(UserId user, AllocationId after, int limit) const;
  std::vector<vacation::StoredAllocation> of_tournament(TournamentId tournament) const;
  /// The freezes that were not taken back.
  std::vector<vacation::TournamentFreeze> freezes(TournamentId tournament) const;
  bool exists(TournamentId tournament) const;
  /// Who has played or plays against the player there.
  std::vector<UserId> opponents(TournamentId tournament, UserId user) const;
  /// Says of the running games in `rows` who is on vacation at `now`.
  void note_vacations(std::vector<play::GameRow>& rows, Instant now) const;
  /// What became due after `since`, up to `until`: who is back from a vacation, and whose request
  /// nobody has decided.
  std::vector<vacation::Message> brought_by_time(Instant since, Instant until) const;
  /// The longest that the player may yet be on vacation there beyond what is certain.
  Millis may_still_take(TournamentId tournament, UserId user, Instant now) const;
  std::vector<GameId> running_games(TournamentId tournament) const;
  /// Running games of the player there; without a tournament those outside tournaments in which
  /// vacations count.
  std::vector<GameId> games_of(UserId user, std::optional<TournamentId> tournament) const;

 private:
  Writer& writer_;
  Readers& readers_;
  VacationMail mail_;
  vacation::Policy outside_;
};

}  // namespace crownhead::db
