#include "rules/vacation/booking.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <rapidcheck.h>
#include <rapidcheck/gtest.h>

#include "tests/vacation/zones_of_the_system.hpp"

namespace crownhead::vacation {
namespace {

constexpr Instant now{1'704'888'000'000};  // 2024-01-10T12:00:00Z
constexpr TournamentId a{1}, b{2};

const Zone* zagreb() { return zone_of_the_system("Europe/Zagreb"); }

Standing tournament_a() {
  return {.policy = {.splits_allowed = 3, .days_allowed = 30, .min_days = 3, .max_days = 15}};
}

Standing tournament_b() {
  return {.policy = {.splits_allowed = 2, .days_allowed = 20, .min_days = 7, .max_days = 10},
          .splits_used = 1,
          .hours_used = 240};
}

Booking ask(const std::vector<Choice>& choices, TypedTimes times, std::string message = "") {
  Request request{.tournaments = {}, .times = std::move(times), .message = std::move(message)};
  for (const Choice& choice : choices)
    if (choice.tournament)
      request.tournaments.push_back(*choice.tournament);
    else
      request.outside_tournaments = true;
  return book(request, choices, zagreb(), now);
}

using Names = std::vector<std::string_view>;
using Found = std::vector<std::pair<std::string_view, std::optional<TournamentId>>>;

Found refused_by(const Booking& booking) {
  Found found;
  for (const Refusal& error : booking.errors)
    found.emplace_back(error.reason.name, error.tournament);
  return found;
}

/// The dates omit the year 2024.
TypedTimes in_2024(std::string start, std::string start_hour, std::string end,
                   std::string end_hour) {
  return {start + "2024", start_hour, end + "2024", end_hour};
}

TEST(Booking, Case6CountsThePartsLength) {
  const auto with_end = [](const char* date, const char* hour_text) {
    return refused_by(ask({{a, tournament_a()}}, in_2024("1.7.", "", date, hour_text)));
  };
  EXPECT_EQ(with_end("4.7.", ""), Found{});
  EXPECT_EQ(with_end("3.7.", "23"), (Found{{"vacation.split_too_short", a}}));
  EXPECT_EQ(with_end("16.7.", ""), Found{});
  EXPECT_EQ(with_end("16.7.", "1"), (Found{{"vacation.split_too_long", a}}));
}

TEST(Booking, Case7UsesTheQuotaUpExactly) {
  Standing standing = tournament_b();
  const Booking first = ask({{b, standing}}, in_2024("1.7.", "", "11.7.", ""));
  EXPECT_EQ(refused_by(first), Found{});
  EXPECT_EQ(first.parts[0].charged_hours, 240);
  ++standing.splits_used;
  standing.hours_used += first.parts[0].charged_hours;
  standing.taken.push_back(first.stretch->interval);
  EXPECT_EQ(refused_by(ask({{b, standing}}, in_2024("1.8.", "", "8.8.", ""))),
            (Found{{"vacation.splits_exhausted", b}, {"vacation.days_exhausted", b}}));
}

TEST(Booking, Case8LetsVacationsTouchButNotOverlap) {
  Standing standing = tournament_a();
  standing.taken.push_back(ask({{a, standing}}, in_2024("1.7.", "", "8.7.", "")).stretch->interval);
  EXPECT_EQ(refused_by(ask({{a, standing}}, in_2024("7.7.", "", "14.7.", ""))),
            (Found{{"vacation.overlaps_vacation", a}}));
  EXPECT_EQ(refused_by(ask({{a, standing}}, in_2024("8.7.", "", "15.7.", ""))), Found{});
}

TEST(Booking, Case9IsAllOrNothing) {
  const std::vector<Choice> both{{a, tournament_a()}, {b, tournament_b()}};
  EXPECT_EQ(ask(both, in_2024("1.7.", "", "11.7.", "")).parts,
            (std::vector<Part>{{a, Decision::accepted, 240}, {b, Decision::accepted, 240}}));
  const Booking refused = ask(both, in_2024("1.7.", "", "15.7.", ""));
  EXPECT_EQ(refused_by(refused),
            (Found{{"vacation.split_too_long", b}, {"vacation.days_exhausted", b}}));
  EXPECT_TRUE(refused.parts.empty());
}

TEST(Booking, Case10ChargesLocalDays) {
  const Booking booking = ask({{a, tournament_a()}}, in_2024("28.3.", "", "4.4.", ""));
  EXPECT_EQ(booking.parts[0].charged_hours, 168);
  EXPECT_EQ(booking.stretch->interval.end - booking.stretch->interval.start,
            Millis{167 * hour.count});
}

TEST(Booking, IsPendingIfTheDirectorDecides) {
  Standing f = tournament_a();
  f.policy.approval = Approval::director;
  EXPECT_EQ(ask({{a, f}}, in_2024("1.7.", "", "8.7.", "")).parts[0].decision, Decision::pending);
}

TEST(Booking, RoundsUpToDaysBeforeComparing) {
  Standing standing = tournament_a();
  standing.policy.rounding = Rounding::up_to_day;
  const auto charged = [&](const char* date, const char* hour_text) {
    return ask({{a, standing}}, in_2024("1.7.", "", date, hour_text));
  };
  EXPECT_EQ(charged("3.7.", "1").parts[0].charged_hours, 72);
  EXPECT_EQ(refused_by(charged("3.7.", "0")), (Found{{"vacation.split_too_short", a}}));
  EXPECT_EQ(refused_by(charged("16.7.", "1")), (Found{{"vacation.split_too_long", a}}));
}

TEST(Booking, OutsideTournamentsIsASeparatePart) {
  const std::vector<Choice> choices{{a, tournament_a()}, {std::nullopt, tournament_b()}};
  EXPECT_EQ(
      ask(choices, in_2024("1.7.", "", "11.7.", "")).parts,
      (std::vector<Part>{{a, Decision::accepted, 240}, {std::nullopt, Decision::accepted, 240}}));
  const Booking refused = ask(choices, in_2024("1.7.", "", "15.7.", ""));
  EXPECT_EQ(refused_by(refused), (Found{{"vacation.split_too_long", std::nullopt},
                                        {"vacation.days_exhausted", std::nullopt}}));
  for (const Refusal& error : refused.errors) EXPECT_TRUE(error.outside_tournaments);
  EXPECT_EQ(refused_by(ask({}, in_2024("1.7.", "", "11.7.", ""))),
            (Found{{"vacation.no_tournament_selected", std::nullopt}}));
}

TEST(Booking, CountsYearsInUtc) {
  const Interval year = year_of(now);
  EXPECT_EQ(year, (Interval{{1'704'067'200'000}, {1'735'689'600'000}})) << "2024 has 366 days";
  EXPECT_EQ(year_of(year.start), year);
  EXPECT_EQ(year_of(year.start + Millis{-1}).end, year.start);
  EXPECT_EQ(year_of(year.end).start, year.end);
}

TEST(Booking, RefundsOnlyTimeThatCountsInTheYear) {
  Standing standing = tournament_b();
  standing.counted = year_of(now);
  const Interval in_the_year{now, now + day}, before{now + Millis{-30 * day.count}, now};
  standing.taken = {before, in_the_year};
  const auto costs_a_day = [](Interval interval) {
    return Allocation{.interval = interval, .announced_end = interval.end, .charged_hours = 24};
  };
  const Standing without_old = without(standing, costs_a_day(before));
  EXPECT_EQ(without_old.splits_used, 1);
  EXPECT_EQ(without_old.hours_used, 240);
  EXPECT_EQ(without_old.taken, (std::vector{in_the_year}));
  const Standing without_new = without(standing, costs_a_day(in_the_year));
  EXPECT_EQ(without_new.splits_used, 0);
  EXPECT_EQ(without_new.hours_used, 216);
}

struct StandingCase {
  const char* name;
  std::function<void(Standing&)> change;
  Found errors;
};

TEST(Booking, DependsOnThePlayersStanding) {
  const std::vector<StandingCase> cases{
      {"all is well", [](Standing&) {}, {}},
      {"no entry", [](Standing& s) { s.participant = false; }, {{"vacation.not_a_participant", a}}},
      {"over",
       [](Standing& s) { s.phase = Phase::finished; },
       {{"vacation.tournament_finished", a}}},
      {"out", [](Standing& s) { s.expects_games = false; }, {{"vacation.no_active_games", a}}},
      {"not begun yet", [](Standing& s) { s.phase = Phase::entry, s.expects_games = false; }, {}},
      {"no vacations", [](Standing& s) { s.policy = {}; }, {{"vacation.vacation_not_allowed", a}}},
      {"the last part", [](Standing& s) { s.splits_used = 2; }, {}},
      {"no part left", [](Standing& s) { s.splits_used = 3; }, {{"vacation.splits_exhausted", a}}},
      {"the last days", [](Standing& s) { s.hours_used = 23 * 24; }, {}},
      {"an hour too little",
       [](Standing& s) { s.hours_used = 23 * 24 + 1; },
       {{"vacation.days_exhausted", a}}},
      {"just the gap",
       [](Standing& s) {
         s.policy.min_gap_hours = 24;
         s.taken = {{{1'719'093'600'000}, {1'719'698'400'000}}};  // to 30.6. 00:00
       },
       {}},
      {"too near behind",
       [](Standing& s) {
         s.policy.min_gap_hours = 25;
         s.taken = {{{1'719'093'600'000}, {1'719'698'400'000}}};
       },
       {{"vacation.gap_too_short", a}}},
      {"too near before",
       [](Standing& s) {
         s.policy.min_gap_hours = 25;
         s.taken = {{{1'720'476'000'000}, {1'721'000'000'000}}};  // from 9.7. 00:00
       },
       {{"vacation.gap_too_short", a}}},
      {"touching",
       [](Standing& s) {
         s.policy.min_gap_hours = 1;
         s.taken = {{{1'720'389'600'000}, {1'721'000'000'000}}};
       },
       {{"vacation.gap_too_short", a}}},
      {"in time", [](Standing& s) { s.policy.notice_hours = 24 * 172; }, {}},
      {"too late",
       [](Standing& s) { s.policy.notice_hours = 24 * 173; },
       {{"vacation.notice_too_short", a}}},
      {"too far",
       [](Standing& s) { s.policy.horizon_days = 172; },
       {{"vacation.start_too_far", a}}},
      {"everything at once",
       [](Standing& s) {
         s.phase = Phase::finished;
         s.splits_used = 3;
         s.hours_used = 720;
         s.policy.min_days = 8;
         s.policy.notice_hours = 24 * 173;
         s.taken = {{{1'719'093'600'000}, {1'721'000'000'000}}};
       },
       {{"vacation.tournament_finished", a},
        {"vacation.splits_exhausted", a},
        {"vacation.notice_too_short", a},
        {"vacation.split_too_short", a},
        {"vacation.days_exhausted", a},
        {"vacation.overlaps_vacation", a}}},
  };
  for (const StandingCase& c : cases) {
    Standing standing = tournament_a();
    c.change(standing);
    EXPECT_EQ(refused_by(ask({{a, standing}}, in_2024("1.7.", "", "8.7.", ""))), c.errors)
        << c.name;
  }
}

TEST(Booking, ReadsTheSelection) {
  EXPECT_EQ(refused_by(ask({}, in_2024("1.7.", "", "8.7.", ""))),
            (Found{{"vacation.no_tournament_selected", std::nullopt}}));
  EXPECT_EQ(
      refused_by(ask({{a, tournament_a()}, {a, tournament_a()}}, in_2024("1.7.", "", "8.7.", ""))),
      (Found{{"vacation.duplicate_tournament", a}}));
  EXPECT_EQ(refused_by(ask({{a, std::nullopt}}, in_2024("1.7.", "", "8.7.", ""))),
            (Found{{"vacation.tournament_not_found", a}}));
}

TEST(Booking, MayStartNowButNotInThePast) {
  EXPECT_EQ(refused_by(ask({{a, tournament_a()}}, in_2024("10.1.", "13", "17.1.", ""))), Found{});
  EXPECT_EQ(refused_by(ask({{a, tournament_a()}}, in_2024("10.1.", "12", "17.1.", ""))),
            (Found{{"vacation.start_in_past", std::nullopt}}));
}

TEST(Booking, ReportsTournamentFaultsTogetherWithDateFaults) {
  EXPECT_EQ(refused_by(ask({{b, std::nullopt}}, {"x", "", "y", ""}, "\x01")),
            (Found{{"vacation.date_format", std::nullopt},
                   {"vacation.date_format", std::nullopt},
                   {"vacation.message_invalid", std::nullopt},
                   {"vacation.tournament_not_found", b}}));
}

TEST(Booking, RefundsTheReplacedVacation) {
  Standing standing = tournament_b();
  const Interval old{{1'719'784'800'000}, {1'720'648'800'000}};
  standing.taken = {old};
  standing.splits_used = 2;
  standing.hours_used = 480;
  const Allocation replaced{.interval = old, .announced_end = old.end, .charged_hours = 240};
  EXPECT_EQ(refused_by(ask({{b, without(standing, replaced)}}, in_2024("2.7.", "", "12.7.", ""))),
            Found{});
}

TEST(Extension, IsCheckedLikeANewOneExceptForItsStart) {
  const Interval longer{{now.ms - 5 * day.count}, {now.ms + 6 * day.count}};
  Standing without_parts = tournament_a();
  without_parts.policy.splits_allowed = 0;
  const auto refused_by = [&](const Standing& standing) {
    Names found;
    for (const auto& refusal : why_no_extension(standing, a, {longer, longer.end - longer.start}))
      found.push_back(refusal.reason.name);
    return found;
  };
  EXPECT_EQ(refused_by(tournament_a()), Names{});
  EXPECT_EQ(refused_by(tournament_b()),
            (Names{"vacation.split_too_long", "vacation.days_exhausted"}));
  EXPECT_EQ(refused_by(without_parts), Names{"vacation.vacation_not_allowed"});
}

TEST(Grant, MayExceedQuotasButNotOverlapOrTheBackdatingLimit) {
  Standing standing = tournament_b();
  standing.splits_used = 2;
  standing.hours_used = 480;
  const auto refused_by = [&](std::int64_t start_days, std::int64_t end_days, std::string reason) {
    Names found;
    for (const auto& refusal : why_no_grant(standing, b,
                                            {.interval = {now + Millis{start_days * day.count},
                                                          now + Millis{end_days * day.count}},
                                             .charged = true,
                                             .reason = std::move(reason)},
                                            now))
      found.push_back(refusal.reason.name);
    return found;
  };
  EXPECT_EQ(refused_by(-7, 30, "ill"), Names{});
  EXPECT_EQ(refused_by(-8, 30, ""), (Names{"vacation.reason_required", "vacation.retro_too_far"}));
  EXPECT_EQ(refused_by(3, 3, "ill"), Names{"vacation.end_not_after_start"});
  standing.taken = {{now, now + day}};
  EXPECT_EQ(refused_by(0, 2, "ill"), Names{"vacation.overlaps_vacation"});
  EXPECT_EQ(refused_by(1, 2, "ill"), Names{});
}

/// Any sequence of requests; accepted ones count for the next.
RC_GTEST_PROP(BookingProperty, UsedNeverExceedsAllowed, ()) {
  Standing standing = tournament_a();
  standing.policy.splits_allowed = *rc::gen::inRange(0, 5);
  standing.policy.days_allowed = *rc::gen::inRange(0, 40);
  standing.policy.min_days = *rc::gen::inRange(0, 5);
  standing.policy.max_days = *rc::gen::inRange(0, 20);
  standing.policy.rounding = *rc::gen::element(Rounding::hour, Rounding::up_to_day);
  const int requests = *rc::gen::inRange(1, 12);
  for (int i = 0; i < requests; ++i) {
    const int month = *rc::gen::inRange(2, 12), first = *rc::gen::inRange(1, 28);
    const auto start_hour = std::to_string(*rc::gen::inRange(0, 24));
    const auto end_hour = std::to_string(*rc::gen::inRange(0, 24));
    const int last = *rc::gen::inRange(first, 31), end_month = *rc::gen::inRange(month, 13);
    const Booking booking =
        ask({{a, standing}},
            in_2024(std::to_string(first) + "." + std::to_string(month) + ".", start_hour,
                    std::to_string(last) + "." + std::to_string(end_month) + ".", end_hour));
    if (booking.parts.empty()) {
      RC_ASSERT(!booking.errors.empty());
      continue;
    }
    ++standing.splits_used;
    standing.hours_used += booking.parts[0].charged_hours;
    standing.taken.push_back(booking.stretch->interval);
    RC_ASSERT(standing.splits_used <= standing.policy.splits_allowed);
    RC_ASSERT(standing.hours_used <= standing.policy.days_allowed * hours_of_a_day);
    Millis sum{0};
    for (const Interval& taken : standing.taken) sum += taken.end - taken.start;
    RC_ASSERT(Intervals(standing.taken).covered({0}, open_end) == sum);
  }
}

}  // namespace
}  // namespace crownhead::vacation
