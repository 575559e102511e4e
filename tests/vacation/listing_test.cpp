#include "rules/vacation/listing.hpp"

#include <gtest/gtest.h>

namespace crownhead::vacation {
namespace {

TEST(ListingTest, AnUndecidedRequestExpires) {
  StoredAllocation row;
  row.allocation.interval = {.start = Instant{10}, .end = Instant{20}};
  row.reason = "the final round";
  struct Row {
    Decision decision;
    std::int64_t now;
    std::string_view expected;
  };
  for (const auto& [decision, now, expected] :
       {Row{Decision::pending, 9, row.reason}, Row{Decision::pending, 10, "EXPIRED"},
        Row{Decision::rejected, 10, row.reason}, Row{Decision::accepted, 10, row.reason}}) {
    row.allocation.decision = decision;
    EXPECT_EQ(reason_of(row, Instant{now}), expected);
  }
}

}  // namespace
}  // namespace crownhead::vacation
