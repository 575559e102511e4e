#include "rules/vacation/act.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <rapidcheck.h>
#include <rapidcheck/gtest.h>

#include "tests/vacation/zones_of_the_system.hpp"

namespace crownhead::vacation {
namespace {

constexpr Instant start{1'719'784'800'000};  // 1.7.2024 00:00 in Zagreb
constexpr Instant end{1'720'994'400'000};    // 15.7.2024 00:00
constexpr Instant before = start - Millis{1}, during = start + Millis{1};
constexpr Millis a_day = seconds(24 * 3600), five_days = seconds(5 * 24 * 3600);
constexpr UserId anna{1}, carla{3};
constexpr TournamentId here{1}, elsewhere{2};

const Zone* zagreb() { return zone_of_the_system("Europe/Zagreb"); }

Standing standing() {
  return {.policy = {.splits_allowed = 3, .days_allowed = 30, .min_days = 3, .max_days = 20}};
}

StoredAllocation vacation(Decision decision = Decision::accepted) {
  StoredAllocation row;
  row.id = AllocationId{7};
  row.user = anna;
  row.tournament = here;
  row.allocation = {
      .decision = decision, .interval = {start, end}, .announced_end = end, .charged_hours = 336};
  row.version = 4;
  return row;
}

Act by_owner(Instant now) {
  return {.allocation = AllocationId{7}, .actor = anna, .if_version = std::nullopt, .now = now};
}

Act by_director(Instant now, std::string reason = "because") {
  return {.allocation = AllocationId{7},
          .actor = carla,
          .director = here,
          .if_version = std::nullopt,
          .now = now,
          .reason = std::move(reason)};
}

std::vector<std::string_view> refused_by(const OrRefused<Plan>& plan) {
  std::vector<std::string_view> names;
  for (const Refusal& one : plan.error().refusals) names.push_back(one.reason.name);
  return names;
}
using Names = std::vector<std::string_view>;

TEST(MayAct, IsLimitedToTheOwnerAndOtherDirectors) {
  EXPECT_TRUE(may_act(vacation(), by_owner(before)));
  EXPECT_TRUE(may_act(vacation(), by_director(before)));
  Act other = by_owner(before);
  other.actor = carla;
  EXPECT_EQ(may_act(vacation(), other).error().error.code, Code::not_owner);
  Act of_another = by_director(before);
  of_another.director = elsewhere;
  EXPECT_EQ(may_act(vacation(), of_another).error().error.code, Code::vacation_not_found);
  Act own = by_director(before);
  own.actor = anna;
  EXPECT_EQ(may_act(vacation(), own).error().error.code, Code::director_conflict);
}

TEST(MayAct, RequiresTheCurrentVersion) {
  Act act = by_owner(before);
  act.if_version = 4;
  EXPECT_TRUE(may_act(vacation(), act));
  act.if_version = 3;
  EXPECT_EQ(may_act(vacation(), act).error().error.code, Code::stale_version);
}

TEST(PlanTimes, BeforeTheStartReplacesTheRequest) {
  const Act act = by_owner(start - a_day);
  const auto plan =
      plan_times(vacation(), standing(), act, {"5.7.2024", "", "12.7.2024", ""}, zagreb());
  ASSERT_TRUE(plan);
  EXPECT_TRUE(plan->anew);
  EXPECT_EQ(plan->news, News::changed);
  EXPECT_EQ(plan->after.decision, Decision::accepted);
  EXPECT_EQ(plan->after.charged_hours, 7 * 24);
  Standing approved = standing();
  approved.policy.approval = Approval::director;
  const auto asked =
      plan_times(vacation(), approved, act, {"5.7.2024", "", "12.7.2024", ""}, zagreb());
  EXPECT_EQ(asked->after.decision, Decision::pending) << "a director decides again";
}

TEST(PlanTimes, AfterTheStartChangesOnlyTheEnd) {
  const Act act = by_owner(during);
  const auto to = [&](const char* from, const char* until, const Standing& of = standing()) {
    return plan_times(vacation(), of, act, {from, "", until, ""}, zagreb());
  };
  EXPECT_EQ(to("2.7.2024", "15.7.2024").error().error.code, Code::vacation_already_started);
  EXPECT_TRUE(to("1.7.2024", "15.7.2024")->changes_nothing());
  const auto shorter = to("1.7.2024", "10.7.2024");
  EXPECT_EQ(shorter->act, "shortened");
  EXPECT_EQ(shorter->news, News::changed);
  const auto longer = to("1.7.2024", "18.7.2024");
  EXPECT_EQ(longer->act, "extended");
  EXPECT_EQ(longer->after.charged_hours, 17 * 24);
  EXPECT_EQ(longer->after.announced_end, end + Millis{3 * a_day.count});
  EXPECT_EQ(refused_by(to("1.7.2024", "30.7.2024")), Names{"vacation.split_too_long"});
  Standing approved = standing();
  approved.policy.approval = Approval::director;
  EXPECT_EQ(to("1.7.2024", "18.7.2024", approved).error().error.code,
            Code::vacation_already_started)
      << "a director has to approve it";
}

TEST(PlanTimes, CannotChangeAFinishedVacation) {
  for (const Decision decision : {Decision::rejected, Decision::cancelled})
    EXPECT_EQ(plan_times(vacation(decision), standing(), by_owner(before),
                         {"5.7.2024", "", "12.7.2024", ""}, zagreb())
                  .error()
                  .error.code,
              Code::vacation_already_finished);
  EXPECT_EQ(
      plan_times(vacation(), standing(), by_owner(end), {"5.8.2024", "", "12.8.2024", ""}, zagreb())
          .error()
          .error.code,
      Code::vacation_already_finished);
}

TEST(PlanCancel, RequiresAReasonOnlyFromADirector) {
  EXPECT_EQ(plan_cancel(vacation(), by_owner(before))->after.decision, Decision::cancelled);
  EXPECT_EQ(refused_by(plan_cancel(vacation(), by_director(before, ""))),
            Names{"vacation.reason_required"});
  EXPECT_TRUE(plan_cancel(vacation(), by_director(before)));
  EXPECT_EQ(plan_cancel(vacation(), by_owner(during)).error().error.code,
            Code::vacation_already_started);
}

TEST(PlanEnd, RefundsTheRest) {
  const auto plan = plan_end(vacation(), standing().policy, by_owner(start + five_days));
  EXPECT_EQ(plan->after.interval.end, start + five_days);
  EXPECT_EQ(plan->after.charged_hours, 5 * 24);
  EXPECT_EQ(plan->news, News::ended);
  EXPECT_EQ(plan_end(vacation(), standing().policy, by_owner(before)).error().error.code,
            Code::vacation_not_started);
}

TEST(PlanDecision, RequiresAPendingRequest) {
  const auto yes = plan_decision(vacation(Decision::pending), by_director(before, ""), true);
  EXPECT_EQ(yes->after.decision, Decision::accepted);
  EXPECT_EQ(yes->news, News::approved);
  EXPECT_EQ(refused_by(plan_decision(vacation(Decision::pending), by_director(before, ""), false)),
            Names{"vacation.reason_required"});
  const auto no = plan_decision(vacation(Decision::pending), by_director(before), false);
  EXPECT_EQ(no->after.decision, Decision::rejected);
  const auto reason_of = [](const StoredAllocation& row, Instant now) {
    return plan_decision(row, by_director(now), true).error().error.reason.name;
  };
  EXPECT_EQ(reason_of(vacation(Decision::pending), start), "vacation.request_too_old");
  EXPECT_EQ(reason_of(vacation(), before), "vacation.request_decided");
}

TEST(PlanMoved, IgnoresTheQuotaForADirector) {
  Standing spent = standing();
  spent.splits_used = 3;
  spent.hours_used = 30 * 24;
  const Interval later{start + a_day, end + Millis{40 * a_day.count}};
  const auto moved = plan_moved(vacation(), spent, by_director(before), later);
  EXPECT_EQ(moved->after.interval, later);
  EXPECT_EQ(moved->after.charged_hours, (14 + 39) * 24);
  EXPECT_TRUE(plan_moved(vacation(), spent, by_director(before), {start, end})->changes_nothing());
  EXPECT_EQ(plan_moved(vacation(), spent, by_director(during), later).error().error.code,
            Code::vacation_already_started)
      << "it has begun";
  const auto shorter = plan_moved(vacation(), spent, by_director(during), {start, end - a_day});
  EXPECT_EQ(shorter->after.announced_end, end) << "opponents were notified of it";
  EXPECT_EQ(refused_by(plan_moved(vacation(Decision::pending), standing(), by_director(before),
                                  {before, end})),
            Names{"vacation.start_in_past"});
}

TEST(Granted, IsAcceptedAtTheCostTheDirectorSets) {
  const Grant grant{.interval = {start, end}, .charged = true, .reason = "ill"};
  const auto charged = granted(standing(), here, grant, before);
  EXPECT_EQ(charged->decision, Decision::accepted);
  EXPECT_EQ(charged->charged_hours, 14 * 24);
  Grant free = grant;
  free.charged = false;
  EXPECT_EQ(granted(standing(), here, free, before)->charged_hours, 0);
  Grant silent = grant;
  silent.reason = "";
  EXPECT_FALSE(granted(standing(), here, silent, before));
}

TEST(ChangesClocks, IfAnAcceptedVacationIsAddedOrRemoved) {
  const auto as = [](Decision decision) { return vacation(decision).allocation; };
  EXPECT_TRUE(changes_clocks(std::nullopt, as(Decision::accepted)));
  EXPECT_FALSE(changes_clocks(std::nullopt, as(Decision::pending)));
  EXPECT_TRUE(changes_clocks(as(Decision::accepted), as(Decision::cancelled)));
  EXPECT_FALSE(changes_clocks(as(Decision::pending), as(Decision::rejected)));
}

TEST(ChangesClocks, APolicyIsFixedOnceTimeHasPassedUnderIt) {
  const Policy own{}, both{.freeze = Freeze::both}, moving{.moves = Moves::allow},
      longer{.days_allowed = 9};
  EXPECT_FALSE(changes_clocks(own, longer, true).value());
  EXPECT_TRUE(changes_clocks(own, moving, true).value());
  EXPECT_TRUE(changes_clocks(own, both, false).value());
  EXPECT_EQ(changes_clocks(own, both, true).error().code, Code::tournament_refused);
}

/// Whatever is planned, only charged parts cost hours, and the interval keeps its order.
RC_GTEST_PROP(Plans, StayConsistent, ()) {
  StoredAllocation row = vacation(*rc::gen::element(Decision::pending, Decision::accepted));
  row.allocation.charged = *rc::gen::arbitrary<bool>();
  if (!row.allocation.charged) row.allocation.charged_hours = 0;
  const auto hours = [](int from, int until) {
    return Millis{std::int64_t{*rc::gen::inRange(from, until)} * 3'600'000};
  };
  const Instant now = start + hours(-50, 400);
  const Interval asked{start + hours(-40, 100), end + hours(-300, 300)};
  std::vector<OrRefused<Plan>> plans{
      plan_moved(row, standing(), by_director(now), asked), plan_cancel(row, by_owner(now)),
      plan_end(row, standing().policy, by_owner(now)), plan_decision(row, by_director(now), true)};
  for (const auto& plan : plans) {
    if (!plan) continue;
    RC_ASSERT(plan->before.allocation == row.allocation);
    RC_ASSERT(plan->after.interval.start <= plan->after.interval.end);
    RC_ASSERT(plan->after.interval.end <= plan->after.announced_end);
    RC_ASSERT(row.allocation.charged || plan->after.charged_hours == 0);
  }
}

}  // namespace
}  // namespace crownhead::vacation
