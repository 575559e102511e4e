#include "server/messages/texts.hpp"

#include <array>
#include <gtest/gtest.h>
#include <set>

namespace crownhead::messages {
namespace {

constexpr auto members = std::to_array<std::string_view Texts::*>({&Texts::hello,
                                                                   &Texts::my_turn,
                                                                   &Texts::reminder,
                                                                   &Texts::game_ended,
                                                                   &Texts::flag_fell,
                                                                   &Texts::draw_offered,
                                                                   &Texts::takeback_asked,
                                                                   &Texts::rematch_offered,
                                                                   &Texts::several,
                                                                   &Texts::aborted,
                                                                   &Texts::until,
                                                                   &Texts::wrote,
                                                                   &Texts::settings,
                                                                   &Texts::unsubscribe,
                                                                   &Texts::confirm_subject,
                                                                   &Texts::confirm_body,
                                                                   &Texts::confirm_ignore,
                                                                   &Texts::reset_subject,
                                                                   &Texts::reset_body,
                                                                   &Texts::reset_ignore,
                                                                   &Texts::calendar,
                                                                   &Texts::deadline,
                                                                   &Texts::on_vacation,
                                                                   &Texts::from_to,
                                                                   &Texts::vacation_changed,
                                                                   &Texts::vacation_cancelled,
                                                                   &Texts::vacation_ended,
                                                                   &Texts::vacation_asked,
                                                                   &Texts::my_vacation_approved,
                                                                   &Texts::my_vacation_denied,
                                                                   &Texts::my_vacation_expired,
                                                                   &Texts::my_vacation_granted,
                                                                   &Texts::my_vacation_changed,
                                                                   &Texts::my_vacation_cancelled,
                                                                   &Texts::my_vacation_ended,
                                                                   &Texts::my_vacation_over,
                                                                   &Texts::instead_of,
                                                                   &Texts::reason,
                                                                   &Texts::vacation_in,
                                                                   &Texts::webhook_off_subject,
                                                                   &Texts::webhook_off_body,
                                                                   &Texts::guard_subject,
                                                                   &Texts::guard_password,
                                                                   &Texts::guard_email,
                                                                   &Texts::guard_factor_on,
                                                                   &Texts::guard_factor_off,
                                                                   &Texts::guard_token,
                                                                   &Texts::guard_webhook,
                                                                   &Texts::guard_codes,
                                                                   &Texts::guard_undo,
                                                                   &Texts::guard_advice});
static_assert(sizeof(Texts) == members.size() * sizeof(std::string_view), "a text is not tested");

std::multiset<std::string> names_in(std::string_view text) {
  std::multiset<std::string> names;
  for (auto open = text.find('{'); open != std::string_view::npos; open = text.find('{', open + 1))
    names.emplace(text.substr(open, text.find('}', open) - open));
  return names;
}

TEST(Texts, EachLanguageHasAllOfThemWithTheSameGaps) {
  for (const Texts* texts : {&english, &german, &dutch, &croatian, &latvian, &russian})
    for (std::size_t i = 0; i < members.size(); ++i) {
      const auto text = texts->*members[i];
      EXPECT_FALSE(text.empty()) << "text " << i << " of " << texts->hello;
      EXPECT_EQ(names_in(text), names_in(english.*members[i])) << text;
    }
}

TEST(Texts, NoTextIsLeftInEnglish) {
  for (const Texts* texts : {&german, &dutch, &croatian, &latvian, &russian})
    for (const auto member : members) EXPECT_NE(texts->*member, english.*member);
}

TEST(Texts, AreChosenByTheLanguageOfTheLocale) {
  EXPECT_EQ(&texts_in("de"), &german);
  EXPECT_EQ(&texts_in("nl-BE"), &dutch);
  EXPECT_EQ(&texts_in("hr_HR"), &croatian);
  EXPECT_EQ(&texts_in("lv"), &latvian);
  EXPECT_EQ(&texts_in("ru-RU"), &russian);
  for (const char* other : {"en", "en-GB", "fr", "", "dey"}) EXPECT_EQ(&texts_in(other), &english);
}

TEST(Filled, PutsValuesInTheirPlaces) {
  EXPECT_EQ(filled("{a}-{b}{a}!", {{"a", "1"}, {"b", "{a}"}}), "1-{a}1!");
  EXPECT_EQ(filled("plain", {}), "plain");
}

}  // namespace
}  // namespace crownhead::messages
