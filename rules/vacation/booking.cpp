#include "rules/vacation/booking.hpp"

#include <algorithm>
#include <set>

namespace crownhead::vacation {
namespace {

/// Collects the errors of a stretch in one tournament.
class Checks {
 public:
  Checks(const Standing& standing, TournamentId tournament, Refusals& into)
      : standing_(standing), policy_(standing.policy), tournament_(tournament), into_(into) {}

  void refuse(Fault fault, Params params = {}, std::string field = {}) {
    into_.push_back({.fault = fault,
                     .field = std::move(field),
                     .tournament = tournament_,
                     .params = std::move(params)});
  }

  /// Checks what needs no times.
  void membership() {
    if (!standing_.participant) refuse(Fault::not_a_participant);
    if (standing_.phase == Phase::finished) refuse(Fault::tournament_finished);
    if (standing_.participant && standing_.phase == Phase::running && !standing_.expects_games)
      refuse(Fault::no_active_games);
  }

  /// Refuses where the tournament has no vacations: its quotas mean nothing then.
  void vacations_at_all() {
    if (policy_.splits_allowed == 0) refuse(Fault::vacation_not_allowed);
  }

  void splits() {
    if (policy_.splits_allowed > 0 && standing_.splits_used + 1 > policy_.splits_allowed)
      refuse(Fault::splits_exhausted,
             {{"splits_used", standing_.splits_used}, {"splits_allowed", policy_.splits_allowed}});
  }

  void length(std::int64_t hours) {
    if (policy_.splits_allowed == 0) return;
    if (hours < policy_.min_days * hours_of_a_day)
      refuse(Fault::split_too_short, {{"hours", hours}, {"min_days", policy_.min_days}});
    if (hours > policy_.max_days * hours_of_a_day)
      refuse(Fault::split_too_long, {{"hours", hours}, {"max_days", policy_.max_days}});
    const std::int64_t left = policy_.days_allowed * hours_of_a_day - standing_.hours_used;
    if (hours > left)
      refuse(Fault::days_exhausted, {{"hours", hours},
                                     {"hours_left", std::max<std::int64_t>(left, 0)},
                                     {"days_allowed", policy_.days_allowed}});
  }

  void overlaps(Interval interval) {
    for (const Interval& other : standing_.taken)
      if (other.start < interval.end && interval.start < other.end) {
        refuse(Fault::overlaps_vacation, {{"start_ms", other.start.ms}, {"end_ms", other.end.ms}});
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
      refuse(Fault::gap_too_short, {{"min_gap_hours", policy_.min_gap_hours}});
  }

  void timeliness(Instant start, Instant now) {
    if (start > now + Millis{policy_.horizon_days * day.count})
      refuse(Fault::start_too_far, {{"horizon_days", policy_.horizon_days}}, "start_date");
    if (policy_.notice_hours > 0 && start < now + Millis{policy_.notice_hours * hour.count})
      refuse(Fault::notice_too_short, {{"notice_hours", policy_.notice_hours}});
  }

 private:
  const Standing& standing_;
  const Policy& policy_;
  TournamentId tournament_;
  Refusals& into_;
};

void check_selection(const std::vector<Choice>& choices, Refusals& errors) {
  if (choices.empty())
    errors.push_back({.fault = Fault::no_tournament_selected, .field = "tournaments"});
  std::set<TournamentId> seen, told;
  for (const Choice& choice : choices)
    if (!seen.insert(choice.tournament).second && told.insert(choice.tournament).second)
      errors.push_back({.fault = Fault::duplicate_tournament,
                        .field = "tournaments",
                        .tournament = choice.tournament});
}

void check_choice(const Choice& choice, const ReadTimes& times, Instant now, Refusals& errors) {
  if (!choice.standing) {
    errors.push_back({.fault = Fault::tournament_not_found,
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
  if (!allocation.charged) return standing;
  --standing.splits_used;
  standing.hours_used -= allocation.charged_hours;
  return standing;
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
    booking.errors.push_back({.fault = Fault::start_in_past, .field = "start_date"});
  if (auto message = clean_message(request.message))
    booking.message = *std::move(message);
  else
    booking.errors.push_back(message.error());
  std::set<TournamentId> checked;
  for (const Choice& choice : choices)
    if (checked.insert(choice.tournament).second) check_choice(choice, times, now, booking.errors);
  booking.stretch = times.stretch;
  if (!booking.errors.empty()) return booking;
  for (const Choice& choice : choices) booking.parts.push_back(part_of(choice, *times.stretch));
  return booking;
}

Refusals why_no_extension(const Standing& standing, TournamentId tournament,
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
  if (!standing.participant) checks.refuse(Fault::not_a_participant, {}, "username");
  if (standing.phase == Phase::finished) checks.refuse(Fault::tournament_finished);
  if (grant.reason.empty()) checks.refuse(Fault::reason_required, {}, "reason");
  if (grant.interval.end <= grant.interval.start)
    checks.refuse(Fault::end_not_after_start, {}, "end_ms");
  if (grant.interval.start < now - Millis{standing.policy.retro_max_days * day.count})
    checks.refuse(Fault::retro_too_far, {{"retro_max_days", standing.policy.retro_max_days}},
                  "start_ms");
  checks.overlaps(grant.interval);
  return errors;
}

}  // namespace crownhead::vacation
