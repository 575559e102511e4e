#include "rules/accounts/event_notifications.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/play/sample_game.hpp"

namespace crownhead::accounts {
namespace {

using enum NotificationKind;
using play::anna;
using play::ben;
using Made = std::vector<std::pair<UserId, NotificationKind>>;

Made kinds_of(const std::vector<GameNotification>& notifications) {
  Made made;
  for (const auto& one : notifications) made.emplace_back(one.user, one.kind);
  return made;
}

class EventNotifications : public testing::Test {
 protected:
  /// Returns the notifications of the command's events, as the game's room makes them.
  Made of(const play::Command& command) {
    return kinds_of(game_notifications(table.game, table.does(command).value()));
  }
  play::MakeMove move(const std::string& text) const {
    return {.by = table.game.turn(), .ply = table.game.ply(), .text = text};
  }
  std::vector<play::Event> started() const {
    return {{.at = play::noon, .what = play::Started{table.game.setup()}}};
  }

  play::Table table{play::casual(play::three_days_a_move)};
};

TEST_F(EventNotifications, AGameStartsForBothAndOneIsToMove) {
  EXPECT_EQ(kinds_of(game_notifications(table.game, started())),
            (Made{{anna, game_started}, {ben, game_started}, {anna, my_turn}}));
}

TEST_F(EventNotifications, AMoveGivesTheTurn) {
  EXPECT_EQ(of(move("32-28")), (Made{{ben, my_turn}}));
}

TEST_F(EventNotifications, OnlyTheLastTurnIsNotified) {
  const auto first = table.does(move("32-28")).value();
  const auto second = table.does(move("19-23")).value();
  EXPECT_EQ(kinds_of(game_notifications(table.game, first, second)), Made{});
  EXPECT_EQ(kinds_of(game_notifications(table.game, second)), (Made{{anna, my_turn}}));
}

TEST_F(EventNotifications, AnOfferGoesToTheOpponentUntilItIsAnswered) {
  of(move("32-28"));
  const auto offer = table.does(play::OfferDraw{Seat::white}).value();
  EXPECT_EQ(kinds_of(game_notifications(table.game, offer)), (Made{{ben, draw_offered}}));
  EXPECT_EQ(game_notifications(table.game, offer).at(0).offer,
            (play::MadeOffer{play::OfferKind::draw, Seat::white}));
  const auto answer = table.does(play::DeclineDraw{Seat::black}).value();
  EXPECT_EQ(kinds_of(game_notifications(table.game, offer, answer)), Made{});
  EXPECT_EQ(kinds_of(game_notifications(table.game, answer)), (Made{{anna, draw_declined}}));
}

TEST_F(EventNotifications, AnEndGoesToBothAndEndsTheTurn) {
  const auto moved = table.does(move("32-28")).value();
  const auto end = table.does(play::Resign{Seat::black}).value();
  EXPECT_EQ(kinds_of(game_notifications(table.game, end)),
            (Made{{anna, game_ended}, {ben, game_ended}}));
  EXPECT_EQ(kinds_of(game_notifications(table.game, moved, end)), Made{});
}

TEST_F(EventNotifications, ALossOnTimeIsAnEndOfItsOwnKind) {
  of(move("32-28"));
  table.wait(seconds(4 * 24 * 3600));
  const auto end = play::decide_time(table.game, table.now);
  for (const auto& event : end) play::apply(table.game, event);
  EXPECT_EQ(kinds_of(game_notifications(table.game, end)),
            (Made{{anna, flag_fell}, {ben, flag_fell}}));
  EXPECT_EQ(webhook_kind(flag_fell), game_ended);
}

TEST_F(EventNotifications, ALiveGameHasNoTurns) {
  table = play::Table(play::casual());
  EXPECT_EQ(kinds_of(game_notifications(table.game, started())),
            (Made{{anna, game_started}, {ben, game_started}}));
  EXPECT_EQ(of(move("32-28")), Made{});
  EXPECT_FALSE(on_socket(draw_offered, table.game.pace())) << "the board shows it";
  EXPECT_TRUE(on_socket(game_ended, table.game.pace()));
}

TEST(RelevantNotifications, FollowTheGame) {
  play::GameRow row;
  row.players = {anna, ben};
  row.status = play::GameStatus::playing;
  row.turn = Seat::white;
  EXPECT_TRUE(still_relevant(my_turn, row, anna));
  EXPECT_FALSE(still_relevant(my_turn, row, ben));
  EXPECT_FALSE(still_relevant(reminder, row, anna)) << "the clock is stopped";
  row.deadline = play::noon;
  EXPECT_TRUE(still_relevant(reminder, row, anna));
  EXPECT_TRUE(still_relevant(draw_offered, row, ben));
  EXPECT_FALSE(still_relevant(game_ended, row, ben));
  row.status = play::GameStatus::finished;
  EXPECT_FALSE(still_relevant(my_turn, row, anna));
  EXPECT_FALSE(still_relevant(takeback_asked, row, anna));
  EXPECT_TRUE(still_relevant(rematch_offered, row, anna));
}

TEST(TournamentNotifications, ARoundIsPublished) {
  const tournament::Event published{
      .at = play::noon, .by = std::nullopt, .what = tournament::Published{1, 1}};
  EXPECT_EQ(tournament_notification(published),
            (TournamentNotification{
                .kind = round_published, .to = Concerned::entered, .first = 1, .last = 1}));
  const tournament::Event started{
      .at = play::noon, .by = std::nullopt, .what = tournament::Started{}};
  EXPECT_EQ(tournament_notification(started), std::nullopt);
}

TEST(TournamentNotifications, ARequestToEnterGoesToDirectorsAndItsAnswerToThePlayer) {
  const auto made = [](const auto& what) {
    return tournament_notification({.at = play::noon, .by = ben, .what = what});
  };
  EXPECT_EQ(made(tournament::Entered{.user = anna}), std::nullopt) << "without asking";
  EXPECT_EQ(
      made(tournament::Entered{.user = anna, .state = tournament::EntryState::asked}),
      (TournamentNotification{.kind = entry_asked, .to = Concerned::directors, .player = anna}));
  EXPECT_EQ(
      made(tournament::Answered{.user = anna, .accepted = true}),
      (TournamentNotification{.kind = entry_accepted, .to = Concerned::player, .player = anna}));
  EXPECT_EQ(made(tournament::Answered{.user = anna})->kind, entry_refused);
  EXPECT_EQ(made(tournament::Left{
                     .user = anna, .state = tournament::EntryState::expelled, .outcomes = {}})
                ->kind,
            expelled);
  EXPECT_EQ(made(tournament::Left{.user = anna, .outcomes = {}}), std::nullopt) << "on her own";
}

TEST(VacationNotifications, AreAboutDecisionsAndRequests) {
  const auto made = [](UserId to, vacation::News news) {
    vacation::StoredAllocation vacation;
    vacation.user = anna;
    vacation.tournament = TournamentId{7};
    return vacation_notification({.to = to, .news = news, .allocations = {vacation}}, play::noon);
  };
  using enum vacation::News;
  const auto decided = made(anna, denied);
  ASSERT_TRUE(decided);
  EXPECT_EQ(decided->kind, vacation_decided);
  EXPECT_EQ(decided->act, "denied");
  EXPECT_EQ(decided->tournament, TournamentId{7});
  EXPECT_EQ(decided->other, std::nullopt);
  const auto request = made(ben, asked);
  ASSERT_TRUE(request);
  EXPECT_EQ(request->kind, vacation_asked);
  EXPECT_EQ(request->user, ben);
  EXPECT_EQ(request->other, anna);
  EXPECT_FALSE(made(ben, booked)) << "an opponent sees it in the game";
  EXPECT_FALSE(made(anna, over)) << "that was known";
  EXPECT_TRUE(made(anna, expired));
}

}  // namespace
}  // namespace crownhead::accounts
