#include "db/vacations/vacation_rulings.hpp"

#include "db/tournaments/tournaments.hpp"
#include "tests/db/vacations_fixture.hpp"

namespace crownhead::db {
namespace {

using vacation::Decision;
using vacation::State;

TEST_F(VacationsTest, DirectorsDecideButNotOnTheirOwn) {
  const TournamentId f = tournament("3, 30, 3, 15, 1, 0, 0");
  script("INSERT INTO tournament_directors VALUES (" + std::to_string(f.value) + ", " +
         std::to_string(anna.value) + ")");
  ASSERT_TRUE(ask({f}, "1.7.2024", "8.7.2024"));
  EXPECT_EQ(state(), State::pending);
  auto elsewhere = act(carla, true);
  elsewhere.director = a;
  EXPECT_EQ(decide(elsewhere, Decision::accepted).error().error.code, Code::vacation_not_found);
  const Tournaments& tournaments_of = stores.tournaments;
  EXPECT_TRUE(tournaments_of.directed_by(f, carla));
  EXPECT_FALSE(tournaments_of.directed_by(f, ben));
  EXPECT_EQ(decide(act(anna, true), Decision::accepted).error().error.code,
            Code::director_conflict);
  auto silent = act(carla, true);
  silent.reason = "";
  EXPECT_EQ(refused_by(decide(silent, Decision::rejected).error()),
            Names{"vacation.reason_required"});
  ASSERT_TRUE(decide(silent, Decision::accepted));
  EXPECT_EQ(state(), State::planned);
  EXPECT_FALSE(decide(act(carla, true), Decision::rejected)) << "decided already";
}

TEST_F(VacationsTest, AGrantMayExceedTheQuotaAndCanBeFree) {
  const vacation::Grant ill{
      .interval = {now - days(3), now + days(40)}, .charged = false, .reason = "ill"};
  EXPECT_EQ(grant(ill, anna).error().error.code, Code::director_conflict);
  ASSERT_TRUE(grant(ill, carla));
  EXPECT_EQ(vacations.of(anna).back().allocation.charged_hours, 0);
  EXPECT_EQ(state(), State::active);
  EXPECT_EQ(vacations.eligible(anna, now)[0].standing->splits_used, 0);
  EXPECT_EQ(refused_by(ask({a}, "11.1.2024", "15.1.2024").error()),
            Names{"vacation.overlaps_vacation"});
}

TEST_F(VacationsTest, TheLatestReasonIsKept) {
  ASSERT_TRUE(grant({.interval = {now, now + days(4)}, .charged = true, .reason = "ill"}, carla));
  EXPECT_EQ(vacations.of(anna)[0].reason, "ill");
  const auto longer = answered<VacationChange>([&](auto done) {
    vacations.set_times(act(carla, true), {now, now + days(5)}, std::move(done));
  });
  EXPECT_EQ(longer->after.reason, "because");
  ASSERT_TRUE(end(act(anna, false, now + days(1))));
  EXPECT_EQ(vacations.of(anna)[0].reason, "because") << "a player gives none";
}

TEST_F(VacationsTest, AFreeGrantIsExtendedOnlyByADirector) {
  ASSERT_TRUE(grant({.interval = {now, now + days(4)}, .charged = false, .reason = "ill"}, carla));
  const auto longer = answered<VacationChange>([&](auto done) {
    vacations.change(act(anna, false), {"10.1.2024", "13", "20.1.2024", ""},
                     {"Test/East", &an_hour_east, "test"}, std::move(done));
  });
  EXPECT_EQ(longer.error().error.code, Code::vacation_already_started);
  const auto given = answered<VacationChange>([&](auto done) {
    vacations.set_times(act(carla, true), {now, now + days(10)}, std::move(done));
  });
  ASSERT_TRUE(given);
  EXPECT_EQ(given->after.allocation.charged_hours, 0);
}

TEST_F(VacationsTest, ARepeatedGrantGetsTheFirstAnswer) {
  const vacation::Grant ill{
      .interval = {now + days(1), now + days(5)}, .charged = true, .reason = "ill"};
  const RequestKey key{.user = carla, .id = {1}, .hash = 1};
  ASSERT_EQ(grant(ill, carla, key)->answer, "planned");
  ASSERT_TRUE(cancel(act(carla, true)));
  const auto again = grant(ill, carla, key);
  EXPECT_EQ(again->answer, "planned");
  EXPECT_TRUE(again->effect.games.empty() && again->effect.notices.empty());
  EXPECT_EQ(vacations.of(anna).size(), 1U);
}

TEST_F(VacationsTest, APendingRequestCannotBeMovedToWhereItWouldExpire) {
  const TournamentId f = tournament("3, 30, 3, 15, 1, 0, 0");
  ASSERT_TRUE(ask({f}, "1.7.2024", "8.7.2024"));
  const auto moved_to = [&](Instant start) {
    return answered<VacationChange>([&](auto done) {
      vacations.set_times(act(carla, true), {start, now + days(7)}, std::move(done));
    });
  };
  for (const Instant start : {now - days(4), now})
    EXPECT_EQ(refused_by(moved_to(start).error()), Names{"vacation.start_in_past"}) << start.ms;
  ASSERT_TRUE(moved_to(now + Millis{1}));
  EXPECT_EQ(state(), State::pending);
}

TEST_F(VacationsTest, ADirectorsChangeWithoutNewTimesHasNoEffect) {
  ASSERT_TRUE(ask(over_the_spring_change()));
  const auto asked = vacations.of(anna)[0];
  for (const Instant at : {now, asked.allocation.interval.start}) {
    const auto kept = answered<VacationChange>([&](auto done) {
      vacations.set_times(act(carla, true, at), asked.allocation.interval, std::move(done));
    });
    ASSERT_TRUE(kept);
    EXPECT_EQ(kept->after.allocation.charged_hours, 168);
    EXPECT_EQ(kept->after.version, asked.version);
    EXPECT_TRUE(kept->effect.notices.empty());
  }
}
}  // namespace
}  // namespace crownhead::db
