#include "server/people/presence.hpp"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

namespace crownhead::live {
namespace {

using nlohmann::json;

Presence of_people() { return Presence({false, false}, Instant{10}); }

TEST(Presence, APlayerIsPresentUntilTheLastConnectionCloses) {
  auto presence = of_people();
  EXPECT_EQ(presence.away_since(Seat::white), Instant{10});
  presence.come(Seat::white, "Anna");
  presence.come(Seat::white, "Anna");
  presence.go(Seat::white, "Anna", Instant{20});
  EXPECT_EQ(presence.away_since(Seat::white), std::nullopt);
  EXPECT_EQ(presence.away_since(Seat::black), Instant{10});
  presence.go(Seat::white, "Anna", Instant{30});
  EXPECT_EQ(presence.away_since(Seat::white), Instant{30});
}

TEST(Presence, AMoveWithoutFollowingUpdatesTheLastPresence) {
  auto presence = of_people();
  presence.seen(Seat::black, Instant{40});
  presence.seen(Seat::black, Instant{35});
  EXPECT_EQ(presence.away_since(Seat::black), Instant{40});
}

TEST(Presence, AComputerIsAlwaysPresent) {
  Presence presence({false, true}, Instant{10});
  presence.seen(Seat::black, Instant{40});
  EXPECT_EQ(presence.away_since(Seat::black), std::nullopt);
}

TEST(Presence, CountsSpectatorsAndNamesEachOnce) {
  auto presence = of_people();
  presence.come(std::nullopt, "Carl");
  presence.come(std::nullopt, "Carl");
  presence.come(std::nullopt, "");
  const auto told = [&] { return json::parse(presence.data(true)); };
  EXPECT_EQ(told().at("spectators"), 3);
  EXPECT_EQ(told().at("spectator_names"), json({"Carl"}));
  presence.go(std::nullopt, "Carl", Instant{20});
  EXPECT_EQ(told().at("spectator_names"), json({"Carl"}));
  presence.go(std::nullopt, "Carl", Instant{20});
  EXPECT_EQ(told().at("spectators"), 1);
  EXPECT_EQ(told().at("spectator_names"), json::array());
}

TEST(Presence, NamesAtMostThirtySpectators) {
  auto presence = of_people();
  for (int i = 0; i < 40; ++i) presence.come(std::nullopt, "guest " + std::to_string(i));
  const auto told = json::parse(presence.data(true));
  EXPECT_EQ(told.at("spectators"), 40);
  EXPECT_EQ(told.at("spectator_names").size(), 30U);
}

TEST(Presence, ShowsTheTimeOfDepartureOnlyIfAllowed) {
  auto presence = of_people();
  presence.come(Seat::white, "");
  const auto told = json::parse(presence.data(true));
  EXPECT_EQ(told.at("white"), true);
  EXPECT_EQ(told.at("black_left_ms"), 10);
  EXPECT_TRUE(json::parse(presence.data(false)).at("black_left_ms").is_null());
}

}  // namespace
}  // namespace crownhead::live
