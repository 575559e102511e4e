#include "rules/tournament/pairing/broken_rules.hpp"

#include <gtest/gtest.h>
#include <string>
#include <vector>

#include "rules/tournament/pairing/swiss.hpp"
#include "server/adapters/matching.hpp"
#include "tests/tournament/histories.hpp"
#include "tests/tournament/random_history.hpp"

namespace crownhead::tournament {
namespace {

/// Returns "1 MET_BEFORE 2", …: board, rule and detail if it is not 0.
std::string text_of(const std::vector<BrokenRule>& broken) {
  std::string text;
  for (const BrokenRule& one : broken) {
    text += (text.empty() ? "" : ", ") + std::to_string(one.board) + " " +
            std::string(rule_name(one.rule));
    if (one.detail != 0) text += " " + std::to_string(one.detail);
  }
  return text;
}

/// Six players after two rounds. In half points: 1 has 8, 2 has 0 and Black twice, 3 has 4, 4 has 4
/// by a forfeit, 5 has 4 by a bye, and 6 has 0.
History after_two_rounds() {
  History history = history_of(6, {.format = Format::swiss, .rounds = 5});
  history.rounds = {{.number = 1,
                     .state = RoundState::finished,
                     .encounters = {single(1, 1, 3, first_wins), single(2, 6, 4, second_forfeit),
                                    bye_of(3, 5, Bye::pairing), bye_of(4, 2, Bye::zero)}},
                    {.number = 2,
                     .state = RoundState::finished,
                     .encounters = {single(1, 1, 2, first_wins), single(2, 3, 5, first_wins),
                                    bye_of(3, 4, Bye::zero), bye_of(4, 6, Bye::zero)}}};
  return history;
}

struct Case {
  const char* what;
  std::vector<Encounter> encounters;
  const char* broken;
};

TEST(BrokenRules, NamesEachRule) {
  History history = after_two_rounds();
  history.forbidden = {{{4}, {5}}};
  const std::vector<Case> cases = {
      {"they have met, and one has White for the third time",
       {single(1, 1, 3, open_game)},
       "1 MET_BEFORE 1, 1 COLOUR_ABSOLUTE, 1 FLOAT 1, 1 FLOAT_REPEATED"},
      {"the same with the colours that are due",
       {single(1, 3, 1, open_game)},
       "1 MET_BEFORE 1, 1 FLOAT 1, 1 FLOAT_REPEATED, 1 COLOUR_MILD"},
      {"a forbidden pair of equal points", {single(1, 5, 4, open_game)}, "1 FORBIDDEN_PAIR"},
      {"one has Black again", {single(1, 4, 5, open_game)}, "1 FORBIDDEN_PAIR, 1 COLOUR_STRONG"},
      {"a float", {single(1, 4, 1, open_game)}, "1 FLOAT 1, 1 FLOAT_REPEATED"},
      {"a second bye", {bye_of(1, 5, Bye::pairing)}, "1 BYE_TWICE, 1 BYE_NOT_LOWEST"},
      {"a bye after a forfeit",
       {bye_of(1, 4, Bye::pairing)},
       "1 BYE_AFTER_FORFEIT, 1 BYE_NOT_LOWEST"},
      {"a bye for the leader", {bye_of(1, 1, Bye::pairing)}, "1 BYE_NOT_LOWEST"},
      {"a bye for one of the last", {bye_of(1, 6, Bye::pairing)}, ""},
      {"a requested bye breaks nothing", {bye_of(1, 1, Bye::half)}, ""},
  };
  for (const Case& one : cases)
    EXPECT_EQ(text_of(broken_rules(history, {.number = 3, .encounters = one.encounters})),
              one.broken)
        << one.what;
}

TEST(BrokenRules, CountFloatsOfTheLastTwoRounds) {
  History history = history_of(6, {.format = Format::swiss, .rounds = 5});
  history.rounds = {{.number = 1,
                     .state = RoundState::finished,
                     .encounters = {single(1, 1, 4, first_wins), single(2, 2, 5, first_wins),
                                    single(3, 3, 6, drawn)}},
                    {.number = 2,
                     .state = RoundState::finished,
                     .encounters = {single(1, 2, 1, drawn), single(2, 6, 4, first_wins),
                                    single(3, 5, 3, drawn)}}};
  const auto broken =
      broken_rules(history, {.number = 3, .encounters = {single(1, 4, 3, open_game)}});
  EXPECT_EQ(text_of(broken), "1 FLOAT 2, 1 FLOAT_REPEATED, 1 COLOUR_MILD")
      << "3 met 5, who had fewer points, in round 2";
}

TEST(BrokenRules, HardOnesMustBeConfirmed) {
  for (const auto rule :
       {PairingRule::met_before, PairingRule::forbidden_pair, PairingRule::colour_absolute,
        PairingRule::bye_twice, PairingRule::bye_after_forfeit})
    EXPECT_TRUE(is_hard(rule)) << rule_name(rule);
  for (const auto rule :
       {PairingRule::floats, PairingRule::float_repeated, PairingRule::colour_strong,
        PairingRule::colour_mild, PairingRule::bye_not_lowest}) {
    EXPECT_FALSE(is_hard(rule)) << rule_name(rule);
    EXPECT_EQ(rule_named(rule_name(rule)), rule);
  }
  EXPECT_EQ(rule_named("MET"), std::nullopt);
}

TEST(BrokenRules, AreNewIfTheSamePlayersDidNotBreakThemBefore) {
  const History history = after_two_rounds();
  const Round before{.number = 3,
                     .encounters = {single(1, 1, 3, open_game), single(2, 2, 4, open_game)}};
  const Round moved{.number = 3,
                    .encounters = {single(1, 2, 4, open_game), single(2, 3, 1, open_game)}};
  EXPECT_EQ(text_of(newly_broken(broken_rules(history, before), broken_rules(history, moved))),
            "2 COLOUR_MILD")
      << "they meet at another board, with other colours";
}

// The program's own pairings are the measure.
TEST(BrokenRules, ADrawnRoundBreaksNoHardRuleBeforeTheLast) {
  for (std::uint64_t seed = 1; seed <= 30; ++seed) {
    Chance chance(seed);
    History history = random_swiss(chance, 11, 6);
    for (int number = 1; number < 6; ++number) {
      auto drawn = swiss_round(history, adapters::best_matching);
      if (!drawn) break;
      Round round{.number = number, .encounters = *std::move(drawn)};
      for (const BrokenRule& one : broken_rules(history, round))
        EXPECT_FALSE(is_hard(one.rule))
            << "seed " << seed << ", round " << number << ": " << rule_name(one.rule);
      play_out(chance, round.encounters);
      round.state = RoundState::finished;
      history.rounds.push_back(std::move(round));
    }
  }
}

TEST(BrokenRules, BelongToASwiss) {
  History history = after_two_rounds();
  history.policy.format = Format::round_robin;
  EXPECT_TRUE(
      broken_rules(history, {.number = 3, .encounters = {single(1, 1, 3, open_game)}}).empty());
}

}  // namespace
}  // namespace crownhead::tournament
