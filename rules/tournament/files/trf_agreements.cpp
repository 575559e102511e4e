#include "rules/tournament/files/trf_agreements.hpp"

#include <algorithm>
#include <cstddef>

#include "rules/reasons.hpp"
#include "rules/tournament/standings/score_cards.hpp"

namespace crownhead::tournament {
namespace {

constexpr std::size_t most_pairs = 5000;

int drawn_in(const History& history) { return static_cast<int>(history.rounds.size()); }

}  // namespace

std::optional<TrfFault> TrfAgreements::enter(History& history) const {
  if (auto fault = enter_byes(history)) return fault;
  return enter_pairs(history);
}

std::optional<TrfFault> TrfAgreements::enter_byes(History& history) const {
  std::vector<Asked> all = asked_;
  for (Asked absent : absent_) {
    absent.bye = {.round = drawn_in(history) + 1, .bye = Bye::zero};
    all.push_back(absent);
  }
  const auto index = seat_index(history);
  for (const Asked& asked : all) {
    const auto found = index.find(asked.seat);
    if (found == index.end()) return TrfFault{asked.line, reason::trf::no_rank(asked.seat.number)};
    if (auto fault = enter_bye(history, history.entrants[found->second], asked)) return fault;
  }
  for (Entrant& entrant : history.entrants)
    std::ranges::sort(entrant.byes, {}, &RequestedBye::round);
  return std::nullopt;
}

std::optional<TrfFault> TrfAgreements::enter_bye(History& history, Entrant& entrant,
                                                 const Asked& asked) {
  const auto& [round, kind] = asked.bye;
  if (history.policy.format != Format::swiss) {
    if (kind == Bye::zero) return std::nullopt;
    return TrfFault{asked.line, reason::trf::bye_in_swiss()};
  }
  if (round < 1 || (history.policy.rounds > 0 && round > history.policy.rounds))
    return TrfFault{asked.line, reason::trf::no_round(round)};
  // Byes of drawn rounds are in the players' records.
  if (round <= drawn_in(history)) return std::nullopt;
  const auto before = std::ranges::find(entrant.byes, round, &RequestedBye::round);
  if (before == entrant.byes.end()) {
    entrant.byes.push_back(asked.bye);
    return std::nullopt;
  }
  if (before->bye == kind) return std::nullopt;
  return TrfFault{asked.line, reason::trf::another_bye()};
}

std::optional<TrfFault> TrfAgreements::enter_pairs(History& history) const {
  const auto index = seat_index(history);
  const int planned = history.policy.rounds;
  for (const Apart& apart : apart_) {
    for (const PairingNumber seat : apart.seats)
      if (!index.contains(seat)) return TrfFault{apart.line, reason::trf::no_rank(seat.number)};
    const bool ends = apart.to_round > 0 && apart.to_round < planned;
    if (ends && apart.to_round <= drawn_in(history)) continue;
    if (history.policy.format == Format::swiss &&
        (ends || apart.from_round > drawn_in(history) + 1))
      return TrfFault{apart.line, reason::trf::apart_in_all_rounds()};
    for (std::size_t a = 0; a < apart.seats.size(); ++a)
      for (std::size_t b = a + 1; b < apart.seats.size(); ++b) {
        if (history.forbidden.size() == most_pairs)
          return TrfFault{apart.line, reason::trf::apart_at_most(most_pairs)};
        history.forbidden.emplace_back(apart.seats[a], apart.seats[b]);
      }
  }
  return std::nullopt;
}

}  // namespace crownhead::tournament
