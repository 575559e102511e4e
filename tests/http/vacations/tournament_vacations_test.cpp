#include "server/http/vacations/tournament_vacations.hpp"

#include "tests/http/heard_socket.hpp"
#include "tests/http/vacations/vacations_fixture.hpp"

namespace crownhead::api {
namespace {

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

TEST_F(VacationsApiTest, ADirectorCannotGrantTheirOwnVacation) {
  const TournamentId id{++tournaments};
  site.damage(db::tournament_sql(id, policy_a, {site.anna, site.carl}, {site.carl}).c_str());
  const auto refused =
      as(carl, post, "/api/v1/tournaments/" + std::to_string(id.value) + "/vacations",
         {{"username", "Carl"},
          {"start_ms", noon.ms + day_ms},
          {"end_ms", noon.ms + 2 * day_ms},
          {"reason", "rest"}});
  EXPECT_EQ(refused.code(), "DIRECTOR_CONFLICT") << refused.body;
  EXPECT_EQ(as(anna, post, "/api/v1/vacations/999/cancel").code(), "VACATION_NOT_FOUND");
}

TEST_F(VacationsApiTest, ABlankReasonIsEmptyAndControlCharactersAreRefused) {
  const auto f = tournament("3, 30, 3, 15, 1, 0, 0");
  game_in(f);
  ASSERT_EQ(ask(wish({f}, "11.1.2024", "18.1.2024")).status, 201);
  const std::string deny = "/api/v1/tournaments/" + f + "/vacations/" + only_allocation() + "/deny";
  EXPECT_EQ(errors(as(carl, post, deny, {{"reason", " \n "}})),
            std::vector<std::string>{"REASON_REQUIRED"});
  const auto refused = as(carl, post, deny, {{"reason", std::string("a\0b", 3)}});
  EXPECT_EQ(refused.fields(), std::vector<std::string>{"reason"}) << refused.body;
  EXPECT_EQ(as(carl, post, deny, {{"reason", "the final\nround"}}).status, 200);
}

TEST_F(VacationsApiTest, ARequestThatExpiredIsNotShownAsDecided) {
  const auto f = tournament("3, 30, 3, 15, 1, 0, 0");
  game_in(f);
  ASSERT_EQ(ask(wish({f}, "11.1.2024", "18.1.2024")).status, 201);
  const std::string one = "/api/v1/tournaments/" + f + "/vacations/" + only_allocation();
  set_clock(1704927600000);
  const auto late = as(carl, post, one + "/approve");
  EXPECT_EQ(late.code(), "VACATION_ALREADY_FINISHED");
  EXPECT_NE(late.body.find("its start passed"), std::string::npos) << late.body;
}

TEST_F(VacationsApiTest, AVacationThatStartsOffTheHourCanBeExtended) {
  game_in(a);
  const std::string path = "/api/v1/tournaments/" + a + "/vacations";
  const std::int64_t start = noon.ms - 23 * 60'000;
  const auto granted = as(carl, post, path,
                          {{"username", "Anna"},
                           {"start_ms", start},
                           {"end_ms", noon.ms + 5 * day_ms},
                           {"reason", "ill"}});
  ASSERT_EQ(granted.status, 201) << granted.body;
  const auto& mine = granted.data();
  const auto change = [&](const std::string& date, const std::string& hour) {
    return as(anna, patch, "/api/v1/vacations/" + mine.at("id").get<std::string>(),
              {{"start_date", date},
               {"start_hour", hour},
               {"end_date", "18.1.2024"},
               {"time_zone", "UTC"}});
  };
  EXPECT_EQ(change("10.1.2024", "10").code(), "VACATION_ALREADY_STARTED");
  const auto longer = change("10.1.2024", "11");
  ASSERT_EQ(longer.status, 200) << longer.body;
  EXPECT_EQ(longer.data().at("start_ms"), start);
}

TEST_F(VacationsApiTest, ThePlayersTimeZoneIsHiddenFromOthers) {
  game_in(a);
  ASSERT_EQ(ask(wish({a}, "11.1.2024", "18.1.2024")).status, 201);
  const auto zone = [&](const net::Headers& who) { return shown_in_a(who).at("time_zone"); };
  EXPECT_EQ(zone(anna), "Europe/Zagreb");
  EXPECT_EQ(zone(carl), "Europe/Zagreb");
  EXPECT_EQ(zone(ben), "");
  EXPECT_EQ(zone({}), "");
}

TEST_F(VacationsApiTest, TheTextIsForOpponentsAndDirectorsOnly) {
  game_in(a);
  ASSERT_EQ(ask(wish({a}, "11.1.2024", "18.1.2024", {{"message", "<script>"}})).status, 201);
  const auto text = [&](const net::Headers& who) { return shown_in_a(who).at("message"); };
  EXPECT_EQ(text(anna), "<script>");
  EXPECT_EQ(text(ben), "<script>");
  EXPECT_EQ(text(carl), "<script>");
  EXPECT_EQ(text({}), "");
}

TEST_F(VacationsApiTest, TheTextIsHiddenFromPlayersWhoBlockedItsWriter) {
  game_in(a);
  ASSERT_EQ(ask(wish({a}, "11.1.2024", "18.1.2024", {{"message", "Hello"}})).status, 201);
  const auto text = [&](const net::Headers& who) { return shown_in_a(who).at("message"); };
  ASSERT_EQ(as(ben, put, "/api/v1/blocks/Anna", {}).status, 204);
  EXPECT_EQ(text(ben), "");
  EXPECT_EQ(text(carl), "Hello") << "who directs has to decide on it";
  ASSERT_EQ(as(ben, del, "/api/v1/blocks/Anna", {}).status, 204);
  EXPECT_EQ(text(ben), "Hello");
  ASSERT_EQ(as(anna, put, "/api/v1/blocks/Ben", {}).status, 204);
  EXPECT_EQ(text(ben), "") << "nor for who was blocked";
}

// Once one of the two has blocked the other, no page or frame shows the text to the other.
TEST_F(VacationsApiTest, TheTextReachesABlockedPlayerNowhere) {
  const std::string words = "Sunbathing";
  const GameId id = game_in(a);
  ASSERT_EQ(as(anna, put, "/api/v1/blocks/Ben", {}).status, 204);
  Client client(site, ben);
  client.send({{"t", "sub"}, {"topic", "me"}});
  client.send({{"t", "sub"}, {"topic", "game/" + std::to_string(id.value)}});
  ASSERT_EQ(ask(wish({a}, "11.1.2024", "18.1.2024", {{"message", words}})).status, 201);
  ASSERT_TRUE(as(carl, get, "/api/v1/tournaments/" + a + "/vacations").body.contains(words))
      << "the director reads it";
  const std::string game = "/api/v1/games/" + std::to_string(id.value);
  for (const std::string& path :
       {game, game + "/events", game + "/messages", game + "/chat", game + "/record",
        game + "/conditionals", std::string("/api/v1/games"), std::string("/api/v1/vacations"),
        "/api/v1/tournaments/" + a + "/vacations", std::string("/api/v1/users/Anna"),
        std::string("/api/v1/players/Anna")}) {
    const auto shown = as(ben, get, path);
    EXPECT_EQ(shown.status, 200) << path;
    EXPECT_FALSE(shown.body.contains(words)) << path;
  }
  live::settle(site.threads, site.pools);
  ASSERT_GT(client.received(), 2U) << "the news of the vacation came";
  for (auto left = client.received(); left > 0; --left) {
    const auto frame = client.receive_any().dump();
    EXPECT_FALSE(frame.contains(words)) << frame;
  }
}

TEST_F(VacationsApiTest, ADirectorCancelsWithAReason) {
  const GameId id = game_in(a);
  const auto before = deadline(id);
  ASSERT_EQ(ask(wish({a}, "11.1.2024", "18.1.2024")).status, 201);
  const std::string one = "/api/v1/tournaments/" + a + "/vacations/" + only_allocation();
  EXPECT_EQ(as(ben, post, one + "/cancel", {{"reason", "no"}}).code(), "NOT_DIRECTOR");
  EXPECT_EQ(errors(as(carl, post, one + "/cancel")), std::vector<std::string>{"REASON_REQUIRED"});
  const auto cancelled = as(carl, post, one + "/cancel", {{"reason", "the final round"}});
  ASSERT_EQ(cancelled.status, 200) << cancelled.body;
  EXPECT_EQ(cancelled.data().at("state"), "cancelled");
  EXPECT_EQ(deadline(id), before);
  EXPECT_EQ(as(anna, get, "/api/v1/vacations/eligible").data().at(0).at("splits_used"), 0);
}

TEST_F(VacationsApiTest, MovingAVacationNeedsBothEnds) {
  game_in(a);
  ASSERT_EQ(ask(wish({a}, "11.1.2024", "18.1.2024")).status, 201);
  const std::string one = "/api/v1/tournaments/" + a + "/vacations/" + only_allocation();
  json times{
      {"start_ms", noon.ms + day_ms}, {"end_ms", noon.ms + 8 * day_ms}, {"reason", "the final"}};
  for (const char* end : {"start_ms", "end_ms"}) {
    auto half = times;
    half.erase(end);
    const auto refused = as(carl, patch, one, half);
    EXPECT_EQ(refused.status, 422) << end;
    EXPECT_EQ(refused.code(), "INVALID_FIELD") << end;
  }
  EXPECT_EQ(as(carl, patch, one, times).data().at("end_ms"), noon.ms + 8 * day_ms);
}

TEST_F(VacationsApiTest, ARepeatedGrantGetsTheFirstAnswer) {
  const std::string path = "/api/v1/tournaments/" + a + "/vacations";
  const json ill{{"username", "Ben"},
                 {"start_ms", noon.ms + day_ms},
                 {"end_ms", noon.ms + 5 * day_ms},
                 {"reason", "ill"}};
  const net::Headers key{{"Idempotency-Key", "0190d5f2-7c00-7000-8000-000000000001"}};
  const auto first = as(carl, post, path, ill, key);
  ASSERT_EQ(first.status, 201) << first.body;
  const std::string one = path + "/" + first.data().at("id").get<std::string>();
  ASSERT_EQ(as(carl, post, one + "/cancel", {{"reason", "well again"}}).status, 200);
  const auto again = as(carl, post, path, ill, key);
  EXPECT_EQ(again.status, 201);
  EXPECT_EQ(again.data(), first.data());
}

TEST_F(VacationsApiTest, TheReasonIsForThePlayerAndTheDirectors) {
  const auto f = tournament("3, 30, 3, 15, 1, 0, 0");
  game_in(f);
  const std::string path = "/api/v1/tournaments/" + f + "/vacations";
  const auto mine = [&] {
    return as(anna, get, "/api/v1/vacations").data().at("items").back().at("reason");
  };
  const auto seen_by = [&](const net::Headers& who) {
    return as(who, get, path).data().at("items").back().at("reason");
  };
  const auto one = [&] { return path + "/" + only_allocation(); };
  ASSERT_EQ(ask(wish({f}, "11.1.2024", "18.1.2024")).status, 201);
  EXPECT_EQ(mine(), "");
  const auto denied = as(carl, post, one() + "/deny", {{"reason", "the final round"}});
  EXPECT_EQ(denied.data().at("reason"), "the final round") << denied.body;
  EXPECT_EQ(mine(), "the final round");
  EXPECT_EQ(seen_by(carl), "the final round");

  ASSERT_EQ(ask(wish({f}, "11.1.2024", "18.1.2024")).status, 201);
  ASSERT_EQ(as(carl, post, one() + "/approve", {{"reason", "enjoy it"}}).status, 200);
  EXPECT_EQ(mine(), "enjoy it");
  EXPECT_EQ(seen_by(anna), "enjoy it");
  EXPECT_EQ(seen_by(ben), "");
  EXPECT_EQ(seen_by({}), "");
  ASSERT_EQ(as(anna, post, "/api/v1/vacations/" + only_allocation() + "/cancel").status, 200);
  EXPECT_EQ(mine(), "enjoy it") << "of her own acts nobody gives a reason";

  ASSERT_EQ(ask(wish({f}, "11.1.2024", "18.1.2024")).status, 201);
  set_clock(1704927600000);
  EXPECT_EQ(as(anna, get, "/api/v1/vacations").data().at("items").back().at("state"), "rejected");
  EXPECT_EQ(mine(), "EXPIRED");
  EXPECT_EQ(seen_by(carl), "EXPIRED");
}

TEST_F(VacationsApiTest, TheOutlookShowsHowLongGamesCanLast) {
  const GameId id = game_in(b);
  const std::string path = "/api/v1/tournaments/" + b + "/outlook";
  const auto line = [&] { return as(carl, get, path).data().at("items").at(0); };
  // Ten days for each side, and twice the tournament's twenty days of vacation.
  EXPECT_EQ(line(), (json{{"game_id", std::to_string(id.value)},
                          {"white", "Anna"},
                          {"black", "Ben"},
                          {"deadline_ms", noon.ms + 10 * day_ms},
                          {"latest_ms", noon.ms + (20 + 40) * day_ms}}));
  ASSERT_EQ(ask(wish({b}, "11.1.2024", "18.1.2024")).status, 201);
  EXPECT_EQ(line().at("deadline_ms"), noon.ms + 17 * day_ms);
  EXPECT_EQ(line().at("latest_ms"), noon.ms + (20 + 7 + 10 + 20) * day_ms)
      << "one part of at most ten days is left to her";
  EXPECT_EQ(as(ben, get, path).code(), "NOT_DIRECTOR");
}

TEST_F(VacationsApiTest, AFreezeIsEndedMovedAndCancelled) {
  const GameId id = game_in(a);
  const std::string path = "/api/v1/tournaments/" + a + "/freezes";
  const auto freezes = [&] {
    return as({}, get, "/api/v1/tournaments/" + a + "/vacations").data().at("freezes");
  };
  const auto stop = [&](const json& body) {
    const auto made = as(carl, post, path, body);
    EXPECT_EQ(made.status, 201) << made.body;
    return path + "/" + made.data().at("id").get<std::string>();
  };
  const auto outage = stop({{"start_ms", noon.ms}, {"reason", "outage"}});
  EXPECT_EQ(deadline(id), json()) << "nobody knows the end";
  const json end{{"end_ms", noon.ms + hour_ms}, {"reason", "the server is back"}};
  EXPECT_EQ(as(ben, patch, outage, end).code(), "NOT_DIRECTOR");
  EXPECT_EQ(errors(as(carl, patch, outage, {{"end_ms", noon.ms + hour_ms}})),
            std::vector<std::string>{"REASON_REQUIRED"});
  EXPECT_EQ(as(carl, patch, "/api/v1/tournaments/" + b + "/freezes/1", end).code(), "NOT_FOUND");
  const auto moved = as(carl, patch, outage, end);
  EXPECT_EQ(moved.data(),
            (json{{"id", "1"}, {"start_ms", noon.ms}, {"end_ms", noon.ms + hour_ms}}));
  EXPECT_EQ(deadline(id), noon.ms + hour_ms + 10 * day_ms);
  EXPECT_EQ(
      freezes(),
      (json::array({{{"id", "1"},
                     {"start_ms", noon.ms},
                     {"end_ms", noon.ms + hour_ms},
                     {"reason", "outage"},
                     {"by", "Carl"},
                     {"changed",
                      {{"at_ms", noon.ms}, {"reason", "the server is back"}, {"by", "Carl"}}}}})));
  set_clock(noon.ms + hour_ms / 2);
  const auto ended = as(carl, patch, outage, {{"end_ms", noon.ms}, {"reason", "earlier yet"}});
  EXPECT_EQ(ended.data().at("end_ms"), noon.ms + hour_ms / 2) << "what has stood stays so";
  EXPECT_EQ(deadline(id), noon.ms + hour_ms / 2 + 10 * day_ms);
  EXPECT_EQ(as(carl, patch, outage, end).code(), "TOURNAMENT_REFUSED");

  const auto holidays = stop({{"start_ms", noon.ms + 2 * day_ms},
                              {"end_ms", noon.ms + 4 * day_ms},
                              {"reason", "holidays"}});
  EXPECT_EQ(deadline(id), noon.ms + hour_ms / 2 + 12 * day_ms);
  EXPECT_EQ(errors(as(carl, patch, holidays, end)),
            std::vector<std::string>{"END_NOT_AFTER_START"});
  EXPECT_EQ(as(carl, patch, holidays, {{"end_ms", noon.ms + 2 * day_ms}, {"reason", "no"}}).status,
            200);
  EXPECT_EQ(deadline(id), noon.ms + hour_ms / 2 + 10 * day_ms);
  EXPECT_EQ(freezes().size(), 1U);
}

TEST_F(VacationsApiTest, ADirectorsTimesMustLieInThisCentury) {
  const std::string path = "/api/v1/tournaments/" + a;
  const std::int64_t second = noon.ms / 1000, far = std::int64_t{1} << 53;
  const std::vector<std::pair<json, json>> wrong = {
      {-far, far}, {second, noon.ms + day_ms}, {noon.ms, 4'102'444'800'000}, {noon.ms, "x"}};
  for (const auto& [start, end] : wrong) {
    const json span{
        {"username", "Ben"}, {"start_ms", start}, {"end_ms", end}, {"reason", "a slip"}};
    EXPECT_EQ(as(carl, post, path + "/freezes", span).code(), "INVALID_FIELD") << span;
    EXPECT_EQ(as(carl, post, path + "/vacations", span).code(), "INVALID_FIELD") << span;
  }
  const auto open = as(carl, post, path + "/freezes", {{"start_ms", noon.ms}, {"reason", "x"}});
  const auto one = path + "/freezes/" + open.data().at("id").get<std::string>();
  EXPECT_EQ(as(carl, patch, one, {{"end_ms", far}, {"reason", "x"}}).code(), "INVALID_FIELD");
  EXPECT_EQ(as(carl, patch, one, {{"reason", "x"}}).code(), "INVALID_FIELD") << "no end";
}

}  // namespace
}  // namespace crownhead::api
