#include "rules/tournament/pairing/knockout.hpp"

#include <gtest/gtest.h>
#include <rapidcheck.h>
#include <set>

#include "rules/tournament/pairing/draw.hpp"
#include "rules/tournament/points.hpp"
#include "rules/tournament/standings/standings.hpp"
#include "tests/tournament/histories.hpp"
#include "tests/tournament/random_history.hpp"

namespace crownhead::tournament {
namespace {

History knockout_of(int players) { return history_of(players, {.format = Format::knockout}); }

std::set<std::set<int>> pairs_of(const std::vector<Encounter>& encounters) {
  std::set<std::set<int>> pairs;
  for (const Encounter& e : encounters)
    pairs.insert(e.second ? std::set{e.first.number, e.second->number} : std::set{e.first.number});
  return pairs;
}

/// Plays a round in which the lower seat, the better seed, wins each encounter.
void favourites_win(History& history) {
  auto encounters = knockout_round(history);
  for (Encounter& e : encounters)
    for (Game& game : e.games) game.outcome = e.first < *e.second ? first_wins : second_wins;
  history.rounds.push_back(
      {.number = static_cast<int>(history.rounds.size()) + 1, .encounters = std::move(encounters)});
}

TEST(Bracket, KeepsTheTopSeedsApartAsLongAsPossible) {
  EXPECT_EQ(bracket(1), std::vector{1});
  EXPECT_EQ(bracket(2), (std::vector{1, 2}));
  EXPECT_EQ(bracket(4), (std::vector{1, 4, 3, 2}));
  EXPECT_EQ(bracket(8), (std::vector{1, 8, 5, 4, 3, 6, 7, 2}));
}

TEST(Bracket, OfAnySizePairsTheFavouritesOnlyInTheLastRounds) {
  for (int size = 2; size <= 256; size *= 2) {
    std::vector<int> lines = bracket(size);
    for (int left = size; left > 1; left /= 2) {
      std::vector<int> winners;
      for (std::size_t i = 0; i < lines.size(); i += 2) {
        EXPECT_EQ(lines[i] + lines[i + 1], left + 1);
        winners.push_back(std::min(lines[i], lines[i + 1]));
      }
      lines = winners;
    }
  }
}

TEST(Knockout, GivesByesToTheTopSeeds) {
  History history = knockout_of(6);
  EXPECT_EQ(knockout_rounds(6), 3);
  const auto first = knockout_round(history);
  EXPECT_EQ(pairs_of(first), (std::set<std::set<int>>{{1}, {4, 5}, {3, 6}, {2}}));
  EXPECT_EQ(first[0].bye, Bye::free);
  favourites_win(history);
  EXPECT_EQ(pairs_of(knockout_round(history)), (std::set<std::set<int>>{{1, 4}, {2, 3}}));
  favourites_win(history);
  EXPECT_EQ(pairs_of(knockout_round(history)), (std::set<std::set<int>>{{1, 2}}));
  favourites_win(history);
  EXPECT_TRUE(is_drawn_out(history));
  std::vector<int> ranks;
  for (const Standing& line : standings_of(history)) ranks.push_back(line.rank);
  EXPECT_EQ(ranks.front(), 1);
  EXPECT_EQ(standings_of(history)[0].seat, PairingNumber{1});
  EXPECT_EQ(standings_of(history)[1].seat, PairingNumber{2});
}

TEST(Knockout, GivesAByeAfterADoubleForfeitOrIfTheWinnerLeft) {
  History history = knockout_of(8);
  favourites_win(history);
  history.rounds[0].encounters[0].games[0].outcome = both_lose;  // 1 and 8
  history.entrants[1].state = EntrantState::expelled;            // 2, who had won
  EXPECT_EQ(pairs_of(knockout_round(history)), (std::set<std::set<int>>{{4}, {3}}));
}

TEST(Knockout, WaitsForTheLastGame) {
  History history = knockout_of(4);
  favourites_win(history);
  history.rounds[0].encounters[1].games[0].outcome = drawn;
  const auto refused = draw_round(history, {});
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.error().code, Code::no_pairing);
}

// Invariant 6.
TEST(KnockoutProperties, HaveOneDecidingEncounterFewerThanPlayers) {
  EXPECT_TRUE(rc::check("n - 1", [] {
    const int players = *rc::gen::inRange(2, 130);
    Chance chance(*rc::gen::arbitrary<std::uint64_t>());
    History history = knockout_of(players);
    if (chance() % 2 == 0) history.policy.steps = {{.games = 2}, {.games = 1, .until_won = true}};
    int deciding = 0;
    while (!is_drawn_out(history)) {
      auto encounters = draw_round(history, {}).value();
      for (Encounter& e : encounters) {
        if (!e.second) continue;
        while (!is_complete(history.policy, e)) {
          for (Game& game : e.games)
            if (game.outcome == open_game)
              game.outcome = std::array{first_wins, second_wins, drawn}[chance() % 3];
          const int step = e.games.back().step;
          const auto more = next_games(history.policy, e);
          if (!more.empty() && more.front().step > step) {
            int balance = 0;
            for (const Game& game : e.games)
              if (game.step == step)
                balance += game_score(game.outcome)[0] - game_score(game.outcome)[1];
            RC_ASSERT(balance == 0);
          }
          e.games.insert(e.games.end(), more.begin(), more.end());
        }
        RC_ASSERT(winner_of(history.policy, e).has_value());
        ++deciding;
      }
      history.rounds.push_back({.number = static_cast<int>(history.rounds.size()) + 1,
                                .encounters = std::move(encounters)});
    }
    RC_ASSERT(deciding == players - 1);
    RC_ASSERT(static_cast<int>(history.rounds.size()) == planned_rounds(history));
  }));
}

}  // namespace
}  // namespace crownhead::tournament
