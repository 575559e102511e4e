#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "rules/tournament/model.hpp"

namespace crownhead::tournament {

/// Returns the rules of the Swiss that the round breaks, by board and by weight; `history` has the
/// rounds before it and may have it. Empty for other formats. A round drawn by the program breaks
/// none of the hard rules, except for colours in the last round.
std::vector<BrokenRule> broken_rules(const History& history, const Round& round);

/// Returns the rules that `after` breaks and `before` does not, for the same players.
std::vector<BrokenRule> newly_broken(const std::vector<BrokenRule>& before,
                                     const std::vector<BrokenRule>& after);

/// Returns true if a director must confirm that the rule is broken.
constexpr bool is_hard(PairingRule rule) { return rule <= PairingRule::bye_after_forfeit; }

/// Returns "MET_BEFORE", …, as on the wire.
std::string_view rule_name(PairingRule rule);
std::optional<PairingRule> rule_named(std::string_view name);

}  // namespace crownhead::tournament
