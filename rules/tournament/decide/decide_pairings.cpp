#include <algorithm>
#include <iterator>
#include <set>

#include "rules/reasons.hpp"
#include "rules/tournament/decide/decider.hpp"
#include "rules/tournament/decide/next_rounds.hpp"
#include "rules/tournament/pairing/broken_rules.hpp"

namespace crownhead::tournament {
namespace {

std::set<PairingRule> hard_rules(const std::vector<BrokenRule>& broken) {
  std::set<PairingRule> rules;
  for (const BrokenRule& one : broken)
    if (is_hard(one.rule)) rules.insert(one.rule);
  return rules;
}

/// Returns the names of the rules that are not confirmed: "A, B".
std::string unconfirmed(std::set<PairingRule> rules, const std::vector<PairingRule>& confirmed) {
  for (const PairingRule rule : confirmed) rules.erase(rule);
  std::string names;
  for (const PairingRule rule : rules)
    names.append(names.empty() ? "" : ", ").append(rule_name(rule));
  return names;
}

std::vector<Encounter> different(const Round& before, const Round& after) {
  std::vector<Encounter> changed;
  std::ranges::copy_if(after.encounters, std::back_inserter(changed), [&](const Encounter& one) {
    return std::ranges::find(before.encounters, one) == before.encounters.end();
  });
  return changed;
}

std::optional<Reason> why_not_changed(const Tournament& tournament, const Round* round) {
  if (!round) return reason::tournament::no_such_round();
  if (!going_on(tournament.status())) return reason::tournament::not_running();
  if (round->state != RoundState::drawn) return reason::tournament::round_published();
  return std::nullopt;
}

}  // namespace

Result<ChangedPairings> changed_pairings(const Tournament& tournament, int number,
                                         const PairingChange& change, const MatchingSolver& solve) {
  const Round* round = tournament.round(number);
  if (auto why = why_not_changed(tournament, round)) return refused(*std::move(why));
  auto after = changed_round(tournament.history(), *round, change, solve);
  if (!after) return std::unexpected(std::move(after.error()));
  draw_openings(tournament.settings().openings, tournament.history().seed, *after);
  ChangedPairings changed{.round = *std::move(after), .broken = {}};
  changed.broken = broken_rules(tournament.history(), changed.round);
  changed.newly = newly_broken(broken_rules(tournament.history(), *round), changed.broken);
  return changed;
}

Decider::Events Decider::operator()(const ChangePairings& change) const {
  auto changed = changed_pairings(all, change.round, change.change, solve);
  if (!changed) return std::unexpected(std::move(changed.error()));
  const auto hard = hard_rules(changed->newly);
  if (const auto rules = unconfirmed(hard, change.confirmed); !rules.empty())
    return fail(Code::pairing_rules, reason::tournament::rules_to_confirm(rules));
  if (!hard.empty() && act.reason.empty())
    return fail_in("reason", reason::tournament::message_missing());
  const Round& before = *all.round(change.round);
  if (before == changed->round) return std::vector<Event>{};
  return one(PairingsChanged{.round = change.round,
                             .change = std::string(change_name(change.change)),
                             .boards = static_cast<int>(changed->round.encounters.size()),
                             .encounters = different(before, changed->round),
                             .broken = std::move(changed->newly)});
}

}  // namespace crownhead::tournament
