#include "rules/dxp/message.hpp"

#include <algorithm>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <random>
#include <rapidcheck.h>
#include <string>
#include <utility>
#include <vector>

namespace crownhead::dxp {
namespace {

using draughts::Bitboard;
using draughts::Color;
using draughts::Position;
using draughts::Square;

std::string padded(std::string name) {
  name.resize(longest_name, ' ');
  return name;
}

Bitboard squares(std::initializer_list<int> numbers) {
  Bitboard board;
  for (const int number : numbers) board.insert(static_cast<Square>(number - 1));
  return board;
}

Position small_start() {
  Position start;
  start.turn = Color::black;
  start.men[slot(Color::white)] = squares({31, 50});
  start.kings[slot(Color::white)] = squares({1});
  start.men[slot(Color::black)] = squares({20});
  start.kings[slot(Color::black)] = squares({46});
  return start;
}

const std::string small_start_text =
    "ZW" + std::string(18, 'e') + "z" + std::string(10, 'e') + "w" + std::string(14, 'e') + "Zeeew";

/// Each message with its text.
const std::vector<std::pair<Message, std::string>> messages = {
    {GameRequest{.name = "Anna 1.0", .follower = Color::black, .minutes = 65, .moves = 75},
     "R01" + padded("Anna 1.0") + "Z065075A"},
    {GameRequest{
         .name = "A", .follower = Color::white, .minutes = 999, .moves = 0, .start = small_start()},
     "R01" + padded("A") + "W999000B" + small_start_text},
    {OtherVersion{2}, "R02"},
    {GameAnswer{"Bert", Acceptance::accepted}, "A" + padded("Bert") + "0"},
    {GameAnswer{std::string(32, 'b'), Acceptance::no_game}, "A" + std::string(32, 'b') + "3"},
    {MoveMade{.seconds = 12, .move = {.from = 5, .to = 10}}, "M0012061100"},
    {MoveMade{.seconds = 9999,
              .move = {.from = 4, .to = 24, .captured = squares({12, 20, 22, 23})}},
     "M9999052504"
     "12202223"},
    {GameEnd{EndReason::unsaid, false}, "E00"},
    {GameEnd{EndReason::won, true}, "E31"},
    {Chat{"What do you think?"}, "CWhat do you think?"},
    {Chat{std::string(longest_chat, 'x')}, "C" + std::string(longest_chat, 'x')},
    {BackRequest{5, Color::black}, "B005Z"},
    {BackAnswer{BackAcceptance::not_supported}, "K1"},
};

TEST(DxpMessage, IsWrittenInFixedFields) {
  for (const auto& [message, text] : messages) EXPECT_EQ(write_message(message), text);
}

TEST(DxpMessage, RoundTrips) {
  for (const auto& [message, text] : messages) {
    const auto read = read_message(text);
    ASSERT_TRUE(read) << text << ": " << read.error().detail;
    EXPECT_EQ(*read, message) << text;
  }
}

TEST(DxpMessage, ListsCapturedPiecesInAnyOrder) {
  EXPECT_EQ(read_message("M001205250422122320"), read_message("M001205250412202223"));
}

TEST(DxpMessage, MayHaveAnyLayoutInAnotherVersion) {
  EXPECT_EQ(read_message("R07 something else"), Message(OtherVersion{7}));
}

TEST(DxpMessage, IsRejectedIfTruncatedOrTooLong) {
  for (const auto& [message, text] : messages) {
    if (text.front() == 'C' || text == "R02") continue;
    EXPECT_FALSE(read_message(text + "0")) << text;
    for (std::size_t size = 0; size < text.size(); ++size)
      EXPECT_FALSE(read_message(text.substr(0, size))) << text.substr(0, size);
  }
}

TEST(DxpMessage, IsRejectedWithTheFaultyPart) {
  const std::string request = "R01" + padded("Anna");
  for (const auto& [text, why] : std::vector<std::pair<std::string, std::string>>{
           {"", "empty"},
           {"X00", "no message begins with 'X'"},
           {"m0012061100", "no message begins with 'm'"},
           {"C", "the chat is empty"},
           {"C" + std::string(127, 'x'), "longer than 127"},
           {"Cna\xc3\xafve", "not of ASCII"},
           {std::string("Cx\0y", 4), "not of ASCII"},
           {"R01" + padded(" Anna") + "W060075A", "name must begin with no blank"},
           {"R01" + padded("An\na") + "W060075A", "name must begin with no blank"},
           {"R0x", "the version is not of 2 digits"},
           {request + "B060075A", "the follower's colour is neither W nor Z"},
           {request + "W 60075A", "the thinking time is not of 3 digits"},
           {request + "W060-75A", "the number of moves is not of 3 digits"},
           {request + "W060075C", "the kind of start is neither A nor B"},
           {request + "W060075B", "the side to move is cut off"},
           {request + "W060075BW" + std::string(49, 'e') + "k", "has a letter other than"},
           {"A" + padded("Bert") + "4", "the acceptance is not from 0 to 3"},
           {"M0012001100", "the square it goes from is not from 1 to 50"},
           {"M0012065100", "the square it goes to is not from 1 to 50"},
           {"M00120611"
            "21",
            "the number of captured pieces is not from 0 to 20"},
           {"M0012052502"
            "2222",
            "a captured piece is missing or there twice"},
           {"M0012052502"
            "22",
            "a captured piece is cut off"},
           {"E40", "the reason is not from 0 to 3"},
           {"E02", "the stop code is not from 0 to 1"},
           {"B000W", "the move to go back to is not from 1 to 999"},
           {"K3", "the acceptance is not from 0 to 2"},
       }) {
    const auto read = read_message(text);
    ASSERT_FALSE(read) << text;
    EXPECT_EQ(read.error().code, Code::bad_notation);
    EXPECT_THAT(read.error().detail, testing::HasSubstr(why));
  }
}

TEST(DxpMessage, IsReadableWhateverItsTextsContain) {
  EXPECT_EQ(write_message(Chat{"na\xc3\xafve\n"}), "Cna??ve?");
  EXPECT_EQ(write_message(Chat{std::string(500, 'x')}).size(), longest_message);
  EXPECT_TRUE(read_message(write_message(GameAnswer{std::string(99, 'n'), Acceptance::accepted})));
}

/// A text is either refused or written back unchanged, except for the order of captured pieces and
/// the characters of a chat.
void expect_whole(const std::string& text) {
  const auto read = read_message(text);
  if (!read) return RC_ASSERT(!read.error().detail.empty());
  const std::string written = write_message(*read);
  if (!std::holds_alternative<OtherVersion>(*read)) RC_ASSERT(written.size() == text.size());
  if (!std::holds_alternative<Chat>(*read)) {
    const bool same = read_message(written) == read;
    RC_ASSERT(same);
  }
}

TEST(AnyText, IsRejectedOrReadCompletely) {
  const bool holds = rc::check([] {
    auto text = *rc::gen::container<std::string>(rc::gen::arbitrary<char>());
    text.insert(0, 1, *rc::gen::elementOf(std::string("RAMECBK")));
    expect_whole(text);
  });
  EXPECT_TRUE(holds);
}

TEST(AnyText, ThatIsNearlyAMessageIsRejectedOrReadCompletely) {
  const bool holds = rc::check([] {
    std::string text = (*rc::gen::elementOf(messages)).second;
    const int changes = *rc::gen::inRange(0, 4);
    for (int i = 0; i < changes; ++i) {
      const auto at = *rc::gen::inRange<std::size_t>(0, text.size());
      text[at] = *rc::gen::elementOf(std::string("0123456789WZABwze x\x7f\x80"));
    }
    expect_whole(text);
  });
  EXPECT_TRUE(holds);
}

}  // namespace
}  // namespace crownhead::dxp
