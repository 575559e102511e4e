#include "rules/tournament/decide/promotion.hpp"

#include <gtest/gtest.h>

#include "tests/tournament/hall.hpp"

namespace crownhead::tournament {
namespace {

constexpr TournamentId final_stage{9};

Settings section_of(int places) {
  Settings settings = settings_of(Format::round_robin, true);
  settings.promotion = {.to = final_stage, .places = places};
  return settings;
}

/// In each pair the player who entered first wins.
void play_out(Hall& hall) {
  hall.does(Start{}).value();
  for (const GameKey& key : startable(hall.now)) {
    const auto players = setup_of(hall.now, key).players;
    hall.does(RecordGame{.game = key,
                         .outcome = players[Seat::white] < players[Seat::black]
                                        ? play::Outcome::white_wins
                                        : play::Outcome::black_wins},
              std::nullopt)
        .value();
  }
}

std::vector<UserId> users(const std::vector<Entry>& entries) {
  std::vector<UserId> list;
  for (const Entry& entry : entries) list.push_back(entry.user);
  return list;
}

EnterPromoted entries_of(const std::vector<UserId>& who) {
  EnterPromoted enter;
  for (const UserId user : who) enter.entries.push_back({.user = user, .rating = 1500, .lot = 1});
  return enter;
}

TEST(Promotion, TakesTheBestAndSkipsPlayersWhoLeft) {
  Hall hall(section_of(2));
  hall.enter(5);
  hall.does(Start{}).value();
  for (const GameKey& key : startable(hall.now))
    hall.does(RecordGame{.game = key, .outcome = play::Outcome::draw}, std::nullopt).value();
  EXPECT_EQ(hall.now.status(), Status::finished);
  EXPECT_EQ(users(best_of(hall.now)), (std::vector<UserId>{{1}, {2}}))
      << "all are equal: drawn by lot";

  Hall played(section_of(2));
  played.enter(5);
  play_out(played);
  EXPECT_EQ(users(best_of(played.now)), (std::vector<UserId>{{1}, {2}}));

  Hall left(section_of(3));
  left.enter(4);
  left.does(Start{}).value();
  left.does(Leave{{1}}, UserId{1}).value();
  for (const GameKey& key : startable(left.now))
    left.does(RecordGame{.game = key, .outcome = play::Outcome::draw}, std::nullopt).value();
  EXPECT_EQ(users(best_of(left.now)), (std::vector<UserId>{{2}, {3}, {4}}));
}

TEST(Promotion, IsDueOnceAndOnlyAtTheEnd) {
  Hall hall(section_of(1));
  hall.enter(3);
  EXPECT_FALSE(hall.now.promotes());
  EXPECT_EQ(decide(hall.now, RecordPromotion{.users = {{1}}}, {.at = start}, nullptr)->size(), 0U);
  play_out(hall);
  EXPECT_TRUE(hall.now.promotes());
  hall.does(RecordPromotion{.users = {{1}}}, std::nullopt).value();
  EXPECT_FALSE(hall.now.promotes());
  EXPECT_EQ(std::get<Promoted>(hall.events.back().what), (Promoted{.users = {{1}}}));
  EXPECT_EQ(decide(hall.now, RecordPromotion{.users = {{1}}}, {.at = start}, nullptr)->size(), 0U);
}

TEST(Promotion, IgnoresEntryConditionsButNotTheNumberOfPlaces) {
  Settings settings = settings_of(Format::knockout);
  settings.entry = {.by = EntryBy::invitation, .min_rating = 2400, .max_players = 3};
  Hall hall(settings);
  hall.does(entries_of({{1}, {2}}), std::nullopt).value();
  EXPECT_EQ(hall.now.entrants(), 2);
  hall.does(entries_of({{2}, {3}}), std::nullopt).value();
  EXPECT_EQ(hall.now.entrants(), 3) << "an entered player stays entered";
  EXPECT_EQ(hall.does(entries_of({{4}}), std::nullopt).error().code, Code::tournament_refused);
  hall.does(Start{}).value();
  EXPECT_EQ(hall.does(entries_of({{4}}), std::nullopt).error().code, Code::tournament_refused);
}

TEST(Promotion, FillsAndStartsTheNextStage) {
  Settings settings = settings_of(Format::round_robin, true);
  settings.entry = {.max_players = 2, .start_when_full = true};
  Hall hall(settings);
  hall.does(entries_of({{5}, {6}}), std::nullopt).value();
  EXPECT_EQ(hall.now.status(), Status::running);
  const auto events = hall.events.size();
  hall.does(entries_of({{5}, {6}}), std::nullopt).value();
  EXPECT_EQ(hall.events.size(), events) << "repeated after a stop";
}

}  // namespace
}  // namespace crownhead::tournament
