#include "server/http/vacations/vacations.hpp"

#include <thread>

#include "tests/http/vacations/vacations_fixture.hpp"

namespace crownhead::api {
namespace {

TEST_F(VacationsApiTest, EligibleHasTheFourFigures) {
  ASSERT_EQ(ask(wish({a}, "1.7.2024", "8.7.2024", {{"end_hour", "12"}})).status, 201);
  const auto list = as(anna, get, "/api/v1/vacations/eligible").data();
  ASSERT_EQ(list.size(), 3U) << "the last is that of games outside tournaments";
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

TEST_F(VacationsApiTest, AreInTheExportOfThePlayer) {
  ASSERT_EQ(ask(wish({a}, "1.7.2024", "8.7.2024", {{"message", "to the sea"}})).status, 201);
  const auto held = site.exported(anna).at("vacations");
  ASSERT_EQ(held.size(), 1U);
  const json expected{{"tournament_id", a},      {"tournament", held[0].at("tournament")},
                      {"state", "planned"},      {"start_ms", 1719784800000},
                      {"end_ms", 1720389600000}, {"time_zone", "Europe/Zagreb"},
                      {"charged_hours", 168},    {"message", "to the sea"}};
  EXPECT_EQ(held[0], expected);
  EXPECT_TRUE(site.exported(ben).at("vacations").empty());
}

TEST_F(VacationsApiTest, RequestsAreAcceptedAsInTheCases) {
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
  // B: one period of ten days is used.
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

TEST_F(VacationsApiTest, OnceTheTournamentRunsAPlayerNeedsAGameInIt) {
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

TEST_F(VacationsApiTest, OpponentsAreNotifiedByMailInTheirOwnZone) {
  site.damage(
      "UPDATE users SET email = 'ben@example.org', email_confirmed_ms = 1,"
      " time_zone = 'Asia/Kathmandu' WHERE name = 'Ben'");
  game_in(a);
  ASSERT_EQ(
      ask(wish({a, b}, "1.7.2024", "8.7.2024", {{"message", "Hi\r\nBcc: x@example.org"}})).status,
      201);
  const auto news = site.stores.vacations.news(10);
  ASSERT_EQ(news.size(), 1U);
  const auto told = site.stores.vacations.messages(news[0].notice, news[0].told);
  ASSERT_EQ(told.size(), 1U);
  const auto mail = messages::vacation_mail(site.stores.contacts.of(site.ben).value(), told[0],
                                            news[0].at, "https://x.example");
  EXPECT_EQ(mail.subject, "Anna takes a vacation");
  EXPECT_NE(mail.body.find("From: Monday, July 1, 2024 at 03:45"), std::string::npos) << mail.body;
  EXPECT_NE(mail.body.find("In UTC: Sunday, June 30, 2024 at 22:00"), std::string::npos);
  EXPECT_NE(mail.body.find("Hi\nBcc: x@example.org"), std::string::npos);
  EXPECT_EQ(mail.body.find("Cup 2"), std::string::npos) << "they do not meet there";
}

TEST_F(VacationsApiTest, ReadyzNamesTheZoneDatabase) {
  EXPECT_EQ(as({}, get, "/readyz").data().at("tzdata"), site.zones.version());
}

TEST_F(VacationsApiTest, EachChangeHasAPreviewThatStoresNothing) {
  set_clock(turn_since_ms);
  const GameId id = game_in(a);
  ASSERT_EQ(ask(wish({a}, "1.7.2024", "15.7.2024")).status, 201);
  const std::string path = "/api/v1/vacations/" + only_allocation();
  const auto seen = [&](json body) { return as(anna, post, path + "/preview", body); };
  const auto after = [](const Answer& answer) {
    return answer.data().at("games").at(0).at("deadline_after_ms").get<std::int64_t>();
  };
  const json longer{
      {"start_date", "1.7.2024"}, {"end_date", "16.7.2024"}, {"time_zone", "Europe/Zagreb"}};
  const auto before = deadline(id).get<std::int64_t>();
  EXPECT_EQ(after(seen(longer)), before + day_ms);
  EXPECT_EQ(seen(longer).data().at("allocations").at(0).at("charged_hours"), 360);
  EXPECT_EQ(after(seen({{"act", "cancel"}})), turn_since_ms + 10 * day_ms);
  EXPECT_EQ(seen({{"act", "cancel"}}).data().at("allocations").at(0).at("state"), "cancelled");
  EXPECT_EQ(seen({{"act", "end"}}).code(), "VACATION_NOT_STARTED");
  EXPECT_EQ(seen({{"act", "cancle"}}).status, 422);
  EXPECT_EQ(as(ben, post, path + "/preview", {{"act", "cancel"}}).code(), "NOT_OWNER");
  auto wrong = longer;
  wrong["end_date"] = "1.8.2024";
  EXPECT_EQ(errors(seen(wrong)),
            (std::vector<std::string>{"SPLIT_TOO_LONG 1", "DAYS_EXHAUSTED 1"}));

  set_clock(1720170000001);
  const auto ending = seen({{"act", "end"}});
  EXPECT_EQ(ending.data().at("allocations").at(0).at("charged_hours"), 108) << ending.body;
  EXPECT_EQ(after(ending), 1720818930251);
  EXPECT_EQ(deadline(id), before) << "a preview stores nothing";
  EXPECT_EQ(as(anna, post, path + "/end").data().at("charged_hours"), 108);
  EXPECT_EQ(deadline(id), 1720818930251) << "as the preview said";
}

TEST_F(VacationsApiTest, Case1And13AreAccepted) {
  set_clock(1725148800000);  // 2024-09-01
  const json zone{{"time_zone", "America/New_York"}};
  auto from = zone;
  from.update({{"start_hour", "1"}});
  const auto start = ask(wish({a}, "3.11.2024", "8.11.2024", from));
  EXPECT_EQ(start.data().at("allocations").at(0).at("start_ms"), 1730610000000) << start.body;
  auto until = zone;
  until.update({{"end_hour", "1"}});
  const auto where = tournament(policy_a);
  const auto finish = ask(wish({where}, "28.10.2024", "3.11.2024", until));
  EXPECT_EQ(finish.data().at("allocations").at(0).at("end_ms"), 1730613600000) << finish.body;
}

}  // namespace
}  // namespace crownhead::api
