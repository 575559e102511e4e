#include "rules/dice/verify.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/dice/sample_game.hpp"

namespace crownhead::dice {
namespace {

using testing::HasSubstr;

std::optional<Fault> found(const std::vector<Event>& events) {
  return verify(sample_chain().commitment(), events);
}

TEST(VerifiedDice, MatchTheSampleGame) {
  EXPECT_FALSE(found(sample_game()));
  EXPECT_FALSE(found({}));
}

/// A manipulation of the sample game.
struct Planted {
  std::string name;
  std::function<void(std::vector<Event>&)> change;
  std::size_t event;  ///< where it is detected
  std::string sentence;
};

void PrintTo(const Planted& planted, std::ostream* out) { *out << planted.name; }

Rolled& rolled(std::vector<Event>& events, std::size_t at) { return std::get<Rolled>(events[at]); }
Acted& acted(std::vector<Event>& events, std::size_t at) { return std::get<Acted>(events[at]); }

class PlantedChange : public testing::TestWithParam<Planted> {};

TEST_P(PlantedChange, IsDetected) {
  auto events = sample_game();
  GetParam().change(events);
  const auto fault = found(events);
  ASSERT_TRUE(fault);
  EXPECT_EQ(fault->event, GetParam().event);
  EXPECT_THAT(fault->reason.english, HasSubstr(GetParam().sentence));
}

const std::vector<Planted> changes{
    {"die", [](auto& events) { rolled(events, 6).dice.second = 2; }, 6,
     "Roll 3 of seat 0 has the dice 1 2, but its link and the acts before it give 1 1"},
    {"order_of_the_dice", [](auto& events) { rolled(events, 2).dice = {2, 3}; }, 2,
     "Roll 1 (the opening roll) has the dice 2 3"},
    {"link", [](auto& events) { rolled(events, 4).link[7] ^= 1; }, 4,
     "Roll 2 of seat 1 does not belong to the chain: the SHA-256 of its link is not the link "
     "before."},
    {"first_link", [](auto& events) { rolled(events, 2).link[0] ^= 1; }, 2,
     "is not the commitment."},
    {"last_link", [](auto& events) { rolled(events, 10).link[31] ^= 1; }, 10, "Roll 5 of seat 0"},
    {"roller", [](auto& events) { rolled(events, 4).seat = 0; }, 4, "Roll 2 of seat 0"},
    {"act", [](auto& events) { acted(events, 3).act = "8/5 6/4"; }, 4, "Roll 2 of seat 1"},
    {"seat_of_an_act", [](auto& events) { acted(events, 5).seat = 2; }, 6, "Roll 3 of seat 0"},
    {"entropy", [](auto& events) { acted(events, 5).entropy = "bert-2"; }, 6, "Roll 3 of seat 0"},
    {"entropy_of_a_hello", [](auto& events) { acted(events, 0).entropy = ""; }, 2, "Roll 1 "},
    {"automatic_taken_away", [](auto& events) { acted(events, 9).automatic = false; }, 10,
     "Roll 5 of seat 0"},
    {"automatic_added", [](auto& events) { acted(events, 3).automatic = true; }, 4, "Roll 2 "},
    {"roll_left_out", [](auto& events) { events.erase(events.begin() + 4); }, 5,
     "Roll 2 of seat 0"},
    {"act_left_out", [](auto& events) { events.erase(events.begin() + 3); }, 3, "Roll 2 "},
    {"roll_twice", [](auto& events) { events.insert(events.begin() + 4, events[4]); }, 5,
     "Roll 3 "},
    {"acts_in_another_order", [](auto& events) { std::swap(events[0], events[1]); }, 2, "Roll 1 "},
    {"no_such_roller", [](auto& events) { rolled(events, 4).seat = 7; }, 4,
     "Roll 2: there is no seat 7"},
    {"no_roller", [](auto& events) { rolled(events, 4).seat = -1; }, 4, "there is no seat -1"},
    {"no_such_seat", [](auto& events) { acted(events, 3).seat = 6; }, 3,
     "The act \"8/5 6/5\" has no valid seat: seats are 0 to 5."},
    {"end_of_a_line_in_an_act",
     [](auto& events) { acted(events, 3) = Acted{0, "8/5 6/5\nanna", "-1"}; }, 3,
     "contains a line break"},
    {"too_much_entropy", [](auto& events) { acted(events, 3).entropy = std::string(65, 'x'); }, 3,
     "has more than 64 characters of entropy"},
};

INSTANTIATE_TEST_SUITE_P(Changes, PlantedChange, testing::ValuesIn(changes),
                         [](const auto& test) { return test.param.name; });

TEST(VerifiedDice, MatchTheirCommitment) {
  const auto fault = verify(sample_chain().link(1), sample_game());
  ASSERT_TRUE(fault);
  EXPECT_EQ(fault->event, 2U);
  EXPECT_THAT(fault->reason.english, HasSubstr("is not the commitment."));
}

}  // namespace
}  // namespace crownhead::dice
