#include "server/http/games/conditionals.hpp"

#include <gtest/gtest.h>

#include "tests/http/site_fixture.hpp"

namespace crownhead::api {
namespace {

using enum net::Verb;

class ConditionalsTest : public testing::Test {
 protected:
  Answer read(const net::Headers& who) { return site.ask(get, path, "", who); }
  Answer write(const net::Headers& who, const std::string& lines) {
    return site.ask(put, path, R"({"lines":)" + lines + "}", who);
  }

  SiteFixture site;
  net::Headers anna = site.session(site.anna), ben = site.session(site.ben);
  const GameId game = site.slow_game();
  std::string path = "/api/v1/games/" + std::to_string(game.value) + "/conditionals";
};

TEST_F(ConditionalsTest, AreReadByTheirOwnerOnly) {
  const auto kept = json::parse(R"({"ply":0,"lines":[["32-28","19-23"]]})");
  EXPECT_EQ(write(ben, R"([["32-28","19-23"],["32-28","19-23"]])").data(), kept);
  EXPECT_EQ(read(ben).data(), kept);
  EXPECT_EQ(read(anna).data(), json::parse(R"({"ply":0,"lines":[]})"));
  EXPECT_EQ(read(site.session(site.carl)).code(), "NOT_A_PLAYER");
  EXPECT_EQ(read({}).code(), "NOT_SIGNED_IN");
  const auto url = "/api/v1/games/" + std::to_string(game.value);
  for (const auto& who : {net::Headers{}, anna, site.session(site.carl)})
    for (const std::string end : {"", "/events", ".pdn"})
      EXPECT_EQ(site.ask(get, url + end, "", who).body.find("19-23\""), std::string::npos) << end;
}

TEST_F(ConditionalsTest, AnswerAMoveOverRest) {
  ASSERT_EQ(write(ben, R"([["32-28","19-23"]])").status, 200);
  const auto url = "/api/v1/games/" + std::to_string(game.value);
  const auto made = site.ask(post, url + "/moves", R"({"move":"32-28","ply":0})", anna);
  EXPECT_EQ(made.status, 201);
  EXPECT_EQ(made.data().at("ply"), 1);
  EXPECT_EQ(site.ask(get, url, "", anna).data().at("moves"), json::parse(R"(["32-28","19-23"])"));
  EXPECT_EQ(read(ben).data(), json::parse(R"({"ply":2,"lines":[]})"));
}

TEST_F(ConditionalsTest, AreRefusedWithLineAndMove) {
  const auto wrong = write(ben, R"([["32-28","19-32"]])");
  EXPECT_EQ(wrong.code(), "ILLEGAL_MOVE");
  EXPECT_TRUE(std::string(wrong.data().at("detail")).starts_with("line 1, move 2 (19-32)"));
  const auto without_answer = write(ben, R"([["32-28"]])");
  EXPECT_EQ(without_answer.code(), "INVALID_FIELD");
  EXPECT_EQ(without_answer.fields(), std::vector<std::string>{"lines"});
  EXPECT_EQ(write(ben, "7").code(), "INVALID_FIELD");
}

TEST_F(ConditionalsTest, AreExported) {
  ASSERT_EQ(write(ben, R"([["32-28","19-23"]])").status, 200);
  const auto held = site.exported(ben);
  EXPECT_EQ(held.at("conditionals").at(0).at("lines"), "32-28 19-23");
}

}  // namespace
}  // namespace crownhead::api
