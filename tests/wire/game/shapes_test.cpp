#include "server/wire/game/shapes.hpp"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>
#include <rapidcheck.h>

#include "server/wire/game/wishes.hpp"
#include "tests/play/any_control.hpp"
#include "tests/play/sample_game.hpp"

namespace crownhead::wire {
namespace {

using nlohmann::json;
using play::noon;
using play::Table;

constexpr std::int64_t day_ms = 24 * 3600 * 1000;
const play::TimeControl hundred_days = play::Sessions{
    {{50, {100 * day_ms}}, {10, {10 * day_ms}}}, true, {day_ms}, play::Charge::whole_days};

json control_json(const play::TimeControl& control) {
  return json::parse(time_control_shape(control).take());
}

json clock_json(const Table& table) {
  return json::parse(JsonText::object().add("clock", ClockShape{table.game, table.now}).take())
      .at("clock");
}

TEST(TimeControlShape, MatchesTheContract) {
  EXPECT_EQ(control_json(hundred_days), json::parse(R"({"kind":"sessions",
      "sessions":[{"moves":50,"time_ms":8640000000},{"moves":10,"time_ms":864000000}],
      "carry":true,"grace_ms":86400000,"charge":"whole_days"})"));
  EXPECT_EQ(control_json(play::Unlimited{}), json::parse(R"({"kind":"unlimited"})"));
  EXPECT_EQ(control_json(play::Delay{seconds(300), seconds(12)}),
            json::parse(R"({"kind":"delay","base_ms":300000,"delay_ms":12000})"));
}

TEST(TimeControlShape, RoundTrips) {
  EXPECT_TRUE(rc::check([] {
    const auto control = play::any_valid_control();
    const auto seek = parse_seek(R"({"variant":"russian","time_control":)" +
                                 time_control_shape(control).take() + "}");
    RC_ASSERT(seek.has_value());
    RC_ASSERT(seek->terms.control == control);
  }));
}

TEST(ClockShape, HasTheEndOfADelay) {
  Table table(play::setup_of(play::Delay{seconds(300), seconds(12)}));
  table.play({"32-28"}).wait(seconds(5)).play({"19-23"}).wait(seconds(20)).play({"28x19"});
  EXPECT_EQ(clock_json(table), json({{"white_ms", 292'000},
                                     {"black_ms", 300'000},
                                     {"running", "black"},
                                     {"at_ms", table.now.ms},
                                     {"deadline_ms", table.now.ms + 312'000},
                                     {"free_until_ms", table.now.ms + 12'000},
                                     {"step_ms", 1}}));
}

TEST(ClockShape, HasTheFreeTimeAndTheMovesLeftOfASession) {
  Table table(play::setup_of(hundred_days));
  table.wait({3 * day_ms}).play({"32-28"}).wait(seconds(3600));
  EXPECT_EQ(clock_json(table), json({{"white_ms", 98 * day_ms},
                                     {"black_ms", 100 * day_ms},
                                     {"running", "black"},
                                     {"at_ms", table.now.ms},
                                     {"deadline_ms", noon.ms + (3 + 1 + 100) * day_ms},
                                     {"free_until_ms", noon.ms + (3 + 1) * day_ms},
                                     {"step_ms", day_ms},
                                     {"moves_to_go", {{"white", 49}, {"black", 50}}}}));
}

TEST(ClockShape, HasNoTimesWithoutALimit) {
  Table table(play::setup_of(play::Unlimited{}));
  table.play({"32-28"});
  EXPECT_EQ(clock_json(table), json({{"white_ms", nullptr},
                                     {"black_ms", nullptr},
                                     {"running", "black"},
                                     {"at_ms", noon.ms},
                                     {"deadline_ms", nullptr}}));
}

}  // namespace
}  // namespace crownhead::wire
