#include "rules/play/showing.hpp"

#include <gtest/gtest.h>

#include "rules/play/as_shown.hpp"
#include "tests/play/sample_game.hpp"

namespace crownhead::play {
namespace {

constexpr Showing at_once{}, delayed{Shown::delayed, 5}, at_its_end{Shown::finished};
constexpr PerSeat<UserId> players = {anna, ben};
constexpr UserId carl{3};

TEST(Showing, DelaysOnlySpectatorsAndOnlyWhileTheGameRuns) {
  struct Row {
    Showing showing;
    bool over;
    Viewer viewer;
    std::optional<Instant> until;
  };
  const Instant before = noon - seconds(300), never{INT64_MIN};
  const Row rows[] = {
      {at_once, false, {}, std::nullopt},
      {delayed, false, {}, before},
      {delayed, false, {.user = carl}, before},
      {delayed, false, {.user = carl, .directs = true}, std::nullopt},
      {delayed, false, {.user = anna}, std::nullopt},
      {delayed, false, {.user = ben}, std::nullopt},
      {delayed, true, {}, std::nullopt},
      {at_its_end, false, {}, never},
      {at_its_end, false, {.user = carl}, never},
      {at_its_end, false, {.user = carl, .directs = true}, std::nullopt},
      {at_its_end, false, {.user = ben}, std::nullopt},
      {at_its_end, true, {}, std::nullopt},
  };
  for (const auto& [showing, over, viewer, until] : rows)
    EXPECT_EQ(shown_until(showing, players, over, viewer, noon), until)
        << static_cast<int>(showing.when) << over << viewer.user.value_or(UserId{}).value;
}

TEST(Showing, OfAGameStopsWithItsEnd) {
  auto setup = setup_of();
  setup.showing = delayed;
  Table table(setup);
  EXPECT_EQ(shown_until(table.game, {}, table.now), noon - seconds(300));
  table.does(Resign{Seat::white}).value();
  EXPECT_EQ(shown_until(table.game, {}, table.now), std::nullopt);
}

TEST(AsItWas, HasTheEventsUntilThenAndAlwaysTheStart) {
  Table table(setup_of());
  std::vector<std::pair<std::int64_t, Event>> events = {{1, {noon, Started{table.game.setup()}}}};
  for (const char* move : {"32-28", "19-23", "28x19"}) {
    table.wait(seconds(10));
    const auto made = table.moves(move).value();
    for (const Event& event : made)
      events.emplace_back(static_cast<std::int64_t>(events.size()) + 1, event);
  }
  const auto plies = [&](Instant until) { return as_it_was(events, until).value().ply(); };
  EXPECT_EQ(plies({INT64_MIN}), 0);
  EXPECT_EQ(plies(noon + seconds(10) - Millis{1}), 0);
  EXPECT_EQ(plies(noon + seconds(10)), 1);
  EXPECT_EQ(plies(noon + seconds(29)), 2);
  EXPECT_EQ(as_it_was(events, {INT64_MAX}).value().saved(), table.game.saved());
}

TEST(ShownAt, IsTheTimeOfThePositionShown) {
  Table table(setup_of());
  table.wait(seconds(600)).play({});
  EXPECT_EQ(shown_at(table.game, at_once, table.now), table.now);
  EXPECT_EQ(shown_at(table.game, delayed, table.now), noon + seconds(300));
  EXPECT_EQ(shown_at(table.game, delayed, noon + seconds(10)), noon) << "its start";
  EXPECT_EQ(shown_at(table.game, at_its_end, table.now), noon) << "its clock is stopped";
}

}  // namespace
}  // namespace crownhead::play
