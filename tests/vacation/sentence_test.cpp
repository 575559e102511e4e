#include "rules/vacation/sentence.hpp"

#include <gtest/gtest.h>

#include "tests/vacation/zones_of_the_system.hpp"

namespace crownhead::vacation {
namespace {

constexpr Instant now{1'704'888'000'000};

Standing standing(const std::string& name) {
  return {.name = name,
          .policy = {.splits_allowed = 3, .days_allowed = 30, .min_days = 3, .max_days = 15},
          .splits_used = 1,
          .hours_used = 240};
}

std::string told(const std::vector<Choice>& choices, const TypedTimes& times, std::size_t games,
                 const std::string& zone = "Europe/Zagreb") {
  Request request{.tournaments = {}, .times = times, .message = {}};
  for (const Choice& choice : choices)
    if (choice.tournament)
      request.tournaments.push_back(*choice.tournament);
    else
      request.outside_tournaments = true;
  const Zone* found = zone_of_the_system(zone);
  return sentence(book(request, choices, found, now), choices, *found, zone, games);
}

TEST(Sentence, DescribesTheBooking) {
  EXPECT_EQ(told({{TournamentId{1}, standing("Cup")}}, {"1.7.2024", "", "8.7.2024", ""}, 3),
            "7 days from Monday 1 July 00:00 to Monday 8 July 00:00, Zagreb; the last free day is "
            "Sunday 7 July; your clocks in 3 games stand still; part 2 of 3, 17 of 30 days used "
            "then");
}

TEST(Sentence, NamesTheEndTimeUnlessItIsMidnight) {
  EXPECT_EQ(told({{TournamentId{1}, standing("Cup")}}, {"1.7.2024", "9", "8.7.2024", "17"}, 1,
                 "America/New_York"),
            "7 days and 8 hours from Monday 1 July 09:00 to Monday 8 July 17:00, New York; your "
            "clock in 1 game stands still; part 2 of 3, 17.3 of 30 days used then");
}

TEST(Sentence, NamesTheTournamentsIfThereAreSeveral) {
  Standing asks = standing("League");
  asks.policy.approval = Approval::director;
  EXPECT_EQ(told({{TournamentId{1}, standing("Cup")}, {TournamentId{2}, asks}},
                 {"1.7.2024", "", "4.7.2024", ""}, 0),
            "3 days from Monday 1 July 00:00 to Thursday 4 July 00:00, Zagreb; the last free day "
            "is Wednesday 3 July; Cup: part 2 of 3, 13 of 30 days used then; League: part 2 of 3, "
            "13 of 30 days used then, if the director approves");
  EXPECT_EQ(told({{TournamentId{1}, standing("Cup")}, {std::nullopt, standing("")}},
                 {"1.7.2024", "", "4.7.2024", ""}, 0),
            "3 days from Monday 1 July 00:00 to Thursday 4 July 00:00, Zagreb; the last free day "
            "is Wednesday 3 July; Cup: part 2 of 3, 13 of 30 days used then; outside tournaments: "
            "part 2 of 3, 13 of 30 days used then");
}

}  // namespace
}  // namespace crownhead::vacation
