#include "server/wire/tournament/pairings_body.hpp"

#include <gtest/gtest.h>
#include <string>

#include "rules/tournament/pairing/broken_rules.hpp"

namespace crownhead::wire {
namespace {

using namespace tournament;

/// Returns the fields that are wrong: "swap, bye.kind".
std::string wrong_in(const std::string& body) {
  const auto read = parse_pairings(body);
  std::string fields;
  if (read) return fields;
  for (const FieldError& error : read.error().fields)
    fields += (fields.empty() ? "" : ", ") + error.field;
  return fields;
}

TEST(PairingsBody, ReadsEachChange) {
  const auto name = [](const char* body) {
    return std::string(change_name(*parse_pairings(body).value().change));
  };
  EXPECT_EQ(name(R"({"swap":[[1,0],[2,1]]})"), "swap");
  EXPECT_EQ(name(R"({"turn":[1,2]})"), "turn");
  EXPECT_EQ(name(R"({"pair":[[1,2],[3,4]]})"), "pair");
  EXPECT_EQ(name(R"({"keep":[1],"redraw":true})"), "redraw");
  EXPECT_EQ(name(R"({"redraw":true})"), "redraw");
  EXPECT_EQ(name(R"({"bye":{"board":1,"seat":1,"kind":"half"}})"), "bye");
  EXPECT_EQ(name(R"({"order":[2,1]})"), "order");
  const auto swap = std::get<SwapPlayers>(
      *parse_pairings(R"({"swap":[[1,0],[2,1]],"confirmed":["MET_BEFORE"],"reason":"r"})")
           .value()
           .change);
  EXPECT_EQ(swap.one, (BoardPlace{.board = 1}));
  EXPECT_EQ(swap.other, (BoardPlace{.board = 2, .second = true}));
}

TEST(PairingsBody, APreviewMayHaveNoChange) {
  EXPECT_FALSE(parse_pairings(R"({"preview":true})").value().change);
  EXPECT_EQ(wrong_in("{}"), "change");
  EXPECT_EQ(wrong_in(R"({"turn":[1],"order":[1],"preview":true})"), "change");
}

TEST(PairingsBody, NamesWhatIsWrong) {
  EXPECT_EQ(wrong_in(R"({"swap":[[1,0]]})"), "swap");
  EXPECT_EQ(wrong_in(R"({"swap":[[1,0],[2,2]]})"), "swap");
  EXPECT_EQ(wrong_in(R"({"swap":[[0,0],[2,1]]})"), "swap");
  EXPECT_EQ(wrong_in(R"({"swap":"1"})"), "swap");
  EXPECT_EQ(wrong_in(R"({"turn":[1.5]})"), "turn");
  EXPECT_EQ(wrong_in(R"({"turn":[99999999999]})"), "turn");
  EXPECT_EQ(wrong_in(R"({"pair":[[1]]})"), "pair");
  EXPECT_EQ(wrong_in(R"({"bye":{"board":0,"seat":2,"kind":"full"}})"),
            "bye.kind, bye.board, bye.seat");
  EXPECT_EQ(wrong_in(R"({"turn":[1],"confirmed":["MET"]})"), "confirmed");
  EXPECT_EQ(wrong_in(R"({"keep":[1]})"), "change") << "without redraw there is nothing to do";
  EXPECT_EQ(wrong_in(R"({"turn":[1],"what":1})"), "what");
  std::string many = "[1";
  for (int i = 0; i < 2'000; ++i) many += ",1";
  EXPECT_EQ(wrong_in(R"({"order":)" + many + "]}"), "order");
}

}  // namespace
}  // namespace crownhead::wire
