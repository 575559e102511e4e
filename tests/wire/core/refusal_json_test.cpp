#include "server/wire/core/refusal_json.hpp"

#include <gtest/gtest.h>

#include "rules/reasons.hpp"
#include "tests/wire/openapi.hpp"

namespace crownhead::wire {
namespace {

TEST(Refusals, HaveACodeAndAReason) {
  const vacation::Refusals refusals{
      {.reason = reason::vacation::split_too_long(15, Hours{461}), .tournament = TournamentId{7}},
      {.reason = reason::vacation::reason_required(), .field = "reason"}};
  EXPECT_EQ(refusals_shape(refusals).dump(),
            R"([{"code":"SPLIT_TOO_LONG","tournament_id":"7","reason":"vacation.split_too_long",)"
            R"("params":{"max_days":15,"hours":461},)"
            R"("detail":"a period may last at most 15 days; this one has 19 days and 5 hours"},)"
            R"({"code":"REASON_REQUIRED","field":"reason","reason":"vacation.reason_required",)"
            R"("params":{},"detail":"write a reason"}])");
}

TEST(Refusals, MatchTheSchema) {
  const auto shape = refusals_shape({{.reason = reason::vacation::date_format()}});
  for (const auto& key : OpenapiSchema("VacationError").required())
    EXPECT_TRUE(shape.at(0).contains(key)) << key;
}

TEST(Refusals, KeepAnInstantAsMilliseconds) {
  const auto shape = refusals_shape(
      {{.reason = reason::vacation::overlaps_vacation(Instant{1'719'784'800'000}, Instant{0})}});
  EXPECT_EQ(shape.at(0).at("params").dump(), R"({"start_ms":1719784800000,"end_ms":0})");
}

}  // namespace
}  // namespace crownhead::wire
