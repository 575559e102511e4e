#include "db/vacations/vacations.hpp"

#include <array>
#include <chrono>
#include <rapidcheck.h>
#include <thread>

#include "db/sqlite/connection.hpp"
#include "tests/db/vacations_fixture.hpp"
#include "tests/writer_watch.hpp"

namespace crownhead::db {
namespace {

using vacation::Decision;
using vacation::State;

TEST_F(VacationsTest, AreStoredTogetherOrNotAtAll) {
  EXPECT_EQ(refused_by(ask({a, b}, "1.7.2024", "15.7.2024").error()),
            Names{"vacation.split_too_long"});
  EXPECT_TRUE(vacations.of(anna).empty());
  EXPECT_EQ(count("vacation_requests"), 0);

  ASSERT_TRUE(ask({a, b}, "1.7.2024", "11.7.2024"));
  const auto stored = vacations.of(anna);
  ASSERT_EQ(stored.size(), 2U);
  for (const auto& one : stored) {
    EXPECT_EQ(one.allocation.interval.end - one.allocation.interval.start, days(10));
    EXPECT_EQ(one.allocation.charged_hours, 240);
    EXPECT_EQ(one.message, "away");
    EXPECT_EQ(one.time_zone, "Test/East");
  }
  EXPECT_EQ(refused_by(ask({a, b}, "1.8.2024", "8.8.2024").error()),
            Names{"vacation.splits_exhausted"});
}

TEST_F(VacationsTest, NoJobReadsTheRowsOfOtherPlayers) {
  const auto game = std::to_string(game_in(b).value);
  script(
      "PRAGMA foreign_keys = OFF;"
      "CREATE TEMP TABLE n AS WITH RECURSIVE r(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM r"
      " WHERE i < 2000) SELECT i FROM r;"
      "CREATE TEMP TABLE other AS SELECT * FROM games WHERE id = " +
      game +
      ";UPDATE other SET id = NULL, white_id = 5000, black_id = 5001;"
      "INSERT INTO games SELECT other.* FROM other, n;"
      "INSERT INTO vacation_allocations (request_id, user_id, tournament_id, decision, start_ms,"
      " end_ms, announced_end_ms, charged_hours, charged) SELECT 1, 5000 + i, " +
      std::to_string(b.value) + ", 1, i, i + 1, i + 1, 0, 1 FROM n;");
  game_in(a);
  const auto steps = [&](TournamentId in) {
    return work_of_writers([&] { EXPECT_TRUE(ask({in}, "1.7.2024", "8.7.2024")); }).longest.steps;
  };
  const auto alone = steps(a);
  EXPECT_LE(steps(b), alone + 200);
}

TEST_F(VacationsTest, PreviewAgreesWithTheRequestAndStoresNothing) {
  const auto preview = vacations.preview(wish({a, b}, "1.7.2024", "15.7.2024"));
  const auto refusal = ask({a, b}, "1.7.2024", "15.7.2024");
  EXPECT_EQ(preview.errors, refusal.error().refusals);
  EXPECT_EQ(vacations.preview(wish({a}, "1.7.2024", "8.7.2024")).parts[0].charged_hours, 168);
  EXPECT_TRUE(vacations.of(anna).empty());
}

TEST_F(VacationsTest, ARepeatedRequestGetsTheFirstAnswer) {
  auto asked = wish({a}, "1.7.2024", "8.7.2024");
  asked.key = RequestKey{.user = anna, .id = {1}, .hash = 1};
  const auto first = ask(asked);
  const auto again = ask(asked);
  EXPECT_EQ(first->answer, again->answer);
  EXPECT_EQ(vacations.of(anna).size(), 1U);
  asked.key->hash = 2;
  EXPECT_EQ(ask(asked).error().error.code, Code::key_reused);
}

TEST_F(VacationsTest, OnlyOneOfManyConcurrentRequestsGetsTheLastPart) {
  for (int round = 0; round < 20; ++round) {
    const TournamentId one = tournament("1, 30, 3, 15, 0, 0, 0");
    const TournamentId other = tournament("1, 30, 3, 15, 0, 0, 0");
    std::atomic<int> accepted = 0;
    std::vector<std::jthread> players;
    for (const auto& order : {std::vector{one, other}, std::vector{other, one}})
      for (const char* month : {"7", "8"})
        players.emplace_back([this, &accepted, order, month] {
          const std::string m = std::string(".") + month + ".2024";
          const auto answer = ask(order, "1" + m, "8" + m);
          if (answer)
            ++accepted;
          else
            EXPECT_EQ(answer.error().error.code, Code::vacation_refused);
        });
    players.clear();
    EXPECT_EQ(accepted, 1);
  }
}

TEST_F(VacationsTest, CancellingRefundsTheQuotaOnlyBeforeTheStart) {
  ASSERT_TRUE(ask({b}, "1.7.2024", "8.7.2024"));
  const Instant start = vacations.of(anna)[0].allocation.interval.start;
  EXPECT_EQ(cancel(act(anna, false, start)).error().error.code, Code::vacation_already_started);
  EXPECT_EQ(cancel(act(ben, false)).error().error.code, Code::not_owner);
  auto stale = act(anna, false);
  stale.if_version = 7;
  EXPECT_EQ(cancel(stale).error().error.code, Code::stale_version);
  ASSERT_TRUE(cancel(act(anna, false)));
  EXPECT_EQ(state(), State::cancelled);
  EXPECT_EQ(cancel(act(anna, false)).error().error.code, Code::vacation_already_finished);
  EXPECT_TRUE(ask({b}, "1.7.2024", "8.7.2024"));
}

TEST_F(VacationsTest, EndingEarlyChargesThePartAndTheUsedHours) {
  ASSERT_TRUE(ask({a}, "1.7.2024", "15.7.2024"));
  const Instant start = vacations.of(anna)[0].allocation.interval.start;
  EXPECT_EQ(end(act(anna, false)).error().error.code, Code::vacation_not_started);
  const auto ended = end(act(anna, false, start + days(4) + Millis{1}));
  ASSERT_TRUE(ended);
  EXPECT_EQ(ended->after.allocation.charged_hours, 97);
  EXPECT_EQ(state(start + days(4) + Millis{1}), State::finished);
  const auto standing = vacations.eligible(anna, start + days(5))[0].standing;
  EXPECT_EQ(standing->splits_used, 1);
  EXPECT_EQ(standing->hours_used, 97);
}

TEST_F(VacationsTest, EditingBeforeTheStartRefundsTheOldQuotaFirst) {
  ASSERT_TRUE(ask({b}, "1.7.2024", "11.7.2024"));
  const auto change = [&](vacation::Act what, const char* from, const char* to) {
    return answered<VacationChange>([&](auto done) {
      vacations.change(what, {from, "", to, ""}, {"Test/East", &an_hour_east, "test"},
                       std::move(done));
    });
  };
  const AllocationId old = vacations.of(anna)[0].id;
  const auto edited = change(act(anna, false), "5.7.2024", "15.7.2024");
  ASSERT_TRUE(edited);
  EXPECT_EQ(edited->after.replaces, old);
  EXPECT_EQ(vacations.of(anna).size(), 2U);
  EXPECT_EQ(refused_by(change(act(anna, false), "5.7.2024", "16.7.2024").error()),
            Names{"vacation.split_too_long"});
  EXPECT_EQ(state(), State::planned) << "an edit that is refused changes nothing";

  const Instant start = edited->after.allocation.interval.start;
  EXPECT_EQ(change(act(anna, false, start), "6.7.2024", "14.7.2024").error().error.code,
            Code::vacation_already_started);
  const auto shorter = change(act(anna, false, start), "5.7.2024", "13.7.2024");
  ASSERT_TRUE(shorter);
  EXPECT_EQ(shorter->after.allocation.charged_hours, 192);
  EXPECT_EQ(shorter->after.allocation.announced_end, start + days(10));
  const auto longer = change(act(anna, false, start), "5.7.2024", "14.7.2024");
  ASSERT_TRUE(longer);
  EXPECT_EQ(longer->after.allocation.charged_hours, 216);
}

TEST_F(VacationsTest, AnUnchangedEndIsNotChargedAgain) {
  const auto asked = over_the_spring_change();
  ASSERT_TRUE(ask(asked));
  const auto before = vacations.of(anna)[0];
  const Instant start = before.allocation.interval.start;
  const auto change = [&](const std::string& end) {
    auto times = asked.request.times;
    times.end_date = end;
    return answered<VacationChange>([&](auto done) {
      vacations.change(act(anna, false, start + days(1)), times, asked.zone, std::move(done));
    });
  };
  const auto same = change("4.4.2024");
  ASSERT_TRUE(same);
  EXPECT_EQ(same->after.allocation.charged_hours, 168);
  EXPECT_EQ(same->after.version, before.version);
  EXPECT_TRUE(same->effect.notices.empty());
  EXPECT_EQ(change("5.4.2024")->after.allocation.charged_hours, 192);
  EXPECT_EQ(change("4.4.2024")->after.allocation.charged_hours, 167) << "hours really used";
}

TEST_F(VacationsTest, NoEventIsStoredBeforeAPendingFreeze) {
  const GameId game = game_in(a);
  ASSERT_TRUE(ask({a}, "11.1.2024", "18.1.2024"));
  EXPECT_EQ(stores.games.freezes_pending(), std::vector{game});
  const auto loaded = stores.games.load(game);
  EXPECT_TRUE(loaded->freezes_pending);
  const auto moved =
      play::decide(loaded->game, play::MakeMove{Seat::white, 0, "32-28"}, now + days(2));
  Append move{.game = game, .after_version = 1, .events = *moved};
  move.state = loaded->game;
  play::apply(*move.state, moved->front());
  EXPECT_EQ(stores.append(move).error().code, Code::stale_version);

  const auto freezes = stores.games.freezes(game);
  ASSERT_TRUE(freezes && freezes->pending_change);
  EXPECT_FALSE(freezes->still[Seat::white].vacation.empty());
  EXPECT_TRUE(freezes->still[Seat::black].frozen.empty()) << "freeze=own";
  EXPECT_TRUE(awaited<void>([&](auto done) {
    stores.games.freezes_applied(game, *freezes->pending_change, std::move(done));
  }));
  EXPECT_TRUE(stores.append(move));
}

TEST_F(VacationsTest, BothClocksStopUntilTheAnnouncedEndIfConfigured) {
  const GameId game = game_in(b);
  ASSERT_TRUE(ask({b}, "11.1.2024", "21.1.2024"));
  const vacation::Interval announced = vacations.of(anna)[0].allocation.interval;
  const Instant early = announced.start + days(8);
  ASSERT_TRUE(end(act(anna, false, early)));
  const auto freezes = stores.games.freezes(game);
  EXPECT_EQ(freezes->still[Seat::white].frozen, vacation::Intervals({{announced.start, early}}));
  EXPECT_EQ(freezes->still[Seat::black].frozen, vacation::Intervals({announced}));
  EXPECT_TRUE(freezes->still[Seat::black].vacation.empty());
  EXPECT_EQ(freezes->still[Seat::white].moves, vacation::Moves::end_vacation);
}

TEST_F(VacationsTest, AVacationAppliesToAGameThatStartsDuringIt) {
  ASSERT_TRUE(ask({a}, "11.1.2024", "18.1.2024"));
  const GameId game = game_in(a);
  EXPECT_EQ(stores.games.freezes_pending(), std::vector{game});
}

TEST_F(VacationsTest, TheAuditHasARowForEachChangeAndIsNeverChanged) {
  ASSERT_TRUE(ask({a, b}, "1.7.2024", "11.7.2024"));
  ASSERT_TRUE(cancel(act(anna, false)));
  EXPECT_EQ(count("vacation_audit"), 3);
  EXPECT_THROW(script("UPDATE vacation_audit SET act = 'x'"), SqliteError);
  EXPECT_THROW(script("DELETE FROM vacation_audit"), SqliteError);
  EXPECT_EQ(count("vacation_audit"), 3);
}

/// All acts of a player, each after its preview.
class Histories : public VacationsTest {
 protected:
  static std::string date(int day_of_the_year) {
    using namespace std::chrono;
    return vacation::write_date(sys_days(2024y / January / 1) + std::chrono::days(day_of_the_year));
  }
  static std::pair<std::string, std::string> any_span() {
    const int first = *rc::gen::inRange(5, 120);
    return {date(first), date(first + *rc::gen::inRange(1, 18))};
  }
  static vacation::Policy any_policy() {
    return {.splits_allowed = *rc::gen::inRange(1, 4),
            .days_allowed = *rc::gen::inRange(10, 30),
            .min_days = *rc::gen::inRange(1, 4),
            .max_days = *rc::gen::inRange(4, 16)};
  }
  TournamentId any_tournament() {
    const auto policy = any_policy();
    const std::array figures{policy.splits_allowed, policy.days_allowed, policy.min_days,
                             policy.max_days, *rc::gen::inRange(0, 2)};
    std::string columns;
    for (const int figure : figures) columns += std::to_string(figure) + ", ";
    return tournament(columns + "0, 0");
  }

  void book(const std::vector<TournamentId>& where, Instant at) {
    const auto [first, last] = any_span();
    auto asked = wish(where, first, last);
    asked.now = at;
    const auto seen = vacations.preview(asked);
    const auto made = ask(asked);
    RC_ASSERT(made.has_value() == seen.errors.empty());
    if (!made) RC_ASSERT(made.error().refusals == seen.errors);
  }

  /// Checks that the preview is what happened.
  static void agree(const OrRefused<vacation::Plan>& seen, const OrRefused<VacationChange>& done) {
    RC_ASSERT(seen.has_value() == done.has_value());
    if (done)
      RC_ASSERT(done->after.allocation == seen->after);
    else
      RC_ASSERT(done.error().refusals == seen.error().refusals);
  }

  void change_one(AllocationId which, Instant at) {
    const vacation::Act what{
        .allocation = which, .actor = anna, .if_version = std::nullopt, .now = at};
    const ZoneUsed zone{.name = "Test/East", .zone = &an_hour_east, .tzdata = "test"};
    switch (*rc::gen::inRange(0, 3)) {
      case 0: {
        const auto seen = vacations.preview_cancel(what);
        return agree(seen, cancel(what));
      }
      case 1: {
        const auto seen = vacations.preview_end(what);
        return agree(seen, end(what));
      }
      default: {
        auto [first, last] = any_span();
        if (*rc::gen::arbitrary<bool>()) first = start_of(which);
        const vacation::TypedTimes times{first, "", last, ""};
        const auto seen = vacations.preview_change(what, times, zone);
        return agree(seen, answered<VacationChange>([&](auto done) {
                       vacations.change(what, times, zone, std::move(done));
                     }));
      }
    }
  }

  std::string start_of(AllocationId which) {
    for (const auto& one : vacations.of(anna))
      if (one.id == which)
        return vacation::write_date(
            vacation::date_of(vacation::local_time(an_hour_east, one.allocation.interval.start)));
    return "";
  }

  void expect_within_quotas(const std::vector<TournamentId>& where, Instant at) {
    const NewVacation there{
        .user = anna, .request = {.tournaments = where}, .zone = {}, .now = at, .key = {}};
    for (const auto& [id, standing] : vacations.choices(there)) {
      const vacation::Policy& policy = standing->policy;
      RC_ASSERT(standing->splits_used <= policy.splits_allowed);
      RC_ASSERT(standing->hours_used <= policy.days_allowed * vacation::hours_of_a_day);
      Millis sum{0};
      for (const auto& taken : standing->taken) sum += taken.end - taken.start;
      const vacation::Intervals all(standing->taken);
      RC_ASSERT(all.covered({0}, vacation::open_end) == sum);
    }
  }
};

TEST_F(Histories, RespectTheQuotaAndMatchThePreviews) {
  EXPECT_TRUE(rc::check("whatever players do with their vacations", [this] {
    const TournamentId one = any_tournament(), other = any_tournament();
    const std::vector<std::vector<TournamentId>> choices{{one}, {other}, {one, other}};
    Instant at = now;
    for (int acts = *rc::gen::inRange(1, 15); acts > 0; --acts) {
      at = at + Millis{*rc::gen::inRange<std::int64_t>(0, days(15).count)};
      std::vector<AllocationId> own;
      for (const auto& row : vacations.of(anna))
        if (row.tournament == one || row.tournament == other) own.push_back(row.id);
      if (own.empty() || *rc::gen::inRange(0, 3) == 0)
        book(*rc::gen::elementOf(choices), at);
      else
        change_one(*rc::gen::elementOf(own), at);
      expect_within_quotas({one, other}, at);
    }
  }));
}

}  // namespace
}  // namespace crownhead::db
