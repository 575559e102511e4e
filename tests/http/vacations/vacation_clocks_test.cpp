#include <thread>

#include "server/http/vacations/vacation_answer.hpp"
#include "tests/http/vacations/vacations_fixture.hpp"

namespace crownhead::api {
namespace {

TEST_F(VacationsApiTest, Cases16And18And19MoveTheDeadline) {
  set_clock(turn_since_ms);
  const GameId id = game_in(a);
  EXPECT_EQ(deadline(id), turn_since_ms + 10 * day_ms);
  const auto body = wish({a}, "1.7.2024", "15.7.2024");
  const auto preview = as(anna, post, "/api/v1/vacations/preview", body).data();
  EXPECT_EQ(preview.at("games"), json::array({{{"id", std::to_string(id.value)},
                                               {"tournament_id", a},
                                               {"opponent", "Ben"},
                                               {"deadline_before_ms", turn_since_ms + 10 * day_ms},
                                               {"deadline_after_ms", 1721643330250}}}));
  ASSERT_EQ(ask(body).status, 201);
  EXPECT_EQ(deadline(id), 1721643330250) << "16";

  const auto frozen =
      as(carl, post, "/api/v1/tournaments/" + a + "/freezes",
         {{"start_ms", 1720569600000}, {"end_ms", 1721433600000}, {"reason", "holidays"}});
  ASSERT_EQ(frozen.status, 201) << frozen.body;
  EXPECT_EQ(deadline(id), 1722082530250) << "18";
}

TEST_F(VacationsApiTest, Case19EndsEarly) {
  set_clock(turn_since_ms);
  const GameId id = game_in(a);
  ASSERT_EQ(ask(wish({a}, "1.7.2024", "15.7.2024")).status, 201);
  const std::string path = "/api/v1/vacations/" + only_allocation();
  EXPECT_EQ(as(anna, post, path + "/end").code(), "VACATION_NOT_STARTED");
  set_clock(1720170000001);
  EXPECT_EQ(as(anna, post, path + "/cancel").code(), "VACATION_ALREADY_STARTED");
  EXPECT_EQ(as(ben, post, path + "/end").code(), "NOT_OWNER");
  EXPECT_EQ(as(anna, post, path + "/end", {}, {{"If-Match", "\"9\""}}).code(), "STALE_VERSION");
  const auto ended = as(anna, post, path + "/end", {}, {{"If-Match", "\"1\""}});
  ASSERT_EQ(ended.status, 200) << ended.body;
  EXPECT_EQ(ended.header("ETag"), "\"2\"");
  EXPECT_EQ(ended.data().at("charged_hours"), 108);
  EXPECT_EQ(ended.data().at("state"), "finished");
  EXPECT_EQ(deadline(id), 1720818930251);
  EXPECT_EQ(as(anna, post, path + "/end").code(), "VACATION_ALREADY_FINISHED");
}

TEST_F(VacationsApiTest, Case17AFlagFallsBeforeTheVacationOrNotAtAll) {
  set_clock(turn_since_ms);
  const GameId lost = game_in(a, 215069750);
  const GameId saved = game_in(a, 215069751);
  ASSERT_EQ(ask(wish({a}, "1.7.2024", "15.7.2024")).status, 201);
  EXPECT_EQ(deadline(lost), 1719784800000);
  EXPECT_EQ(deadline(saved), 1720994400001);
  set_clock(1720994400000);
  EXPECT_EQ(game(lost).at("reason"), "time");
  EXPECT_EQ(game(saved).at("status"), "playing");
  set_clock(1720994400001);
  EXPECT_EQ(game(saved).at("reason"), "time");
}

TEST_F(VacationsApiTest, AMoveOnVacationIsRefusedEndsItOrIsFree) {
  const auto forbid = a, ends = tournament("3, 30, 3, 15, 0, 0, 1"),
             allow = tournament("3, 30, 3, 15, 0, 0, 2");
  const GameId refused_in = game_in(forbid), ended_in = game_in(ends), free_in = game_in(allow);
  const GameId another = game_in(ends);
  ASSERT_EQ(ask(wish({forbid, ends, allow}, "11.1.2024", "18.1.2024")).status, 201);
  const std::int64_t start = 1704927600000;
  set_clock(start + day_ms);
  EXPECT_EQ(move(anna, refused_in, "32-28", 0).code(), "MOVE_WHILE_ON_VACATION");
  EXPECT_EQ(move(anna, ended_in, "32-11", 0).code(), "ILLEGAL_MOVE");
  EXPECT_EQ(move(anna, free_in, "32-28", 0).status, 201);
  EXPECT_EQ(game(free_in).at("clock").at("white_ms"), 10 * day_ms - 11 * hour_ms)
      << "the time before it is charged, nothing is added";
  EXPECT_EQ(game(another).at("clock").at("still").size(), 1U);
  EXPECT_EQ(move(anna, ended_in, "32-28", 0).status, 201);
  for (const auto& one : as(anna, get, "/api/v1/vacations").data().at("items"))
    EXPECT_EQ(one.at("state"), one.at("tournament_id") == ends ? "finished" : "active");
  EXPECT_EQ(as(anna, post, "/api/v1/games/" + std::to_string(refused_in.value) + "/resign").status,
            200);
}

TEST_F(VacationsApiTest, ListsOfGamesMarkPlayersOnVacation) {
  game_in(a);
  ASSERT_EQ(ask(wish({a}, "11.1.2024", "18.1.2024")).status, 201);
  const auto listed = [&] {
    return as(ben, get, "/api/v1/games?mine=1").data().at("items").at(0).at("on_vacation");
  };
  EXPECT_EQ(listed(), json::array());
  set_clock(1704927600000);
  EXPECT_EQ(listed(), json::array({{{"username", "Anna"}, {"until_ms", 1705532400000}}}));
  set_clock(1705532400000);
  EXPECT_EQ(listed(), json::array());
}

TEST_F(VacationsApiTest, AdjacentVacationsAreMergedInLists) {
  game_in(a);
  ASSERT_EQ(ask(wish({a}, "11.1.2024", "18.1.2024")).status, 201);
  ASSERT_EQ(ask(wish({a}, "18.1.2024", "22.1.2024")).status, 201);
  set_clock(1704927600000);
  const auto listed = as(ben, get, "/api/v1/games?mine=1").data().at("items").at(0);
  EXPECT_EQ(listed.at("on_vacation"),
            json::array({{{"username", "Anna"}, {"until_ms", 1705532400000 + 4 * day_ms}}}));
}

TEST_F(VacationsApiTest, TheClockShowsFrozenSeats) {
  const GameId id = game_in(a);
  ASSERT_EQ(ask(wish({a}, "11.1.2024", "18.1.2024")).status, 201);
  EXPECT_EQ(game(id).at("clock").at("still"), json::array({{{"side", "white"},
                                                            {"start_ms", 1704927600000},
                                                            {"end_ms", 1705532400000},
                                                            {"vacation", true}}}));
  const auto events =
      as({}, get, "/api/v1/games/" + std::to_string(id.value) + "/events?after=1").data();
  const auto& change = events.at("items").at(0).at("d");
  EXPECT_EQ(change.at("type"), "clock_changed");
  EXPECT_EQ(change.at("cause"), "vacation");
}

TEST_F(VacationsApiTest, MovesAndTheStartOfAVacationRaceByServerTime) {
  for (int round = 0; round < 50; ++round) {
    const auto where = tournament(policy_a);
    const GameId id = game_in(where);
    Answer moved, booked;
    {
      const std::jthread mover([&] { moved = move(anna, id, "32-28", 0); });
      const std::jthread player(
          [&] { booked = ask(wish({where}, "10.1.2024", "18.1.2024", {{"start_hour", "13"}})); });
    }
    ASSERT_EQ(booked.status, 201) << booked.body;
    if (moved.status != 201) EXPECT_EQ(moved.code(), "MOVE_WHILE_ON_VACATION") << moved.body;
    EXPECT_EQ(game(id).at("ply"), moved.status == 201 ? 1 : 0);
    EXPECT_EQ(game(id).at("clock").at("still").size(), 1U);
  }
  EXPECT_TRUE(site.errors().empty());
}

}  // namespace
}  // namespace crownhead::api
