#include <algorithm>

#include "db/messages/outbox.hpp"
#include "db/vacations/vacation_rows.hpp"
#include "tests/db/vacations_fixture.hpp"
#include "tests/play/random_star.hpp"

namespace crownhead::db {
namespace {

constexpr vacation::Policy policy{
    .splits_allowed = 2, .days_allowed = 20, .min_days = 3, .max_days = 10};
constexpr std::int64_t january_1_2025_ms = 1'735'689'600'000;

/// Anna's games outside tournaments, with and without an agreement on vacations.
class OutsideTournamentsTest : public VacationsTest {
 protected:
  GameId game(bool agreed, Instant at = now) {
    auto setup = correspondence_setup(anna, ben);
    setup.terms.control = play::Fischer{days(10), Millis{0}};
    setup.terms.vacations = agreed;
    return stores.game(setup, at);
  }
  /// Anna has the third seat.
  GameId star_of_six(Instant at = now) {
    auto setup = play::star_setup(6, play::Fischer{days(10), Millis{0}});
    setup.terms.vacations = true;
    for (const Seat seat : setup.players.seats())
      setup.players[seat] = seat == Seat::third ? anna : stores.user("p" + std::to_string(++more));
    return stores.game(setup, at);
  }

  OrRefused<VacationAnswer> ask_outside(const std::string& start, const std::string& end,
                                        std::vector<TournamentId> where = {}, Instant at = now) {
    auto asked = wish(std::move(where), start, end);
    asked.request.outside_tournaments = true;
    asked.now = at;
    return answered<VacationAnswer>(
        [&](auto done) { site.request(std::move(asked), answer_of, std::move(done)); });
  }
  OrRefused<VacationChange> change_outside(const std::string& start, const std::string& end,
                                           Instant at = now) {
    return answered<VacationChange>([&](auto done) {
      site.change(act(anna, false, at), {start, "", end, ""},
                  {.name = "Test/East", .zone = &an_hour_east, .tzdata = "test"}, std::move(done));
    });
  }
  vacation::Standing figures(Instant at = now) {
    return site.eligible(anna, at).back().standing.value();
  }

  Vacations site{stores.database.writer(), stores.database.readers(), policy};
  int more = 0;
};

TEST_F(OutsideTournamentsTest, HaveTheirOwnQuota) {
  const auto where = site.eligible(anna, now);
  ASSERT_EQ(where.size(), 3U);
  EXPECT_EQ(where.back().tournament, std::nullopt);
  EXPECT_EQ(figures().policy, policy);
  EXPECT_EQ(vacations.eligible(anna, now).size(), 2U) << "a site without";
  ASSERT_TRUE(ask_outside("1.7.2024", "11.7.2024", {a}));
  EXPECT_EQ(figures().splits_used, 1);
  EXPECT_EQ(figures().hours_used, 240);
  EXPECT_EQ(site.eligible(anna, now).front().standing->splits_used, 1) << "of the tournament";
  const auto rows = site.of(anna);
  ASSERT_EQ(rows.size(), 2U);
  EXPECT_EQ(rows[0].request, rows[1].request);
  EXPECT_EQ(rows[1].tournament, std::nullopt);
  EXPECT_EQ(rows[1].tournament_name, "");
  EXPECT_EQ(count("vacation_audit WHERE tournament_id IS NULL AND act = 'asked'"), 1);
}

TEST_F(OutsideTournamentsTest, AreRefusedTogetherWithATournament) {
  ASSERT_TRUE(ask_outside("1.7.2024", "11.7.2024"));
  const auto refused = ask_outside("8.7.2024", "20.7.2024", {a});
  ASSERT_FALSE(refused);
  EXPECT_EQ(
      refused_by(refused.error()),
      (Names{"vacation.split_too_long", "vacation.days_exhausted", "vacation.overlaps_vacation"}));
  for (const auto& refusal : refused.error().refusals) {
    EXPECT_TRUE(refusal.outside_tournaments);
    EXPECT_EQ(refusal.tournament, std::nullopt);
  }
  EXPECT_EQ(site.of(anna).size(), 1U) << "nothing is stored in the tournament";
  const auto none = answered<VacationAnswer>([&](auto done) {
    auto asked = wish({}, "1.8.2024", "8.8.2024");
    asked.request.outside_tournaments = true;
    vacations.request(std::move(asked), answer_of, std::move(done));
  });
  ASSERT_FALSE(none);
  EXPECT_EQ(refused_by(none.error()), (Names{"vacation.vacation_not_allowed"})) << "a site without";
}

TEST_F(OutsideTournamentsTest, CountInTheUtcYearOfTheirStart) {
  ASSERT_TRUE(ask_outside("1.7.2024", "11.7.2024"));
  ASSERT_TRUE(ask_outside("27.12.2024", "6.1.2025")) << "over the turn of the year";
  EXPECT_EQ(figures().splits_used, 2);
  const auto full = ask_outside("1.8.2024", "4.8.2024");
  ASSERT_FALSE(full);
  EXPECT_EQ(refused_by(full.error()),
            (Names{"vacation.splits_exhausted", "vacation.days_exhausted"}));
  // At midnight in the player's zone it is still 23:00 of the old year in UTC.
  const auto an_hour_before = ask_outside("1.1.2025", "4.1.2025");
  ASSERT_FALSE(an_hour_before);
  EXPECT_EQ(refused_by(an_hour_before.error()),
            (Names{"vacation.splits_exhausted", "vacation.days_exhausted",
                   "vacation.overlaps_vacation"}));
  const Instant next_year{january_1_2025_ms};
  EXPECT_EQ(figures(next_year).splits_used, 0);
  EXPECT_EQ(figures(Instant{january_1_2025_ms - 1}).splits_used, 2);
  ASSERT_TRUE(ask_outside("7.1.2025", "17.1.2025"));
  EXPECT_EQ(figures().splits_used, 2);
  EXPECT_EQ(figures(next_year).splits_used, 1);
}

TEST_F(OutsideTournamentsTest, MoveTheirChargeToAnotherYear) {
  ASSERT_TRUE(ask_outside("1.7.2024", "11.7.2024"));
  ASSERT_TRUE(ask_outside("1.12.2024", "11.12.2024"));
  ASSERT_TRUE(change_outside("2.12.2024", "12.12.2024")) << "the old one is given back first";
  EXPECT_EQ(figures().splits_used, 2);
  ASSERT_TRUE(change_outside("2.1.2025", "12.1.2025"));
  EXPECT_EQ(figures().splits_used, 1);
  EXPECT_EQ(figures().hours_used, 240);
  EXPECT_EQ(figures({january_1_2025_ms}).splits_used, 1);
  ASSERT_TRUE(ask_outside("1.12.2024", "11.12.2024"));
  ASSERT_TRUE(change_outside("3.1.2025", "12.1.2025")) << "out of a full year";
}

TEST_F(OutsideTournamentsTest, AreMarkedOnlyInGamesThatAgreedToThem) {
  const GameId with = game(true), without = game(false), star = star_of_six(), cup = game_in(a);
  const auto booked = ask_outside("1.7.2024", "11.7.2024");
  ASSERT_TRUE(booked);
  EXPECT_EQ(booked->effect.games, (std::vector<GameId>{with, star}));
  EXPECT_EQ(stores.games.freezes_pending(), (std::vector<GameId>{with, star}));
  EXPECT_EQ(stores.games.freezes(without), std::nullopt);
  EXPECT_TRUE(stores.games.freezes(cup)->still[Seat::white].frozen.empty());
  const auto of_six = stores.games.freezes(star)->still;
  for (const Seat seat : seats_of(6)) EXPECT_EQ(of_six[seat].frozen.empty(), seat != Seat::third);
  EXPECT_EQ(of_six[Seat::third].vacation, of_six[Seat::third].frozen);
  EXPECT_EQ(of_six[Seat::third].moves, vacation::Moves::forbid);
  EXPECT_TRUE(stores.games.freezes(with)->still[Seat::black].frozen.empty());
}

TEST_F(OutsideTournamentsTest, ApplyToAGameThatStartsDuringThem) {
  ASSERT_TRUE(ask_outside("1.7.2024", "11.7.2024"));
  const Instant in_july{1'720'000'000'000}, august{1'722'600'000'000};
  const GameId before = game(true), during = star_of_six(in_july);
  game(false, in_july);
  game(true, august);
  EXPECT_EQ(stores.games.freezes_pending(), (std::vector<GameId>{before, during}));
  EXPECT_TRUE(stores.games.load(during)->freezes_pending);
}

TEST_F(OutsideTournamentsTest, AreMailedOnceToEachOpponent) {
  game(true);
  game(true);
  const GameId star = star_of_six();
  game_in(a);
  const auto booked = ask_outside("1.7.2024", "11.7.2024", {a});
  ASSERT_TRUE(booked);
  std::vector<UserId> to;
  for (const auto& told : site.messages(booked->effect.notices.at(0))) {
    EXPECT_EQ(told.news, vacation::News::booked);
    EXPECT_EQ(told.allocations.size(), told.to == ben ? 2U : 1U) << "only where they meet";
    to.push_back(told.to);
  }
  std::vector<UserId> expected{ben};
  for (const UserId player : stores.games.load(star)->game.setup().players)
    if (player != anna) expected.push_back(player);
  std::ranges::sort(expected);
  EXPECT_EQ(to, expected);
}

TEST_F(OutsideTournamentsTest, AreCancelledAndEndedLikeTournamentVacations) {
  const GameId with = game(true);
  ASSERT_TRUE(ask_outside("1.7.2024", "11.7.2024"));
  const auto seen = site.still_after(site.preview_cancel(act(anna, false)).value());
  ASSERT_EQ(seen.size(), 1U);
  EXPECT_EQ(seen[0].first, with);
  EXPECT_TRUE(seen[0].second[Seat::white].frozen.empty());
  ASSERT_TRUE(
      answered<VacationChange>([&](auto done) { site.cancel(act(anna, false), std::move(done)); }));
  EXPECT_EQ(figures().splits_used, 0);
  ASSERT_TRUE(ask_outside("1.7.2024", "11.7.2024"));
  const Instant begun = site.of(anna).back().allocation.interval.start;
  const auto ended = answered<VacationChange>(
      [&](auto done) { site.end(act(anna, false, begun + days(1)), std::move(done)); });
  ASSERT_TRUE(ended);
  EXPECT_EQ(ended->after.allocation.charged_hours, 72) << "the shortest part";
  EXPECT_EQ(figures().splits_used, 1);
}

TEST_F(OutsideTournamentsTest, AreListedWithThePlayersGames) {
  const GameId with = game(true), without = game(false), star = star_of_six();
  ASSERT_TRUE(ask_outside("1.7.2024", "11.7.2024"));
  auto rows = std::vector{*stores.game_queries.row(with), *stores.game_queries.row(without),
                          *stores.game_queries.row(star)};
  const auto away = site.of(anna).back().allocation.interval;
  EXPECT_TRUE(rows[0].vacations);
  EXPECT_FALSE(rows[1].vacations);
  site.note_vacations(rows, away.start);
  EXPECT_EQ(rows[0].on_vacation[Seat::white], away.end);
  EXPECT_EQ(rows[0].on_vacation[Seat::black], std::nullopt);
  EXPECT_EQ(rows[1].on_vacation[Seat::white], std::nullopt);
  EXPECT_EQ(rows[2].on_vacation[Seat::third], away.end);
}

TEST_F(OutsideTournamentsTest, ListDeadlinesInThemForReminders) {
  const Outbox& outbox = stores.outbox;
  const GameId with = game(true), without = game(false), star = star_of_six();
  ASSERT_TRUE(ask_outside("12.1.2024", "19.1.2024"));
  const auto found = [&] {
    std::vector<GameId> games;
    for (const auto& line : outbox.deadlines_in_freezes(now)) games.push_back(line.game);
    return games;
  };
  EXPECT_EQ(found(), (std::vector<GameId>{with})) << "it is not the third seat's turn";
  script("UPDATE games SET turn = 2 WHERE id = " + std::to_string(star.value));
  EXPECT_EQ(found(), (std::vector<GameId>{with, star}));
  script("UPDATE games SET turn = 1 WHERE id IN (" + std::to_string(with.value) + ", " +
         std::to_string(without.value) + ")");
  EXPECT_EQ(found(), (std::vector<GameId>{star})) << "the opponent's clock runs";
}

}  // namespace
}  // namespace crownhead::db
