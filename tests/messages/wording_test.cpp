#include "server/messages/wording.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <set>

namespace crownhead::messages {
namespace {

using testing::HasSubstr;

accounts::Contact anna_of(const std::string& locale) {
  return {.user = {1},
          .username = "Anna",
          .email = "a@example.org",
          .confirmed = true,
          .time_zone = "Europe/Riga",
          .locale = locale,
          .settings = {},
          .unsubscribe = "ch_u_x"};
}

GameNotice told(accounts::NotificationKind kind, std::optional<Ending> ending = std::nullopt) {
  return {.kind = kind,
          .hours = 24,
          .game = {12},
          .opponent = "Ben",
          .ending = std::move(ending),
          .deadline = std::nullopt,
          .message = ""};
}

Ending ending(play::Outcome outcome, play::EndReason reason, std::string result) {
  return {.ended = {.finish = play::finish_of(outcome), .reason = reason},
          .mine = Seat::black,
          .result = std::move(result),
          .article = ""};
}

Wording written(const std::string& locale, const std::vector<GameNotice>& all) {
  return notification_wording(anna_of(locale), all, adapters::Zone("Europe/Riga"),
                              "https://x.example");
}

TEST(Wording, ASingleNoticeIsTheSubject) {
  GameNotice turn = told(accounts::NotificationKind::my_turn);
  turn.deadline = Instant{1'704'888'000'000};
  turn.message = "hi!";
  const auto one = written("en", {turn});
  EXPECT_EQ(one.subject, "Your turn against Ben");
  EXPECT_EQ(one.body,
            "Hello Anna,\n\n"
            "Your turn against Ben.\nBen writes: hi!\n"
            "Deadline: Wednesday, January 10, 2024 at 14:00\n"
            "https://x.example/game/12\n\n"
            "Your time zone: Europe/Riga\n"
            "Choose your notifications at https://x.example/account.\n"
            "Unsubscribe: https://x.example/unsubscribe/ch_u_x\n");
}

TEST(Wording, PlayersTextIsNotUsedAsATemplate) {
  GameNotice turn = told(accounts::NotificationKind::my_turn);
  turn.opponent = "{name}";
  turn.message = "{count, number} {name} {";
  const auto one = written("en", {turn});
  EXPECT_EQ(one.subject, "Your turn against {name}");
  EXPECT_THAT(one.body, HasSubstr("{name} writes: {count, number} {name} {\n"));
}

TEST(Wording, SeveralNoticesAreCounted) {
  const GameNotice turn = told(accounts::NotificationKind::my_turn);
  EXPECT_EQ(written("en", {turn, turn}).subject, "2 updates in your games");
  EXPECT_EQ(written("ru", {turn, turn}).subject, "2 новости из ваших партий");
  EXPECT_EQ(written("ru", std::vector(5, turn)).subject, "5 новостей из ваших партий");
  EXPECT_EQ(written("ru", std::vector(21, turn)).subject, "21 новость из ваших партий");
  EXPECT_EQ(written("hr", std::vector(11, turn)).subject, "11 novosti iz vaših partija");
  EXPECT_EQ(written("lv", std::vector(11, turn)).subject, "11 jaunumu jūsu partijās");
}

TEST(Wording, HoursAreCounted) {
  GameNotice last = told(accounts::NotificationKind::reminder);
  EXPECT_EQ(written("en", {last}).subject, "Less than 24 hours left for your move against Ben");
  last.hours = 1;
  EXPECT_EQ(written("en", {last}).subject, "Less than 1 hour left for your move against Ben");
  EXPECT_EQ(written("de", {last}).subject, "Weniger als 1 Stunde für Ihren Zug gegen Ben");
}

TEST(Wording, AnEndIsWordedForEachPlayerWithItsReason) {
  using enum accounts::NotificationKind;
  using enum play::EndReason;
  using enum play::Outcome;
  const auto fell = written("en", {told(flag_fell, ending(white_wins, time, "2-0"))});
  EXPECT_EQ(fell.subject, "You lost on time against Ben");
  EXPECT_THAT(fell.body, HasSubstr("You lost on time against Ben.\n"
                                   "2-0 · White wins: Black ran out of time\n"
                                   "https://x.example/game/12\n"));
  const auto won = written("de", {told(game_ended, ending(black_wins, resignation, "0-1"))});
  EXPECT_EQ(won.subject, "Sie haben gegen Ben gewonnen");
  EXPECT_THAT(won.body, HasSubstr("\n0-1 · Schwarz gewinnt: Weiß hat aufgegeben\n"));
  const auto aborted = written("en", {told(game_ended, ending(none, no_first_move, ""))});
  EXPECT_EQ(aborted.subject, "Your game against Ben has ended");
  EXPECT_THAT(aborted.body, HasSubstr(".\nAborted: no first move in time\n"));
}

TEST(Wording, ARematchOfferOmitsTheResult) {
  const auto rematch =
      written("en", {told(accounts::NotificationKind::rematch_offered,
                          ending(play::Outcome::draw, play::EndReason::agreement, "1-1"))});
  EXPECT_THAT(rematch.body, HasSubstr("Ben offers you a rematch.\nhttps://x.example/game/12\n"));
}

TEST(Wording, LinksContainTheirSecret) {
  for (const Texts& texts : all_texts()) {
    const std::string locale(texts.language);
    EXPECT_THAT(confirm_wording("Anna", locale, "ch_c_x", "https://x.example").body,
                HasSubstr("\nhttps://x.example/confirm#ch_c_x\n"));
    EXPECT_THAT(confirm_wording("Anna", locale, "ch_c_x", "https://x.example").body,
                HasSubstr("https://x.example/not-me#ch_c_x\n"));
    EXPECT_THAT(reset_wording("Anna", locale, "ch_r_x", "https://x.example").body,
                HasSubstr("\nhttps://x.example/reset#ch_r_x\n"));
  }
}

TEST(Wording, SecurityNoticesNameTheChange) {
  using Change = accounts::GuardChange;
  const auto told = [](std::string_view locale, Change change) {
    return guard_wording("Anna", locale, {.change = change, .what = "my bot"}, "u").body;
  };
  EXPECT_THAT(told("en", Change::token),
              HasSubstr("a program can act for you: my bot\n\nIf this was you"));
  for (const Texts& texts : all_texts()) {
    std::set<std::string> bodies;
    for (const auto change :
         {Change::password, Change::email, Change::factor_on, Change::factor_off, Change::token,
          Change::webhook, Change::codes_tried})
      bodies.insert(told(texts.language, change));
    EXPECT_EQ(bodies.size(), 7U) << texts.language;
  }
}

TEST(Wording, IsInThePlayersLanguage) {
  const GameNotice aborted = told(accounts::NotificationKind::game_ended,
                                  ending(play::Outcome::none, play::EndReason::abort, ""));
  const auto german = written("de-AT", {aborted});
  EXPECT_EQ(german.subject, "Ihre Partie gegen Ben ist zu Ende");
  EXPECT_THAT(german.body, HasSubstr("Guten Tag Anna,\n"));
  EXPECT_THAT(german.body, HasSubstr("\nDie Partie wurde abgebrochen\n"));
  EXPECT_EQ(written("tlh", {aborted}).subject, "Your game against Ben has ended");
}

}  // namespace
}  // namespace crownhead::messages
