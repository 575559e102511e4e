#pragma once

#include <gtest/gtest.h>

#include "db/sqlite/connection.hpp"
#include "db/vacations/vacations.hpp"
#include "tests/db/answered.hpp"
#include "tests/db/temp_file.hpp"
#include "tests/db/tournament_rows.hpp"

namespace crownhead::db {

inline constexpr Instant now{1'704'888'000'000};  // 2024-01-10T12:00:00Z
constexpr Millis days(std::int64_t n) { return Millis{n * 86'400'000}; }

/// A zone that is an hour ahead of UTC all year.
inline const vacation::Zone an_hour_east = [](Instant, Instant) {
  return std::vector<vacation::OffsetPeriod>{{Instant{0}, seconds(3600)}};
};

/// A zone whose clocks move an hour forward at 2024-03-31T01:00Z.
inline const vacation::Zone with_summer_time = [](Instant, Instant) {
  return std::vector<vacation::OffsetPeriod>{{Instant{0}, seconds(3600)},
                                             {Instant{1'711'846'800'000}, seconds(7200)}};
};

using Names = std::vector<std::string_view>;

class VacationsTest : public testing::Test {
 protected:
  void script(const std::string& sql) {
    SqliteConnection(file.path(), SqliteConnection::Mode::read_write_create).script(sql);
  }

  /// `policy` has the policy columns in SQL.
  TournamentId tournament(const std::string& policy) {
    const TournamentId id{++tournaments};
    script(tournament_sql(id, policy, {anna, ben}, {carla}));
    return id;
  }

  GameId game_in(TournamentId where) {
    auto setup = correspondence_setup(anna, ben);
    setup.terms.control = play::Fischer{days(10), Millis{0}};
    const GameId game = stores.game(setup, now);
    script("UPDATE games SET tournament_id = " + std::to_string(where.value) +
           " WHERE id = " + std::to_string(game.value));
    return game;
  }

  static std::string answer_of(const vacation::Booked& booked) {
    return "request " + std::to_string(booked.request);
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
  /// A week by the calendar, in which a day has 23 hours.
  NewVacation over_the_spring_change() {
    auto asked = wish({a}, "28.3.2024", "4.4.2024");
    asked.zone = {.name = "Test/Summer", .zone = &with_summer_time, .tzdata = "test"};
    return asked;
  }
  OrRefused<VacationAnswer> ask(NewVacation asked) {
    return answered<VacationAnswer>(
        [&](auto done) { vacations.request(std::move(asked), answer_of, std::move(done)); });
  }
  OrRefused<VacationAnswer> ask(std::vector<TournamentId> where, const std::string& start,
                                const std::string& end) {
    return ask(wish(std::move(where), start, end));
  }

  vacation::Act act(UserId actor, bool director, Instant at = now) {
    return {
        .allocation = vacations.of(anna).back().id,
        .actor = actor,
        .director = director ? std::optional(vacations.of(anna).back().tournament) : std::nullopt,
        .if_version = std::nullopt,
        .now = at,
        .reason = director ? "because" : ""};
  }
  OrRefused<VacationChange> cancel(const vacation::Act& what) {
    return answered<VacationChange>([&](auto done) { vacations.cancel(what, std::move(done)); });
  }
  OrRefused<VacationChange> end(const vacation::Act& what) {
    return answered<VacationChange>([&](auto done) { vacations.end(what, std::move(done)); });
  }
  OrRefused<VacationChange> decide(const vacation::Act& what, vacation::Decision decision) {
    return answered<VacationChange>(
        [&](auto done) { vacations.decide(what, decision, std::move(done)); });
  }
  OrRefused<VacationAnswer> grant(vacation::Grant what, UserId actor,
                                  std::optional<RequestKey> key = std::nullopt) {
    return answered<VacationAnswer>([&](auto done) {
      vacations.grant(
          {.tournament = a,
           .player = anna,
           .actor = actor,
           .grant = std::move(what),
           .now = now,
           .key = key},
          [](const vacation::StoredAllocation& row) {
            return std::string(vacation::state_name(vacation::state_of(row.allocation, now)));
          },
          std::move(done));
    });
  }

  vacation::State state(Instant at = now) {
    return vacation::state_of(vacations.of(anna).back().allocation, at);
  }
  std::int64_t count(const std::string& sql) {
    SqliteConnection connection(file.path(), SqliteConnection::Mode::read_write_create);
    return connection.value<std::int64_t>("SELECT count(*) FROM " + sql).value();
  }
  /// The reasons.
  static Names refused_by(const vacation::Problem& problem) {
    Names found;
    for (const auto& refusal : problem.refusals) found.push_back(refusal.reason.name);
    return found;
  }

  TempFile file;
  TestStores stores{file.path()};
  Vacations vacations{stores.database.writer(), stores.database.readers()};
  std::int64_t tournaments = 0;
  UserId anna = stores.user("anna"), ben = stores.user("ben"), carla = stores.user("carla");
  TournamentId a = tournament("3, 30, 3, 15, 0, 0, 0"), b = tournament("1, 20, 7, 10, 0, 1, 1");
};

}  // namespace crownhead::db
