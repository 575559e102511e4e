#include "server/http/games/game_commands.hpp"

#include <gtest/gtest.h>

#include "tests/http/site_fixture.hpp"

namespace crownhead::api {
namespace {

using enum net::Verb;

const std::string some_id = "0190d0a4-7c1e-7abc-8def-0123456789ab";

class GameCommandsTest : public testing::Test {
 protected:
  Answer command(const net::Headers& who, GameId id, const std::string& what,
                 const std::string& body = "") {
    return site.ask(post, "/api/v1/games/" + std::to_string(id.value) + "/" + what, body, who);
  }
  static std::string move(int ply, const std::string& text) {
    return json{{"move", text}, {"ply", ply}}.dump();
  }

  SiteFixture site;
  net::Headers anna = site.session(site.anna), ben = site.session(site.ben),
               carl = site.session(site.carl);
  GameId game = site.live_game();
};

TEST_F(GameCommandsTest, AMoveIsMade) {
  const auto made = command(anna, game, "moves", move(0, "32-28"));
  EXPECT_EQ(made.status, 201);
  EXPECT_EQ(made.data(), (json{{"ply", 1}, {"version", 2}, {"fen", "B:W28,31,33-50:B1-20"}}));
  EXPECT_EQ(command(site.token(site.ben, db::scope_play), game, "moves", move(1, "19-23")).status,
            201);
}

TEST_F(GameCommandsTest, EachErrorHasItsCode) {
  struct Row {
    const net::Headers& who;
    std::string what;
    std::string body;
    int status;
    std::string code;
  };
  command(anna, game, "moves", move(0, "32-28"));
  const Row rows[] = {
      {anna, "moves", move(0, "31-27"), 409, "STALE_PLY"},
      {anna, "moves", move(1, "31-27"), 409, "NOT_YOUR_TURN"},
      {ben, "moves", move(1, "19-24-30"), 422, "ILLEGAL_MOVE"},
      {ben, "moves", move(1, ""), 422, "ILLEGAL_MOVE"},
      {ben, "moves", "{}", 422, "INVALID_FIELD"},
      {ben, "moves", "", 400, "BAD_JSON"},
      {ben, "draw", R"({"action":"accept"})", 409, "NO_DRAW_OFFER"},
      {ben, "draw", R"({"action":"claim"})", 409, "DRAW_REFUSED"},
      {ben, "draw", R"({"action":"beg"})", 422, "INVALID_FIELD"},
      {ben, "takeback", R"({"action":"accept"})", 409, "NO_OFFER"},
      {ben, "takeback", R"({"action":"claim"})", 422, "INVALID_FIELD"},
      {ben, "rematch", R"({"action":"offer"})", 409, "OFFER_REFUSED"},
      {ben, "claim", R"({"result":"win"})", 409, "CLAIM_REFUSED"},
      {ben, "claim", R"({"result":"loss"})", 422, "INVALID_FIELD"},
      {carl, "moves", move(1, "19-23"), 403, "NOT_A_PLAYER"},
  };
  for (const Row& row : rows) {
    const auto answer = command(row.who, game, row.what, row.body);
    EXPECT_EQ(answer.status, row.status) << row.body;
    EXPECT_EQ(answer.code(), row.code) << row.body;
  }
}

TEST_F(GameCommandsTest, AnAmbiguousCaptureNeedsItsRoute) {
  auto setup = db::live_setup(site.anna, site.ben);
  setup.terms.rated = false;
  setup.terms.start_fen = "B:W20,23,24,43,K46:BK37";
  const GameId other = site.stores.game(setup, noon);
  EXPECT_EQ(command(ben, other, "moves", move(0, "37x48")).code(), "AMBIGUOUS_MOVE");
  EXPECT_EQ(command(ben, other, "moves", move(0, "37x14x25x48")).status, 201);
}

TEST_F(GameCommandsTest, PermissionIsCheckedBeforeTheBody) {
  for (const char* what :
       {"moves", "draw", "resign", "abort", "takeback", "rematch", "give-time", "claim"}) {
    EXPECT_EQ(command({}, game, what, "no JSON").code(), "NOT_SIGNED_IN") << what;
    EXPECT_EQ(command(carl, game, what, "no JSON").code(), "NOT_A_PLAYER") << what;
    EXPECT_EQ(command(with(carl, "If-Match", "x"), game, what, "no JSON").code(), "NOT_A_PLAYER");
    EXPECT_EQ(command(carl, {999}, what, "no JSON").code(), "NOT_FOUND") << what;
  }
}

TEST_F(GameCommandsTest, IfMatchMustNameTheCurrentVersion) {
  for (const char* tag : {"\"2\"", "\"999\"", "\"2\", \"3\"", "W/\"1\"", "\"2\", W/\"1\"", "\"\"",
                          "\"x\"", "\"-1\"", "\"01\""})
    EXPECT_EQ(command(with(anna, "If-Match", tag), game, "resign").code(), "STALE_VERSION") << tag;
  EXPECT_EQ(command(with(anna, "If-Match", "\"2\""), game, "resign").status, 412);
  for (const char* tag : {"1", "\"", "\"1", "\"1\" \"2\"", "*, \"1\"", "\"1\", x"}) {
    const auto answer = command(with(anna, "If-Match", tag), game, "resign");
    EXPECT_EQ(answer.status, 422) << tag;
    EXPECT_EQ(answer.fields(), std::vector<std::string>{"If-Match"});
  }
  EXPECT_EQ(
      command(with(anna, "If-Match", "\"99\", \"1\""), game, "moves", move(0, "32-28")).status,
      201);
  EXPECT_EQ(command(with(ben, "If-Match", "*"), game, "moves", move(1, "19-23")).status, 201);
}

TEST_F(GameCommandsTest, ARepeatedRequestIsAppliedOnce) {
  const auto keyed = with(anna, "Idempotency-Key", some_id);
  const auto first = command(keyed, game, "moves", move(0, "32-28"));
  command(ben, game, "moves", move(1, "19-23"));
  const auto again = command(keyed, game, "moves", move(0, "32-28"));
  EXPECT_EQ(again.status, 201);
  EXPECT_EQ(again.body, first.body);
  EXPECT_EQ(command(keyed, game, "moves", move(0, "32-27")).code(), "KEY_REUSED");
  EXPECT_EQ(command(keyed, game, "resign").status, 422);
  EXPECT_EQ(site.game(game).version(), 3);
}

TEST_F(GameCommandsTest, ARepeatOverTheWebSocketIsTheSameCommand) {
  const auto first =
      command(with(anna, "Idempotency-Key", some_id), game, "moves", move(0, "32-28"));
  const CommandId id = {0x01, 0x90, 0xd0, 0xa4, 0x7c, 0x1e, 0x7a, 0xbc,
                        0x8d, 0xef, 0x01, 0x23, 0x45, 0x67, 0x89, 0xab};
  EXPECT_EQ(site.moves(site.anna, game, 0, "32-28", id).value().version,
            first.data().at("version"));
}

TEST_F(GameCommandsTest, DrawsAreOfferedDeclinedAndAgreed) {
  EXPECT_EQ(command(anna, game, "draw", R"({"action":"offer"})").data(), (json{{"version", 2}}));
  EXPECT_EQ(command(ben, game, "draw", R"({"action":"decline"})").data(), (json{{"version", 3}}));
  EXPECT_EQ(command(anna, game, "draw", R"({"action":"offer"})").code(), "DRAW_REFUSED");
  EXPECT_EQ(command(ben, game, "draw", R"({"action":"offer"})").status, 200);
  EXPECT_EQ(command(anna, game, "draw", R"({"action":"accept"})").status, 200);
  EXPECT_EQ(site.game(game).ended()->reason, play::EndReason::agreement);
}

TEST_F(GameCommandsTest, ARematchIsOfferedAndStarted) {
  command(anna, game, "resign");
  EXPECT_EQ(command(ben, game, "rematch", R"({"action":"offer"})").data(), (json{{"version", 3}}));
  EXPECT_EQ(command(anna, game, "rematch", R"({"action":"accept"})").data(),
            (json{{"version", 4}}));
  const auto next = site.game(*site.game(game).next_game());
  EXPECT_EQ(next.setup().players, (PerSeat{site.ben, site.anna}));
}

TEST_F(GameCommandsTest, APlayerAddsTimeForTheOpponent) {
  EXPECT_EQ(command(anna, game, "give-time").data(), (json{{"version", 2}}));
  EXPECT_EQ(site.game(game).clock().left[Seat::black], seconds(315));
}

TEST_F(GameCommandsTest, AGameIsAbortedEarlyAndResignedLater) {
  const GameId other = site.live_game();
  EXPECT_EQ(command(ben, other, "abort").data(), (json{{"version", 2}}));
  EXPECT_EQ(command(ben, other, "resign").code(), "GAME_OVER");
  command(anna, game, "moves", move(0, "32-28"));
  command(ben, game, "moves", move(1, "19-23"));
  EXPECT_EQ(command(ben, game, "abort").code(), "TOO_LATE_TO_ABORT");
  EXPECT_EQ(command(ben, game, "resign").status, 200);
}

}  // namespace
}  // namespace crownhead::api
