#include "db/vacations.hpp"

#include <gtest/gtest.h>
#include <thread>

#include "tests/db/temp_file.hpp"
#include "tests/db/tournament_rows.hpp"

namespace crownhead::db {
namespace {

using vacation::Decision;
using vacation::Fault;
using vacation::State;

constexpr Instant now{1'704'888'000'000};  // 2024-01-10T12:00:00Z
constexpr Millis days(std::int64_t n) { return Millis{n * 86'400'000}; }

/// Clocks that show an hour more than UTC all the year.
const vacation::Zone an_hour_east = [](Instant, Instant) {
  return std::vector<vacation::OffsetPeriod>{{Instant{0}, seconds(3600)}};
};

template <class T, class Start>
OrRefused<T> answered(Start start) {
  std::promise<OrRefused<T>> promise;
  auto answer = promise.get_future();
  start(VacationDone<T>([&promise](OrRefused<T> result) { promise.set_value(std::move(result)); }));
  return answer.get();
}

class VacationsTest : public testing::Test {
 protected:
  void script(const std::string& sql) {
    Connection(file.path(), Connection::Mode::read_write_create).script(sql);
  }

  /// With the policy columns as SQL has them.
  TournamentId tournament(const std::string& policy) {
    const TournamentId id{++tournaments};
    script(tournament_sql(id, policy, {anna, ben}, {carla}));
    return id;
  }

  GameId game_in(TournamentId where) {
    auto setup = correspondence_setup(anna, ben);
    setup.control = play::Fischer{days(10), Millis{0}};
    const GameId game = stores.game(setup, now);
    script("UPDATE games SET tournament_id = " + std::to_string(where.value) +
           " WHERE id = " + std::to_string(game.value));
    return game;
  }

  static VacationTexts texts() {
    return {.answer =
                [](const vacation::Booked& booked) {
                  return "request " + std::to_string(booked.request);
                },
            .mail =
                [](const Announcement& told) {
                  return accounts::OutgoingMail{
                      .user = told.to.user,
                      .address = told.to.email,
                      .subject = told.booked.allocations[0].username + " is on vacation",
                      .body = std::to_string(told.shared.size()) + " tournaments",
                      .unsubscribe = {},
                      .created = now};
                }};
  }

  NewVacation wish(std::vector<TournamentId> where, const std::string& start,
                   const std::string& end) {
    return {.user = anna,
            .request = {.tournaments = std::move(where),
                        .times = {start, "", end, ""},
                        .message = "away"},
            .zone = {.name = "Test/East", .zone = &an_hour_east, .tzdata = "test"},
            .now = now,
            .key = std::nullopt};
  }
  OrRefused<VacationAnswer> ask(NewVacation asked) {
    return answered<VacationAnswer>(
        [&](auto done) { vacations.request(std::move(asked), texts(), std::move(done)); });
  }
  OrRefused<VacationAnswer> ask(std::vector<TournamentId> where, const std::string& start,
                                const std::string& end) {
    return ask(wish(std::move(where), start, end));
  }

  VacationAct act(UserId actor, bool director, Instant at = now) {
    return {
        .allocation = vacations.of(anna).back().id,
        .actor = actor,
        .director = director ? std::optional(vacations.of(anna).back().tournament) : std::nullopt,
        .if_version = std::nullopt,
        .now = at,
        .reason = director ? "because" : ""};
  }
  OrRefused<VacationChange> cancel(const VacationAct& what) {
    return answered<VacationChange>([&](auto done) { vacations.cancel(what, std::move(done)); });
  }
  OrRefused<VacationChange> end(const VacationAct& what) {
    return answered<VacationChange>([&](auto done) { vacations.end(what, std::move(done)); });
  }
  OrRefused<VacationChange> decide(const VacationAct& what, Decision decision) {
    return answered<VacationChange>(
        [&](auto done) { vacations.decide(what, decision, std::move(done)); });
  }
  OrRefused<VacationChange> grant(vacation::Grant what, UserId actor) {
    return answered<VacationChange>([&](auto done) {
      vacations.grant({.tournament = a,
                       .player = anna,
                       .actor = actor,
                       .grant = std::move(what),
                       .now = now,
                       .key = std::nullopt},
                      std::move(done));
    });
  }

  State state(Instant at = now) {
    return vacation::state_of(vacations.of(anna).back().allocation, at);
  }
  std::int64_t count(const std::string& sql) {
    Connection connection(file.path(), Connection::Mode::read_write_create);
    return connection.value<std::int64_t>("SELECT count(*) FROM " + sql).value();
  }
  static std::vector<Fault> faults(const VacationProblem& problem) {
    std::vector<Fault> found;
    for (const auto& refusal : problem.refusals) found.push_back(refusal.fault);
    return found;
  }

  TempFile file;
  Stores stores{file.path()};
  Vacations vacations{stores.database.writer(), stores.database.readers()};
  std::int64_t tournaments = 0;
  UserId anna = stores.user("anna"), ben = stores.user("ben"), carla = stores.user("carla");
  TournamentId a = tournament("3, 30, 3, 15, 0, 0, 0"), b = tournament("1, 20, 7, 10, 0, 1, 1");
};

TEST_F(VacationsTest, AreStoredTogetherOrNotAtAll) {
  EXPECT_EQ(faults(ask({a, b}, "1.7.2024", "15.7.2024").error()),
            std::vector{Fault::split_too_long});
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
  EXPECT_EQ(faults(ask({a, b}, "1.8.2024", "8.8.2024").error()),
            std::vector{Fault::splits_exhausted});
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

TEST_F(VacationsTest, OnlyOneOfManyRacesForTheLastPart) {
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

TEST_F(VacationsTest, OpponentsGetOneMessageWithTheTournamentsThatTheyShare) {
  script("UPDATE users SET email = 'ben@example.org', email_confirmed_ms = 1 WHERE name = 'ben'");
  game_in(a);
  game_in(a);
  game_in(b);
  const TournamentId elsewhere = tournament("3, 30, 3, 15, 0, 0, 0");
  ASSERT_TRUE(ask({a, b, elsewhere}, "1.7.2024", "11.7.2024"));
  EXPECT_EQ(count("outbox"), 1);
  EXPECT_EQ(count("outbox WHERE body = '2 tournaments' AND address = 'ben@example.org'"), 1);
}

TEST_F(VacationsTest, CancellingGivesTheQuotaBackButOnlyBeforeTheStart) {
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

TEST_F(VacationsTest, EndingKeepsThePartAndTheHoursThatWereUsed) {
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

TEST_F(VacationsTest, EditingBeforeTheStartGivesTheOldQuotaBackFirst) {
  ASSERT_TRUE(ask({b}, "1.7.2024", "11.7.2024"));
  const auto change = [&](VacationAct what, const char* from, const char* to) {
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
  EXPECT_EQ(faults(change(act(anna, false), "5.7.2024", "16.7.2024").error()),
            std::vector{Fault::split_too_long});
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

TEST_F(VacationsTest, DirectorsDecideButNotOnTheirOwn) {
  const TournamentId f = tournament("3, 30, 3, 15, 1, 0, 0");
  script("INSERT INTO tournament_directors VALUES (" + std::to_string(f.value) + ", " +
         std::to_string(anna.value) + ")");
  ASSERT_TRUE(ask({f}, "1.7.2024", "8.7.2024"));
  EXPECT_EQ(state(), State::pending);
  auto elsewhere = act(carla, true);
  elsewhere.director = a;
  EXPECT_EQ(decide(elsewhere, Decision::accepted).error().error.code, Code::vacation_not_found);
  EXPECT_TRUE(vacations.is_director(f, carla));
  EXPECT_FALSE(vacations.is_director(f, ben));
  EXPECT_EQ(decide(act(anna, true), Decision::accepted).error().error.code,
            Code::director_conflict);
  auto silent = act(carla, true);
  silent.reason = "";
  EXPECT_EQ(faults(decide(silent, Decision::rejected).error()),
            std::vector{Fault::reason_required});
  ASSERT_TRUE(decide(silent, Decision::accepted));
  EXPECT_EQ(state(), State::planned);
  EXPECT_FALSE(decide(act(carla, true), Decision::rejected)) << "decided already";
}

TEST_F(VacationsTest, AGrantMayPassTheQuotaAndCanBeFree) {
  const vacation::Grant ill{
      .interval = {now - days(3), now + days(40)}, .charged = false, .reason = "ill"};
  EXPECT_EQ(grant(ill, anna).error().error.code, Code::director_conflict);
  const auto granted = grant(ill, carla);
  ASSERT_TRUE(granted);
  EXPECT_EQ(granted->after.allocation.charged_hours, 0);
  EXPECT_EQ(state(), State::active);
  EXPECT_EQ(vacations.eligible(anna, now)[0].standing->splits_used, 0);
  EXPECT_EQ(faults(ask({a}, "11.1.2024", "15.1.2024").error()),
            std::vector{Fault::overlaps_vacation});
}

TEST_F(VacationsTest, NoEventPassesAClockThatHasNotBeenTold) {
  const GameId game = game_in(a);
  ASSERT_TRUE(ask({a}, "11.1.2024", "18.1.2024"));
  EXPECT_EQ(stores.games.untold_of_freezes(), std::vector{game});
  const auto loaded = stores.games.load(game);
  EXPECT_TRUE(loaded->untold_of_freezes);
  const auto moved =
      play::decide(loaded->game, play::MakeMove{play::Color::white, 0, "32-28"}, now + days(2));
  Append move{.game = game, .after_version = 1, .events = *moved};
  move.state = loaded->game;
  play::apply(*move.state, moved->front());
  EXPECT_EQ(stores.append(move).error().code, Code::stale_version);

  const auto freezes = stores.games.freezes(game);
  ASSERT_TRUE(freezes && freezes->untold);
  EXPECT_FALSE(freezes->still[0].vacation.empty());
  EXPECT_TRUE(freezes->still[1].frozen.empty()) << "freeze=own";
  EXPECT_TRUE(awaited<void>(
      [&](auto done) { stores.games.freezes_told(game, *freezes->untold, std::move(done)); }));
  EXPECT_TRUE(stores.append(move));
}

TEST_F(VacationsTest, BothClocksStandUntilTheAnnouncedEndWhereThePolicySaysSo) {
  const GameId game = game_in(b);
  ASSERT_TRUE(ask({b}, "11.1.2024", "21.1.2024"));
  const vacation::Interval announced = vacations.of(anna)[0].allocation.interval;
  const Instant early = announced.start + days(8);
  ASSERT_TRUE(end(act(anna, false, early)));
  const auto freezes = stores.games.freezes(game);
  EXPECT_EQ(freezes->still[0].frozen, vacation::Intervals({{announced.start, early}}));
  EXPECT_EQ(freezes->still[1].frozen, vacation::Intervals({announced}));
  EXPECT_TRUE(freezes->still[1].vacation.empty());
  EXPECT_EQ(freezes->still[0].moves, vacation::Moves::end_vacation);
}

TEST_F(VacationsTest, AGameThatBeginsInAVacationIsToldOfIt) {
  ASSERT_TRUE(ask({a}, "11.1.2024", "18.1.2024"));
  const GameId game = game_in(a);
  EXPECT_EQ(stores.games.untold_of_freezes(), std::vector{game});
}

TEST_F(VacationsTest, AFreezeStopsAllGamesOfTheTournament) {
  const GameId game = game_in(a);
  const vacation::Interval holidays{now + days(1), now + days(5)};
  const auto frozen = answered<std::pair<std::int64_t, std::vector<GameId>>>([&](auto done) {
    vacations.freeze({.tournament = a,
                      .actor = carla,
                      .interval = holidays,
                      .reason = "holidays",
                      .now = now,
                      .key = std::nullopt},
                     std::move(done));
  });
  ASSERT_TRUE(frozen);
  EXPECT_EQ(frozen->second, std::vector{game});
  for (const auto& still : stores.games.freezes(game)->still) {
    EXPECT_EQ(still.frozen, vacation::Intervals({holidays}));
    EXPECT_TRUE(still.vacation.empty()) << "nobody is on vacation: moves may be made";
  }
  EXPECT_EQ(vacations.freezes(a)[0].reason, "holidays");
}

TEST_F(VacationsTest, TheAuditHasARowForEachChangeAndIsNeverChanged) {
  ASSERT_TRUE(ask({a, b}, "1.7.2024", "11.7.2024"));
  ASSERT_TRUE(cancel(act(anna, false)));
  EXPECT_EQ(count("vacation_audit"), 3);
  EXPECT_THROW(script("UPDATE vacation_audit SET act = 'x'"), SqliteError);
  EXPECT_THROW(script("DELETE FROM vacation_audit"), SqliteError);
  EXPECT_EQ(count("vacation_audit"), 3);
}

}  // namespace
}  // namespace crownhead::db
