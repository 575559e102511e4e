#include "rules/play/openings/opening.hpp"

#include <gtest/gtest.h>

#include "tests/play/sample_game.hpp"

namespace crownhead::play {
namespace {

const draughts::Variant& international = *draughts::find_variant("international");
const draughts::Variant& russian = *draughts::find_variant("russian");

TEST(Opening, IsWrittenLikeTheRecord) {
  struct Row {
    const draughts::Variant& variant;
    const char* text;
    const char* opening;
  };
  for (const auto& [variant, text, opening] :
       {Row{international, "32-28", "32-28"},
        Row{international, "1. 32-28 19-23 2. 28x19 14x23", "32-28 19-23 28x19 14x23"},
        Row{international, "  32-28\n19-23  ", "32-28 19-23"},
        Row{russian, "c3-d4 d6-c5", "c3-d4 d6-c5"}})
    EXPECT_EQ(read_opening(variant, text), opening) << text;
}

TEST(Opening, MustBeLegalAndShort) {
  EXPECT_EQ(read_opening(international, "").error().code, Code::invalid_field);
  EXPECT_EQ(read_opening(international, "1.").error().code, Code::invalid_field);
  EXPECT_FALSE(read_opening(international, "c3-d4"));
  EXPECT_FALSE(read_opening(international, "32-28 32-28"));
  const auto long_one = read_opening(
      international, "31-27 20-25 36-31 15-20 41-36 10-15 46-41 5-10 34-30 25x34 39x30");
  ASSERT_FALSE(long_one);
  EXPECT_EQ(long_one.error().code, Code::invalid_field);
}

TEST(Opening, HasTheFirstTenPliesOfTheGame) {
  const char* const moves[] = {"31-27", "20-25", "36-31", "15-20", "41-36", "10-15",
                               "46-41", "5-10",  "34-30", "25x34", "39x30"};
  play::Setup setup{.terms = {.variant = "international",
                              .ruleset = "fmjd",
                              .start_fen = std::string(international.start_fen),
                              .control = PerMove{seconds(86400)},
                              .rated = false},
                    .players = {UserId{1}, UserId{2}}};
  auto game = Game::begin(setup, Instant{0}).value();
  EXPECT_EQ(opening_of(game), "");
  for (const char* move : moves) {
    const auto events = decide(game, MakeMove{game.turn(), game.ply(), move, false}, Instant{0});
    for (const Event& event : events.value()) apply(game, event);
  }
  EXPECT_EQ(opening_of(game), "31-27 20-25 36-31 15-20 41-36 10-15 46-41 5-10 34-30 25x34");

  setup.terms.start_fen = "W:W31,32:B1,2";
  auto elsewhere = Game::begin(setup, Instant{0}).value();
  const auto events = decide(elsewhere, MakeMove{Seat::white, 0, "32-28", false}, Instant{0});
  for (const Event& event : events.value()) apply(elsewhere, event);
  EXPECT_EQ(opening_of(elsewhere), "");
}

}  // namespace
}  // namespace crownhead::play
