#include "tests/tournament/pairing_check.hpp"

#include <algorithm>
#include <map>
#include <set>

namespace crownhead::tournament {
namespace {

/// Everything that the rules depend on for a player, from the previous rounds.
struct PairingHistory {
  int points = 0;
  std::string colours;  ///< "wbw" of the encounters played
  std::set<PairingNumber> met;
  bool barred_from_bye = false;
};

bool at_the_board(GameOutcome outcome) {
  return outcome == GameOutcome::first_wins || outcome == GameOutcome::second_wins ||
         outcome == GameOutcome::draw;
}

/// Single games only; the tests use no others.
std::pair<int, int> scored(const Points& points, GameOutcome outcome) {
  switch (outcome) {
    case GameOutcome::first_wins:
    case GameOutcome::first_wins_by_forfeit: return {points.win, points.loss};
    case GameOutcome::second_wins:
    case GameOutcome::second_wins_by_forfeit: return {points.loss, points.win};
    case GameOutcome::draw: return {points.draw, points.draw};
    default: return {0, 0};
  }
}

void enter(PairingHistory& own, PairingNumber other, char colour, int points, bool played) {
  own.points += points;
  if (played) {
    own.colours += colour;
    own.met.insert(other);
  } else if (points > 0) {
    own.barred_from_bye = true;
  }
}

std::map<PairingNumber, PairingHistory> histories(const History& history) {
  std::map<PairingNumber, PairingHistory> all;
  for (const Entrant& entrant : history.entrants) all[entrant.seat];
  for (const Round& round : history.rounds)
    for (const Encounter& e : round.encounters) {
      if (!e.second) {
        const int points = e.bye == Bye::pairing ? history.policy.points.bye
                           : e.bye == Bye::half  ? history.policy.points.half_bye
                                                 : 0;
        all[e.first].points += points;
        if (e.bye == Bye::pairing || points > 0) all[e.first].barred_from_bye = true;
        continue;
      }
      const GameOutcome outcome = e.games.at(0).outcome;
      const auto [first, second] = scored(history.policy.points, outcome);
      const bool played = at_the_board(outcome) || outcome == GameOutcome::open;
      enter(all[e.first], *e.second, 'w', first, played);
      enter(all[*e.second], e.first, 'b', second, played);
    }
  return all;
}

bool may_take(const std::string& colours, char colour) {
  const auto same = std::ranges::count(colours, colour);
  const auto others = static_cast<std::ptrdiff_t>(colours.size()) - same;
  return same + 1 - others <= 2 && !colours.ends_with(std::string(2, colour));
}

bool is_last_round(const History& history) {
  return static_cast<int>(history.rounds.size()) + 1 == history.policy.rounds;
}

bool are_kept_apart(const History& history, PairingNumber a, PairingNumber b) {
  return std::ranges::count(history.forbidden, std::pair(a, b)) +
             std::ranges::count(history.forbidden, std::pair(b, a)) >
         0;
}

bool may_meet_in_colours(const History& history, const PairingHistory& white,
                         const PairingHistory& black) {
  return is_last_round(history) || (may_take(white.colours, 'w') && may_take(black.colours, 'b'));
}

/// Returns the players who must be paired in the next round, and the requested byes of the others.
std::map<PairingNumber, Bye> expected(const History& history) {
  const int round = static_cast<int>(history.rounds.size()) + 1;
  std::map<PairingNumber, Bye> all;
  for (const Entrant& entrant : history.entrants) {
    if (entrant.state != EntrantState::active || entrant.from_round > round) continue;
    all[entrant.seat] = Bye::none;
    for (const RequestedBye& asked : entrant.byes)
      if (asked.round == round) all[entrant.seat] = asked.bye;
  }
  return all;
}

std::vector<int> scores_of(const History& history,
                           const std::map<PairingNumber, PairingHistory>& all) {
  std::set<int> scores;
  for (const auto& [seat, bye] : expected(history))
    if (bye == Bye::none) scores.insert(all.at(seat).points);
  return {scores.begin(), scores.end()};
}

class BruteForce {
 public:
  explicit BruteForce(const History& history)
      : history_(history), all_(histories(history)), scores_(scores_of(history, all_)) {
    for (const auto& [seat, bye] : expected(history))
      if (bye == Bye::none) free_.push_back(seat);
    odd_ = free_.size() % 2 == 1;
  }

  std::optional<Floats> least() {
    best_.reset();
    pair_rest({0, 0}, !odd_);
    return best_;
  }

 private:
  bool may_meet(PairingNumber a, PairingNumber b) const {
    const PairingHistory &one = all_.at(a), &other = all_.at(b);
    return !one.met.contains(b) && !are_kept_apart(history_, a, b) &&
           (may_meet_in_colours(history_, one, other) || may_meet_in_colours(history_, other, one));
  }

  void pair_rest(Floats floats, bool bye_given) {
    if (free_.empty()) {
      if (bye_given && (!best_ || floats < *best_)) best_ = floats;
      return;
    }
    const std::vector<PairingNumber> before = free_;
    const PairingNumber own = free_.front();
    for (std::size_t i = 1; i < before.size(); ++i) {
      if (!may_meet(own, before[i])) continue;
      free_ = before;
      free_.erase(free_.begin() + static_cast<std::ptrdiff_t>(i));
      free_.erase(free_.begin());
      const bool apart = all_.at(own).points != all_.at(before[i]).points;
      pair_rest({floats.first, floats.second + (apart ? 1 : 0)}, bye_given);
    }
    if (!bye_given && !all_.at(own).barred_from_bye) {
      free_ = {before.begin() + 1, before.end()};
      const auto above = std::ranges::find(scores_, all_.at(own).points) - scores_.begin();
      pair_rest({static_cast<int>(above), floats.second}, true);
    }
    free_ = before;
  }

  const History& history_;
  std::map<PairingNumber, PairingHistory> all_;
  std::vector<int> scores_;
  std::vector<PairingNumber> free_;
  bool odd_ = false;
  std::optional<Floats> best_;
};

}  // namespace

std::vector<std::string> faults_of(const History& before, const std::vector<Encounter>& drawn) {
  std::vector<std::string> faults;
  const auto all = histories(before);
  auto waiting = expected(before);
  const auto fault = [&](const Encounter& e, const char* what) {
    faults.push_back("board " + std::to_string(e.board) + ", seat " +
                     std::to_string(e.first.number) + ": " + what);
  };
  int pairing_byes = 0, players = 0;
  for (const auto& [seat, bye] : waiting) players += bye == Bye::none ? 1 : 0;
  const auto take = [&](const Encounter& e, PairingNumber seat, Bye bye) {
    const auto found = waiting.find(seat);
    if (found == waiting.end()) return fault(e, "is not expected, or twice there");
    const bool is_asked =
        found->second == bye || (found->second == Bye::none && bye == Bye::pairing);
    if (!is_asked) fault(e, "has another bye than was asked for");
    waiting.erase(found);
  };
  for (const Encounter& e : drawn) {
    take(e, e.first, e.bye);
    const PairingHistory& own = all.at(e.first);
    if (!e.second) {
      pairing_byes += e.bye == Bye::pairing ? 1 : 0;
      if (e.bye == Bye::pairing && own.barred_from_bye) fault(e, "may not have the bye");
      continue;
    }
    take(e, *e.second, e.bye);
    if (own.met.contains(*e.second)) fault(e, "has met this opponent before");
    if (are_kept_apart(before, e.first, *e.second)) fault(e, "may not meet this opponent");
    if (!may_meet_in_colours(before, own, all.at(*e.second))) fault(e, "breaks the colours");
    if (e.games.size() != 1 || e.games[0].outcome != GameOutcome::open)
      fault(e, "does not play one game");
  }
  if (!waiting.empty()) faults.emplace_back("somebody is not paired");
  if (pairing_byes != players % 2) faults.emplace_back("there are too few or too many byes");
  return faults;
}

Floats floats_of(const History& before, const std::vector<Encounter>& drawn) {
  const auto all = histories(before);
  const auto scores = scores_of(before, all);
  Floats floats{0, 0};
  for (const Encounter& e : drawn) {
    const int own = all.at(e.first).points;
    if (e.second)
      floats.second += own != all.at(*e.second).points ? 1 : 0;
    else if (e.bye == Bye::pairing)
      floats.first = static_cast<int>(std::ranges::find(scores, own) - scores.begin());
  }
  return floats;
}

std::optional<Floats> least_floats(const History& before) { return BruteForce(before).least(); }

}  // namespace crownhead::tournament
