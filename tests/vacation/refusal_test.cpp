#include "rules/vacation/refusal.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "rules/reasons.hpp"

namespace crownhead::vacation {
namespace {

using testing::ElementsAre;
using Param = Reason::Param;

TEST(Refusal, GivesLengthsInWordsAndAsHours) {
  const Reason reason = reason::vacation::days_exhausted(Hours{72}, 30, Hours{1});
  EXPECT_EQ(reason.name, "vacation.days_exhausted");
  EXPECT_EQ(reason.english, "you requested 3 days; left of 30 days: 1 hour");
  EXPECT_THAT(reason.params,
              ElementsAre(Param{"hours", std::int64_t{72}}, Param{"days_allowed", std::int64_t{30}},
                          Param{"hours_left", std::int64_t{1}}));
}

TEST(Refusal, GivesALengthAsDaysAndHours) {
  for (const auto& [hours, text] : {std::pair{0, "0 days"},
                                    {1, "1 hour"},
                                    {23, "23 hours"},
                                    {24, "1 day"},
                                    {25, "1 day and 1 hour"},
                                    {461, "19 days and 5 hours"}})
    EXPECT_EQ(reason::vacation::split_too_long(15, Hours{hours}).english,
              "a period may last at most 15 days; this one has " + std::string(text));
}

TEST(Refusal, GivesTimesInUtcAndAsMilliseconds) {
  constexpr Instant start{1'719'784'800'000}, end{1'735'689'599'999};
  const Reason reason = reason::vacation::overlaps_vacation(start, end);
  EXPECT_EQ(reason.english,
            "it overlaps another vacation: 2024-06-30 22:00 UTC to 2024-12-31 23:59 UTC");
  EXPECT_THAT(reason.params, ElementsAre(Param{"start_ms", start.ms}, Param{"end_ms", end.ms}));
}

}  // namespace
}  // namespace crownhead::vacation
