#include <algorithm>

#include "tests/http/vacations/vacations_fixture.hpp"

namespace crownhead::api {
namespace {

/// Games outside tournaments; the site's clock is set to 2024-01-10T12:00Z.
class OutsideTournamentsApiTest : public VacationsApiTest {
 protected:
  static json offer(const json& more = json::object()) {
    json body{
        {"variant", "international"},
        {"time_control", {{"kind", "fischer"}, {"base_ms", 10 * day_ms}, {"increment_ms", day_ms}}},
        {"color", "white"},
        {"vacations", true}};
    body.update(more);
    return body;
  }
  Answer challenge(const json& body) { return as(anna, post, "/api/v1/challenges", body); }
  /// Starts a game in which Anna moves first.
  GameId begun(const json& body) {
    const auto path =
        "/api/v1/challenges/" + challenge(body).data().at("id").get<std::string>() + "/accept";
    std::string id;
    for (const auto& who : {ben, carl}) {
      const auto answer = as(who, post, path);
      if (answer.status == 201) id = answer.data().at("game_id").get<std::string>();
    }
    return {std::stoll(id)};
  }
  static json star_of_three() {
    return offer({{"variant", "star"}, {"terms", {{"side", 3}, {"men", 6}, {"seats", 3}}}});
  }
  static json wish_outside(const std::string& start, const std::string& end,
                           std::vector<std::string> where = {}) {
    return wish(std::move(where), start, end, {{"outside_tournaments", true}});
  }
  std::string first_move(GameId id) { return game(id).at("legal_moves").at(0).get<std::string>(); }
};

TEST_F(OutsideTournamentsApiTest, AreAgreedInTheOffer) {
  const auto made = challenge(offer()).data().at("id").get<std::string>();
  EXPECT_EQ(as(ben, get, "/api/v1/challenges/" + made).data().at("vacations"), true);
  const auto id = as(ben, post, "/api/v1/challenges/" + made + "/accept").data().at("game_id");
  const auto path = "/api/v1/games/" + id.get<std::string>();
  EXPECT_EQ(as({}, get, path).data().at("vacations"), true);
  EXPECT_EQ(as({}, get, path + "/events").data().at("items").at(0).at("d").at("vacations"), true);
  EXPECT_EQ(as(ben, get, "/api/v1/games?mine=1").data().at("items").at(0).at("vacations"), true);

  const auto seek = as(anna, post, "/api/v1/seeks", offer()).data().at("id").get<std::string>();
  EXPECT_EQ(as({}, get, "/api/v1/seeks").data().at("items").at(0).at("vacations"), true);
  const auto taken = as(ben, post, "/api/v1/seeks/" + seek + "/take").data().at("game_id");
  EXPECT_EQ(as({}, get, "/api/v1/games/" + taken.get<std::string>()).data().at("vacations"), true);
}

TEST_F(OutsideTournamentsApiTest, AreShownInTheSettingsOfTheSite) {
  EXPECT_EQ(as({}, get, "/api/v1/site").data(), (json{{"vacations", true}, {"guests", "casual"}}));
}

TEST_F(OutsideTournamentsApiTest, AreOffUnlessAgreed) {
  auto body = offer();
  body.erase("vacations");
  const GameId id = begun(body);
  EXPECT_EQ(game(id).at("vacations"), false);
  const auto before = deadline(id);
  ASSERT_EQ(ask(wish_outside("11.1.2024", "18.1.2024")).status, 201);
  EXPECT_EQ(deadline(id), before);
  EXPECT_FALSE(game(id).at("clock").contains("still"));
  const json live{{"kind", "fischer"}, {"base_ms", 300'000}, {"increment_ms", 3000}};
  EXPECT_EQ(challenge(offer({{"time_control", live}})).fields(),
            std::vector<std::string>{"vacations"});
  EXPECT_EQ(challenge(offer({{"time_control", {{"kind", "unlimited"}}}})).fields(),
            std::vector<std::string>{"vacations"});
}

TEST_F(OutsideTournamentsApiTest, AreARowNextToTheTournaments) {
  const auto rows = as(anna, get, "/api/v1/vacations/eligible").data();
  ASSERT_EQ(rows.size(), 3U);
  EXPECT_EQ(rows.at(2), (json{{"tournament_id", nullptr},
                              {"name", nullptr},
                              {"splits_used", 0},
                              {"splits_allowed", 4},
                              {"days_used", 0},
                              {"days_allowed", 30},
                              {"min_days", 1},
                              {"max_days", 21},
                              {"year", 2024},
                              {"approval", false}}));
}

TEST_F(OutsideTournamentsApiTest, StopThePlayersClockOnly) {
  const GameId id = begun(offer());
  const auto before = deadline(id).get<std::int64_t>();
  const auto preview =
      as(anna, post, "/api/v1/vacations/preview", wish_outside("11.1.2024", "18.1.2024", {a}));
  ASSERT_EQ(preview.status, 200) << preview.body;
  EXPECT_EQ(preview.data().at("games"),
            json::array({{{"id", std::to_string(id.value)},
                          {"tournament_id", nullptr},
                          {"opponent", "Ben"},
                          {"deadline_before_ms", before},
                          {"deadline_after_ms", before + 7 * day_ms}}}));
  const auto booked = ask(wish_outside("11.1.2024", "18.1.2024", {a}));
  ASSERT_EQ(booked.status, 201) << booked.body;
  const auto allocations = booked.data().at("allocations");
  ASSERT_EQ(allocations.size(), 2U);
  EXPECT_EQ(allocations.at(1).at("tournament_id"), nullptr);
  EXPECT_EQ(allocations.at(1).at("tournament"), nullptr);
  EXPECT_EQ(deadline(id), before + 7 * day_ms);
  set_clock(1704927600000 + day_ms);
  EXPECT_EQ(move(anna, id, "32-28", 0).code(), "MOVE_WHILE_ON_VACATION");
  const auto path = "/api/v1/vacations/" + allocations.at(1).at("id").get<std::string>();
  const auto ended = as(anna, post, path + "/end");
  ASSERT_EQ(ended.status, 200) << ended.body;
  EXPECT_EQ(ended.data().at("tournament_id"), nullptr);
  EXPECT_EQ(deadline(id), before + day_ms);
  EXPECT_EQ(move(anna, id, "32-28", 0).status, 201);
  ASSERT_EQ(ask(wish_outside("20.1.2024", "27.1.2024")).status, 201);
  set_clock(1704927600000 + 10 * day_ms);
  EXPECT_EQ(move(ben, id, "19-23", 1).status, 201) << "Ben's clock runs, and Ben moves";
  const auto away = as(ben, get, "/api/v1/games?mine=1").data().at("items").at(0);
  EXPECT_EQ(away.at("on_vacation").at(0).at("username"), "Anna");
  EXPECT_EQ(as(anna, post, "/api/v1/games/" + std::to_string(id.value) + "/resign").status, 200);
}

TEST_F(OutsideTournamentsApiTest, AreRefusedBeyondTheSitesQuota) {
  EXPECT_EQ(errors(ask(wish_outside("11.1.2024", "3.2.2024", {a}))),
            (std::vector<std::string>{"SPLIT_TOO_LONG " + a, "SPLIT_TOO_LONG null"}));
  EXPECT_EQ(as(anna, get, "/api/v1/vacations").data().at("items").size(), 0U);
  EXPECT_EQ(errors(ask(wish({}, "11.1.2024", "18.1.2024"))),
            std::vector<std::string>{"NO_TOURNAMENT_SELECTED"});
}

TEST_F(OutsideTournamentsApiTest, FreezeOneSeatOfSeveral) {
  const GameId id = begun(star_of_three());
  ASSERT_EQ(move(anna, id, first_move(id), 0).status, 201);
  const auto deadline_of_ben = deadline(id);
  ASSERT_EQ(ask(wish_outside("11.1.2024", "18.1.2024")).status, 201);
  EXPECT_EQ(deadline(id), deadline_of_ben);
  const auto still = game(id).at("clock").at("still");
  ASSERT_EQ(still.size(), 1U);
  EXPECT_EQ(still.at(0).at("side"), "white");
  set_clock(1704927600000 + day_ms);
  ASSERT_EQ(move(ben, id, first_move(id), 1).status, 201);
  ASSERT_EQ(move(carl, id, first_move(id), 2).status, 201);
  EXPECT_EQ(game(id).at("turn"), "white");
  EXPECT_EQ(deadline(id).get<std::int64_t>(), 1705532400000 + 11 * day_ms) << "from the end on";
  EXPECT_EQ(move(anna, id, first_move(id), 3).code(), "MOVE_WHILE_ON_VACATION");
}

TEST_F(OutsideTournamentsApiTest, ApplyToAGameThatStartsDuringThem) {
  ASSERT_EQ(ask(wish_outside("11.1.2024", "18.1.2024")).status, 201);
  set_clock(1704927600000 + day_ms);
  const GameId id = begun(star_of_three());
  EXPECT_EQ(deadline(id), 1705532400000 + 10 * day_ms);
  EXPECT_EQ(move(anna, id, first_move(id), 0).code(), "MOVE_WHILE_ON_VACATION");
}

TEST_F(OutsideTournamentsApiTest, AreInTheCalendarAndTheExport) {
  ASSERT_EQ(ask(wish_outside("11.1.2024", "18.1.2024")).status, 201);
  const auto url = as(anna, post, "/api/v1/account/calendar").data().at("url").get<std::string>();
  const auto calendar = site.ask(get, url.substr(url.find("/api/"))).body;
  EXPECT_NE(calendar.find("SUMMARY:Vacation: Games outside tournaments"), std::string::npos)
      << calendar;
  const auto held = site.exported(anna).at("vacations");
  ASSERT_EQ(held.size(), 1U);
  EXPECT_EQ(held.at(0).at("tournament_id"), nullptr);
  EXPECT_EQ(held.at(0).at("tournament"), nullptr);
}

}  // namespace
}  // namespace crownhead::api
