#include "rules/tournament/withdrawal.hpp"

#include <gtest/gtest.h>

#include "rules/tournament/pairing/round_robin.hpp"
#include "tests/tournament/histories.hpp"

namespace crownhead::tournament {
namespace {

/// Returns a round robin of five with all rounds drawn; the games of the first `played` rounds are
/// draws.
History five_after(int played) {
  History history = history_of(5, {.all_at_once = true});
  for (int number = 1; number <= 5; ++number) {
    auto encounters = round_robin_round(history, number);
    if (number <= played)
      for (Encounter& e : encounters)
        for (Game& game : e.games) game.outcome = drawn;
    history.rounds.push_back({.number = number, .encounters = std::move(encounters)});
  }
  return history;
}

std::vector<GameOutcome> outcomes(const std::vector<Ruling>& rulings) {
  std::vector<GameOutcome> list;
  for (const Ruling& ruling : rulings) list.push_back(ruling.outcome);
  return list;
}

// In Berger's table of five, 1, 4, 2, 5, 3 are free in turn: seat 5 plays rounds 1, 2, 3 and 5.
TEST(Withdrawal, AnnulsTheGamesIfHalfOrFewerArePlayed) {
  for (const int played : {0, 1, 2}) {
    const History history = five_after(played);
    EXPECT_TRUE(leaves_nothing(history, {5}));
    EXPECT_EQ(outcomes(withdrawal_rulings(history, {5})), std::vector(4, annulled));
  }
}

TEST(Withdrawal, ForfeitsTheRestIfMoreThanHalfArePlayed) {
  const History history = five_after(3);
  EXPECT_FALSE(leaves_nothing(history, {5}));
  const auto rulings = withdrawal_rulings(history, {5});
  ASSERT_EQ(rulings.size(), 1U);
  EXPECT_EQ(rulings[0].round, 5);
  const Encounter& last =
      history.rounds[4].encounters[static_cast<std::size_t>(rulings[0].board) - 1];
  EXPECT_EQ(rulings[0].outcome, last.first == PairingNumber{5} ? second_forfeit : first_forfeit);
}

TEST(Withdrawal, IsIdempotent) {
  for (const int played : {2, 3}) {
    History history = five_after(played);
    history.entrants[4].state = EntrantState::withdrawn;
    for (const Ruling& ruling : withdrawal_rulings(history, {5}))
      history.rounds[static_cast<std::size_t>(ruling.round) - 1]
          .encounters[static_cast<std::size_t>(ruling.board) - 1]
          .games[ruling.game]
          .outcome = ruling.outcome;
    EXPECT_TRUE(withdrawal_rulings(history, {5}).empty());
    EXPECT_EQ(leaves_nothing(history, {5}), played == 2);
  }
}

// Seats 5 and 1 meet in the last round.
TEST(Withdrawal, OfBothPlayersIsALossForBoth) {
  History history = five_after(4);
  history.entrants[0].state = EntrantState::withdrawn;
  EXPECT_EQ(outcomes(withdrawal_rulings(history, {5})), std::vector{both_lose});
}

TEST(Withdrawal, FromASwissKeepsThePlayedGames) {
  History history = history_of(4, {.format = Format::swiss, .rounds = 3});
  history.rounds.push_back({.number = 1, .encounters = {single(1, 1, 3, first_wins)}});
  history.rounds.push_back({.number = 2, .encounters = {single(1, 4, 1, open_game)}});
  EXPECT_EQ(withdrawal_rulings(history, {1}),
            (std::vector<Ruling>{{.round = 2, .board = 1, .game = 0, .outcome = first_forfeit}}));
}

}  // namespace
}  // namespace crownhead::tournament
