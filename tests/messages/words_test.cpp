#include "rules/words.hpp"

#include <gtest/gtest.h>
#include <type_traits>

namespace crownhead::words {
namespace {

constexpr Language polish{
    .group = "\u00a0",
    .point = ",",
    .groups_four = false,
    .whole =
        "m1fffmmmmmmmmmmmmmmmmmfffmmmmmmmfffmmmmmmmfffmmmmmmmfffmmmmmmmfffmmmmmmmfffmmmmm"
        "mmfffmmmmmmmfffmmmmmmmfffmmmmmmmmmmmmmmmmmfffmmmmmmmfffmmmmmmmfffmmmmmmmfffmmmmm"
        "mmfffmmmmmmmfffmmmmmmmfffmmmmmmmfffmmmmm",
    .millions = 'm',
    .parts = {"o", "o", "o"}};
constexpr Language other{.group = ",",
                         .point = ".",
                         .groups_four = true,
                         .whole = polish.whole,
                         .millions = 'o',
                         .parts = {"1", polish.whole, "o"}};

TEST(Words, PluralFormsFollowTheLastDigits) {
  using enum Form;
  EXPECT_EQ(form(polish, 0), many);
  EXPECT_EQ(form(polish, 1), one);
  EXPECT_EQ(form(polish, 23), few);
  EXPECT_EQ(form(polish, 101), many);
  EXPECT_EQ(form(polish, 1'003), few);
  EXPECT_EQ(form(polish, -1), one);
  EXPECT_EQ(form(polish, 1.5), Form::other);
}

TEST(Words, MillionsAndFractionsHaveTheirOwnForms) {
  EXPECT_EQ(form(other, 2'000'000), Form::other);
  EXPECT_EQ(form(other, 2'000'003), Form::few);
  EXPECT_EQ(form(other, 0.5), Form::one);
  EXPECT_EQ(form(other, 1.02), Form::one) << "the second letter of the row";
  EXPECT_EQ(form(other, 1.03), Form::few);
  EXPECT_EQ(form(other, 7.03), Form::other);
}

TEST(Words, NumbersAreFormattedByLanguage) {
  EXPECT_EQ(written(other, 0), "0");
  EXPECT_EQ(written(other, 999), "999");
  EXPECT_EQ(written(other, 1'234), "1,234");
  EXPECT_EQ(written(other, 1'234'567.5), "1,234,567.5");
  EXPECT_EQ(written(other, -0.07), "-0.07");
  EXPECT_EQ(written(other, 9.999), "10");
  EXPECT_EQ(written(polish, 1'234), "1234");
  EXPECT_EQ(written(polish, 12'345.25), "12\u00a0345,25");
}

TEST(Words, ASentenceEndsInOneDot) {
  EXPECT_EQ(joined({"31. 12.", dot_after("31. 12.")}), "31. 12.");
  EXPECT_EQ(joined({"Monday", dot_after("Monday")}), "Monday.");
}

TEST(Words, ATextIsFoundByItsKey) {
  static constexpr std::pair<std::string_view, std::string_view> rows[] = {{"a", "x"}, {"b", "y"}};
  constexpr Table<std::string_view> table{rows};
  static_assert(*table.find("b") == "y");
  EXPECT_EQ(table.find("c"), nullptr);
}

enum class Side { white, black };

static_assert(!std::is_default_constructible_v<Given<Side>>, "a value must be given");
static_assert(!std::is_default_constructible_v<Number>);
static_assert(std::is_convertible_v<std::string, Given<std::string_view>>);
static_assert(std::is_convertible_v<const char*, Given<std::string_view>>);
static_assert(!std::is_convertible_v<const char*, Given<bool>>, "a text is no truth");
static_assert(!std::is_convertible_v<int, Given<Side>>);
static_assert(!std::is_convertible_v<int, Given<std::string_view>>);
static_assert(!std::is_convertible_v<std::string, Number>);
static_assert(!std::is_convertible_v<bool, Number>);

}  // namespace
}  // namespace crownhead::words
