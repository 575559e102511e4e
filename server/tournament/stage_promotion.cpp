#include "server/tournament/stage_promotion.hpp"

#include <utility>

#include "rules/tournament/decide/promotion.hpp"

namespace crownhead::live {

bool StagePromotion::begin(const tournament::Tournament& of) {
  if (under_way_ || !of.promotes()) return false;
  return under_way_ = true;
}

tournament::EnterPromoted StagePromotion::best_of(const tournament::Tournament& of) {
  tournament::EnterPromoted best;
  for (const tournament::Entry& entry : tournament::best_of(of))
    best.entries.push_back({.user = entry.user, .rating = entry.rating, .lot = entry.lot});
  return best;
}

std::optional<tournament::RecordPromotion> StagePromotion::answered(
    const Result<std::int64_t>& answer, std::vector<UserId> entered) {
  if (answer) return tournament::RecordPromotion{.users = std::move(entered)};
  const Code code = answer.error().code;
  if (code == Code::tournament_refused || code == Code::not_found)
    return tournament::RecordPromotion{.users = {}, .refusal = answer.error().reason};
  under_way_ = false;
  return std::nullopt;
}

}  // namespace crownhead::live
