#include "rules/vacation/notice.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace crownhead::vacation {
namespace {

constexpr UserId anna{1}, carla{3};

StoredAllocation vacation(Decision decision, std::int64_t from = 10) {
  StoredAllocation row;
  row.user = anna;
  row.allocation = {.decision = decision,
                    .interval = {Instant{from}, Instant{from + 10}},
                    .announced_end = Instant{from + 10}};
  return row;
}

/// Returns "opponents changed 10 -> 20: reason" for each notice.
std::vector<std::string> lines(const std::vector<Notice>& notices) {
  std::vector<std::string> found;
  for (const Notice& notice : notices) {
    if (notice.vacations.empty()) continue;
    std::string line = notice.to == Audience::player      ? "player "
                       : notice.to == Audience::opponents ? "opponents "
                                                          : "directors ";
    line += news_name(notice.news);
    if (notice.before) line += " " + std::to_string(notice.before->start.ms) + " ->";
    line += " " + std::to_string(notice.vacations[0].allocation.interval.start.ms);
    if (!notice.reason.empty()) line += ": " + notice.reason;
    found.push_back(line);
  }
  return found;
}

std::vector<std::string> after(Decision was, Decision is, News news, bool anew, UserId actor) {
  const StoredAllocation stored = vacation(is, 20);
  const Plan plan{
      .before = vacation(was), .after = stored.allocation, .news = news, .act = "", .anew = anew};
  return lines(notices_of(plan, stored,
                          {.allocation = {},
                           .actor = actor,
                           .if_version = std::nullopt,
                           .now = Instant{},
                           .reason = "why"}));
}

using Lines = std::vector<std::string>;

TEST(Notices, APlayersChangesNotifyTheOpponents) {
  EXPECT_EQ(after(Decision::accepted, Decision::accepted, News::changed, false, anna),
            Lines{"opponents changed 10 -> 20"});
  EXPECT_EQ(after(Decision::accepted, Decision::cancelled, News::cancelled, false, anna),
            Lines{"opponents cancelled 20"});
  EXPECT_EQ(after(Decision::pending, Decision::cancelled, News::cancelled, false, anna), Lines{})
      << "no one had been notified of it";
}

TEST(Notices, AChangeThatNeedsApprovalNotifiesTheDirectors) {
  EXPECT_EQ(after(Decision::accepted, Decision::pending, News::changed, true, anna),
            (Lines{"directors asked 20", "opponents cancelled 10"}));
  EXPECT_EQ(after(Decision::pending, Decision::pending, News::changed, true, anna),
            Lines{"directors asked 20"});
}

TEST(Notices, ADirectorsDecisionNotifiesThePlayerWithTheReason) {
  EXPECT_EQ(after(Decision::pending, Decision::accepted, News::approved, false, carla),
            (Lines{"player approved 20: why", "opponents booked 20"}));
  EXPECT_EQ(after(Decision::pending, Decision::rejected, News::denied, false, carla),
            Lines{"player denied 20: why"});
  EXPECT_EQ(after(Decision::accepted, Decision::accepted, News::changed, false, carla),
            (Lines{"player changed 10 -> 20: why", "opponents changed 10 -> 20"}));
  EXPECT_EQ(after(Decision::pending, Decision::pending, News::changed, false, carla),
            Lines{"player changed 10 -> 20: why"})
      << "the directors already know";
}

TEST(Notices, ARequestAndAGrantNotifyEveryoneConcerned) {
  EXPECT_EQ(lines(notices_of_request({vacation(Decision::accepted), vacation(Decision::pending)})),
            (Lines{"opponents booked 10", "directors asked 10"}));
  EXPECT_EQ(lines(notices_of_grant(vacation(Decision::accepted), "ill")),
            (Lines{"player granted 10: ill", "opponents booked 10"}));
}

}  // namespace
}  // namespace crownhead::vacation
