#include "bench/load/message_text.hpp"

#include <gtest/gtest.h>

namespace crownhead::bench {
namespace {

constexpr std::string_view ack =
    R"({"t":"ack","id":"5-a","v":13,"d":{"type":"move","ply":2,"move":"19x23","by":null,)"
    R"("text":"a \"ply\":9, said"}})";

TEST(MessageText, ReadsTextsAndNumbers) {
  EXPECT_EQ(text_member(ack, "t"), "ack");
  EXPECT_EQ(text_member(ack, "id"), "5-a");
  EXPECT_EQ(text_member(ack, "move"), "19x23");
  EXPECT_EQ(number_member(ack, "v"), 13);
  EXPECT_EQ(number_member(ack, "ply"), 2);
}

TEST(MessageText, DoesNotEndATextAtAnEscapedQuote) {
  EXPECT_EQ(text_member(ack, "text"), R"(a \"ply\":9, said)");
  EXPECT_EQ(number_member(R"({"text":"\"ply\":9","ply":3})", "ply"), 3);
}

TEST(MessageText, FindsNothingIfTheMemberIsMissing) {
  for (const auto* name : {"by", "none", "ply"}) EXPECT_EQ(text_member(ack, name), "") << name;
  for (const auto* name : {"by", "none", "move"}) EXPECT_FALSE(number_member(ack, name)) << name;
  EXPECT_EQ(text_member(R"({"cut":"of)", "cut"), "of");
  EXPECT_EQ(text_member("", "t"), "");
}

}  // namespace
}  // namespace crownhead::bench
