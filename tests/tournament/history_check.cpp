#include <algorithm>
#include <cstdlib>
#include <set>

#include "tests/tournament/pairing_check.hpp"

namespace crownhead::tournament {
namespace {

using Faults = std::vector<std::string>;

std::string named(PairingNumber seat) { return "seat " + std::to_string(seat.number); }

bool is_in(const History& history, PairingNumber seat) {
  return std::ranges::any_of(history.entrants, [seat](const Entrant& entrant) {
    return entrant.seat == seat && entrant.state == EntrantState::active;
  });
}

/// Returns 2-0, 1-1, 0-2 or 0-0.
std::pair<int, int> score(GameOutcome outcome) {
  switch (outcome) {
    case GameOutcome::first_wins:
    case GameOutcome::first_wins_by_forfeit: return {2, 0};
    case GameOutcome::second_wins:
    case GameOutcome::second_wins_by_forfeit: return {0, 2};
    case GameOutcome::draw: return {1, 1};
    default: return {0, 0};
  }
}

/// Returns the player who advances: the one with more points in the last step, of one or several
/// games.
std::optional<PairingNumber> who_goes_on(const Encounter& e) {
  if (!e.second) return e.first;
  int first = 0, second = 0;
  for (const Game& game : e.games) {
    if (game.step != e.games.back().step) continue;
    first += score(game.outcome).first;
    second += score(game.outcome).second;
  }
  if (first == second) return std::nullopt;
  return first > second ? e.first : *e.second;
}

std::vector<PairingNumber> by_strength(const History& history) {
  std::vector<Entrant> in;
  for (const Entrant& entrant : history.entrants)
    if (entrant.state == EntrantState::active) in.push_back(entrant);
  std::ranges::sort(in, [](const Entrant& a, const Entrant& b) {
    return a.rating != b.rating ? a.rating > b.rating : a.lot < b.lot;
  });
  std::vector<PairingNumber> seats;
  for (const Entrant& entrant : in) seats.push_back(entrant.seat);
  return seats;
}

int board_of(const std::vector<Encounter>& round, PairingNumber seat) {
  for (const Encounter& e : round)
    if (e.first == seat || e.second == seat) return e.board;
  return 0;
}

Faults bracket_faults(const History& before, const std::vector<Encounter>& drawn) {
  Faults faults;
  const auto seeds = by_strength(before);
  std::size_t boards = 1;
  while (2 * boards < seeds.size()) boards *= 2;
  if (drawn.size() != boards) faults.emplace_back("the bracket has not a power of two of lines");
  for (std::size_t i = 0; i < seeds.size(); ++i) {
    const auto e = std::ranges::find_if(drawn, [&](const Encounter& one) {
      return one.first == seeds[i] || one.second == seeds[i];
    });
    if (e == drawn.end()) {
      faults.push_back(named(seeds[i]) + " is not in the bracket");
    } else if (e->second.has_value() == (i < 2 * boards - seeds.size())) {
      faults.push_back(named(seeds[i]) + " has a bye for another seed, or none for its own");
    }
  }
  // The best two are in the two halves, the best four in the four quarters, ….
  for (std::size_t parts = 2; parts <= std::min(boards, seeds.size()); parts *= 2) {
    std::set<std::size_t> taken;
    for (std::size_t i = 0; i < parts; ++i)
      taken.insert((static_cast<std::size_t>(board_of(drawn, seeds[i])) - 1) / (boards / parts));
    if (taken.size() != parts)
      faults.push_back("the best " + std::to_string(parts) + " can meet too early");
  }
  return faults;
}

/// How many times two have met, and how often the first of them had White.
struct Met {
  int times = 0, white = 0;
};

bool may_meet(const std::map<PairingNumber, PairingNumber>& last, PairingNumber a,
              PairingNumber b) {
  const auto was = [&](PairingNumber own, PairingNumber other) {
    const auto it = last.find(own);
    return it != last.end() && it->second == other;
  };
  return !was(a, b) && !was(b, a);
}

std::map<PairingNumber, PairingNumber> last_opponents(const History& history) {
  std::map<PairingNumber, PairingNumber> last;
  for (const Round& wave : history.rounds)
    for (const Encounter& e : wave.encounters) {
      last[e.first] = *e.second;
      last[*e.second] = e.first;
    }
  return last;
}

std::size_t most_pairs(const std::map<PairingNumber, PairingNumber>& last,
                       std::vector<PairingNumber> free) {
  if (free.size() < 2) return 0;
  const PairingNumber own = free.back();
  free.pop_back();
  std::size_t most = most_pairs(last, free);
  for (std::size_t i = 0; i < free.size(); ++i) {
    if (!may_meet(last, own, free[i])) continue;
    auto rest = free;
    rest.erase(rest.begin() + static_cast<std::ptrdiff_t>(i));
    most = std::max(most, 1 + most_pairs(last, rest));
  }
  return most;
}

int bye_counted(const Policy& policy, Bye bye) {
  if (bye == Bye::pairing) return policy.points.bye * policy.games_per_encounter;
  return bye == Bye::half ? policy.points.half_bye * policy.games_per_encounter : 0;
}

}  // namespace

Faults knockout_faults(const History& before, const std::vector<Encounter>& drawn) {
  if (before.rounds.empty()) return bracket_faults(before, drawn);
  Faults faults;
  std::map<PairingNumber, int> through;  // and their next board
  for (const Encounter& e : before.rounds.back().encounters)
    if (const auto seat = who_goes_on(e); seat && is_in(before, *seat))
      through[*seat] = (e.board + 1) / 2;
  std::size_t placed = 0;
  for (const Encounter& e : drawn)
    for (const auto seat : {std::optional(e.first), e.second}) {
      if (!seat) continue;
      ++placed;
      if (!through.contains(*seat) || through[*seat] != e.board)
        faults.push_back(named(*seat) + " is in a round not reached");
    }
  if (placed != through.size()) faults.emplace_back("somebody who goes on is not paired");
  return faults;
}

Faults round_robin_faults(const History& history) {
  Faults faults;
  std::map<std::pair<PairingNumber, PairingNumber>, Met> met;
  std::map<PairingNumber, int> more_whites;
  for (const Round& round : history.rounds)
    for (const Encounter& e : round.encounters) {
      if (!e.second) continue;
      ++met[{e.first, *e.second}].times;
      ++met[{e.first, *e.second}].white;
      ++met[{*e.second, e.first}].times;
      ++more_whites[e.first];
      --more_whites[*e.second];
    }
  bool all_in = true;
  for (const Entrant& a : history.entrants)
    for (const Entrant& b : history.entrants) {
      const bool in = a.state == EntrantState::active && b.state == EntrantState::active;
      all_in = all_in && in;
      if (!in || a.seat == b.seat) continue;
      const Met& pair = met[{a.seat, b.seat}];
      if (pair.times != history.policy.cycles)
        faults.push_back(named(a.seat) + " and " + named(b.seat) + " do not meet as often");
      if (history.policy.cycles == 2 && pair.white != 1)
        faults.push_back(named(a.seat) + " has not each colour against " + named(b.seat));
    }
  const int most = history.policy.cycles == 2 || history.entrants.size() % 2 == 1 ? 0 : 1;
  for (const auto& [seat, difference] : more_whites)
    if (all_in && std::abs(difference) > most)
      faults.push_back(named(seat) + " has one colour too often");
  return faults;
}

Faults wave_faults(const History& before, std::span<const PairingNumber> waiting,
                   const std::vector<Encounter>& drawn) {
  Faults faults;
  const auto last = last_opponents(before);
  std::set<PairingNumber> free(waiting.begin(), waiting.end());
  for (const Round& wave : before.rounds)
    for (const Encounter& e : wave.encounters)
      if (e.games.at(0).outcome == GameOutcome::open) {
        free.erase(e.first);
        free.erase(*e.second);
      }
  std::erase_if(free, [&](PairingNumber seat) { return !is_in(before, seat); });
  const std::vector<PairingNumber> all_free(free.begin(), free.end());
  for (const Encounter& e : drawn) {
    if (!e.second) faults.push_back(named(e.first) + " has a bye");
    for (const PairingNumber seat : {e.first, e.second.value_or(e.first)})
      if (free.erase(seat) == 0) faults.push_back(named(seat) + " does not wait, or plays twice");
    if (e.second && !may_meet(last, e.first, *e.second))
      faults.push_back(named(e.first) + " has just played this opponent");
  }
  if (all_free.size() <= 10 && drawn.size() != most_pairs(last, all_free))
    faults.emplace_back("more could have been paired");
  return faults;
}

std::map<PairingNumber, int> points_counted(const History& history) {
  const Policy& policy = history.policy;
  std::map<PairingNumber, int> points;
  std::map<PairingNumber, int> wins_running;
  for (const Entrant& entrant : history.entrants) points[entrant.seat] = 0;
  const auto count = [&](PairingNumber seat, const Game& game, int own, int side) {
    if (score(game.outcome) == std::pair(0, 0)) {
      // In an arena's streaks an annulled game is not a win; an open one is not over.
      if (game.outcome != GameOutcome::open) wins_running[seat] = 0;
      return;
    }
    int got = own == 2 ? policy.points.win : own == 1 ? policy.points.draw : policy.points.loss;
    if (policy.format == Format::arena) {
      if (own == 1 && game.plies < 20) got = 0;
      if (wins_running[seat] >= 2) got *= 2;
      if (own == 2 && game.plies >= 14 && game.berserk[static_cast<std::size_t>(side)]) got += 2;
    }
    wins_running[seat] = own == 2 ? wins_running[seat] + 1 : 0;
    points[seat] += got;
  };
  for (const Round& round : history.rounds)
    for (const Encounter& e : round.encounters) {
      if (!e.second) points[e.first] += bye_counted(policy, e.bye);
      for (const Game& game : e.games) {
        count(e.first, game, score(game.outcome).first, 0);
        count(*e.second, game, score(game.outcome).second, 1);
      }
    }
  return points;
}

}  // namespace crownhead::tournament
