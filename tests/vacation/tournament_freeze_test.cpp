#include "rules/vacation/tournament_freeze.hpp"

#include <gtest/gtest.h>
#include <string_view>
#include <vector>

namespace crownhead::vacation {
namespace {

constexpr Instant at(std::int64_t ms) { return Instant{ms}; }

TEST(TournamentFreezeTest, AnEditKeepsTheTimeAlreadyFrozen) {
  struct Row {
    const char* what;
    Interval freeze;
    std::int64_t end, now;
    Interval expected;
  };
  const Row rows[] = {
      {"runs, later", {at(10), at(20)}, 30, 15, {at(10), at(30)}},
      {"runs, earlier", {at(10), at(20)}, 17, 15, {at(10), at(17)}},
      {"runs, an end that has passed", {at(10), at(20)}, 10, 15, {at(10), at(15)}},
      {"runs without an end", {at(10), open_end}, 15, 15, {at(10), at(15)}},
      {"has not begun, earlier", {at(10), at(20)}, 12, 5, {at(10), at(12)}},
      {"has not begun, taken back", {at(10), at(20)}, 10, 5, {at(10), at(10)}},
      {"begins now, taken back", {at(10), at(20)}, 10, 10, {at(10), at(10)}},
  };
  for (const Row& row : rows)
    EXPECT_EQ(with_end(row.freeze, at(row.end), at(row.now)), row.expected) << row.what;
  EXPECT_EQ(with_end({at(10), at(20)}, at(30), at(20)).error().code, Code::tournament_refused);
}

std::vector<std::string_view> names(const Refusals& refusals) {
  std::vector<std::string_view> found;
  for (const Refusal& one : refusals) found.push_back(one.field);
  return found;
}
using Fields = std::vector<std::string_view>;

TEST(TournamentFreezeTest, RequiresAReasonAndAnEnd) {
  EXPECT_EQ(names(why_no_freeze({at(10), at(20)}, "a storm")), Fields{});
  EXPECT_EQ(names(why_no_freeze({at(10), at(10)}, "")), (Fields{"reason", "end_ms"}));
  EXPECT_EQ(names(why_no_other_end({at(10), at(20)}, at(10), "over")), Fields{}) << "cancelled";
  EXPECT_EQ(names(why_no_other_end({at(10), at(20)}, at(9), "")), (Fields{"reason", "end_ms"}));
}

}  // namespace
}  // namespace crownhead::vacation
