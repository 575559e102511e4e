#include "server/wire/plain_move.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "server/wire/uuid.hpp"

namespace crownhead::wire {
namespace {

const std::string usual =
    R"({"t":"move","id":"0190d0a4-7c1e-7abc-8def-0123456789ab","game":"12","ply":4,"move":"32-28"})";

/// `usual` with `part` in the place of `old`.
std::string with(std::string_view old, std::string_view part) {
  std::string message = usual;
  return message.replace(message.find(old), old.size(), part);
}

/// Read as any message: `draw_offer` is none of a plain move's members.
std::expected<ClientMessage, MessageError> read_in_full(const std::string& message) {
  const auto end = message.rfind('}');
  return parse_client_message(message.substr(0, end) + R"(,"draw_offer":false)" +
                              message.substr(end));
}

void expect_same(const GameCommand& plain, const std::string& message) {
  const auto full = read_in_full(message);
  RC_ASSERT(full.has_value());
  const auto& command = std::get<GameCommand>(*full);
  RC_ASSERT(plain.id == command.id);
  RC_ASSERT(plain.game == command.game);
  RC_ASSERT(std::get<MoveWish>(plain.what).ply == std::get<MoveWish>(command.what).ply);
  RC_ASSERT(std::get<MoveWish>(plain.what).move == std::get<MoveWish>(command.what).move);
}

TEST(PlainMove, IsRead) {
  const auto command = read_plain_move(usual);
  ASSERT_TRUE(command);
  EXPECT_EQ(format_uuid(command->id), "0190d0a4-7c1e-7abc-8def-0123456789ab");
  EXPECT_EQ(command->game, GameId{12});
  EXPECT_EQ(std::get<MoveWish>(command->what).ply, 4);
  EXPECT_EQ(std::get<MoveWish>(command->what).move, "32-28");
}

TEST(PlainMove, MayBeWrittenInAnyOrderAndWithBlanks) {
  EXPECT_TRUE(read_plain_move(
      " {\n\t\"move\" : \"32-28\" , \"ply\" : 0 , \"t\":\"move\", \"game\":\"1\",\r\n"
      "\"id\":\"0190d0a4-7c1e-7abc-8def-0123456789ab\" } "));
}

TEST(PlainMove, LeavesAnythingElse) {
  const std::string others[] = {"",
                                "{}",
                                "p",
                                usual + "x",
                                "[" + usual + "]",
                                with("\"move\",", "\"draw\","),
                                with("32-28", "32\\u002d28"),
                                with("32-28",
                                     "32\xc3\x97"
                                     "28"),
                                with("32-28", std::string(5000, '1')),
                                with("\"32-28\"", "5"),
                                with("\"12\"", "12"),
                                with("\"12\"", "\"0\""),
                                with("0190d0a4", "0190d0a"),
                                with("4,\"move", "-4,\"move"),
                                with("4,\"move", "04,\"move"),
                                with("4,\"move", "4.5,\"move"),
                                with("4,\"move", "100001,\"move"),
                                with("4,\"move", "\"4\",\"move"),
                                with("\"ply\":4,", ""),
                                with("\"ply\":4,", "\"ply\":4,\"ply\":4,"),
                                with("\"ply\":4,", "\"ply\":4,\"t\":\"move\","),
                                with("\"ply\":4,", "\"ply\":4,\"message\":\"hello\","),
                                with("\"32-28\"}", "\"32-28\",}")};
  for (const auto& other : others) EXPECT_FALSE(read_plain_move(other)) << other;
}

RC_GTEST_PROP(PlainMove, IsWhatTheFullReaderReads, ()) {
  std::string message = usual;
  const auto changes = *rc::gen::inRange(0, 4);
  for (int i = 0; i < changes; ++i) {
    const auto place = *rc::gen::inRange<std::size_t>(0, message.size());
    const auto letter = *rc::gen::elementOf(std::string("{}\":,\\0123456789-amx t\n\x01\x80"));
    if (*rc::gen::arbitrary<bool>())
      message[place] = letter;
    else
      message.insert(place, 1, letter);
  }
  if (const auto plain = read_plain_move(message)) expect_same(*plain, message);
}

}  // namespace
}  // namespace crownhead::wire
