#include "server/wire/game/dice_json.hpp"

#include <gtest/gtest.h>

namespace crownhead::wire {
namespace {

const std::string link(64, 'a');

TEST(DiceLine, IsReadFromEvents) {
  const auto start =
      read_dice_line(R"({"type":"started","game":"7","dice_commitment":")" + link + "\"}");
  EXPECT_EQ(std::get<DiceStart>(*start).commitment, dice::read_hex(link));
  const auto rolled =
      read_dice_line(R"({"type":"rolled","seat":6,"dice":[3,2],"link":")" + link + "\"}");
  const auto& roll = std::get<dice::Rolled>(std::get<dice::Event>(*rolled));
  EXPECT_EQ(roll.seat, 6);
  EXPECT_EQ(roll.dice, (dice::Roll{3, 2}));
  EXPECT_EQ(roll.link, dice::read_hex(link));
}

TEST(DiceLine, HasActsOfEveryType) {
  const auto act = [](std::string_view line) {
    return std::get<dice::Acted>(std::get<dice::Event>(*read_dice_line(line)));
  };
  const auto sent = act(R"({"type":"move","seat":0,"act":"8/5","entropy":"anna"})");
  EXPECT_EQ(sent.seat, 0);
  EXPECT_EQ(sent.act, "8/5");
  EXPECT_EQ(sent.entropy, "anna");
  EXPECT_FALSE(sent.automatic);
  EXPECT_EQ(act(R"({"type":"take","seat":1,"act":"take"})").entropy, "");
  EXPECT_TRUE(act(R"({"seat":1,"act":"-","auto":true})").automatic);
}

TEST(DiceLine, IsEmptyForOtherEvents) {
  for (const std::string_view line : {R"({"type":"chat","text":"hello"})", "{}"})
    EXPECT_TRUE(std::holds_alternative<std::monostate>(*read_dice_line(line))) << line;
}

TEST(DiceLine, IsRefusedWithTheReason) {
  for (const std::string_view line : {"", "[]", "{", "1", "\xff", R"({"type":"started"} x)"})
    EXPECT_EQ(read_dice_line(line).error().code, Code::bad_json) << line;
  for (const auto& [line, detail] : {
           std::pair<std::string, std::string>{R"({"type":"started"})",
                                               "dice_commitment must be 64 hexadecimal digits"},
           {R"({"type":"started","dice_commitment":"zz"})",
            "dice_commitment must be 64 hexadecimal digits"},
           {R"({"type":"rolled","seat":0,"dice":[3,2]})", "link must be 64 hexadecimal digits"},
           {R"({"type":"rolled","seat":0,"dice":[3]})", "dice must be a list of two numbers"},
           {R"({"type":"rolled","seat":0,"dice":[3,4294967298]})",
            "dice must have numbers of one digit"},
           {R"({"type":"rolled","seat":-1,"dice":[3,2]})", "seat must have numbers of one digit"},
           {R"({"act":"8/5"})", "seat must have numbers of one digit"},
           {R"({"seat":0,"act":5})", "act must be a text"},
           {R"({"seat":0,"act":"-","entropy":[]})", "entropy must be a text"},
           {R"({"seat":0,"act":"-","auto":1})", "auto must be true or false"},
       }) {
    EXPECT_EQ(read_dice_line(line).error().code, Code::invalid_field) << line;
    EXPECT_EQ(read_dice_line(line).error().detail, detail) << line;
  }
}

}  // namespace
}  // namespace crownhead::wire
