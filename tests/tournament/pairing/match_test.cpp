#include "rules/tournament/pairing/match.hpp"

#include <gtest/gtest.h>

#include "tests/tournament/histories.hpp"

namespace crownhead::tournament {
namespace {

/// Results are the first entrant's: '1', '=' or '0'.
void play(History& history, const std::string& results) {
  for (const char result : results) {
    auto encounters = match_round(history);
    ASSERT_EQ(encounters.size(), 1U);
    const bool own = encounters[0].first == PairingNumber{1};
    encounters[0].games[0].outcome = result == '='            ? drawn
                                     : (result == '1') == own ? first_wins
                                                              : second_wins;
    history.rounds.push_back({.number = static_cast<int>(history.rounds.size()) + 1,
                              .encounters = std::move(encounters)});
  }
}

TEST(Match, ChangesColoursFromRoundToRound) {
  History history = history_of(2, {.format = Format::match, .rounds = 4});
  const PairingNumber white = match_round(history)[0].first;
  play(history, "=");
  EXPECT_NE(match_round(history)[0].first, white);
  play(history, "=");
  EXPECT_EQ(match_round(history)[0].first, white);
}

TEST(Match, OverItsRoundsIsWonByThePlayerWithMorePoints) {
  History history = history_of(2, {.format = Format::match, .rounds = 3});
  play(history, "1=");
  EXPECT_FALSE(match_is_over(history));
  EXPECT_EQ(match_winner(history), std::nullopt);
  play(history, "=");
  EXPECT_TRUE(match_is_over(history));
  EXPECT_EQ(match_winner(history), PairingNumber{1});
  EXPECT_TRUE(match_round(history).empty());
}

TEST(Match, MayEndInATie) {
  History history = history_of(2, {.format = Format::match, .rounds = 2});
  play(history, "10");
  EXPECT_TRUE(match_is_over(history));
  EXPECT_EQ(match_winner(history), std::nullopt);
}

TEST(Match, FirstToSoManyPointsEndsWhenThatIsReached) {
  History history = history_of(2, {.format = Format::match, .first_to = 14});
  play(history, "00==1");
  EXPECT_FALSE(match_is_over(history));
  play(history, "0");
  EXPECT_TRUE(match_is_over(history));
  EXPECT_EQ(match_winner(history), PairingNumber{2});
}

TEST(Match, EndsWhenAPlayerLeaves) {
  History history = history_of(2, {.format = Format::match, .rounds = 4});
  history.entrants[1].state = EntrantState::withdrawn;
  EXPECT_TRUE(match_is_over(history));
}

}  // namespace
}  // namespace crownhead::tournament
