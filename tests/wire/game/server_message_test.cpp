#include "server/wire/game/server_message.hpp"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "rules/reasons.hpp"

namespace crownhead::wire {
namespace {

using nlohmann::json;

constexpr CommandId id = {0x01, 0x90, 0xd0, 0xa4, 0x7c, 0x1e, 0x7a, 0xbc,
                          0x8d, 0xef, 0x01, 0x23, 0x45, 0x67, 0x89, 0xab};
const std::string id_text = "0190d0a4-7c1e-7abc-8def-0123456789ab";

TEST(ServerMessage, Ack) {
  EXPECT_EQ(ack_frame(id, 13, R"({"a":1})"),
            R"({"t":"ack","id":")" + id_text + R"(","v":13,"d":{"a":1}})");
  EXPECT_EQ(ack_frame(id, std::nullopt, "{}"), R"({"t":"ack","id":")" + id_text + R"(","d":{}})");
}

TEST(ServerMessage, Err) {
  const Error error{Code::illegal_move, in_english("a \"quoted\" reason\n")};
  EXPECT_EQ(
      json::parse(error_frame(id, error)),
      (json{{"t", "err"}, {"id", id_text}, {"code", "ILLEGAL_MOVE"}, {"detail", error.detail}}));
  EXPECT_TRUE(json::parse(error_frame(std::nullopt, error)).at("id").is_null());
}

TEST(ServerMessage, ErrHasTheReasonWithItsValues) {
  const auto frame = json::parse(
      error_frame(id, {Code::illegal_move, reason::move::not_legal("3\"4", "32-28, 31-27")}));
  EXPECT_EQ(frame.at("reason"), "move.not_legal");
  EXPECT_EQ(frame.at("params"), (json{{"text", "3\"4"}, {"moves", "32-28, 31-27"}}));
}

// A long text is cut at any byte, which may be inside a character.
TEST(ServerMessage, ErrReplacesInvalidUtf8InAValue) {
  const auto frame =
      json::parse(error_frame(id, {Code::illegal_move, reason::move::not_legal("a\xc3", "32-28")}));
  EXPECT_EQ(frame.at("params").at("text"), "a\xef\xbf\xbd");
}

TEST(ServerMessage, ErrEchoesAnyIdSafely) {
  for (const std::string& text : {std::string("\"}{\""), std::string("\0\\", 2), std::string("é")})
    EXPECT_EQ(json::parse(error_frame(text, {Code::busy, {}})).at("id"), text);
  EXPECT_EQ(json::parse(error_frame("\xff", {Code::busy, in_english("\xfe")})).at("id"),
            "\xef\xbf\xbd");
}

TEST(ServerMessage, Snapshot) {
  EXPECT_EQ(snapshot_frame("lobby", 4, Instant{1000}, R"({"seeks":[]})"),
            R"({"t":"snapshot","topic":"lobby","server_ms":1000,"v":4,"d":{"seeks":[]}})");
}

TEST(ServerMessage, Event) {
  const auto frame = event_frame(game_topic(GameId{12}), 14, R"({"type":"move"})");
  EXPECT_EQ(frame, R"({"t":"event","topic":"game/12","v":14,"d":{"type":"move"}})");
  EXPECT_TRUE(is_event_frame(frame));
}

TEST(ServerMessage, OnlyEventsAreEvents) {
  for (const auto& frame :
       {snapshot_frame("game/1", 1, Instant{0}, "{}"), info_frame("game/1", "{}"),
        ack_frame(id, 1, R"({"t":"event"})"), time_frame(Instant{0}),
        error_frame("{\"t\":\"event\"", {Code::busy, {}})})
    EXPECT_FALSE(is_event_frame(frame)) << frame;
}

TEST(ServerMessage, InfoAndTime) {
  EXPECT_EQ(
      info_frame("game/12", presence_data({std::nullopt, Instant{5000}}, 2, {"carl"})),
      R"({"t":"info","topic":"game/12","d":{"type":"presence","white":true,"black":false,)"
      R"("white_left_ms":null,"black_left_ms":5000,"spectators":2,"spectator_names":["carl"]}})");
  EXPECT_EQ(time_frame(Instant{1'704'888'000'000}), R"({"t":"time","server_ms":1704888000000})");
}

}  // namespace
}  // namespace crownhead::wire
