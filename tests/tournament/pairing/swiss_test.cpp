#include "rules/tournament/pairing/swiss.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <rapidcheck.h>
#include <string>

#include "rules/tournament/pairing/draw.hpp"
#include "rules/tournament/pairing/swiss_field.hpp"
#include "server/adapters/matching.hpp"
#include "tests/tournament/histories.hpp"
#include "tests/tournament/pairing_check.hpp"
#include "tests/tournament/random_history.hpp"

namespace crownhead::tournament {
namespace {

using adapters::best_matching;

std::vector<Encounter> next_round(const History& history) {
  return swiss_round(history, best_matching).value();
}

/// Returns "1-4 3-2", with White first if `colours`, otherwise the lower seat.
std::string text_of(const std::vector<Encounter>& encounters, bool colours = false) {
  std::string text;
  for (const Encounter& e : encounters) {
    int first = e.first.number, second = e.second ? e.second->number : 0;
    if (!colours && e.second && second < first) std::swap(first, second);
    text += (text.empty() ? "" : " ") + std::to_string(first) + "-" +
            (e.second ? std::to_string(second) : "bye");
  }
  return text;
}

History swiss_of(int players, int rounds) {
  return history_of(players, {.format = Format::swiss, .rounds = rounds});
}

void add_round(History& history, std::vector<Encounter> encounters) {
  const int number = static_cast<int>(history.rounds.size()) + 1;
  history.rounds.push_back({.number = number, .encounters = std::move(encounters)});
}

TEST(Swiss, PairsTheTopHalfAgainstTheBottomHalf) {
  EXPECT_EQ(text_of(next_round(swiss_of(8, 5))), "1-5 2-6 3-7 4-8");
  EXPECT_EQ(text_of(next_round(swiss_of(7, 5))), "1-4 2-5 3-6 7-bye");
}

TEST(Swiss, AlternatesTheColoursOfTheTopHalfFromTheDrawnColour) {
  History history = swiss_of(6, 5);
  const auto one = next_round(history);
  EXPECT_NE(one[0].first == PairingNumber{1}, one[1].first == PairingNumber{2});
  EXPECT_EQ(one[0].first == PairingNumber{1}, one[2].first == PairingNumber{3});
  bool other_colour = false;
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    history.seed = seed;
    other_colour |= next_round(history)[0].first != one[0].first;
  }
  EXPECT_TRUE(other_colour);
}

TEST(Swiss, PairsWithinScoreGroupsAndEvensColours) {
  History history = swiss_of(8, 5);
  add_round(history, {single(1, 1, 5, first_wins), single(2, 6, 2, second_wins),
                      single(3, 3, 7, first_wins), single(4, 8, 4, second_wins)});
  EXPECT_EQ(text_of(next_round(history), true), "4-1 2-3 5-8 7-6");
}

TEST(Swiss, FloatsOneOfAnOddGroupAndGivesTheLowestTheBye) {
  History history = swiss_of(7, 5);
  add_round(history, {single(1, 1, 4, first_wins), single(2, 5, 2, second_wins),
                      single(3, 3, 6, drawn), bye_of(4, 7, Bye::pairing)});
  // 1, 2 and 7 have two points, 3 and 6 one, 4 and 5 none; 7 had the bye.
  const auto encounters = next_round(history);
  EXPECT_EQ(faults_of(history, encounters), std::vector<std::string>{});
  EXPECT_EQ(floats_of(history, encounters), (Floats{0, 2}));
}

TEST(Swiss, OrdersAGroupBySolkoffIfThePolicySaysSo) {
  History history = swiss_of(8, 5);
  history.policy.order = SwissOrder::solkoff;
  // All played games except 7 against 8 were drawn. 5 and 6 did not play, so their Solkoff comes
  // from virtual opponents.
  add_round(history, {single(1, 1, 2, drawn), single(2, 3, 4, drawn), single(3, 7, 8, first_wins),
                      single(4, 5, 6, first_forfeit)});
  const SwissField field = swiss_field(history);
  EXPECT_EQ(field.players[0].seat,
            PairingNumber{5});  // its virtual opponent has two points, 8 none
  EXPECT_EQ(field.players[1].seat, PairingNumber{7});
}

TEST(Swiss, PairsPlayersAgainIfTheirGameWasNotPlayed) {
  History history = swiss_of(2, 3);
  add_round(history, {single(1, 1, 2, first_forfeit)});
  EXPECT_EQ(text_of(next_round(history)), "1-2");
  add_round(history, {single(1, 1, 2, drawn)});
  const auto refused = swiss_round(history, best_matching);
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.error().code, Code::no_pairing);
}

TEST(Swiss, CountsAnOpenGameAsMet) {
  History history = swiss_of(4, 3);
  add_round(history, {single(1, 1, 3, open_game), single(2, 4, 2, open_game)});
  EXPECT_THAT(text_of(next_round(history)), testing::AnyOf("1-2 3-4", "1-4 2-3"));
}

TEST(ColourWish, DependsOnTheBalanceAndTheLastTwoColours) {
  struct Row {
    int balance;
    std::vector<bool> whites;
    ColourNeed need;
    bool white;
  };
  for (const auto& row :
       {Row{0, {}, ColourNeed::none, false}, Row{1, {true}, ColourNeed::strong, false},
        Row{0, {true, false}, ColourNeed::mild, true},
        Row{1, {true, false, true}, ColourNeed::strong, false},
        Row{2, {true, true}, ColourNeed::absolute, false},
        Row{1, {true, true, true, false, false}, ColourNeed::absolute, true},
        Row{-2, {false, true, false, false}, ColourNeed::absolute, true}}) {
    const ColourWish wish = wish_of(row.balance, row.whites);
    EXPECT_EQ(wish.need, row.need);
    EXPECT_EQ(wish.white, row.white);
  }
}

/// Plays a random tournament and passes each round to `see`, with the history before it; ends early
/// if no pairing is left.
template <class See>
void play_tournament(std::uint64_t seed, int players, int rounds, See see) {
  Chance chance(seed);
  History history = random_swiss(chance, players, rounds);
  while (!is_drawn_out(history)) {
    auto drawn_now = swiss_round(history, best_matching);
    see(history, drawn_now);
    if (!drawn_now) return;
    play_out(chance, *drawn_now);
    add_round(history, std::move(*drawn_now));
    change_entrants(chance, history);
  }
}

std::uint64_t any_seed() { return *rc::gen::arbitrary<std::uint64_t>(); }

/// Per case, of a hundred cases: 2,000 tournaments.
constexpr std::uint64_t tournaments_a_case = 20;

// Invariants 2 and 3.
TEST(SwissProperties, KeepTheRules) {
  EXPECT_TRUE(rc::check("no fault in any round", [] {
    const int players = *rc::gen::inRange(2, 30), rounds = *rc::gen::inRange(1, 10);
    const auto seed = any_seed();
    for (std::uint64_t more = 0; more < tournaments_a_case; ++more)
      play_tournament(seed + more, players, rounds, [](const History& history, const auto& round) {
        if (round) RC_ASSERT(faults_of(history, *round) == std::vector<std::string>{});
      });
  }));
}

TEST(SwissProperties, FloatNoMorePlayersThanBruteForce) {
  EXPECT_TRUE(rc::check("the fewest floaters", [] {
    const int players = *rc::gen::inRange(2, 9), rounds = *rc::gen::inRange(1, 8);
    const auto seed = any_seed();
    for (std::uint64_t more = 0; more < tournaments_a_case; ++more)
      play_tournament(seed + more, players, rounds, [](const History& history, const auto& round) {
        const auto least = least_floats(history);
        RC_ASSERT(least.has_value() == round.has_value());
        if (round) RC_ASSERT(floats_of(history, *round) == *least);
      });
  }));
}

TEST(SwissProperties, AreReproducible) {
  EXPECT_TRUE(rc::check("the same twice", [] {
    const int players = *rc::gen::inRange(2, 60);
    play_tournament(any_seed(), players, 7, [](const History& history, const auto& round) {
      RC_ASSERT((swiss_round(history, best_matching) == round));
    });
  }));
}

/// Returns the same history with seat s renamed to renamed[s] and the entrants in another order.
History renumbered(const History& history, const std::vector<int>& renamed) {
  const auto rename = [&](PairingNumber seat) {
    return PairingNumber{renamed[static_cast<std::size_t>(seat.number)]};
  };
  History other = history;
  for (Entrant& entrant : other.entrants) entrant.seat = rename(entrant.seat);
  std::ranges::sort(other.entrants, {}, &Entrant::seat);
  for (auto& [a, b] : other.forbidden) a = rename(a), b = rename(b);
  for (Round& round : other.rounds)
    for (Encounter& e : round.encounters) {
      e.first = rename(e.first);
      if (e.second) e.second = rename(*e.second);
    }
  return other;
}

// More players than the limit of a complete graph.
TEST(SwissProperties, KeepTheRulesInAFieldOf340) {
  play_tournament(170, 340, 3, [](const History& history, const auto& round) {
    ASSERT_TRUE(round);
    EXPECT_EQ(faults_of(history, *round), std::vector<std::string>{});
  });
}

// The second half of invariant 5.
TEST(SwissProperties, DoNotDependOnTheNumbering) {
  EXPECT_TRUE(rc::check("isomorphic", [] {
    const int players = *rc::gen::inRange(2, 30);
    const auto seed = any_seed();
    std::vector<int> renamed(static_cast<std::size_t>(players) + 1);
    for (int i = 0; i <= players; ++i) renamed[static_cast<std::size_t>(i)] = i;
    Chance chance(seed);
    std::shuffle(renamed.begin() + 1, renamed.end(), chance);
    play_tournament(seed, players, 6, [&](const History& history, const auto& round) {
      const auto other = swiss_round(renumbered(history, renamed), best_matching);
      RC_ASSERT(other.has_value() == round.has_value());
      if (!round) return;
      History one{.rounds = {{.number = 1, .encounters = *round}}};
      History two{.rounds = {{.number = 1, .encounters = *other}}};
      one = renumbered(one, renamed);
      for (History* c : {&one, &two}) {
        std::ranges::sort(c->rounds[0].encounters, {}, &Encounter::first);
        for (Encounter& e : c->rounds[0].encounters) e.board = 0;
      }
      RC_ASSERT(one == two);
    });
  }));
}

}  // namespace
}  // namespace crownhead::tournament
