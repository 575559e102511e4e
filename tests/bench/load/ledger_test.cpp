#include "bench/load/ledger.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace crownhead::bench {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::Optional;

std::string event(const std::string& data) {
  return R"({"t":"event","topic":"game/7","v":1,"d":{)" + data + "}}";
}

std::string move_event(int ply, const std::string& move) {
  return event(R"("type":"move","at_ms":5,"by":"white","ply":)" + std::to_string(ply) +
               R"(,"move":")" + move + R"(","fen":"W:W31:B20")");
}

std::string page_of(const std::vector<std::string>& events) {
  std::string items;
  for (const auto& one : events) items += (items.empty() ? "" : ",") + one;
  return R"({"items":[)" + items + R"(],"version":9})";
}

const std::string started = event(R"("type":"started","at_ms":1,"game":"7")");
const std::string ended = event(R"("type":"end","at_ms":9,"result":"2-0")");

class TwoMoves : public testing::Test {
 protected:
  TwoMoves() {
    ledger.began("7");
    ledger.moved("7", 1, "32-28");
    ledger.moved("7", 2, "19x23");
  }

  Ledger ledger;
};

TEST(Ledger, CountsARepeatedMoveOnce) {
  Ledger ledger;
  ledger.began("7");
  ledger.began("12");
  for (int i = 0; i < 2; ++i) ledger.moved("7", 1, "32-28");
  EXPECT_EQ(ledger.moves(), 1u);
  EXPECT_EQ(ledger.moves_of("7"), 1u);
  EXPECT_EQ(ledger.moves_of("12"), 0u);
  EXPECT_EQ(ledger.moves_of("none"), 0u);
  EXPECT_THAT(ledger.games(), ElementsAre("12", "7"));
}

TEST_F(TwoMoves, AcceptsTheAcknowledgedMoves) {
  EXPECT_FALSE(ledger.missing(
      "7", page_of({started, move_event(1, "32-28"), move_event(2, "19x23"), ended})));
}

TEST_F(TwoMoves, AcceptsMoreMoves) {
  EXPECT_FALSE(ledger.missing("7", page_of({started, move_event(1, "32-28"), move_event(2, "19x23"),
                                            move_event(3, "33-28")})));
}

TEST_F(TwoMoves, ReportsAMissingLastMove) {
  EXPECT_THAT(ledger.missing("7", page_of({started, move_event(1, "32-28")})),
              Optional(HasSubstr("game 7: move 2, 19x23, was acknowledged and is missing")));
}

TEST_F(TwoMoves, ReportsAMissingMoveInTheMiddle) {
  EXPECT_THAT(ledger.missing("7", page_of({started, move_event(2, "19x23")})),
              Optional(HasSubstr("move 1, 32-28")));
}

TEST_F(TwoMoves, ReportsAReplacedMove) {
  EXPECT_THAT(
      ledger.missing("7", page_of({started, move_event(1, "32-28"), move_event(2, "20-24")})),
      Optional(HasSubstr("20-24 is in its place")));
}

TEST(Ledger, ReportsAMissingGame) {
  Ledger ledger;
  ledger.began("7");
  EXPECT_THAT(ledger.missing("7", ""), Optional(HasSubstr("game 7 was acknowledged")));
  EXPECT_THAT(ledger.missing("7", R"({"code":"NOT_FOUND"})"), Optional(HasSubstr("missing")));
  EXPECT_FALSE(ledger.missing("7", page_of({started})));
}

}  // namespace
}  // namespace crownhead::bench
