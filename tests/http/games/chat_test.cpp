#include "server/http/games/chat.hpp"

#include <gtest/gtest.h>

#include "tests/http/site_fixture.hpp"

namespace crownhead::api {
namespace {

using enum net::Verb;

class ChatTest : public testing::Test {
 protected:
  Answer read(const net::Headers& who, const std::string& query = "") {
    return site.ask(get, path + query, "", who);
  }
  Answer say(const net::Headers& who, const std::string& text, const std::string& room = "") {
    json body = {{"text", text}};
    if (!room.empty()) body["room"] = room;
    return site.ask(post, path, body.dump(), who);
  }
  std::vector<std::string> texts(const net::Headers& who, const std::string& query = "") {
    std::vector<std::string> found;
    for (const auto& line : read(who, query).data().at("items")) found.push_back(line.at("text"));
    return found;
  }
  net::Headers moderator() {
    db::awaited<void>([&](auto done) {
      site.stores.moderation.set_role(site.carl, db::Role::moderator,
                                      {std::nullopt, live::noon, "x"}, std::move(done));
    }).value();
    return site.session(site.carl);
  }

  using Texts = std::vector<std::string>;
  SiteFixture site;
  net::Headers anna = site.session(site.anna), ben = site.session(site.ben);
  net::Headers carl = site.session(site.carl);
  std::string path = "/api/v1/games/" + std::to_string(site.slow_game().value) + "/chat";
};

TEST_F(ChatTest, PlayersAndSpectatorsHaveSeparateRooms) {
  EXPECT_EQ(say(anna, "hello").status, 201);
  EXPECT_EQ(say(ben, "hello, Anna").status, 201);
  EXPECT_EQ(say(carl, "a fine game").status, 201);
  EXPECT_EQ(texts(anna), (Texts{"hello, Anna", "hello"}));
  EXPECT_EQ(texts(carl), Texts{"a fine game"});
  EXPECT_EQ(texts({}), Texts{"a fine game"});
  EXPECT_EQ(read(anna, "?room=spectators").code(), "FORBIDDEN");
  EXPECT_EQ(read({}, "?room=players").code(), "NOT_SIGNED_IN");
  EXPECT_EQ(read({}, "?room=everybody").fields(), Texts{"room"});
  const auto first = read(anna, "?limit=1").data();
  EXPECT_EQ(first.at("items").size(), 1U);
  EXPECT_EQ(texts(anna, "?cursor=" + first.at("next_cursor").get<std::string>()), Texts{"hello"});
}

TEST_F(ChatTest, ATokenReadsAndWritesAccordingToItsScopes) {
  ASSERT_EQ(say(anna, "hello").status, 201);
  EXPECT_EQ(texts(site.token(site.anna, db::scope_read)), Texts{"hello"});
  EXPECT_EQ(read(site.token(site.anna, db::scope_play)).data().at("items"), json::array());
  EXPECT_EQ(read(site.token(site.anna, db::scope_play), "?room=players").status, 401);
  EXPECT_EQ(say(site.token(site.anna, db::scope_read), "x").code(), "SCOPE_MISSING");
  EXPECT_EQ(say(site.token(site.anna, db::scope_play), "by program").status, 201);
  EXPECT_EQ(say({}, "x").code(), "NOT_SIGNED_IN");
}

TEST_F(ChatTest, ReportsTheFault) {
  EXPECT_EQ(say(anna, "two\nlines").fields(), Texts{"text"});
  EXPECT_EQ(say(carl, "x", "players").code(), "FORBIDDEN");
  path = "/api/v1/games/999/chat";
  EXPECT_EQ(say(anna, "x").code(), "NOT_FOUND");
  EXPECT_EQ(read(anna).code(), "NOT_FOUND");
}

TEST_F(ChatTest, IsRateLimitedExceptForRepeatedRequests) {
  const std::string id = "0190d0a4-7c1e-7abc-8def-000000000001";
  const auto send = [&] {
    return site.ask(post, path, R"({"text":"first"})", with(anna, "Idempotency-Key", id));
  };
  const auto first = send();
  for (int i = 1; i < 8; ++i) ASSERT_EQ(say(anna, "again").status, 201);
  const auto refused = say(anna, "once more");
  EXPECT_EQ(refused.code(), "RATE_LIMITED");
  EXPECT_EQ(refused.header("Retry-After"), "4");
  EXPECT_EQ(send().data(), first.data());
  EXPECT_EQ(say(ben, "I may").status, 201);
  site.by_hand().move_to(live::noon + seconds(4));
  EXPECT_EQ(say(anna, "now").status, 201);
}

TEST_F(ChatTest, AModeratorBansAPlayerFromChat) {
  const auto mod = moderator();
  const auto ban = "/api/v1/moderation/users/anna/chat-ban";
  EXPECT_EQ(site.ask(post, ban, R"({"reason":""})", mod).code(), "INVALID_FIELD");
  EXPECT_EQ(site.ask(post, ban, R"({"reason":"insults"})", mod).status, 204);
  const auto refused = say(anna, "what?");
  EXPECT_EQ(refused.code(), "FORBIDDEN");
  EXPECT_EQ(refused.data().at("detail"), "a moderator has banned you from chats: insults");
  const auto log = site.ask(get, "/api/v1/moderation/log", "", mod).data().at("items");
  EXPECT_EQ(log.at(0).at("act"), "chat_ban");
  EXPECT_EQ(log.at(0).at("reason"), "insults");
  const auto unban = "/api/v1/moderation/users/anna/chat-unban";
  EXPECT_EQ(site.ask(post, unban, R"({"reason":"sorry"})", mod).status, 204);
  EXPECT_EQ(say(anna, "thanks").status, 201);
}

TEST_F(ChatTest, ModeratorsReadThePlayersRoomOnlyAfterAReport) {
  const auto mod = moderator();
  ASSERT_EQ(say(anna, "hello").status, 201);
  EXPECT_EQ(read(mod, "?room=players").code(), "FORBIDDEN");
  EXPECT_EQ(texts(mod), Texts{});
  const auto game = path.substr(14, path.rfind('/') - 14);
  const json report = {{"username", "Anna"}, {"kind", "abuse"}, {"text", "x"}, {"game", game}};
  const auto made = site.ask(post, "/api/v1/reports", report.dump(), ben);
  ASSERT_EQ(made.status, 201) << made.body;
  EXPECT_EQ(texts(mod, "?room=players"), Texts{"hello"});
  const auto other = site.session(site.stores.user("Dora"));
  EXPECT_EQ(read(other, "?room=players").code(), "FORBIDDEN");
}

TEST_F(ChatTest, IsExported) {
  ASSERT_EQ(say(carl, "mine").status, 201);
  const auto held = site.exported(carl).at("chat");
  ASSERT_EQ(held.size(), 1U);
  EXPECT_EQ(held.at(0).at("text"), "mine");
  EXPECT_EQ(held.at(0).at("room"), "spectators");
}

}  // namespace
}  // namespace crownhead::api
