#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <set>

#include "rules/tournament/standings/standings.hpp"
#include "tests/tournament/hall.hpp"

namespace crownhead::tournament {
namespace {

using testing::HasSubstr;

/// A round robin of four, played all at once, with access to a seat's games.
struct Running : Hall {
  Running() : Hall(settings_of(Format::round_robin, true)) {
    enter(4);
    does(Start{}).value();
  }

  std::vector<GameKey> open_games_of(UserId user) const {
    std::vector<GameKey> keys;
    for (const GameKey& key : startable(now)) {
      const auto players = setup_of(now, key).players;
      if (players[Seat::white] == user || players[Seat::black] == user) keys.push_back(key);
    }
    return keys;
  }

  void white_wins(const GameKey& key) {
    does(RecordGame{.game = key,
                    .outcome = play::Outcome::white_wins,
                    .reason = play::EndReason::resignation,
                    .plies = 30},
         std::nullopt)
        .value();
  }

  int points_of(UserId user) const {
    for (const Standing& line : standings_of(now.history()))
      if (now.user_in(line.seat) == user) return line.points;
    return -1;
  }
};

TEST(Replacement, TakesOverTheSeatWithItsPlayedGames) {
  Running hall;
  const auto before = hall.open_games_of({1});
  hall.white_wins(before.front());
  const int points = hall.points_of({1});
  ASSERT_TRUE(hall.does(Replace{.user = {1}, .by = {9}, .rating = 1700}));
  EXPECT_EQ(hall.points_of({9}), points);
  EXPECT_EQ(hall.now.entry_of({1})->state, EntryState::replaced);
  EXPECT_EQ(hall.now.game(before.back())->outcome, GameOutcome::renewed);
  const auto after = hall.open_games_of({9});
  ASSERT_EQ(after.size(), before.size() - 1);
  for (const GameKey& key : after) EXPECT_EQ(key.number, 2);
  EXPECT_EQ(hall.now.game(after.front())->first_is_white,
            hall.now.game({after.front().round, after.front().board, 1})->first_is_white);
  EXPECT_TRUE(hall.open_games_of({1}).empty());
  while (!startable(hall.now).empty()) hall.white_wins(startable(hall.now).front());
  EXPECT_EQ(hall.now.status(), Status::finished);
  int sum = 0;
  for (const Standing& line : standings_of(hall.now.history())) sum += line.points;
  EXPECT_EQ(sum, 6 * 4) << "each pair once";
}

TEST(Replacement, OfAPlayerWhoLeftRestoresTheirAnnulledGames) {
  Running hall;
  hall.white_wins(hall.open_games_of({2}).front());
  ASSERT_TRUE(hall.does(Leave{{2}}, UserId{2}));
  EXPECT_TRUE(hall.open_games_of({2}).empty());
  ASSERT_TRUE(hall.does(Replace{.user = {2}, .by = {9}}));
  EXPECT_EQ(hall.open_games_of({9}).size(), 3U);
}

TEST(Replacement, StartsNoGameAgainstAPlayerWhoLeft) {
  Running hall;
  ASSERT_TRUE(hall.does(Leave{{3}}, UserId{3}));
  ASSERT_TRUE(hall.does(Leave{{1}}, UserId{1}));
  ASSERT_TRUE(hall.does(Replace{.user = {1}, .by = {9}}));
  EXPECT_EQ(hall.open_games_of({9}).size(), 2U);
  EXPECT_TRUE(hall.open_games_of({3}).empty());
}

TEST(Replacement, IsRefusedWithAReason) {
  Running hall;
  struct Row {
    Replace replace;
    const char* why;
  };
  for (const Row& row : {Row{{.user = {8}, .by = {9}}, "no seat"},
                         Row{{.user = {1}, .by = {2}}, "must not have played"},
                         Row{{.user = {1}, .by = {1}}, "must not have played"}}) {
    const auto done = hall.does(row.replace);
    ASSERT_FALSE(done);
    EXPECT_THAT(done.error().detail, HasSubstr(row.why));
  }
  Hall announced(settings_of(Format::round_robin, true));
  announced.enter(2);
  EXPECT_FALSE(announced.does(Replace{.user = {1}, .by = {9}}));
}

TEST(Byes, CanBeRequestedAndExcludeThePlayer) {
  Hall hall(settings_of(Format::swiss));
  hall.enter(4);
  ASSERT_TRUE(hall.does(AskByes{.user = {1}, .byes = {{1, Bye::zero}}}, UserId{1}));
  EXPECT_FALSE(hall.does(AskByes{.user = {1}, .byes = {{2, Bye::half}}}, UserId{1}));
  ASSERT_TRUE(hall.does(AskByes{.user = {2}, .byes = {{1, Bye::half}}}));
  hall.does(Start{}).value();
  hall.does(DrawRound{}).value();
  const Round& round = hall.now.history().rounds.front();
  int out = 0;
  for (const Encounter& encounter : round.encounters)
    if (!encounter.second) ++out;
  EXPECT_EQ(out, 2);
  EXPECT_EQ(standings_of(hall.now.history()).front().points, 2) << "half a point without a game";
  EXPECT_FALSE(hall.does(AskByes{.user = {1}, .byes = {{1, Bye::zero}}}, UserId{1}));
  EXPECT_FALSE(hall.does(AskByes{.user = {1}, .byes = {{9, Bye::zero}}}, UserId{1}));
  EXPECT_TRUE(hall.does(AskByes{.user = {1}, .byes = {{3, Bye::zero}}}, UserId{1}));
  EXPECT_EQ(hall.now.entry_of({1})->byes.size(), 2U) << "byes of drawn rounds stay";
}

TEST(ForbiddenPairs, AreNeverPaired) {
  Hall hall(settings_of(Format::swiss));
  hall.enter(4);
  ASSERT_TRUE(hall.does(KeepApart{{{UserId{1}, UserId{3}}}}));
  EXPECT_FALSE(hall.does(KeepApart{{{UserId{1}, UserId{77}}}}));
  hall.does(Start{}).value();
  hall.does(DrawRound{}).value();
  for (const Encounter& encounter : hall.now.history().rounds.front().encounters) {
    const auto one = hall.now.user_in(encounter.first), other = hall.now.user_in(*encounter.second);
    EXPECT_NE((std::set{one->value, other->value}), (std::set<std::int64_t>{1, 3}));
  }
}

TEST(AddedTime, IsForRunningGames) {
  Running hall;
  EXPECT_TRUE(hall.does(AddTime{.game = std::nullopt, .time = seconds(3600)}));
  EXPECT_EQ(std::get<TimeAdded>(hall.events.back().what).games.size(), 6U);
  const GameKey first = startable(hall.now).front();
  EXPECT_TRUE(hall.does(AddTime{.game = first, .time = seconds(60)}));
  EXPECT_FALSE(hall.does(AddTime{.game = GameKey{9, 9, 9}, .time = seconds(60)}));
  EXPECT_FALSE(hall.does(AddTime{.game = first, .time = seconds(0)}));
}

TEST(Entrants, OfAListAreAllEnteredOrNone) {
  Hall hall(settings_of(Format::swiss));
  EXPECT_FALSE(hall.does(EnterAll{{{.user = {1}}, {.user = {1}}}}));
  EXPECT_EQ(hall.now.entrants(), 0);
  EXPECT_TRUE(hall.does(EnterAll{{{.user = {1}}, {.user = {2}}}}));
  EXPECT_EQ(hall.now.entrants(), 2);
  EXPECT_EQ(hall.events.size(), 2U) << "one event";
  EXPECT_FALSE(hall.does(EnterAll{{{.user = {3}}, {.user = {2}}}}));
  EXPECT_TRUE(hall.does(EnterAll{}));
  EXPECT_EQ(hall.events.size(), 2U);
}

TEST(Entrants, OfAListEnterAsIfOneAfterTheOther) {
  Settings settings = settings_of(Format::swiss);
  settings.entry.late_until_round = 3;
  for (const bool late : {false, true}) {
    Hall list(settings), single(settings);
    for (Hall* hall : {&list, &single}) {
      hall->enter(4);
      hall->does(KeepApart{{{UserId{2}, UserId{3}}}}).value();
      if (late) hall->does(Start{}).value();
      if (!late) hall->does(Leave{{2}}, UserId{2}).value();
    }
    EnterAll all;
    for (const std::int64_t user : {9, 8, 2})
      if (user != 2 || !late) all.entries.push_back({.user = {user}, .rating = 1700, .lot = 5});
    list.does(all).value();
    for (const Enter& one : all.entries) single.does(one).value();
    EXPECT_EQ(list.now.entries(), single.now.entries()) << late;
    EXPECT_EQ(list.now.history(), single.now.history()) << late;
  }
}

TEST(Entrants, OfAListFillAndStartATournament) {
  Settings settings = settings_of(Format::swiss);
  settings.entry = {.by = EntryBy::invitation, .max_players = 3, .start_when_full = true};
  Hall hall(settings);
  const EnterAll three{{{.user = {1}}, {.user = {2}}, {.user = director}}};
  EnterAll four = three;
  four.entries.push_back({.user = {4}});
  EXPECT_FALSE(hall.does(four));
  EXPECT_EQ(hall.now.entrants(), 0);
  hall.does(three).value();
  EXPECT_EQ(hall.now.entrants(), 3) << "a director may list themselves";
  EXPECT_EQ(hall.now.status(), Status::running);
}

}  // namespace
}  // namespace crownhead::tournament
