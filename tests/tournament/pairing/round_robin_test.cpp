#include "rules/tournament/pairing/round_robin.hpp"

#include <gtest/gtest.h>
#include <map>
#include <rapidcheck.h>
#include <set>
#include <string>

#include "tests/tournament/histories.hpp"

namespace crownhead::tournament {
namespace {

std::string pairs_text(const std::vector<Encounter>& encounters) {
  std::string text;
  for (const Encounter& e : encounters)
    text += (text.empty() ? "" : " ") + std::to_string(e.first.number) + "-" +
            (e.second ? std::to_string(e.second->number) : "free");
  return text;
}

TEST(RoundRobin, OfSixFollowsBerger) {
  const History history = history_of(6, {});
  const char* const table[] = {"1-6 2-5 3-4", "6-4 5-3 1-2", "2-6 3-1 4-5", "6-5 1-4 2-3",
                               "3-6 4-2 5-1"};
  ASSERT_EQ(round_robin_rounds(history.policy, 6), 5);
  for (int round = 1; round <= 5; ++round)
    EXPECT_EQ(pairs_text(round_robin_round(history, round)), table[round - 1]);
}

TEST(RoundRobin, OfFiveHasAFreeRoundAtTheLastBoard) {
  const History history = history_of(5, {});
  EXPECT_EQ(pairs_text(round_robin_round(history, 1)), "2-5 3-4 1-free");
  EXPECT_EQ(pairs_text(round_robin_round(history, 2)), "5-3 1-2 4-free");
  EXPECT_EQ(round_robin_round(history, 1).back().bye, Bye::free);
}

TEST(RoundRobin, ChangesColoursInTheSecondCycle) {
  const History history = history_of(6, {.cycles = 2});
  EXPECT_EQ(round_robin_rounds(history.policy, 6), 10);
  EXPECT_EQ(pairs_text(round_robin_round(history, 6)), "4-6 3-5 2-1");
  EXPECT_EQ(pairs_text(round_robin_round(history, 9)), "6-3 2-4 1-5");
  EXPECT_EQ(pairs_text(round_robin_round(history, 10)), "6-1 5-2 4-3");
}

// A stored second cycle with another order is continued so that no one meets twice.
TEST(RoundRobin, ContinuesASecondCycleThatRepeatsTheFirst) {
  History history = history_of(4, {.cycles = 2});
  for (int round = 1; round <= 3; ++round)
    history.rounds.push_back({.number = round, .encounters = round_robin_round(history, round)});
  history.rounds.push_back(
      {.number = 4, .encounters = {single(1, 4, 1, drawn), single(2, 3, 2, drawn)}});
  EXPECT_EQ(pairs_text(round_robin_round(history, 5)), "3-4 2-1");
  EXPECT_EQ(pairs_text(round_robin_round(history, 6)), "4-2 1-3");
}

TEST(RoundRobin, OfTwoCyclesNeverRepeatsAColourThreeTimesInARow) {
  for (int n = 2; n <= 40; ++n) {
    const History history = history_of(n, {.cycles = 2});
    std::map<int, std::string> colours;
    for (int round = 1; round <= round_robin_rounds(history.policy, history.entrants.size());
         ++round)
      for (const Encounter& e : round_robin_round(history, round)) {
        if (!e.second) continue;
        colours[e.first.number] += 'W';
        colours[e.second->number] += 'B';
      }
    for (const auto& [seat, had] : colours) {
      EXPECT_EQ(had.find("WWW"), std::string::npos)
          << n << " players, seat " << seat << ": " << had;
      EXPECT_EQ(had.find("BBB"), std::string::npos)
          << n << " players, seat " << seat << ": " << had;
    }
  }
}

TEST(RoundRobin, WorksForOneOrTwoPlayers) {
  EXPECT_EQ(pairs_text(round_robin_round(history_of(2, {}), 1)), "1-2");
  EXPECT_TRUE(round_robin_round(history_of(1, {}), 1).empty());
}

TEST(RoundRobin, AnEarlyLeaverFreesTheirOpponentsAndALateOneForfeits) {
  History history = history_of(4, {});
  history.entrants[3].state = EntrantState::withdrawn;
  EXPECT_EQ(pairs_text(round_robin_round(history, 1)), "2-3 1-free");
  for (int round = 1; round <= 2; ++round) {
    history.rounds.push_back(
        {.number = round, .encounters = round_robin_round(history_of(4, {}), round)});
    for (Encounter& e : history.rounds.back().encounters) e.games[0].outcome = drawn;
  }
  const auto last = round_robin_round(history, 3);
  EXPECT_EQ(pairs_text(last), "2-4 3-1");
  EXPECT_EQ(last[0].games[0].outcome, first_forfeit);
  EXPECT_EQ(last[1].games[0].outcome, open_game);
}

// Invariant 1.
TEST(RoundRobinProperties, EveryPairMeetsAndColoursAreEven) {
  EXPECT_TRUE(rc::check("each pair once a cycle", [] {
    const int n = *rc::gen::inRange(2, 40), cycles = *rc::gen::inRange(1, 3);
    const History history = history_of(n, {.cycles = cycles});
    std::map<std::pair<PairingNumber, PairingNumber>, int> met;
    std::map<PairingNumber, int> colours;
    for (int round = 1; round <= round_robin_rounds(history.policy, history.entrants.size());
         ++round) {
      std::set<PairingNumber> seen;
      for (const Encounter& e : round_robin_round(history, round)) {
        RC_ASSERT(seen.insert(e.first).second);
        if (!e.second) continue;
        RC_ASSERT(seen.insert(*e.second).second);
        RC_ASSERT(++met[std::pair(e.first, *e.second)] == 1);
        ++colours[e.first];
        --colours[*e.second];
      }
      RC_ASSERT(seen.size() == history.entrants.size());
    }
    for (int a = 1; a <= n; ++a)
      for (int b = a + 1; b <= n; ++b)
        RC_ASSERT((met[std::pair(PairingNumber{a}, PairingNumber{b})] +
                   met[std::pair(PairingNumber{b}, PairingNumber{a})]) == cycles);
    for (const auto& [seat, difference] : colours)
      RC_ASSERT(std::abs(difference) <= (cycles == 2 || n % 2 == 1 ? 0 : 1));
  }));
}

}  // namespace
}  // namespace crownhead::tournament
