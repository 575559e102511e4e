#include "rules/tournament/pairing/arena.hpp"

#include <gtest/gtest.h>
#include <rapidcheck.h>
#include <set>

#include "server/adapters/matching.hpp"
#include "tests/tournament/histories.hpp"
#include "tests/tournament/random_history.hpp"

namespace crownhead::tournament {
namespace {

History arena_of(int players) { return history_of(players, {.format = Format::arena}); }

struct Played {
  GameOutcome outcome;
  int plies = 40;
  bool berserk = false;
};

/// PairingNumber 1 against seat 2 repeatedly.
History series(const std::vector<Played>& games) {
  History history = arena_of(2);
  for (const auto& [outcome, plies, berserk] : games) {
    Encounter e = single(1, 1, 2, outcome);
    e.games[0].plies = plies;
    e.games[0].berserk = {berserk, false};
    history.rounds.push_back(
        {.number = static_cast<int>(history.rounds.size()) + 1, .encounters = {e}});
  }
  return history;
}

TEST(ArenaPoints, AreDoubledAfterTwoWinsUntilTheStreakEnds) {
  struct Row {
    std::vector<Played> games;
    std::vector<int> points;
  };
  for (const Row& row :
       {Row{{{first_wins}, {first_wins}, {first_wins}, {first_wins}}, {4, 4, 8, 8}},
        Row{{{first_wins}, {first_wins}, {drawn}, {first_wins}, {first_wins}, {first_wins}},
            {4, 4, 4, 4, 4, 8}},
        Row{{{first_wins}, {first_wins}, {second_wins}, {first_wins}}, {4, 4, 0, 4}},
        Row{{{drawn, 20}, {drawn, 19}}, {2, 0}},
        Row{{{first_wins, 14, true}, {first_wins, 13, true}, {first_wins, 30, true}}, {6, 4, 10}},
        Row{{{drawn, 30, true}, {second_wins, 30, true}}, {2, 0}}}) {
    std::vector<int> points;
    const auto cards = score_cards_of(series(row.games));
    for (const ScoreCardLine& line : cards[0].lines) points.push_back(line.points);
    EXPECT_EQ(points, row.points);
  }
}

std::vector<PairingNumber> seats(std::initializer_list<int> numbers) {
  std::vector<PairingNumber> list;
  for (const int number : numbers) list.push_back({number});
  return list;
}

std::set<std::set<PairingNumber>> wave_pairs(const std::vector<Encounter>& wave) {
  std::set<std::set<PairingNumber>> pairs;
  for (const Encounter& e : wave) pairs.insert({e.first, *e.second});
  return pairs;
}

TEST(ArenaWave, PairsNeighboursInTheStandings) {
  const auto wave = arena_wave(arena_of(6), seats({6, 4, 2, 1, 3, 5}), adapters::best_matching);
  EXPECT_EQ(wave_pairs(wave),
            (std::set<std::set<PairingNumber>>{{{1}, {2}}, {{3}, {4}}, {{5}, {6}}}));
}

TEST(ArenaWave, DoesNotRepeatThePreviousPairing) {
  History history = arena_of(4);
  history.rounds.push_back({.number = 1, .encounters = {single(1, 1, 2, drawn)}});
  const auto wave = arena_wave(history, seats({1, 2, 3, 4}), adapters::best_matching);
  EXPECT_EQ(wave_pairs(wave).size(), 2U);
  EXPECT_FALSE(wave_pairs(wave).contains({{1}, {2}}));
  EXPECT_TRUE(arena_wave(history, seats({1, 2}), adapters::best_matching).empty());
  EXPECT_TRUE(arena_wave(history, {}, adapters::best_matching).empty());
}

TEST(ArenaWave, LeavesOutThePlayerWhoHasWaitedLeast) {
  const auto wave = arena_wave(arena_of(3), seats({3, 1, 2}), adapters::best_matching);
  EXPECT_EQ(wave_pairs(wave), (std::set<std::set<PairingNumber>>{{{1}, {3}}}));
}

TEST(ArenaWaveProperties, PairAsManyAsPossibleAndNoPlayerTwice) {
  EXPECT_TRUE(rc::check("waves", [] {
    const int players = *rc::gen::inRange(3, 30);
    Chance chance(*rc::gen::arbitrary<std::uint64_t>());
    History history = arena_of(players);
    std::vector<PairingNumber> waiting;
    for (const Entrant& entrant : history.entrants) waiting.push_back(entrant.seat);
    for (int number = 1; number <= 8; ++number) {
      std::shuffle(waiting.begin(), waiting.end(), chance);
      auto wave = arena_wave(history, waiting, adapters::best_matching);
      RC_ASSERT(wave == arena_wave(history, waiting, adapters::best_matching));
      std::set<PairingNumber> seen;
      const auto before = history.rounds.empty() ? std::set<std::set<PairingNumber>>{}
                                                 : wave_pairs(history.rounds.back().encounters);
      for (const Encounter& e : wave) {
        RC_ASSERT(seen.insert(e.first).second);
        RC_ASSERT(seen.insert(*e.second).second);
        RC_ASSERT(!before.contains({e.first, *e.second}));
      }
      // Among three waiting players, two who have not just met can always play.
      RC_ASSERT(static_cast<int>(wave.size()) == players / 2);
      play_out(chance, wave);
      history.rounds.push_back({.number = number, .encounters = std::move(wave)});
    }
  }));
}

}  // namespace
}  // namespace crownhead::tournament
