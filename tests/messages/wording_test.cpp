#include "server/messages/wording.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace crownhead::messages {
namespace {

using testing::HasSubstr;

TEST(Wording, OneThingIsTheSubject) {
  const accounts::Contact anna{.user = {1},
                               .username = "Anna",
                               .email = "a@example.org",
                               .confirmed = true,
                               .time_zone = "Europe/Riga",
                               .locale = "en",
                               .settings = {},
                               .unsubscribe = "ch_u_x"};
  const Told turn{accounts::NoticeKind::my_turn, 0,    {12}, "Ben", "",
                  Instant{1'704'888'000'000},    "hi!"};
  const Told fell{accounts::NoticeKind::flag_fell, 0, {13}, "Carl", "2-0", std::nullopt, ""};
  const auto one = told_wording(anna, {turn}, adapters::Zone("Europe/Riga"), "https://x.example");
  EXPECT_EQ(one.subject, "It is your move against Ben");
  EXPECT_THAT(one.body, HasSubstr("It is your move against Ben.\nBen writes: hi!\n"
                                  "Until 2024-01-10 14:00 (Europe/Riga).\n"
                                  "https://x.example/game/12\n"));
  EXPECT_THAT(one.body, HasSubstr("https://x.example/unsubscribe/ch_u_x\n"));
  const auto two =
      told_wording(anna, {turn, fell}, adapters::Zone("Europe/Riga"), "https://x.example");
  EXPECT_EQ(two.subject, "2 things in your games");
  EXPECT_THAT(two.body, HasSubstr("A flag fell in your game against Carl: 2-0.\n"));
}

TEST(Wording, LinksCarryTheirSecret) {
  EXPECT_THAT(confirm_wording("Anna", "en", "ch_c_x", "https://x.example").body,
              HasSubstr("\nhttps://x.example/confirm#ch_c_x\n"));
  EXPECT_THAT(reset_wording("Anna", "en", "ch_r_x", "https://x.example").body,
              HasSubstr("\nhttps://x.example/reset#ch_r_x\n"));
}

TEST(Wording, IsInThePlayersLanguage) {
  accounts::Contact anna{.user = {1},
                         .username = "Anna",
                         .email = "a@example.org",
                         .confirmed = true,
                         .time_zone = "Europe/Riga",
                         .locale = "de-AT",
                         .settings = {},
                         .unsubscribe = "ch_u_x"};
  const Told ended{accounts::NoticeKind::game_ended, 0, {12}, "Ben", "", std::nullopt, ""};
  const auto german =
      told_wording(anna, {ended}, adapters::Zone("Europe/Riga"), "https://x.example");
  EXPECT_EQ(german.subject, "Ihre Partie gegen Ben ist zu Ende: abgebrochen");
  EXPECT_THAT(german.body, HasSubstr("Guten Tag Anna,\n"));
  anna.locale = "fr";
  EXPECT_EQ(told_wording(anna, {ended}, adapters::Zone("Europe/Riga"), "https://x.example").subject,
            "Your game against Ben has ended: aborted");
  EXPECT_THAT(reset_wording("Anna", "lv", "ch_r_x", "https://x.example").body,
              HasSubstr("\nhttps://x.example/reset#ch_r_x\n"));
}

}  // namespace
}  // namespace crownhead::messages
