#include "server/api/vacations.hpp"

#include <gtest/gtest.h>
#include <thread>

#include "tests/api/site_fixture.hpp"
#include "tests/db/tournament_rows.hpp"

namespace crownhead::api {
namespace {

using enum net::Verb;

constexpr std::int64_t hour_ms = 3'600'000;
constexpr std::int64_t day_ms = 24 * hour_ms;

/// The tournaments of the cases: A, B, and what differs from A.
constexpr const char* policy_a = "3, 30, 3, 15, 0, 0, 0";
constexpr const char* policy_b = "2, 20, 7, 10, 0, 0, 0";

class VacationsApiTest : public testing::Test {
 protected:
  VacationsApiTest() { end_vacations_by_moves(site.site); }

  std::string tournament(const std::string& policy) {
    const TournamentId id{++tournaments};
    site.damage(db::tournament_sql(id, policy, {site.anna, site.ben}, {site.carl}).c_str());
    return std::to_string(id.value);
  }

  /// Anna has White.
  GameId game_in(const std::string& where, std::int64_t base_ms = 10 * day_ms) {
    auto setup = db::correspondence_setup(site.anna, site.ben);
    setup.control = play::Fischer{{base_ms}, Millis{day_ms}};
    const GameId game = site.stores.game(setup, site.clock->now());
    site.damage(
        ("UPDATE games SET tournament_id = " + where + " WHERE id = " + std::to_string(game.value))
            .c_str());
    return game;
  }

  static json wish(std::vector<std::string> where, const std::string& start, const std::string& end,
                   json more = json::object()) {
    json body{{"tournaments", std::move(where)},
              {"start_date", start},
              {"end_date", end},
              {"time_zone", "Europe/Zagreb"}};
    body.update(more);
    return body;
  }
  Answer ask(const json& body, net::Headers extra = {}) {
    return as(anna, post, "/api/v1/vacations", body, std::move(extra));
  }
  Answer as(net::Headers who, net::Verb verb, const std::string& path,
            const json& body = json::object(), net::Headers extra = {}) {
    who.insert(who.end(), extra.begin(), extra.end());
    return site.ask(verb, path, verb == get ? "" : body.dump(), who);
  }
  /// The codes of a refusal, with the tournament or field that each belongs to.
  static std::vector<std::string> errors(const Answer& answer) {
    std::vector<std::string> found;
    if (answer.status != 422) return {"status " + std::to_string(answer.status)};
    for (const auto& error : answer.data().at("errors"))
      found.push_back(error.at("code").get<std::string>() +
                      (error.contains("tournament_id")
                           ? " " + error.at("tournament_id").get<std::string>()
                           : ""));
    return found;
  }

  void set_clock(std::int64_t ms) {
    const auto answer = site.ask(put, "/api/v1/dev/clock", json{{"now", iso(ms)}}.dump());
    ASSERT_EQ(answer.status, 200) << answer.body;
  }
  static std::string iso(std::int64_t ms) {
    const auto seconds_only = static_cast<std::time_t>(ms / 1000);
    std::tm parts{};
    gmtime_r(&seconds_only, &parts);
    std::array<char, 32> text{};
    std::strftime(text.data(), text.size(), "%Y-%m-%dT%H:%M:%S", &parts);
    const auto millis = std::to_string(1000 + ms % 1000).substr(1);
    return std::string(text.data()) + "." + millis + "Z";
  }

  json game(GameId id) { return as({}, get, "/api/v1/games/" + std::to_string(id.value)).data(); }
  json deadline(GameId id) { return game(id).at("clock").at("deadline_ms"); }
  Answer move(const net::Headers& who, GameId id, const std::string& text, int ply) {
    return as(who, post, "/api/v1/games/" + std::to_string(id.value) + "/moves",
              {{"move", text}, {"ply", ply}});
  }
  std::string only_allocation() {
    return as(anna, get, "/api/v1/vacations").data().at("items").back().at("id");
  }

  SiteFixture site{{.public_url = "", .limits = false}};
  std::int64_t tournaments = 0;
  net::Headers anna = site.session(site.anna), ben = site.session(site.ben),
               carl = site.session(site.carl);
  std::string a = tournament(policy_a), b = tournament(policy_b);
};

TEST_F(VacationsApiTest, EligibleHasTheFourFigures) {
  ASSERT_EQ(ask(wish({a}, "1.7.2024", "8.7.2024", {{"end_hour", "12"}})).status, 201);
  const auto list = as(anna, get, "/api/v1/vacations/eligible").data();
  ASSERT_EQ(list.size(), 2U);
  EXPECT_EQ(list[0].at("splits_used"), 1);
  EXPECT_EQ(list[0].at("splits_allowed"), 3);
  EXPECT_EQ(list[0].at("days_used"), 7.5);
  EXPECT_EQ(list[0].at("days_allowed"), 30);
  EXPECT_EQ(list[0].at("min_days"), 3);
  EXPECT_EQ(list[0].at("max_days"), 15);
  EXPECT_EQ(list[1].at("days_used"), 0);
}

struct AcceptedCase {
  const char* name;
  json more;
  std::int64_t start_ms, end_ms;
  std::int64_t hours;
  const char* warning;
};

TEST_F(VacationsApiTest, RequestsAreAcceptedAsTheCasesSay) {
  const std::vector<AcceptedCase> cases{
      {"4",
       {{"start_date", "29.2.2024"}, {"end_date", "7.3.2024"}},
       1709161200000,
       1709766000000,
       168,
       ""},
      {"5",
       {{"start_date", "1.7.2024"},
        {"start_hour", "9"},
        {"end_date", "8.7.2024"},
        {"end_hour", "17"}},
       1719817200000,
       1720450800000,
       176,
       ""},
      {"10",
       {{"start_date", "28.3.2024"}, {"end_date", "4.4.2024"}},
       1711580400000,
       1712181600000,
       168,
       ""},
      {"12",
       {{"start_date", "27.10.2024"}, {"start_hour", "2"}, {"end_date", "1.11.2024"}},
       1729987200000,
       1730415600000,
       118,
       "LOCAL_TIME_AMBIGUOUS"},
      {"12, the end",
       {{"start_date", "20.10.2024"}, {"end_date", "27.10.2024"}, {"end_hour", "2"}},
       1729375200000,
       1729990800000,
       170,
       "LOCAL_TIME_AMBIGUOUS"},
      {"14",
       {{"time_zone", "Asia/Kathmandu"}, {"start_date", "1.7.2024"}, {"end_date", "8.7.2024"}},
       1719771300000,
       1720376100000,
       168,
       ""},
      {"15",
       {{"time_zone", "America/Havana"}, {"start_date", "10.3.2024"}, {"end_date", "17.3.2024"}},
       1710046800000,
       1710648000000,
       168,
       "MIDNIGHT_SKIPPED"},
  };
  for (const auto& c : cases) {
    const auto where = tournament(policy_a);
    const auto body = wish({where}, "", "", c.more);
    const auto preview = as(anna, post, "/api/v1/vacations/preview", body);
    ASSERT_EQ(preview.status, 200) << c.name << preview.body;
    const auto made = ask(body);
    ASSERT_EQ(made.status, 201) << c.name << made.body;
    const auto data = made.data();
    const auto& one = data.at("allocations").at(0);
    EXPECT_EQ(one.at("start_ms"), c.start_ms) << c.name;
    EXPECT_EQ(one.at("end_ms"), c.end_ms) << c.name;
    EXPECT_EQ(one.at("charged_hours"), c.hours) << c.name;
    EXPECT_EQ(one.at("state"), "planned") << c.name;
    EXPECT_EQ(data.at("warnings").empty() ? "" : data.at("warnings").at(0).at("code"), c.warning)
        << c.name;
    // A preview and the request that follows it at the same instant agree.
    const auto seen = preview.data();
    EXPECT_EQ(seen.at("warnings"), data.at("warnings")) << c.name;
    for (const char* key : {"start_ms", "end_ms", "charged_hours", "state", "tournament_id"})
      EXPECT_EQ(seen.at("allocations").at(0).at(key), one.at(key)) << c.name << " " << key;
  }
}

struct RefusedCase {
  const char* name;
  json more;
  std::vector<std::string> errors;
};

TEST_F(VacationsApiTest, RequestsAreRefusedWithAllErrorsAtOnce) {
  const std::string long_text(2001, 'x');
  const std::vector<RefusedCase> cases{
      {"2", {{"start_date", "1/7/2024"}, {"end_date", "1.7.24"}}, {"DATE_FORMAT", "DATE_FORMAT"}},
      {"2, again", {{"start_date", "1.7.2024x"}, {"end_date", ""}}, {"DATE_FORMAT", "DATE_FORMAT"}},
      {"3",
       {{"start_date", "29.2.2023"}, {"end_date", "31.2.2027"}},
       {"DATE_INVALID", "DATE_INVALID"}},
      {"6", {{"end_date", "3.7.2024"}, {"end_hour", "23"}}, {"SPLIT_TOO_SHORT 1"}},
      {"6, longer", {{"end_date", "16.7.2024"}, {"end_hour", "1"}}, {"SPLIT_TOO_LONG 1"}},
      {"11", {{"start_date", "31.3.2024"}, {"start_hour", "2"}}, {"LOCAL_TIME_NONEXISTENT"}},
      {"15",
       {{"time_zone", "America/Havana"}, {"start_date", "10.3.2024"}, {"start_hour", "0"}},
       {"LOCAL_TIME_NONEXISTENT"}},
      {"24", {{"message", long_text}}, {"MESSAGE_TOO_LONG"}},
      {"24, NUL", {{"message", std::string("a\0b", 3)}}, {"MESSAGE_INVALID"}},
      {"hours", {{"start_hour", "24"}, {"end_hour", "9pm"}}, {"HOUR_OUT_OF_RANGE", "HOUR_FORMAT"}},
      {"zone", {{"time_zone", "europe/zagreb"}}, {"TIME_ZONE_UNKNOWN"}},
      {"past", {{"start_date", "9.1.2024"}, {"end_date", "15.1.2024"}}, {"START_IN_PAST"}},
      {"far", {{"start_date", "1.7.2025"}, {"end_date", "8.7.2025"}}, {"START_TOO_FAR 1"}},
      {"none", {{"tournaments", json::array()}}, {"NO_TOURNAMENT_SELECTED"}},
      {"twice", {{"tournaments", {"1", "1"}}}, {"DUPLICATE_TOURNAMENT 1"}},
      {"unknown", {{"tournaments", {"99"}}}, {"TOURNAMENT_NOT_FOUND 99"}},
      {"strict",
       {{"start_date", "27.10.2024"},
        {"start_hour", "2"},
        {"end_date", "1.11.2024"},
        {"dst", "reject"}},
       {"LOCAL_TIME_AMBIGUOUS"}},
  };
  for (const auto& c : cases) {
    const auto body = wish({a}, "1.7.2024", "8.7.2024", c.more);
    const auto answer = ask(body);
    EXPECT_EQ(errors(answer), c.errors) << c.name << answer.body;
    EXPECT_EQ(answer.code(), "VACATION_REFUSED") << c.name;
    EXPECT_EQ(as(anna, post, "/api/v1/vacations/preview", body).body, answer.body) << c.name;
  }
  EXPECT_TRUE(as(anna, get, "/api/v1/vacations").data().at("items").empty());
}

TEST_F(VacationsApiTest, Cases7To9CountAndStoreAllOrNothing) {
  // B: one part of ten days is used.
  ASSERT_EQ(ask(wish({b}, "1.3.2024", "11.3.2024")).status, 201);
  EXPECT_EQ(errors(ask(wish({a, b}, "1.7.2024", "15.7.2024"))),
            (std::vector<std::string>{"SPLIT_TOO_LONG 2", "DAYS_EXHAUSTED 2"}));
  EXPECT_EQ(as(anna, get, "/api/v1/vacations").data().at("items").size(), 1U);
  EXPECT_EQ(ask(wish({a, b}, "1.7.2024", "11.7.2024")).status, 201);
  EXPECT_EQ(errors(ask(wish({b}, "1.8.2024", "8.8.2024"))),
            (std::vector<std::string>{"SPLITS_EXHAUSTED 2", "DAYS_EXHAUSTED 2"}));
  EXPECT_EQ(errors(ask(wish({a}, "10.7.2024", "14.7.2024"))),
            std::vector<std::string>{"OVERLAPS_VACATION 1"});
  EXPECT_EQ(ask(wish({a}, "11.7.2024", "15.7.2024")).status, 201);
}

TEST_F(VacationsApiTest, OnceTheTournamentRunsOneNeedsAGameInIt) {
  site.damage("UPDATE tournaments SET status = 1");
  const auto body = wish({a}, "1.7.2024", "8.7.2024");
  EXPECT_EQ(errors(ask(body)), std::vector<std::string>{"NO_ACTIVE_GAMES 1"});
  game_in(a);
  EXPECT_EQ(ask(body).status, 201);
  site.damage("UPDATE tournaments SET status = 3");
  EXPECT_EQ(errors(ask(wish({a}, "1.8.2024", "8.8.2024"))),
            std::vector<std::string>{"TOURNAMENT_FINISHED 1"});
}

TEST_F(VacationsApiTest, Case22ARepeatedKeyGetsTheFirstAnswer) {
  const net::Headers key{{"Idempotency-Key", "b2a7b2a0-5a3e-4a39-9d7b-2f6f6d1b0001"}};
  const auto body = wish({a}, "1.7.2024", "8.7.2024");
  std::vector<Answer> answers(8);
  {
    std::vector<std::jthread> together;
    for (Answer& answer : answers) together.emplace_back([&, this] { answer = ask(body, key); });
  }
  for (const Answer& answer : answers) {
    EXPECT_EQ(answer.status, 201);
    EXPECT_EQ(answer.body, answers.front().body);
  }
  ASSERT_EQ(as(anna, post, "/api/v1/vacations/" + only_allocation() + "/cancel").status, 200);
  EXPECT_EQ(ask(body, key).body, answers.front().body) << "even when it has changed since";
  EXPECT_EQ(ask(wish({a}, "2.7.2024", "9.7.2024"), key).code(), "KEY_REUSED");
}

/// 2024-06-28T10:15:30.250Z, when the turn of cases 16 to 19 began.
constexpr std::int64_t turn_since = 1719569730250;

TEST_F(VacationsApiTest, Cases16And18And19MoveTheDeadline) {
  set_clock(turn_since);
  const GameId id = game_in(a);
  EXPECT_EQ(deadline(id), turn_since + 10 * day_ms);
  const auto body = wish({a}, "1.7.2024", "15.7.2024");
  const auto preview = as(anna, post, "/api/v1/vacations/preview", body).data();
  EXPECT_EQ(preview.at("games"), json::array({{{"id", std::to_string(id.value)},
                                               {"deadline_before_ms", turn_since + 10 * day_ms},
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
  set_clock(turn_since);
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

TEST_F(VacationsApiTest, Case17FlagsBeforeTheVacationOrNotAtAll) {
  set_clock(turn_since);
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

TEST_F(VacationsApiTest, ListsOfGamesSayWhoIsOnVacation) {
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

TEST_F(VacationsApiTest, TheClockTellsWhatStandsStill) {
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

TEST_F(VacationsApiTest, TheDirectorDecidesAndGrants) {
  const auto f = tournament("3, 30, 3, 15, 1, 0, 0");
  const GameId id = game_in(f);
  const auto before = deadline(id);
  ASSERT_EQ(ask(wish({f}, "11.1.2024", "18.1.2024")).data().at("allocations").at(0).at("state"),
            "pending");
  EXPECT_EQ(deadline(id), before) << "nothing stands still yet";
  const std::string path = "/api/v1/tournaments/" + f + "/vacations";
  const std::string one = path + "/" + only_allocation();
  EXPECT_EQ(as(ben, post, one + "/approve").code(), "NOT_DIRECTOR");
  EXPECT_EQ(errors(as(carl, post, one + "/deny")), std::vector<std::string>{"REASON_REQUIRED"});
  EXPECT_EQ(as(carl, post, one + "/approve").data().at("state"), "planned");
  EXPECT_EQ(deadline(id), before.get<std::int64_t>() + 7 * day_ms);

  const json grant{{"username", "Ben"},
                   {"start_ms", noon.ms - day_ms},
                   {"end_ms", noon.ms + day_ms},
                   {"charged", false}};
  EXPECT_EQ(errors(as(carl, post, path, grant)), std::vector<std::string>{"REASON_REQUIRED " + f});
  auto with_reason = grant;
  with_reason["reason"] = "ill";
  const auto granted = as(carl, post, path, with_reason);
  ASSERT_EQ(granted.status, 201) << granted.body;
  EXPECT_EQ(granted.data().at("charged_hours"), 0);

  const std::string theirs = path + "/" + granted.data().at("id").get<std::string>();
  const auto shortened =
      as(carl, patch, theirs,
         {{"start_ms", noon.ms - day_ms}, {"end_ms", noon.ms + hour_ms}, {"reason", "well again"}});
  EXPECT_EQ(shortened.data().at("end_ms"), noon.ms + hour_ms) << shortened.body;
  EXPECT_EQ(as(carl, get, path).data().at("items").size(), 2U);
}

TEST_F(VacationsApiTest, TheTextIsForOpponentsAndDirectorsAlone) {
  game_in(a);
  ASSERT_EQ(ask(wish({a}, "11.1.2024", "18.1.2024", {{"message", "<script>"}})).status, 201);
  const auto text = [&](const net::Headers& who) {
    return as(who, get, "/api/v1/tournaments/" + a + "/vacations")
        .data()
        .at("items")
        .at(0)
        .at("message");
  };
  EXPECT_EQ(text(anna), "<script>");
  EXPECT_EQ(text(ben), "<script>");
  EXPECT_EQ(text(carl), "<script>");
  EXPECT_EQ(text({}), "");
}

TEST_F(VacationsApiTest, OpponentsAreToldByMailInTheirOwnZone) {
  site.damage(
      "UPDATE users SET email = 'ben@example.org', email_confirmed_ms = 1,"
      " time_zone = 'Asia/Kathmandu' WHERE name = 'Ben'");
  game_in(a);
  ASSERT_EQ(
      ask(wish({a, b}, "1.7.2024", "8.7.2024", {{"message", "Hi\r\nBcc: x@example.org"}})).status,
      201);
  const auto mails = site.outbox.due(site.clock->now(), 10);
  ASSERT_EQ(mails.size(), 1U);
  EXPECT_EQ(mails[0].subject, "Anna goes on vacation");
  EXPECT_NE(mails[0].body.find("From 2024-07-01 03:45 (Asia/Kathmandu)"), std::string::npos)
      << mails[0].body;
  EXPECT_NE(mails[0].body.find("From 2024-06-30 22:00 (UTC)"), std::string::npos);
  EXPECT_NE(mails[0].body.find("Hi\nBcc: x@example.org"), std::string::npos);
  EXPECT_EQ(mails[0].body.find("Cup 2"), std::string::npos) << "they do not meet there";
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
  EXPECT_TRUE(site.troubles().empty());
}

TEST_F(VacationsApiTest, ReadyzNamesTheZoneDatabase) {
  EXPECT_EQ(as({}, get, "/readyz").data().at("tzdata"), site.zones.version());
}

}  // namespace
}  // namespace crownhead::api
