#include "rules/tournament/promotion.hpp"

#include "rules/tournament/decider.hpp"
#include "rules/tournament/standings.hpp"

namespace crownhead::tournament {

std::vector<Entry> best_of(const Tournament& tournament) {
  std::vector<Entry> best;
  const auto& promotion = tournament.settings().promotion;
  if (!promotion) return best;
  for (const Standing& line : standings_of(tournament.course())) {
    if (best.size() == static_cast<std::size_t>(promotion->places)) break;
    const auto user = tournament.user_in(line.seat);
    const Entry* entry = user ? tournament.entry_of(*user) : nullptr;
    if (entry && entry->state == EntryState::entered) best.push_back(*entry);
  }
  return best;
}

Decider::Events Decider::operator()(const EnterPromoted& enter) const {
  if (all.status() != Status::announced) return refused("the next stage has begun already");
  Tournament after = all;
  std::vector<Event> events;
  for (const Enter& one : enter.entries) {
    const Entry* before = after.entry_of(one.user);
    if (before && before->state == EntryState::entered) continue;
    const auto& places = all.settings().entry.max_players;
    if (places && after.entrants() >= *places)
      return refused("the next stage has fewer places left than go on");
    events.push_back(
        made(act, Entered{.user = one.user, .rating = one.rating, .lot = one.lot}, "", "entered"));
    apply(after, events.back());
  }
  return with_start(std::move(events));
}

Decider::Events Decider::operator()(const RecordPromotion& record) const {
  if (!all.promotes()) return std::vector<Event>{};
  return one(Promoted{record.users}, "", record.outcome);
}

}  // namespace crownhead::tournament
