#include "rules/play/records/star_record.hpp"

#include <gtest/gtest.h>

#include "tests/play/sample_game.hpp"

namespace crownhead::play {
namespace {

Table table_of(const char* terms = "side 4 men 10 seats 2") {
  return Table(setup_of(three_days_a_move, "star", "classic", terms));
}

TEST(StarRecord, HasTheTagsAndTheRounds) {
  Table table = table_of();
  table.play({"b3-f5", "a14-e13", "f5-e6"});
  EXPECT_EQ(
      write_star(star_record(table.game, {"anna", "ben \"b\""}, "https://example.org/game/5")),
      R"([Event "Rated correspondence game"]
[Site "https://example.org/game/5"]
[Date "2024.01.10"]
[Seats "2"]
[Board "4/10"]
[Rules "star/classic"]
[Seat1 "anna"]
[Seat2 "ben \"b\""]
[TimeControl "1/259200"]

1. b3-f5 a14-e13 2. f5-e6 *
)");
}

TEST(StarRecord, HasThePlacesAfterTheEnd) {
  Table table = table_of("side 3 men 6 seats 2");
  table.does(Resign{Seat::white}).value();
  const auto record = write_star(star_record(table.game, {"anna", "ben"}, "-"));
  EXPECT_NE(record.find("[Places \"2 1\"]\n[Termination \"resignation\"]\n"), record.npos)
      << record;
  EXPECT_TRUE(record.ends_with("\n\n2 1\n")) << record;
}

}  // namespace
}  // namespace crownhead::play
