#include <algorithm>

#include "rules/reasons.hpp"
#include "rules/tournament/decide/decider.hpp"
#include "rules/tournament/pairing/arena_run.hpp"
#include "rules/tournament/withdrawal.hpp"

namespace crownhead::tournament {

bool Decider::by_director() const {
  return act.by && (act.as_director || all.directed_by(*act.by));
}

bool Decider::by_director_for(UserId user) const { return by_director() && *act.by != user; }

Decider::Events Decider::operator()(const Enter& enter) const {
  const auto event = entered(enter, by_director_for(enter.user));
  if (!event) return std::unexpected(event.error());
  return with_start({made(act, *event)});
}

Result<Entered> Decider::entered(const Enter& enter, bool invited, std::size_t others) const {
  if (auto why = why_closed()) return refused(*why);
  if (const Entry* before = all.entry_of(enter.user))
    if (auto why = why_not_again(*before, invited)) return refused(*why);
  if (is_full(others)) return refused(reason::tournament::full());
  if (!invited) {
    if (auto why = why_not(enter)) return std::unexpected(*why);
  }
  const bool asks = !invited && all.settings().entry.by == EntryBy::invitation;
  return Entered{.user = enter.user,
                 .state = asks ? EntryState::asked : EntryState::entered,
                 .rating = enter.rating,
                 .lot = enter.lot,
                 .from_round = next_number()};
}

std::vector<Event> Decider::with_start(std::vector<Event> events) const {
  Tournament after = all;
  for (const Event& event : events) apply(after, event);
  const EntryRules& rules = after.settings().entry;
  const bool full = rules.start_when_full && after.entrants() >= *rules.max_players;
  if (full && after.status() == Status::announced)
    events.push_back(made(Act{.at = act.at}, Started{}));
  return events;
}

bool Decider::is_full(std::size_t others) const {
  const auto most = most_entrants(all.settings());
  return most && all.entrants() + static_cast<int>(others) >= *most;
}

int Decider::next_number() const { return static_cast<int>(all.history().rounds.size()) + 1; }

std::optional<Reason> Decider::why_closed() const {
  if (all.status() == Status::announced) return std::nullopt;
  if (!going_on(all.status()) || time_is_up(all, act.at)) return reason::tournament::over();
  if (is_arena(all)) return std::nullopt;
  if (next_number() <= all.settings().entry.late_until_round) return std::nullopt;
  return reason::tournament::late_entry_closed();
}

std::optional<Reason> Decider::why_not_again(const Entry& before, bool invited) const {
  switch (before.state) {
    case EntryState::entered: return reason::tournament::entered_already();
    case EntryState::asked:
      return invited ? std::nullopt
                     : std::optional<Reason>(reason::tournament::wait_for_the_director());
    case EntryState::refused:
    case EntryState::expelled:
      if (!invited) return reason::tournament::director_declined();
      break;
    case EntryState::replaced: return reason::tournament::seat_taken_over();
    case EntryState::withdrawn: break;
  }
  if (before.seat && all.status() != Status::announced && !is_arena(all))
    return reason::tournament::left_for_good();
  return std::nullopt;
}

std::optional<Error> Decider::why_not(const Enter& enter) const {
  const EntryRules& rules = all.settings().entry;
  if (rules.by == EntryBy::password && !enter.password_right)
    return Error{Code::forbidden, reason::tournament::wrong_password()};
  if (rules.min_rating && enter.rating < *rules.min_rating)
    return Error{Code::tournament_refused,
                 reason::tournament::rating_from(std::to_string(*rules.min_rating))};
  if (rules.max_rating && enter.rating > *rules.max_rating)
    return Error{Code::tournament_refused,
                 reason::tournament::rating_up_to(std::to_string(*rules.max_rating))};
  return std::nullopt;
}

Decider::Events Decider::operator()(const AnswerEntry& answer) const {
  const Entry* entry = all.entry_of(answer.user);
  if (!entry || entry->state != EntryState::asked)
    return refused(reason::tournament::does_not_wait());
  if (auto why = why_closed(); why && answer.accepted) return refused(*why);
  if (answer.accepted && is_full()) return refused(reason::tournament::full());
  return with_start({made(
      act,
      Answered{.user = answer.user, .accepted = answer.accepted, .from_round = next_number()})});
}

Decider::Events Decider::operator()(const Leave& leave) const {
  const Entry* entry = all.entry_of(leave.user);
  const bool in =
      entry && (entry->state == EntryState::entered || entry->state == EntryState::asked);
  if (!in) return refused(reason::tournament::not_in_it());
  if (all.status() == Status::finished || all.status() == Status::cancelled)
    return refused(reason::tournament::over());
  const auto state = by_director_for(leave.user) ? EntryState::expelled : EntryState::withdrawn;
  Left left{.user = leave.user, .state = state, .outcomes = {}, .former = entry->state};
  const bool gives_up = entry->seat && all.status() != Status::announced && !is_arena(all);
  if (gives_up) left.outcomes = rulings(*entry->seat);
  std::vector<Event> events{made(act, std::move(left))};
  if (gives_up) std::ranges::move(without_bye_of(*entry->seat), std::back_inserter(events));
  return with_consequences(std::move(events));
}

/// Cancels the bye of a player who leaves in an unpublished round, so that it gives no points; the
/// rest of the round is unchanged.
std::vector<Event> Decider::without_bye_of(PairingNumber seat) const {
  const Round* last = all.last_round();
  if (!last || last->state != RoundState::drawn) return {};
  Round changed = *last;
  const auto bye = std::ranges::find_if(changed.encounters, [seat](const Encounter& encounter) {
    return encounter.first == seat && (encounter.bye == Bye::pairing || encounter.bye == Bye::half);
  });
  if (bye == changed.encounters.end()) return {};
  bye->bye = Bye::zero;
  const Act server{.at = act.at};
  return {made(server, Discarded{changed.number}), made(server, Drawn{{std::move(changed)}})};
}

std::vector<Outcome> Decider::rulings(PairingNumber seat) const {
  std::vector<Outcome> outcomes;
  for (const Ruling& ruling : withdrawal_rulings(all.history(), seat))
    outcomes.push_back({.game = {.round = ruling.round,
                                 .board = ruling.board,
                                 .number = static_cast<int>(ruling.game) + 1},
                        .outcome = ruling.outcome});
  return outcomes;
}

}  // namespace crownhead::tournament
