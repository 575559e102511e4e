#include "server/messages/texts.hpp"

#include <gtest/gtest.h>

namespace crownhead::messages {
namespace {

std::string_view chosen(std::string_view locale) { return texts_in(locale).language; }

TEST(Texts, EnglishIsTheDefault) { EXPECT_EQ(all_texts().front().language, "en"); }

TEST(Texts, AreChosenByTheLocale) {
  EXPECT_EQ(chosen("de"), "de");
  EXPECT_EQ(chosen("DE"), "de");
  EXPECT_EQ(chosen("nl-BE"), "nl");
  EXPECT_EQ(chosen("hr_HR"), "hr");
  EXPECT_EQ(chosen("lv"), "lv");
  EXPECT_EQ(chosen("ru-RU"), "ru");
  for (const char* other : {"en", "en-GB", "tlh", "", "dey", "d"}) EXPECT_EQ(chosen(other), "en");
}

TEST(Texts, AreChosenByTheWholeLocaleFirst) {
  for (const Texts& texts : all_texts()) {
    EXPECT_EQ(chosen(texts.language), texts.language);
    std::string other(texts.language);
    std::ranges::replace(other, '-', '_');
    EXPECT_EQ(chosen(other), texts.language);
  }
}

TEST(Texts, EachLanguageHasItsOwnPlurals) {
  const auto several = [](std::string_view locale, int count) {
    return texts_in(locale).notice.several({.count = count});
  };
  EXPECT_EQ(several("en", 1), "1 update in your games");
  EXPECT_EQ(several("en", 1'234), "1,234 updates in your games");
  EXPECT_EQ(several("de", 1'234), "1.234 Neuigkeiten aus Ihren Partien");
  EXPECT_EQ(several("ru", 1), "1 новость из ваших партий");
  EXPECT_EQ(several("ru", 112), "112 новостей из ваших партий");
  EXPECT_EQ(several("lv", 1), "1 jaunums jūsu partijās");
  EXPECT_EQ(several("lv", 21), "21 jaunums jūsu partijās");
  EXPECT_EQ(several("lv", 2), "2 jaunumi jūsu partijās");
}

}  // namespace
}  // namespace crownhead::messages
