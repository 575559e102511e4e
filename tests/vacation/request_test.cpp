#include "rules/vacation/request.hpp"

#include <gtest/gtest.h>

#include "rules/reasons.hpp"
#include "tests/vacation/zones_of_the_system.hpp"

namespace crownhead::vacation {
namespace {

using std::chrono::year_month_day;
using Names = std::vector<std::string_view>;

year_month_day date(int year, unsigned month, unsigned day) {
  return {std::chrono::year(year), std::chrono::month(month), std::chrono::day(day)};
}

TEST(Date, IsReadAsDayMonthYear) {
  for (const char* text : {"1.2.2012", "01.02.2012", "1. 2. 2012.", "1. 2.2012", "1.2.2012."})
    EXPECT_EQ(parse_date(text), date(2012, 2, 1)) << text;
  EXPECT_EQ(parse_date("29.2.2024"), date(2024, 2, 29));
  EXPECT_EQ(parse_date("29.2.2000"), date(2000, 2, 29));
}

TEST(Date, IsRejectedInAnotherForm) {
  for (const char* text : {"1/7/2024", "1.7.24", "1.7.2024x", "", "2024-07-01", " 1.7.2024",
                           "1.7.2024 ", "1.  7.2024", "1 .7.2024", "1.7.02024", "001.7.2024",
                           "1.7.2024..", "1.7", "1.7.", "+1.7.2024", "１.7.2024", "1.VII.2024"})
    EXPECT_EQ(parse_date(text), std::unexpected(reason::vacation::date_format())) << text;
}

TEST(Date, IsRejectedIfTheDayDoesNotExist) {
  for (const char* text : {"31.2.2027", "0.1.2024", "29.2.2023", "29.2.1900", "1.0.2024",
                           "1.13.2024", "31.4.2024", "99.99.2024", "1.1.0000"})
    EXPECT_EQ(parse_date(text), std::unexpected(reason::vacation::date_invalid())) << text;
}

TEST(Hour, IsEmptyOrANumberTo23) {
  EXPECT_EQ(parse_hour("").value(), std::nullopt);
  EXPECT_EQ(parse_hour("0").value(), 0);
  EXPECT_EQ(parse_hour("09").value(), 9);
  EXPECT_EQ(parse_hour("23").value(), 23);
  for (const char* text : {"24", "99", "100", "99999999999999999999"})
    EXPECT_EQ(parse_hour(text).error().name, "vacation.hour_out_of_range") << text;
  for (const char* text : {"-1", "7.5", "9pm", " 9", "9 ", "+9", "x"})
    EXPECT_EQ(parse_hour(text).error().name, "vacation.hour_format") << text;
}

std::string repeated(std::string_view text, int times) {
  std::string all;
  for (int i = 0; i < times; ++i) all += text;
  return all;
}

TEST(Message, HasAtMost2000CodePoints) {
  for (const char* one : {"a", "č", "€", "😀"}) {
    EXPECT_EQ(clean_message(repeated(one, 2000)), repeated(one, 2000));
    EXPECT_EQ(clean_message(repeated(one, 2001)).error().reason.name, "vacation.message_too_long")
        << one;
  }
  // A line break counts as one character in every form.
  EXPECT_TRUE(clean_message(repeated("\r\n", 2000)));
}

TEST(Message, KeepsItsTextAndLines) {
  EXPECT_EQ(clean_message("<script>alert(1)</script>"), "<script>alert(1)</script>");
  EXPECT_EQ(clean_message("Hi\r\nBcc: x@example.org\nbye"), "Hi\nBcc: x@example.org\nbye");
  EXPECT_EQ(clean_message(""), "");
}

TEST(Message, RejectsControlCharactersAndInvalidUtf8) {
  using namespace std::string_view_literals;
  for (const auto text :
       {"a\0b"sv, "\x1b[31m"sv, "a\tb"sv, "a\rb"sv, "\x7f"sv, "\xc2\x85"sv, "\xff"sv, "\xc0\x80"sv,
        "\xe0\x80\x80"sv, "\xed\xa0\x80"sv, "\xf0\x80\x80\x80"sv, "\xf4\x90\x80\x80"sv,
        "\xe2\x82"sv, "\xf5\x80\x80\x80"sv, "\x80"sv})
    EXPECT_EQ(clean_message(text).error().reason.name, "vacation.message_invalid") << text;
}

struct TimesCase {
  const char* name;
  const char* zone;
  TypedTimes typed;
  Interval interval;
  std::int64_t nominal_hours;
  Names warnings = {};
};

TEST(Times, AreReadInTheirTimeZone) {
  const std::vector<TimesCase> cases{
      {"1: a week in winter",
       "Europe/Zagreb",
       {"1.2.2012", "", "8.2.2012", ""},
       {{1'328'050'800'000}, {1'328'655'600'000}},
       168},
      {"4: over a leap day",
       "Europe/Zagreb",
       {"29.2.2024", "", "7.3.2024", ""},
       {{1'709'161'200'000}, {1'709'766'000'000}},
       168},
      {"5: with hours",
       "Europe/Zagreb",
       {"1.7.2024", "9", "8.7.2024", "17"},
       {{1'719'817'200'000}, {1'720'450'800'000}},
       176},
      {"10: over the change to summer",
       "Europe/Zagreb",
       {"28.3.2024", "", "4.4.2024", ""},
       {{1'711'580'400'000}, {1'712'181'600'000}},
       168},
      {"over the change to winter",
       "Europe/Zagreb",
       {"24.10.2024", "", "31.10.2024", ""},
       {{1'729'720'800'000}, {1'730'329'200'000}},
       168},
      {"12: a start that comes twice",
       "Europe/Zagreb",
       {"27.10.2024", "2", "1.11.2024", ""},
       {{1'729'987'200'000}, {1'730'415'600'000}},
       118,
       {"vacation.local_time_ambiguous"}},
      {"12: an end that comes twice",
       "Europe/Zagreb",
       {"20.10.2024", "", "27.10.2024", "2"},
       {{1'729'375'200'000}, {1'729'990'800'000}},
       170,
       {"vacation.local_time_ambiguous"}},
      {"13: a start that comes twice",
       "America/New_York",
       {"3.11.2024", "1", "10.11.2024", ""},
       {{1'730'610'000'000}, {1'731'214'800'000}},
       167,
       {"vacation.local_time_ambiguous"}},
      {"13: an end that comes twice",
       "America/New_York",
       {"1.11.2024", "", "3.11.2024", "1"},
       {{1'730'433'600'000}, {1'730'613'600'000}},
       49,
       {"vacation.local_time_ambiguous"}},
      {"14: a zone of 45 minutes",
       "Asia/Kathmandu",
       {"1.7.2024", "", "8.7.2024", ""},
       {{1'719'771'300'000}, {1'720'376'100'000}},
       168},
      {"a zone of 30 minutes",
       "Asia/Kolkata",
       {"1.7.2024", "", "8.7.2024", ""},
       {{1'719'772'200'000}, {1'720'377'000'000}},
       168},
      {"another of 45",
       "Pacific/Chatham",
       {"1.7.2024", "", "8.7.2024", ""},
       {{1'719'746'100'000}, {1'720'350'900'000}},
       168},
      {"45 minutes over a change",
       "Pacific/Chatham",
       {"26.9.2024", "", "3.10.2024", ""},
       {{1'727'262'900'000}, {1'727'864'100'000}},
       168},
      {"a change by half an hour",
       "Australia/Lord_Howe",
       {"4.4.2024", "", "11.4.2024", ""},
       {{1'712'149'200'000}, {1'712'755'800'000}},
       168},
      {"half an hour and a change",
       "America/St_Johns",
       {"7.3.2024", "", "14.3.2024", ""},
       {{1'709'782'200'000}, {1'710'383'400'000}},
       168},
      {"a southern start that comes twice",
       "Australia/Sydney",
       {"7.4.2024", "2", "14.4.2024", ""},
       {{1'712'415'600'000}, {1'713'016'800'000}},
       166,
       {"vacation.local_time_ambiguous"}},
      {"a southern end that comes twice",
       "Australia/Sydney",
       {"1.4.2024", "", "7.4.2024", "2"},
       {{1'711'890'000'000}, {1'712'419'200'000}},
       146,
       {"vacation.local_time_ambiguous"}},
      {"a southern midnight that is skipped",
       "America/Santiago",
       {"8.9.2024", "", "15.9.2024", ""},
       {{1'725'768'000'000}, {1'726'369'200'000}},
       168,
       {"vacation.midnight_skipped"}},
      {"15: a midnight that is skipped",
       "America/Havana",
       {"10.3.2024", "", "17.3.2024", ""},
       {{1'710'046'800'000}, {1'710'648'000'000}},
       168,
       {"vacation.midnight_skipped"}},
      {"a midnight that comes twice",
       "America/Havana",
       {"3.11.2024", "", "10.11.2024", ""},
       {{1'730'606'400'000}, {1'731'214'800'000}},
       168,
       {"vacation.local_time_ambiguous"}},
      {"both changes of the southern hemisphere: to summer",
       "Australia/Sydney",
       {"5.10.2024", "", "12.10.2024", ""},
       {{1'728'050'400'000}, {1'728'651'600'000}},
       168},
      {"to winter",
       "Australia/Sydney",
       {"6.4.2024", "", "13.4.2024", ""},
       {{1'712'322'000'000}, {1'712'930'400'000}},
       168},
      {"half an hour that comes twice",
       "Australia/Lord_Howe",
       {"7.4.2024", "", "14.4.2024", ""},
       {{1'712'408'400'000}, {1'713'015'000'000}},
       168},
      {"a day that a zone skipped",
       "Pacific/Apia",
       {"30.12.2011", "", "6.1.2012", ""},
       {{1'325'239'200'000}, {1'325'757'600'000}},
       168,
       {"vacation.midnight_skipped"}},
      {"over a day that a zone skipped",
       "Pacific/Apia",
       {"28.12.2011", "", "4.1.2012", ""},
       {{1'325'066'400'000}, {1'325'584'800'000}},
       168},
      {"a link",
       "Europe/Ljubljana",
       {"1.7.2024", "", "8.7.2024", ""},
       {{1'719'784'800'000}, {1'720'389'600'000}},
       168},
      {"after the end of the tables",
       "Europe/Zagreb",
       {"1.7.2044", "", "8.7.2044", ""},
       {{2'350'936'800'000}, {2'351'541'600'000}},
       168},
      {"UTC",
       "UTC",
       {"31.12.2024", "23", "1.1.2025", "0"},
       {{1'735'686'000'000}, {1'735'689'600'000}},
       1},
  };
  for (const TimesCase& c : cases) {
    const auto read = read_times(c.typed, zone_of_the_system(c.zone));
    ASSERT_TRUE(read.stretch) << c.name;
    EXPECT_EQ(read.stretch->interval.start.ms, c.interval.start.ms) << c.name;
    EXPECT_EQ(read.stretch->interval.end.ms, c.interval.end.ms) << c.name;
    EXPECT_EQ(read.stretch->nominal.count, c.nominal_hours * 3'600'000) << c.name;
    Names warnings;
    for (const Refusal& warning : read.warnings) warnings.push_back(warning.reason.name);
    EXPECT_EQ(warnings, c.warnings) << c.name;
  }
}

struct WrongCase {
  const char* name;
  const char* zone;
  TypedTimes typed;
  std::vector<Refusal> errors;
};

TEST(Times, AreRejectedWithEveryFault) {
  const std::vector<WrongCase> cases{
      {"11: an hour that is skipped",
       "Europe/Zagreb",
       {"31.3.2024", "2", "7.4.2024", ""},
       {{reason::vacation::local_time_nonexistent(1, "31.3.2024", 3, "31.3.2024"), "start_hour"}}},
      {"13: the same in New York",
       "America/New_York",
       {"10.3.2024", "2", "17.3.2024", ""},
       {{reason::vacation::local_time_nonexistent(1, "10.3.2024", 3, "10.3.2024"), "start_hour"}}},
      {"15: a midnight that was typed",
       "America/Havana",
       {"10.3.2024", "0", "17.3.2024", ""},
       {{reason::vacation::local_time_nonexistent(23, "9.3.2024", 1, "10.3.2024"), "start_hour"}}},
      {"a southern hour that is skipped",
       "Australia/Sydney",
       {"6.10.2024", "2", "13.10.2024", ""},
       {{reason::vacation::local_time_nonexistent(1, "6.10.2024", 3, "6.10.2024"), "start_hour"}}},
      {"half an hour is skipped",
       "Australia/Lord_Howe",
       {"6.10.2024", "2", "13.10.2024", ""},
       {{reason::vacation::local_time_nonexistent(1, "6.10.2024", 3, "6.10.2024"), "start_hour"}}},
      {"a whole day is skipped",
       "Pacific/Apia",
       {"30.12.2011", "12", "7.1.2012", ""},
       {{reason::vacation::local_time_nonexistent(23, "29.12.2011", 0, "31.12.2011"),
         "start_hour"}}},
      {"an end that is skipped",
       "Europe/Zagreb",
       {"24.3.2024", "", "31.3.2024", "2"},
       {{reason::vacation::local_time_nonexistent(1, "31.3.2024", 3, "31.3.2024"), "end_hour"}}},
      {"nothing is guessed",
       "Europe/Zagreb",
       {"27.10.2024", "2", "3.11.2024", "", true},
       {{reason::vacation::local_time_ambiguous(), "start_hour"}}},
      {"everything at once",
       "Europe/Nowhere",
       {"1/7/2024", "24", "31.2.2024", "9pm"},
       {{reason::vacation::time_zone_unknown(), "time_zone"},
        {reason::vacation::date_format(), "start_date"},
        {reason::vacation::hour_out_of_range(), "start_hour"},
        {reason::vacation::date_invalid(), "end_date"},
        {reason::vacation::hour_format(), "end_hour"}}},
      {"another case of the zone",
       "europe/zagreb",
       {"1.7.2024", "", "8.7.2024", ""},
       {{reason::vacation::time_zone_unknown(), "time_zone"}}},
      {"a file that is no zone",
       "tzdata.zi",
       {"1.7.2024", "", "8.7.2024", ""},
       {{reason::vacation::time_zone_unknown(), "time_zone"}}},
      {"the same instant",
       "Europe/Zagreb",
       {"1.7.2024", "", "1.7.2024", "0"},
       {{reason::vacation::end_not_after_start(), "end_date"}}},
      {"reversed",
       "Europe/Zagreb",
       {"8.7.2024", "", "1.7.2024", ""},
       {{reason::vacation::end_not_after_start(), "end_date"}}},
      {"an hour long only because it comes twice",
       "Europe/Zagreb",
       {"27.10.2024", "2", "27.10.2024", "2"},
       {{reason::vacation::end_not_after_start(), "end_date"}}},
  };
  for (const WrongCase& c : cases) {
    const auto read = read_times(c.typed, zone_of_the_system(c.zone));
    EXPECT_FALSE(read.stretch) << c.name;
    EXPECT_EQ(read.errors, c.errors) << c.name;
  }
}

}  // namespace
}  // namespace crownhead::vacation
