#include "rules/vacation/notice.hpp"

namespace crownhead::vacation {

std::vector<Notice> notices_of(const Plan& plan, const StoredAllocation& after, const Act& act) {
  const bool was_certain = plan.before.allocation.decision == Decision::accepted;
  const bool is_certain = after.allocation.decision == Decision::accepted;
  std::optional<Interval> before;
  if (plan.news == News::changed) before = plan.before.allocation.interval;
  std::vector<Notice> notices;
  if (act.actor != after.user)
    notices.push_back({.to = Audience::player,
                       .news = plan.news,
                       .vacations = {after},
                       .before = before,
                       .reason = act.reason});
  // A director must decide again.
  const bool asks = plan.anew && !is_certain;
  if (asks)
    notices.push_back({.to = Audience::directors, .news = News::asked, .vacations = {after}});
  if (was_certain && asks)
    notices.push_back(
        {.to = Audience::opponents, .news = News::cancelled, .vacations = {plan.before}});
  else if (was_certain)
    notices.push_back(
        {.to = Audience::opponents, .news = plan.news, .vacations = {after}, .before = before});
  else if (is_certain)
    notices.push_back({.to = Audience::opponents, .news = News::booked, .vacations = {after}});
  return notices;
}

std::vector<Notice> notices_of_request(const std::vector<StoredAllocation>& asked) {
  Notice certain{.to = Audience::opponents, .news = News::booked, .vacations = {}};
  Notice waiting{.to = Audience::directors, .news = News::asked, .vacations = {}};
  for (const StoredAllocation& row : asked)
    (row.allocation.decision == Decision::accepted ? certain : waiting).vacations.push_back(row);
  return {std::move(certain), std::move(waiting)};
}

std::vector<Notice> notices_of_grant(const StoredAllocation& granted, const std::string& reason) {
  return {{.to = Audience::player,
           .news = News::granted,
           .vacations = {granted},
           .before = std::nullopt,
           .reason = reason},
          {.to = Audience::opponents, .news = News::booked, .vacations = {granted}}};
}

}  // namespace crownhead::vacation
