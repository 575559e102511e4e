#include "rules/play/chat.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace crownhead::play {
namespace {

constexpr ChatStanding player{.player = true, .ended = false, .moderator = false, .guest = false};
constexpr ChatStanding viewer{.player = false, .ended = false, .moderator = false, .guest = false};

ChatStanding ended(ChatStanding standing) {
  standing.ended = true;
  return standing;
}
ChatStanding moderating(ChatStanding standing) {
  standing.moderator = true;
  return standing;
}
ChatStanding without_account(ChatStanding standing) {
  standing.guest = true;
  return standing;
}

TEST(Chat, EachRoomHasItsReaders) {
  struct Row {
    ChatStanding who;
    bool players;
    bool spectators;
  };
  const Row rows[] = {{player, true, false},
                      {ended(player), true, true},
                      {viewer, false, true},
                      {ended(viewer), false, true},
                      {moderating(viewer), true, true},
                      {moderating(player), true, false}};
  for (const Row& row : rows) {
    EXPECT_EQ(may_read(ChatRoom::players, row.who), row.players);
    EXPECT_EQ(may_read(ChatRoom::spectators, row.who), row.spectators);
  }
}

TEST(Chat, EachRoomHasItsWriters) {
  using enum ChatRoom;
  EXPECT_EQ(room_to_write({}, player), players);
  EXPECT_EQ(room_to_write({}, ended(player)), players);
  EXPECT_EQ(room_to_write({}, viewer), spectators);
  EXPECT_EQ(room_to_write(spectators, ended(player)), spectators);
  EXPECT_EQ(room_to_write({}, without_account(player)), players);
  for (const auto& refused :
       {room_to_write(players, viewer), room_to_write(spectators, player),
        room_to_write(players, moderating(viewer)), room_to_write({}, without_account(viewer)),
        room_to_write(spectators, without_account(ended(player)))})
    EXPECT_EQ(refused.error().code, Code::forbidden);
}

TEST(Chat, AcceptsALineOfText) {
  EXPECT_EQ(checked_chat_text("  well played  "), "well played");
  EXPECT_EQ(checked_chat_text("спасибо, šaha 🙂"), "спасибо, šaha 🙂");
  EXPECT_EQ(checked_chat_text("<script>alert(1)</script>"), "<script>alert(1)</script>");
  std::string long_enough;
  for (std::size_t i = 0; i < longest_chat_text; ++i) long_enough += "я";
  EXPECT_EQ(checked_chat_text(long_enough), long_enough);
  EXPECT_EQ(checked_chat_text(long_enough + "!").error().code, Code::invalid_field);
}

TEST(Chat, RejectsBlankAndInvisibleText) {
  for (const char* text : {"", "   ", "two\nlines", "a\tb", "bell\a", "\x7f", "\xc2\x85",
                           "\xd8\x9c", "\u200f", "evil\u202etxt", "\u2028", "\u2066x\u2069"})
    EXPECT_EQ(checked_chat_text(text).error().code, Code::invalid_field) << text;
}

RC_GTEST_PROP(Chat, CheckingIsIdempotent, (const std::string& any)) {
  std::string ascii;
  for (const char c : any) ascii += static_cast<char>(c & 0x7f);
  const auto once = checked_chat_text(ascii);
  if (once) RC_ASSERT(checked_chat_text(*once).value() == *once);
}

}  // namespace
}  // namespace crownhead::play
