#include "rules/tournament/decide/promotion.hpp"

#include <algorithm>

#include "rules/reasons.hpp"
#include "rules/tournament/decide/decider.hpp"
#include "rules/tournament/standings/standings.hpp"

namespace crownhead::tournament {

std::vector<Entry> best_of(const Tournament& tournament) {
  std::vector<Entry> best;
  const auto& promotion = tournament.settings().promotion;
  if (!promotion) return best;
  for (const Standing& line : standings_of(published_history(tournament))) {
    if (best.size() == static_cast<std::size_t>(promotion->places)) break;
    const auto user = tournament.user_in(line.seat);
    const Entry* entry = user ? tournament.entry_of(*user) : nullptr;
    if (entry && entry->state == EntryState::entered) best.push_back(*entry);
  }
  return best;
}

Decider::Events Decider::operator()(const EnterPromoted& enter) const {
  const auto is_in = [&](const Enter& one) {
    const Entry* entry = all.entry_of(one.user);
    return entry && entry->state == EntryState::entered;
  };
  // After a restart the same players may be entered again, and the last of them may have started
  // the tournament.
  if (std::ranges::all_of(enter.entries, is_in)) return std::vector<Event>{};
  if (all.status() != Status::announced) return refused(reason::tournament::next_stage_begun());
  PlayersEntered best;
  for (const Enter& one : enter.entries) {
    if (is_in(one)) continue;
    if (is_full(best.players.size())) return refused(reason::tournament::next_stage_too_small());
    best.players.push_back({.user = one.user, .rating = one.rating, .lot = one.lot});
  }
  return with_start({made(act, std::move(best))});
}

Decider::Events Decider::operator()(const RecordPromotion& record) const {
  if (!all.promotes()) return std::vector<Event>{};
  return one(Promoted{record.users, record.refusal});
}

}  // namespace crownhead::tournament
