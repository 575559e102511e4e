#include "rules/vacation/booking.hpp"

#include <algorithm>
#include <set>

#include "rules/reasons.hpp"
#include "rules/vacation/local_time.hpp"

namespace crownhead::vacation {
namespace {

/// Collects the errors of a vacation in one tournament.
class Checks {
 public:
  Checks(const Standing& standing, std::optional<TournamentId> tournament, Refusals& into)
      : standing_(standing), policy_(standing.policy), tournament_(tournament), into_(into) {}

  void refuse(Reason why, std::string field = {}) {
    into_.push_back({.reason = std::move(why),
                     .field = std::move(field),
                     .tournament = tournament_,
                     .outside_tournaments = !tournament_});
  }

  /// Checks everything that does not depend on the times.
  void membership() {
    if (!standing_.participant) refuse(reason::vacation::not_a_participant());
    if (standing_.phase == Phase::finished) refuse(reason::vacation::tournament_finished());
    if (standing_.participant && standing_.phase == Phase::running && !standing_.expects_games)
      refuse(reason::vacation::no_active_games());
  }

  /// Fails if the tournament allows no vacations; its quotas are meaningless then.
  void vacations_at_all() {
    if (policy_.splits_allowed == 0) refuse(reason::vacation::vacation_not_allowed());
  }

  void splits() {
    if (policy_.splits_allowed > 0 && standing_.splits_used + 1 > policy_.splits_allowed)
      refuse(reason::vacation::splits_exhausted(standing_.splits_used, policy_.splits_allowed));
  }

  void length(std::int64_t hours) {
    if (policy_.splits_allowed == 0) return;
    if (hours < policy_.min_days * hours_of_a_day)
      refuse(reason::vacation::split_too_short(policy_.min_days, Hours{hours}));
    if (hours > policy_.max_days * hours_of_a_day)
      refuse(reason::vacation::split_too_long(policy_.max_days, Hours{hours}));
    const std::int64_t left = policy_.days_allowed * hours_of_a_day - standing_.hours_used;
    if (hours > left)
      refuse(reason::vacation::days_exhausted(Hours{hours}, policy_.days_allowed,
                                              Hours{std::max<std::int64_t>(left, 0)}));
  }

  void overlaps(Interval interval) {
    for (const Interval& other : standing_.taken)
      if (other.start < interval.end && interval.start < other.end) {
        refuse(reason::vacation::overlaps_vacation(other.start, other.end));
        return;
      }
  }

  void gaps(Interval interval) {
    const Millis least{policy_.min_gap_hours * hour.count};
    const auto too_near = [&](const Interval& other) {
      const bool before = other.end <= interval.start && interval.start - other.end < least;
      const bool after = interval.end <= other.start && other.start - interval.end < least;
      return before || after;
    };
    if (std::ranges::any_of(standing_.taken, too_near))
      refuse(reason::vacation::gap_too_short(policy_.min_gap_hours));
  }

  void timeliness(Instant start, Instant now) {
    if (start > now + Millis{policy_.horizon_days * day.count})
      refuse(reason::vacation::start_too_far(policy_.horizon_days), "start_date");
    if (policy_.notice_hours > 0 && start < now + Millis{policy_.notice_hours * hour.count})
      refuse(reason::vacation::notice_too_short(policy_.notice_hours));
  }

 private:
  const Standing& standing_;
  const Policy& policy_;
  std::optional<TournamentId> tournament_;
  Refusals& into_;
};

void check_selection(const std::vector<Choice>& choices, Refusals& errors) {
  if (choices.empty())
    errors.push_back(
        {.reason = reason::vacation::no_tournament_selected(), .field = "tournaments"});
  std::set<std::optional<TournamentId>> seen, notifications;
  for (const Choice& choice : choices)
    if (!seen.insert(choice.tournament).second && notifications.insert(choice.tournament).second)
      errors.push_back({.reason = reason::vacation::duplicate_tournament(),
                        .field = "tournaments",
                        .tournament = choice.tournament});
}

void check_choice(const Choice& choice, const ReadTimes& times, Instant now, Refusals& errors) {
  if (!choice.standing) {
    errors.push_back({.reason = reason::vacation::tournament_not_found(),
                      .field = "tournaments",
                      .tournament = choice.tournament});
    return;
  }
  Checks checks(*choice.standing, choice.tournament, errors);
  checks.membership();
  if (!choice.standing->participant) return;
  checks.vacations_at_all();
  checks.splits();
  if (times.start) checks.timeliness(*times.start, now);
  if (!times.stretch) return;
  checks.length(charged_hours(choice.standing->policy, times.stretch->nominal));
  checks.overlaps(times.stretch->interval);
  checks.gaps(times.stretch->interval);
}

Part part_of(const Choice& choice, const Stretch& stretch) {
  const Policy& policy = choice.standing->policy;
  return {
      .tournament = choice.tournament,
      .decision = policy.approval == Approval::director ? Decision::pending : Decision::accepted,
      .charged_hours = charged_hours(policy, stretch.nominal)};
}

}  // namespace

Standing without(Standing standing, const Allocation& allocation) {
  const auto taken = std::ranges::find(standing.taken, allocation.interval);
  if (taken == standing.taken.end()) return standing;
  standing.taken.erase(taken);
  if (!allocation.charged || !counts(standing, allocation.interval.start)) return standing;
  --standing.splits_used;
  standing.hours_used -= allocation.charged_hours;
  return standing;
}

bool counts(const Standing& standing, Instant start) {
  const auto& counted = standing.counted;
  return !counted || (start >= counted->start && start < counted->end);
}

Interval year_of(Instant at) {
  using namespace std::chrono;
  const auto date = date_of(LocalTime{at.ms});
  const auto begins = [](year which) {
    return Instant{midnight_of(year_month_day{which / January / 1}).ms};
  };
  return {.start = begins(date.year()), .end = begins(date.year() + years{1})};
}

Millis still_bookable(const Standing& standing) {
  const Policy& policy = standing.policy;
  const std::int64_t splits = std::max(0, policy.splits_allowed - standing.splits_used);
  const std::int64_t left = policy.days_allowed * hours_of_a_day - standing.hours_used;
  const std::int64_t most = std::min(left, splits * policy.max_days * hours_of_a_day);
  return {std::max<std::int64_t>(0, most) * hour.count};
}

Booking book(const Request& request, const std::vector<Choice>& choices, const Zone* zone,
             Instant now) {
  Booking booking;
  check_selection(choices, booking.errors);
  ReadTimes times = read_times(request.times, zone);
  booking.errors.insert(booking.errors.end(), times.errors.begin(), times.errors.end());
  booking.warnings = std::move(times.warnings);
  if (times.start && *times.start < now)
    booking.errors.push_back({.reason = reason::vacation::start_in_past(), .field = "start_date"});
  if (auto message = clean_message(request.message))
    booking.message = *std::move(message);
  else
    booking.errors.push_back(message.error());
  std::set<std::optional<TournamentId>> checked;
  for (const Choice& choice : choices)
    if (checked.insert(choice.tournament).second) check_choice(choice, times, now, booking.errors);
  booking.stretch = times.stretch;
  if (!booking.errors.empty()) return booking;
  for (const Choice& choice : choices) booking.parts.push_back(part_of(choice, *times.stretch));
  return booking;
}

Refusals why_no_extension(const Standing& standing, std::optional<TournamentId> tournament,
                          const Stretch& stretch) {
  Refusals errors;
  Checks checks(standing, tournament, errors);
  checks.membership();
  checks.vacations_at_all();
  checks.length(charged_hours(standing.policy, stretch.nominal));
  checks.overlaps(stretch.interval);
  checks.gaps(stretch.interval);
  return errors;
}

Refusals why_no_grant(const Standing& standing, TournamentId tournament, const Grant& grant,
                      Instant now) {
  Refusals errors;
  Checks checks(standing, tournament, errors);
  if (!standing.participant) checks.refuse(reason::vacation::not_a_participant(), "username");
  if (standing.phase == Phase::finished) checks.refuse(reason::vacation::tournament_finished());
  if (grant.reason.empty()) checks.refuse(reason::vacation::reason_required(), "reason");
  if (grant.interval.end <= grant.interval.start)
    checks.refuse(reason::vacation::end_not_after_start(), "end_ms");
  const Instant earliest = now - Millis{standing.policy.retro_max_days * day.count};
  if (!grant.begun && grant.interval.start < earliest)
    checks.refuse(reason::vacation::retro_too_far(standing.policy.retro_max_days), "start_ms");
  checks.overlaps(grant.interval);
  return errors;
}

}  // namespace crownhead::vacation
