#include "rules/tournament/pairing/broken_rules.hpp"

#include <algorithm>
#include <array>
#include <tuple>
#include <unordered_map>
#include <utility>

#include "rules/tournament/pairing/swiss_edges.hpp"
#include "rules/tournament/pairing/swiss_field.hpp"

namespace crownhead::tournament {
namespace {

/// In the order of PairingRule.
constexpr std::array<std::string_view, 10> names = {
    "MET_BEFORE", "FORBIDDEN_PAIR", "COLOUR_ABSOLUTE", "BYE_TWICE",   "BYE_AFTER_FORFEIT",
    "FLOAT",      "FLOAT_REPEATED", "COLOUR_STRONG",   "COLOUR_MILD", "BYE_NOT_LOWEST"};

/// Returns the history before the round, without the byes that players requested in it.
History before_round(const History& history, const Round& round) {
  History before = history;
  std::erase_if(before.rounds, [&](const Round& one) { return one.number >= round.number; });
  for (Entrant& entrant : before.entrants)
    std::erase_if(entrant.byes,
                  [&](const RequestedBye& asked) { return asked.round == round.number; });
  return before;
}

/// The round with what the rules know of its players.
class Judge {
 public:
  Judge(const History& history, const Round& round)
      : history_(before_round(history, round)), field_(swiss_field(history_)) {
    for (std::size_t i = 0; i < field_.players.size(); ++i) places_[field_.players[i].seat] = i;
    for (const Encounter& encounter : round.encounters)
      if (!encounter.second && encounter.bye != Bye::pairing) places_.erase(encounter.first);
  }

  std::vector<BrokenRule> judge(const Encounter& encounter) {
    board_ = encounter.board;
    broken_.clear();
    if (encounter.second)
      judge_pair(encounter.first, *encounter.second);
    else if (encounter.bye == Bye::pairing)
      judge_bye(encounter.first);
    return std::exchange(broken_, {});
  }

 private:
  void judge_pair(PairingNumber first, PairingNumber second) {
    const auto one = places_.find(first), other = places_.find(second);
    if (one == places_.end() || other == places_.end()) return;
    if (const int met = round_of_meeting(first, second); met != 0)
      add(PairingRule::met_before, first, second, met);
    if (is_forbidden(first, second)) add(PairingRule::forbidden_pair, first, second);
    const auto [upper, lower] = std::minmax(one->second, other->second);
    const PairingCost cost = pairing_cost(field_, upper, lower);
    if (cost.floater > 0) add(PairingRule::floats, first, second, cost.distance);
    if (cost.repeated > 0) add(PairingRule::float_repeated, first, second);
    if (!field_.colours_matter) return;
    judge_colour(field_.players[one->second], true);
    judge_colour(field_.players[other->second], false);
  }

  void judge_colour(const SwissPlayer& player, bool white) {
    if (player.wish.white == white) return;
    switch (player.wish.need) {
      case ColourNeed::absolute: add(PairingRule::colour_absolute, player.seat); break;
      case ColourNeed::strong: add(PairingRule::colour_strong, player.seat); break;
      case ColourNeed::mild: add(PairingRule::colour_mild, player.seat); break;
      case ColourNeed::none: break;
    }
  }

  void judge_bye(PairingNumber seat) {
    const auto place = places_.find(seat);
    if (place == places_.end()) return;
    const SwissPlayer& player = field_.players[place->second];
    if (!player.may_have_bye)
      add(had_bye(seat) ? PairingRule::bye_twice : PairingRule::bye_after_forfeit, seat);
    const bool lower = std::ranges::any_of(field_.players, [&](const SwissPlayer& one) {
      return one.may_have_bye && one.group > player.group && places_.contains(one.seat);
    });
    if (lower) add(PairingRule::bye_not_lowest, seat);
  }

  bool had_bye(PairingNumber seat) const {
    for (const Round& round : history_.rounds)
      for (const Encounter& encounter : round.encounters)
        if (!encounter.second && encounter.first == seat &&
            (encounter.bye == Bye::pairing || encounter.bye == Bye::half))
          return true;
    return false;
  }

  /// Returns 0 if they have not met.
  int round_of_meeting(PairingNumber one, PairingNumber other) const {
    const auto a = places_.at(one), b = places_.at(other);
    if (!field_.is_barred(a, b)) return 0;
    for (const Round& round : history_.rounds)
      for (const Encounter& encounter : round.encounters)
        if (encounter.second &&
            std::minmax(encounter.first, *encounter.second) == std::minmax(one, other))
          return round.number;
    return 0;
  }

  bool is_forbidden(PairingNumber one, PairingNumber other) const {
    return std::ranges::any_of(history_.forbidden, [&](const auto& pair) {
      return std::minmax(pair.first, pair.second) == std::minmax(one, other);
    });
  }

  void add(PairingRule rule, PairingNumber player,
           std::optional<PairingNumber> opponent = std::nullopt, int detail = 0) {
    broken_.push_back(
        {.rule = rule, .board = board_, .player = player, .opponent = opponent, .detail = detail});
  }

  History history_;
  SwissField field_;
  std::unordered_map<PairingNumber, std::size_t> places_;  ///< in the field, of those to be paired
  int board_ = 0;
  std::vector<BrokenRule> broken_;
};

bool is_same(const BrokenRule& a, const BrokenRule& b) {
  const auto key = [](const BrokenRule& one) {
    const PairingNumber other = one.opponent.value_or(one.player);
    return std::tuple(one.rule, std::min(one.player, other), std::max(one.player, other));
  };
  return key(a) == key(b);
}

}  // namespace

std::vector<BrokenRule> broken_rules(const History& history, const Round& round) {
  if (history.policy.format != Format::swiss) return {};
  Judge judge(history, round);
  std::vector<BrokenRule> broken;
  for (const Encounter& encounter : round.encounters) {
    auto of_board = judge.judge(encounter);
    std::ranges::sort(of_board, {},
                      [](const BrokenRule& one) { return std::pair(one.rule, one.player); });
    std::ranges::move(of_board, std::back_inserter(broken));
  }
  return broken;
}

std::vector<BrokenRule> newly_broken(const std::vector<BrokenRule>& before,
                                     const std::vector<BrokenRule>& after) {
  std::vector<BrokenRule> broken;
  std::ranges::copy_if(after, std::back_inserter(broken), [&](const BrokenRule& one) {
    return std::ranges::none_of(before,
                                [&](const BrokenRule& other) { return is_same(one, other); });
  });
  return broken;
}

std::string_view rule_name(PairingRule rule) { return names.at(static_cast<std::size_t>(rule)); }

std::optional<PairingRule> rule_named(std::string_view name) {
  const auto found = std::ranges::find(names, name);
  if (found == names.end()) return std::nullopt;
  return static_cast<PairingRule>(found - names.begin());
}

}  // namespace crownhead::tournament
