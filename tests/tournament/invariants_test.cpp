// The invariants of the specification, on random tournaments of every format, played to their end:
// tests/tournament/random_tournament.hpp. pairing_check.hpp states the requirements for pairings
// again, without sharing code with the implementation.

#include <algorithm>
#include <array>
#include <gtest/gtest.h>
#include <set>

#include "rules/tournament/standings/standings.hpp"
#include "server/adapters/matching.hpp"
#include "tests/draughts/long_run.hpp"
#include "tests/tournament/pairing_check.hpp"
#include "tests/tournament/random_tournament.hpp"

namespace crownhead::tournament {
namespace {

using Faults = std::vector<std::string>;

std::string text(const Faults& faults) {
  std::string all;
  for (const auto& fault : faults) all += fault + "\n";
  return all;
}

class Invariants : public testing::TestWithParam<Format> {
 protected:
  /// Plays tournaments of this format and examines each.
  template <class Look>
  void of_many(Look look) {
    const std::uint64_t many = is_long_run() ? 5000 : 150;
    for (std::uint64_t seed = 1; seed <= many; ++seed) {
      SCOPED_TRACE("seed " + std::to_string(seed));
      look(random_tournament(GetParam(), seed));
      if (HasFailure()) return;
    }
  }
};

/// Checks that every player is in the round exactly once; the format's own check covers the rest.
void expect_each_once(const std::vector<Encounter>& drawn) {
  std::set<PairingNumber> seen;
  for (const Encounter& e : drawn) {
    EXPECT_TRUE(seen.insert(e.first).second) << e.first.number;
    if (e.second) {
      EXPECT_TRUE(seen.insert(*e.second).second) << e.second->number;
    }
  }
}

/// Returns true if a game of the encounter is still to be played.
bool is_played(const Encounter& e) {
  return std::ranges::any_of(e.games,
                             [](const Game& game) { return game.outcome == GameOutcome::open; });
}

Faults faults_of_round(const History& before, const Round& round) {
  switch (before.policy.format) {
    case Format::swiss: return faults_of(before, round.encounters);
    case Format::knockout: return knockout_faults(before, round.encounters);
    case Format::arena: {
      std::vector<PairingNumber> all;
      for (const Entrant& entrant : before.entrants) all.push_back(entrant.seat);
      return wave_faults(before, all, round.encounters);
    }
    case Format::round_robin:
    case Format::match: return {};
  }
  return {};
}

// Invariants 1, 2 and 3.
TEST_P(Invariants, PairingsFollowTheirFormat) {
  of_many([](const PlayedTournament& played) {
    walk(played.events, [](const Tournament& before, const Event& event) {
      const auto* drawn = std::get_if<Drawn>(&event.what);
      if (!drawn) return;
      History history = before.history();
      for (const Round& round : drawn->rounds) {
        expect_each_once(round.encounters);
        EXPECT_EQ(text(faults_of_round(history, round)), "") << "round " << round.number;
        for (const Encounter& e : round.encounters)
          for (const auto seat : {std::optional(e.first), e.second})
            if (seat && is_played(e)) {
              EXPECT_EQ(before.entry_of(*before.user_in(*seat))->state, EntryState::entered);
            }
        history.rounds.push_back(round);
      }
    });
    const History& history = played.end.history();
    const bool whole =
        history.rounds.size() == static_cast<std::size_t>(history.policy.cycles) *
                                     (history.entrants.size() + history.entrants.size() % 2 - 1);
    if (history.policy.format == Format::round_robin && whole) {
      EXPECT_EQ(text(round_robin_faults(history)), "");
    }
  });
}

/// Returns true if everyone has met everyone and nothing was annulled.
bool is_whole_round_robin(const History& history) {
  if (history.policy.format != Format::round_robin || history.policy.cycles != 1) return false;
  for (const Entrant& entrant : history.entrants)
    if (entrant.state != EntrantState::active) return false;
  for (const Round& round : history.rounds)
    for (const Encounter& e : round.encounters)
      for (const Game& game : e.games)
        if (game.outcome == GameOutcome::annulled) return false;
  return history.rounds.size() + 1 == history.entrants.size() + history.entrants.size() % 2;
}

// Invariant 4.
TEST_P(Invariants, PointsFollowFromTheResults) {
  int whole = 0;
  of_many([&whole](const PlayedTournament& played) {
    const History& history = played.end.history();
    const auto points = points_counted(history);
    int sum = 0;
    for (const auto& [seat, own] : points) sum += own;
    const bool all_met = is_whole_round_robin(history);
    whole += all_met ? 1 : 0;
    for (const Standing& line : standings_of(history)) {
      EXPECT_EQ(line.points, points.at(line.seat)) << "seat " << line.seat.number;
      if (all_met) {
        EXPECT_EQ(line.tiebreaks.at(0).parts.at(0), sum - line.points);
      }
    }
  });
  if (GetParam() == Format::round_robin) {
    EXPECT_GT(whole, 5);
  }
}

// Invariant 5: the stored state is the result of the events, and equal input gives equal output.
TEST_P(Invariants, TheSameEventsAndSeedGiveTheSameResult) {
  of_many([](const PlayedTournament& played) {
    EXPECT_TRUE(replay(played.events) == played.end);
    walk(played.events, [](const Tournament& before, const Event& event) {
      const auto* drawn = std::get_if<Drawn>(&event.what);
      if (!drawn || before.settings().policy.format == Format::arena) return;
      const auto again = decide(before, DrawRound{}, {.at = event.at}, adapters::best_matching);
      ASSERT_TRUE(again.has_value());
      EXPECT_TRUE(std::get<Drawn>(again->front().what) == *drawn);
    });
  });
}

// Invariant 6.
TEST(KnockoutInvariants, EveryPlayerButOneLosesADecidingEncounter) {
  int undisturbed = 0;
  for (std::uint64_t seed = 1; seed <= 400; ++seed) {
    const PlayedTournament played = random_tournament(Format::knockout, seed);
    const History& history = played.end.history();
    std::set<PairingNumber> in;
    int deciding = 0;
    bool disturbed = history.rounds.empty();
    for (const Entrant& entrant : history.entrants)
      disturbed = disturbed || entrant.state != EntrantState::active;
    for (const Round& round : history.rounds)
      for (const Encounter& e : round.encounters) {
        in.insert(e.first);
        if (!e.second) continue;
        in.insert(*e.second);
        ++deciding;
        for (const Game& game : e.games)
          disturbed = disturbed || game.outcome == GameOutcome::both_lose ||
                      game.outcome == GameOutcome::annulled || game.outcome == GameOutcome::open;
      }
    if (disturbed) continue;
    ++undisturbed;
    EXPECT_EQ(deciding, static_cast<int>(in.size()) - 1) << "seed " << seed;
  }
  EXPECT_GT(undisturbed, 40);
}

// Invariant 7, for the standings; tests/live and tests/db cover clocks and ratings.
TEST_P(Invariants, AResultSetAndResetLeavesNoTrace) {
  of_many([](const PlayedTournament& played) {
    Tournament edited = played.end;
    if (edited.history().rounds.empty() || edited.history().rounds[0].encounters[0].games.empty())
      return;
    const Encounter& e = edited.history().rounds[0].encounters[0];
    const GameKey key{.round = 1, .board = e.board, .number = 1};
    const GameOutcome was = e.games[0].outcome;
    if (was == GameOutcome::open || edited.settings().policy.format == Format::knockout) return;
    const auto other =
        was == GameOutcome::first_wins ? GameOutcome::second_wins : GameOutcome::first_wins;
    const auto before = standings_of(edited.history());
    for (const GameOutcome outcome : {other, was})
      for (const Event& event :
           decide(edited, SetResult{key, outcome}, {.at = edited.last_event(), .by = UserId{1000}},
                  adapters::best_matching)
               .value())
        apply(edited, event);
    EXPECT_TRUE(standings_of(edited.history()) == before);
    EXPECT_TRUE(edited.history() == played.end.history());
  });
}

std::string name_of(const testing::TestParamInfo<Format>& format) {
  constexpr std::array names = {"RoundRobin", "Swiss", "Knockout", "Match", "Arena"};
  return names[static_cast<std::size_t>(format.param)];
}

INSTANTIATE_TEST_SUITE_P(OfEveryFormat, Invariants,
                         testing::Values(Format::round_robin, Format::swiss, Format::knockout,
                                         Format::match, Format::arena),
                         name_of);

}  // namespace
}  // namespace crownhead::tournament
