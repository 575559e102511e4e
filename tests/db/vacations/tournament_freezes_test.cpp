#include "db/vacations/tournament_freezes.hpp"

#include "tests/db/vacations_fixture.hpp"

namespace crownhead::db {
namespace {

using vacation::Interval;
using vacation::Intervals;

class TournamentFreezesTest : public VacationsTest {
 protected:
  std::int64_t freeze(Interval interval, const std::string& reason) {
    const auto frozen = answered<StoredFreeze>([&](auto done) {
      vacations.freeze({.tournament = a,
                        .actor = carla,
                        .interval = interval,
                        .reason = reason,
                        .now = now,
                        .key = std::nullopt},
                       std::move(done));
    });
    EXPECT_EQ(frozen->effect.games, std::vector{game});
    return frozen->id;
  }
  OrRefused<ChangedFreeze> end(std::int64_t id, Instant end, Instant at = now) {
    return answered<ChangedFreeze>([&](auto done) {
      vacations.change_freeze(
          {.tournament = a, .freeze = id, .actor = ben, .end = end, .reason = "over", .now = at},
          std::move(done));
    });
  }
  /// The same for both sides, because no one is on vacation.
  Intervals frozen() {
    const auto still = stores.games.freezes(game)->still;
    EXPECT_EQ(still[Seat::white], still[Seat::black]);
    EXPECT_TRUE(still[Seat::white].vacation.empty()) << "moves may be made";
    return still[Seat::white].frozen;
  }

  GameId game = game_in(a);
};

TEST_F(TournamentFreezesTest, StopAllGamesOfTheTournament) {
  const Interval holidays{now + days(1), now + days(5)};
  freeze(holidays, "holidays");
  EXPECT_EQ(frozen(), Intervals({holidays}));
  EXPECT_EQ(vacations.freezes(a)[0].reason, "holidays");
}

TEST_F(TournamentFreezesTest, AreGivenAnotherEnd) {
  const auto outage = freeze({now, vacation::open_end}, "outage");
  const Instant back = now + days(1);
  const auto ended = end(outage, now, back);
  ASSERT_TRUE(ended);
  EXPECT_EQ(ended->effect.games, std::vector{game});
  EXPECT_EQ(ended->interval, (Interval{now, back})) << "what has stood stays so";
  EXPECT_EQ(frozen(), Intervals({{now, back}}));
  const auto listed = vacations.freezes(a);
  ASSERT_EQ(listed.size(), 1U);
  EXPECT_EQ(listed[0].reason + " " + listed[0].actor, "outage carla");
  EXPECT_EQ(listed[0].changed->reason + " " + listed[0].changed->actor, "over ben");
  EXPECT_EQ(listed[0].changed->at, back);
  EXPECT_EQ(count("vacation_audit WHERE act = 'moved' AND freeze_id = 1"), 1);
  EXPECT_EQ(end(outage, back + days(1), back).error().error.code, Code::tournament_refused);
}

TEST_F(TournamentFreezesTest, AreCancelledBeforeTheirStart) {
  const Instant start = now + days(1);
  const auto holidays = freeze({start, now + days(5)}, "holidays");
  EXPECT_EQ(refused_by(end(holidays, now).error()), Names{"vacation.end_not_after_start"});
  const auto taken_back = end(holidays, start);
  ASSERT_TRUE(taken_back);
  EXPECT_EQ(taken_back->effect.games, std::vector{game});
  EXPECT_TRUE(frozen().empty());
  EXPECT_TRUE(vacations.freezes(a).empty());
  EXPECT_EQ(count("vacation_audit WHERE act = 'taken_back' AND after = ''"), 1);
  EXPECT_EQ(end(holidays, start).error().error.code, Code::tournament_refused);
}

TEST_F(TournamentFreezesTest, BelongToTheirTournament) {
  EXPECT_EQ(end(7, now).error().error.code, Code::not_found);
  const auto outage = freeze({now, now + days(1)}, "outage");
  script("UPDATE tournament_freezes SET tournament_id = " + std::to_string(b.value));
  EXPECT_EQ(end(outage, now).error().error.code, Code::not_found);
}

}  // namespace
}  // namespace crownhead::db
