#include "rules/nardi/computer/decisions.hpp"

#include <algorithm>
#include <tuple>
#include <vector>

#include "rules/nardi/computer/level.hpp"
#include "rules/nardi/computer/outlook.hpp"
#include "rules/nardi/computer/weights.hpp"
#include "rules/split_mix.hpp"

namespace crownhead::nardi::computer {

namespace {

/// Maximum number of positions that one more ply costs per play.
constexpr double replies = 21 * 25;
/// The plays that are searched deeper: at most this many, and at most this much worse, in points of
/// a game.
constexpr std::size_t most_looked_at = 8;
constexpr double worth_a_look = 0.16;

/// Returns a number from 0 to 1 that depends on every bit of the lot.
double drawn(std::uint64_t lot, std::uint64_t number) {
  return static_cast<double>(split_mix(lot, number) >> 11) / static_cast<double>(1ULL << 53);
}

/// Returns the noise added to a choice, in probability of winning the match.
double whim(const Question& question, const Stakes& stakes, Color color, std::uint64_t number) {
  return level(question.level).whim * stakes.span(color) / 2 * drawn(question.lot, number);
}

double limit(const Question& question) {
  return static_cast<double>(level(question.level).positions) * question.share;
}

struct Candidate {
  Play play;
  std::size_t number;  ///< among all plays
  double value;        ///< including noise
};

/// Sorts best first and keeps the plays that deserve a deeper search.
void keep_best(std::vector<Candidate>& candidates, double margin) {
  std::ranges::sort(candidates, [](const Candidate& one, const Candidate& other) {
    return std::tie(other.value, one.number) < std::tie(one.value, other.number);
  });
  const double least = candidates.front().value - margin;
  const auto worse = std::ranges::find_if(
      candidates, [least](const Candidate& candidate) { return candidate.value < least; });
  candidates.erase(worse, candidates.end());
  candidates.resize(std::min(candidates.size(), most_looked_at), candidates.front());
}

/// Returns the number of plies to search before a cube decision: at least one roll, so that its
/// effect is included, and the opponent's replies if the level searches that far and the share
/// allows it.
int cube_plies(const Question& question) {
  constexpr double both_cubes = 2 * 21 * replies;
  return level(question.level).plies > 1 && both_cubes <= limit(question) ? 2 : 1;
}

struct CubeValues {
  double kept;   ///< for the side on roll, with the cube unchanged
  double taken;  ///< with the cube turned and taken
};

CubeValues cube_values(const Question& question, const Stakes& stakes) {
  const Color color = question.position.turn;
  Outlook as_it_is(known_nets(), stakes);
  Outlook turned(known_nets(), stakes);
  turned.turn_cube(color);
  const int plies = cube_plies(question);
  return {as_it_is.before_roll(question.position, plies),
          turned.before_roll(question.position, plies)};
}

}  // namespace

PlayAnswer choose_play(const Question& question, Roll roll) {
  const Stakes stakes(question.now);
  Outlook outlook(known_nets(), stakes);
  const Position& position = question.position;
  const std::vector<Play> found = plays(position, roll);
  const std::vector<double> values = outlook.after_plays(position, found);
  std::vector<Candidate> candidates;
  candidates.reserve(found.size());
  for (std::size_t i = 0; i < found.size(); ++i)
    candidates.push_back({found[i], i, values[i] + whim(question, stakes, position.turn, i)});
  const double margin = worth_a_look * stakes.span(position.turn) / 2;
  double cost = replies;
  for (int plies = 1; plies < level(question.level).plies; ++plies, cost *= 21) {
    keep_best(candidates, margin / plies);
    const double then =
        static_cast<double>(outlook.positions()) + static_cast<double>(candidates.size()) * cost;
    if (candidates.size() == 1 || then > limit(question)) break;
    for (Candidate& candidate : candidates)
      candidate.value = 1 - outlook.before_roll(after(position, candidate.play), plies);
  }
  keep_best(candidates, margin);
  return {candidates.front().play, candidates.front().value, outlook.positions()};
}

bool doubles(const Question& question) {
  const Stakes stakes(question.now);
  const Color color = question.position.turn;
  const CubeValues values = cube_values(question, stakes);
  const double turned = std::min(values.taken, stakes.won(color, Win::single));
  return turned + whim(question, stakes, color, 0) > values.kept + whim(question, stakes, color, 1);
}

bool takes(const Question& question) {
  const Stakes stakes(question.now);
  const Color color = opposite(question.position.turn);
  const double taken = 1 - cube_values(question, stakes).taken;
  return taken + whim(question, stakes, color, 0) >=
         stakes.lost(color, Win::single) + whim(question, stakes, color, 1);
}

bool accepts(const Question& question, Color color, Win offered) {
  constexpr double as_good_as = 0.005;
  const Stakes stakes(question.now);
  Outlook outlook(known_nets(), stakes);
  const double of_roller = outlook.before_roll(question.position, cube_plies(question));
  const double played = color == question.position.turn ? of_roller : 1 - of_roller;
  return stakes.won(color, offered) + as_good_as >= played;
}

}  // namespace crownhead::nardi::computer
