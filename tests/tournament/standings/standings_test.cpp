#include "rules/tournament/standings/standings.hpp"

#include <algorithm>
#include <gtest/gtest.h>
#include <numeric>
#include <rapidcheck.h>

#include "rules/tournament/pairing/draw.hpp"
#include "rules/tournament/points.hpp"
#include "rules/tournament/standings/tiebreaks.hpp"
#include "server/adapters/matching.hpp"
#include "tests/tournament/histories.hpp"
#include "tests/tournament/random_history.hpp"

namespace crownhead::tournament {
namespace {

using Values = std::vector<std::vector<std::int64_t>>;

const Policy one_half_zero = {
    .format = Format::swiss, .rounds = 3, .points = {.win = 2, .draw = 1, .bye = 2, .half_bye = 1}};

/// Half points at the end: 5, 1, 4, 2. PairingNumber 3 has a bye and a win by forfeit, seat 2 was
/// absent once.
History four() {
  History history = history_of(4, one_half_zero);
  history.rounds = {
      {.number = 1, .encounters = {single(1, 1, 3, first_wins), single(2, 2, 4, drawn)}},
      {.number = 2,
       .encounters = {single(1, 4, 1, drawn), bye_of(2, 3, Bye::pairing), bye_of(3, 2, Bye::zero)}},
      {.number = 3, .encounters = {single(1, 2, 1, second_wins), single(2, 3, 4, first_forfeit)}}};
  return history;
}

Values values_of(const History& history, TieBreak kind) {
  return tiebreak_values(history, score_cards_of(history), kind);
}

// Computed by hand from the table above; the ratings are 2390, 2380, 2370 and 2360.
TEST(TieBreaks, MatchTheRulesPage) {
  struct Row {
    TieBreak kind;
    Values values;
  };
  for (const auto& [kind, values] : {Row{TieBreak::solkoff, {{7}, {11}, {8}, {10}}},
                                     Row{TieBreak::solkoff_median, {{2}, {4}, {2}, {4}}},
                                     Row{TieBreak::solkoff_short, {{6}, {9}, {7}, {9}}},
                                     Row{TieBreak::solkoff_full, {{6, 4}, {9, 5}, {7, 5}, {9, 5}}},
                                     Row{TieBreak::solkoff_plus, {{29}, {17}, {7}, {18}}},
                                     Row{TieBreak::sonneborn_berger, {{12}, {2}, {6}, {6}}},
                                     Row{TieBreak::wins, {{2}, {0}, {0}, {0}}},
                                     Row{TieBreak::progressive, {{10}, {3}, {6}, {5}}},
                                     Row{TieBreak::shmulyan, {{5}, {-5}, {-5}, {0}}},
                                     Row{TieBreak::performance, {{2643}, {2182}, {1590}, {2385}}},
                                     Row{TieBreak::lot, {{4}, {3}, {2}, {1}}}})
    EXPECT_EQ(values_of(four(), kind), values) << tiebreak_name(kind);
}

TEST(TieBreaks, CountThePointsOfPlayedMatches) {
  History history = history_of(3, {.format = Format::round_robin, .cycles = 2});
  const auto match = [](Encounter encounter, int first, int second) {
    encounter.games.front().match_points = {first, second};
    return encounter;
  };
  history.rounds = {{.number = 1, .encounters = {match(single(1, 1, 2, first_wins), 5, 3)}},
                    {.number = 2, .encounters = {match(single(1, 3, 1, second_wins), 2, 7)}},
                    {.number = 3, .encounters = {match(single(1, 2, 3, first_forfeit), 5, 0)}},
                    {.number = 4, .encounters = {single(1, 2, 1, second_wins)}}};
  EXPECT_EQ(values_of(history, TieBreak::match_points), (Values{{7}, {-2}, {-5}}));
  EXPECT_EQ(values_of(four(), TieBreak::match_points), (Values{{0}, {0}, {0}, {0}}));
  history.policy.tiebreaks = {TieBreak::match_points};
  const auto standings = standings_of(history);
  EXPECT_EQ(standings[0].tiebreaks, (std::vector{TieBreakValue{TieBreak::match_points, {7}}}));
  const auto table = crosstable_of(history);
  EXPECT_EQ(table[0].cells[1].line.matches, (std::vector<std::array<int, 2>>{{7, 2}}));
}

TEST(TieBreaks, CountAnUnplayedRoundAsThePolicySays) {
  History history = four();
  history.policy.unplayed = UnplayedRounds::zero;
  EXPECT_EQ(values_of(history, TieBreak::solkoff), (Values{{7}, {7}, {5}, {6}}));
  EXPECT_EQ(values_of(history, TieBreak::sonneborn_berger), (Values{{12}, {2}, {0}, {6}}));
  history.policy.unplayed = UnplayedRounds::own_score;
  EXPECT_EQ(values_of(history, TieBreak::solkoff), (Values{{7}, {8}, {13}, {8}}));
  EXPECT_EQ(values_of(history, TieBreak::sonneborn_berger), (Values{{12}, {2}, {16}, {6}}));
}

// Three players with a bye each: C in round 1, B in round 2, A in round 3.
TEST(TieBreaks, CountAByeInSonnebornBergerAsThePolicySays) {
  History history = history_of(3, {.format = Format::swiss, .rounds = 3});
  history.rounds = {
      {.number = 1, .encounters = {single(1, 1, 2, first_wins), bye_of(2, 3, Bye::pairing)}},
      {.number = 2, .encounters = {single(1, 1, 3, first_wins), bye_of(2, 2, Bye::pairing)}},
      {.number = 3, .encounters = {single(1, 2, 3, first_wins), bye_of(2, 1, Bye::pairing)}}};
  EXPECT_EQ(values_of(history, TieBreak::sonneborn_berger), (Values{{40}, {12}, {8}}));
  history.policy.unplayed = UnplayedRounds::zero;
  EXPECT_EQ(values_of(history, TieBreak::sonneborn_berger), (Values{{24}, {8}, {0}}));
}

TEST(TieBreaks, CountForfeitsGameByGameInARoundRobin) {
  History history = history_of(2, {.games_per_encounter = 2});
  const auto of_two_games = [&](GameOutcome one, GameOutcome other) {
    history.rounds = {{.number = 1,
                       .encounters = {{.board = 1,
                                       .first = {1},
                                       .second = PairingNumber{2},
                                       .games = {{.outcome = one}, {.outcome = other}}}}}};
    return score_cards_of(history);
  };
  // The opponent has 0 points, then 2, then 4; the factor is four, three and two.
  auto cards = of_two_games(first_forfeit, first_forfeit);
  EXPECT_EQ(values_of(history, TieBreak::sonneborn_berger), (Values{{0}, {0}}));
  EXPECT_EQ(values_of(history, TieBreak::shmulyan), (Values{{0}, {-16}}));
  cards = of_two_games(drawn, first_forfeit);
  EXPECT_EQ(cards[1].points, 2);
  EXPECT_EQ(values_of(history, TieBreak::sonneborn_berger), (Values{{3 * 2}, {1 * 6}}));
  cards = of_two_games(second_forfeit, first_wins);
  EXPECT_EQ(values_of(history, TieBreak::sonneborn_berger), (Values{{2 * 4}, {2 * 4}}));
  cards = of_two_games(both_lose, first_wins);
  EXPECT_EQ(values_of(history, TieBreak::shmulyan), (Values{{0}, {-2 * 4}}));
}

TEST(TieBreaks, CountTwoForfeitsAsTwoGamesWon) {
  History history = history_of(3, {.games_per_encounter = 2});
  history.rounds = {
      {.number = 1,
       .encounters = {{.board = 1,
                       .first = {1},
                       .second = PairingNumber{2},
                       .games = {{.outcome = first_forfeit}, {.outcome = first_forfeit}}}}},
      {.number = 2,
       .encounters = {{.board = 1,
                       .first = {2},
                       .second = PairingNumber{3},
                       .games = {{.outcome = first_wins}, {.outcome = drawn}}}}}};
  EXPECT_EQ(values_of(history, TieBreak::sonneborn_berger).front(),
            (std::vector<std::int64_t>{24}));
}

TEST(TieBreaks, HaveNames) {
  for (int kind = 0; kind <= static_cast<int>(TieBreak::match_points); ++kind)
    EXPECT_EQ(tiebreak_named(tiebreak_name(static_cast<TieBreak>(kind))),
              static_cast<TieBreak>(kind));
  EXPECT_EQ(tiebreak_named("buchholz"), std::nullopt);
}

TEST(Performance, IsSymmetric) {
  EXPECT_EQ(performance_difference(50), 0);
  EXPECT_EQ(performance_difference(100), 800);
  EXPECT_EQ(performance_difference(0), -800);
  EXPECT_EQ(performance_difference(75), 193);
  EXPECT_EQ(performance_difference(25), -193);
}

std::vector<std::pair<int, int>> ranks_of(const History& history) {
  std::vector<std::pair<int, int>> ranks;
  for (const Standing& line : standings_of(history))
    ranks.emplace_back(line.rank, line.seat.number);
  return ranks;
}

using Ranks = std::vector<std::pair<int, int>>;

TEST(Standings, ShareARankIfTheKeysAreEqual) {
  History history = history_of(4, one_half_zero);
  history.rounds = {
      {.number = 1, .encounters = {single(1, 4, 1, first_wins), single(2, 2, 3, first_wins)}}};
  EXPECT_EQ(ranks_of(history), (Ranks{{1, 2}, {1, 4}, {3, 1}, {3, 3}}));
  history.policy.tiebreaks = {TieBreak::performance};
  EXPECT_EQ(ranks_of(history), (Ranks{{1, 4}, {2, 2}, {3, 3}, {4, 1}}));
}

TEST(Standings, ApplyTheDirectEncounterOnlyToTiedPlayers) {
  History history = history_of(4, {.points = one_half_zero.points,
                                   .tiebreaks = {TieBreak::direct_encounter, TieBreak::wins}});
  history.rounds = {
      {.number = 1, .encounters = {single(1, 1, 4, second_wins), single(2, 2, 3, first_wins)}},
      {.number = 2, .encounters = {single(1, 4, 3, drawn), single(2, 1, 2, first_wins)}},
      {.number = 3, .encounters = {single(1, 2, 4, drawn), single(2, 3, 1, second_wins)}}};
  // 1 and 4 have four half points, and 4 has beaten 1; 2 has three, 3 has one.
  EXPECT_EQ(ranks_of(history), (Ranks{{1, 4}, {2, 1}, {3, 2}, {4, 3}}));
  const auto standings = standings_of(history);
  EXPECT_EQ(standings[0].tiebreaks[0], (TieBreakValue{TieBreak::direct_encounter, {2}}));
  EXPECT_EQ(standings[1].tiebreaks[0], (TieBreakValue{TieBreak::direct_encounter, {0}}));
  history.rounds[0].encounters[0].games[0].outcome = annulled;
  history.entrants[3].state = EntrantState::withdrawn;
  EXPECT_EQ(standings_of(history)[0].seat, PairingNumber{1});
}

TEST(Standings, IgnoreTheDirectEncounterUnlessAllTiedPlayersHaveMet) {
  History history = history_of(3, one_half_zero);
  history.policy.tiebreaks = {TieBreak::direct_encounter};
  history.rounds = {{.number = 1, .encounters = {single(1, 1, 2, first_wins)}},
                    {.number = 2, .encounters = {bye_of(1, 3, Bye::pairing)}},
                    {.number = 3, .encounters = {bye_of(1, 2, Bye::pairing)}}};
  EXPECT_EQ(ranks_of(history), (Ranks{{1, 1}, {1, 2}, {1, 3}}));
}

/// Returns a round robin of `n` with these results, in the order 1-2, 1-3, … , 2-3, …
History all_against_all(int n, const std::vector<GameOutcome>& outcomes) {
  History history = history_of(n, {});
  history.policy.tiebreaks = {TieBreak::direct_encounter, TieBreak::wins};
  auto outcome = outcomes.begin();
  for (int a = 1; a <= n; ++a)
    for (int b = a + 1; b <= n; ++b)
      history.rounds.push_back({.number = static_cast<int>(history.rounds.size()) + 1,
                                .encounters = {single(1, a, b, *outcome++)}});
  return history;
}

// FIDE C.07 6.2: 1 to 4 are equal; among them 1 and 2 have four half points, 3 and 4 two.
TEST(Standings, ApplyTheDirectEncounterAgainToPlayersStillTied) {
  const History history = all_against_all(
      6, {first_wins, drawn, drawn, second_wins, drawn, first_wins, first_wins, second_wins, drawn,
          drawn, first_wins, drawn, first_wins, drawn, second_wins});
  EXPECT_EQ(ranks_of(history), (Ranks{{1, 6}, {2, 1}, {3, 2}, {4, 3}, {4, 4}, {6, 5}}));
}

// FIDE C.07 6.1.1.
TEST(Standings, ARoundRobinCountsAForfeitInTheDirectEncounter) {
  const History history =
      all_against_all(4, {first_forfeit, drawn, second_wins, drawn, first_wins, second_wins});
  EXPECT_EQ(ranks_of(history), (Ranks{{1, 4}, {2, 1}, {3, 2}, {4, 3}}));
}

// FIDE C.07 6.3.
TEST(Standings, ASwissRanksAPlayerFirstIfTheMissingGameCannotMatter) {
  History history = history_of(6, {.format = Format::swiss, .rounds = 4});
  history.policy.tiebreaks = {TieBreak::direct_encounter};
  // 1, 2 and 3 have two wins each; 1 has beaten both others, who have not met.
  history.rounds = {{.number = 1,
                     .encounters = {single(1, 1, 2, first_wins), single(2, 3, 5, first_wins),
                                    single(3, 4, 6, drawn)}},
                    {.number = 2,
                     .encounters = {single(1, 1, 3, first_wins), single(2, 2, 6, first_wins),
                                    single(3, 4, 5, second_wins)}},
                    {.number = 3,
                     .encounters = {single(1, 4, 1, first_wins), single(2, 2, 5, first_wins),
                                    single(3, 3, 6, first_wins)}}};
  EXPECT_EQ(ranks_of(history), (Ranks{{1, 1}, {2, 2}, {2, 3}, {4, 4}, {5, 5}, {6, 6}}));
}

TEST(Standings, ASwissSharesARankIfTheMissingGameDecides) {
  History history = history_of(3, {.format = Format::swiss, .rounds = 3});
  history.policy.tiebreaks = {TieBreak::direct_encounter};
  history.rounds = {
      {.number = 1, .encounters = {single(1, 1, 2, first_wins), bye_of(2, 3, Bye::pairing)}},
      {.number = 2, .encounters = {bye_of(1, 2, Bye::pairing), bye_of(2, 1, Bye::zero)}}};
  // 1 and 3 may still meet: 3 could catch up with 1.
  EXPECT_EQ(ranks_of(history), (Ranks{{1, 1}, {1, 2}, {1, 3}}));
}

TEST(Standings, AfterARoundIgnoreLaterRounds) {
  const auto first = standings_after(four(), 1);
  EXPECT_EQ(first[0].seat, PairingNumber{1});
  EXPECT_EQ(first[0].points, 2);
  EXPECT_EQ(first[1].points, 1);
  EXPECT_EQ(standings_after(four(), 3), standings_of(four()));
}

TEST(Crosstable, NamesTheOpponentsRows) {
  const auto rows = crosstable_of(four());
  ASSERT_EQ(rows.size(), 4U);
  EXPECT_EQ(rows[0].standing.seat, PairingNumber{1});
  EXPECT_EQ(rows[1].standing.seat, PairingNumber{3});
  ASSERT_EQ(rows[1].cells.size(), 3U);
  EXPECT_EQ(rows[1].cells[0].opponent_row, 0U);
  EXPECT_EQ(rows[1].cells[0].line.white, false);
  EXPECT_EQ(rows[1].cells[1].opponent_row, std::nullopt);
  EXPECT_EQ(rows[1].cells[1].line.bye, Bye::pairing);
  EXPECT_EQ(rows[1].cells[2].opponent_row, 2U);
  EXPECT_FALSE(rows[1].cells[2].line.played);
}

/// Returns a complete random tournament.
History random_tournament(Format format) {
  Chance chance(*rc::gen::arbitrary<std::uint64_t>());
  const int players = *rc::gen::inRange(2, 24);
  History history = random_swiss(chance, players, 6);
  history.policy.format = format;
  while (!is_drawn_out(history)) {
    auto encounters = draw_round(history, adapters::best_matching);
    if (!encounters) break;
    play_out(chance, *encounters);
    history.rounds.push_back({.number = static_cast<int>(history.rounds.size()) + 1,
                              .encounters = std::move(*encounters)});
  }
  return history;
}

// Invariant 4.
TEST(StandingsProperties, AddUpToTheResults) {
  EXPECT_TRUE(rc::check("points", [] {
    const History history = random_tournament(Format::swiss);
    const Points& points = history.policy.points;
    int by_results = 0;
    for (const Round& round : history.rounds)
      for (const Encounter& e : round.encounters) {
        if (e.bye == Bye::pairing) by_results += points.bye;
        if (e.bye == Bye::half) by_results += points.half_bye;
        for (const Game& game : e.games)
          by_results += game.outcome == drawn       ? 2 * points.draw
                        : game.outcome == both_lose ? 0
                                                    : points.win + points.loss;
      }
    int sum = 0;
    for (const Standing& line : standings_of(history)) sum += line.points;
    RC_ASSERT(sum == by_results);
  }));
}

TEST(StandingsProperties, TheSolkoffOfARoundRobinIsTheOthersPoints) {
  EXPECT_TRUE(rc::check("total less own", [] {
    History history = random_tournament(Format::round_robin);
    const auto cards = score_cards_of(history);
    const int total = std::transform_reduce(cards.begin(), cards.end(), 0, std::plus{},
                                            [](const ScoreCard& card) { return card.points; });
    const auto values = tiebreak_values(history, cards, TieBreak::solkoff);
    for (std::size_t i = 0; i < cards.size(); ++i)
      RC_ASSERT(values[i].front() == total - cards[i].points);
  }));
}

TEST(StandingsProperties, AreInOrderAndListEveryPlayer) {
  EXPECT_TRUE(rc::check("ranks", [] {
    History history = random_tournament(Format::swiss);
    for (int kind = 0; kind <= static_cast<int>(TieBreak::shmulyan); ++kind)
      if (*rc::gen::inRange(0, 3) == 0)
        history.policy.tiebreaks.push_back(static_cast<TieBreak>(kind));
    const auto standings = standings_of(history);
    RC_ASSERT(standings.size() == history.entrants.size());
    for (std::size_t i = 1; i < standings.size(); ++i) {
      const Standing &upper = standings[i - 1], &lower = standings[i];
      RC_ASSERT(upper.points >= lower.points);
      const bool equal = upper.points == lower.points && upper.tiebreaks == lower.tiebreaks;
      RC_ASSERT(lower.rank == (equal ? upper.rank : static_cast<int>(i) + 1));
    }
    RC_ASSERT(standings == standings_of(history));
  }));
}

}  // namespace
}  // namespace crownhead::tournament
