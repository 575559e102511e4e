#include "rules/tournament/points.hpp"

#include <algorithm>
#include <cstddef>

namespace crownhead::tournament {
namespace {

constexpr std::array<int, 2> none = {0, 0};

int last_step(const Encounter& encounter) {
  return encounter.games.empty() ? 0 : encounter.games.back().step;
}

bool is_open(const Encounter& encounter, int step) {
  return std::ranges::any_of(encounter.games, [step](const Game& game) {
    return game.step == step && game.outcome == GameOutcome::open;
  });
}

/// Returns the score of one step; in a step that continues until a player wins, the draws cancel
/// out.
std::array<int, 2> step_score(const Encounter& encounter, int step) {
  std::array<int, 2> sum = none;
  for (const Game& game : encounter.games) {
    if (game.step != step) continue;
    const auto score = game_score(game.outcome);
    sum[0] += score[0];
    sum[1] += score[1];
  }
  return sum;
}

bool nobody_came(const Encounter& encounter, int step) {
  return std::ranges::any_of(encounter.games, [step](const Game& game) {
    return game.step == step &&
           (game.outcome == GameOutcome::both_lose || game.outcome == GameOutcome::annulled);
  });
}

bool is_level(const Encounter& encounter, int step) {
  const auto score = step_score(encounter, step);
  return score[0] == score[1];
}

std::array<int, 2> points_by_game(const Points& points, const Encounter& encounter) {
  std::array<int, 2> sum = none;
  for (const Game& game : encounter.games) {
    const auto score = game_score(game.outcome);
    if (score == none) continue;
    for (const std::size_t side : {0U, 1U})
      sum[side] += score[side] == 2 ? points.win : score[side] == 1 ? points.draw : points.loss;
  }
  return sum;
}

std::array<int, 2> points_by_step(const Policy& policy, const Encounter& encounter) {
  const int step = deciding_step(encounter);
  if (encounter.games.empty() || is_open(encounter, step) || nobody_came(encounter, step))
    return none;
  const auto score = step_score(encounter, step);
  if (score[0] == score[1]) return {policy.points.draw, policy.points.draw};
  const Step& decided =
      policy.steps[std::min<std::size_t>(static_cast<std::size_t>(step), policy.steps.size() - 1)];
  if (score[0] > score[1]) return {decided.win, decided.loss};
  return {decided.loss, decided.win};
}

int bye_points(const Policy& policy, Bye bye) {
  const int games = policy.steps.empty() ? policy.games_per_encounter : 1;
  switch (bye) {
    case Bye::pairing: return policy.points.bye * games;
    case Bye::half: return policy.points.half_bye * games;
    case Bye::none:
    case Bye::zero:
    case Bye::free: return 0;
  }
  return 0;
}

/// Returns `count` further games with alternating colours.
std::vector<Game> games_after(const Encounter& encounter, int count, int step) {
  bool white = encounter.games.empty() || !encounter.games.back().first_is_white;
  std::vector<Game> games;
  for (int i = 0; i < count; ++i, white = !white)
    games.push_back({.first_is_white = white, .step = step});
  return games;
}

}  // namespace

bool was_played(GameOutcome outcome) {
  return outcome == GameOutcome::first_wins || outcome == GameOutcome::second_wins ||
         outcome == GameOutcome::draw;
}

bool is_forfeit(GameOutcome outcome) {
  return outcome == GameOutcome::first_wins_by_forfeit ||
         outcome == GameOutcome::second_wins_by_forfeit || outcome == GameOutcome::both_lose;
}

std::array<int, 2> game_score(GameOutcome outcome) {
  switch (outcome) {
    case GameOutcome::first_wins:
    case GameOutcome::first_wins_by_forfeit: return {2, 0};
    case GameOutcome::second_wins:
    case GameOutcome::second_wins_by_forfeit: return {0, 2};
    case GameOutcome::draw: return {1, 1};
    case GameOutcome::open:
    case GameOutcome::both_lose:
    case GameOutcome::annulled:
    case GameOutcome::renewed: return none;
  }
  return none;
}

int deciding_step(const Encounter& encounter) {
  const int last = last_step(encounter);
  for (int step = 0; step < last; ++step)
    if (is_open(encounter, step) || nobody_came(encounter, step) || !is_level(encounter, step))
      return step;
  return last;
}

std::array<int, 2> encounter_points(const Policy& policy, const Encounter& encounter) {
  if (!encounter.second) return {bye_points(policy, encounter.bye), 0};
  if (policy.steps.empty()) return points_by_game(policy.points, encounter);
  return points_by_step(policy, encounter);
}

std::vector<Step> steps_of(const Policy& policy) {
  std::vector<Step> steps = policy.steps;
  if (steps.empty())
    steps.push_back({.games = policy.games_per_encounter,
                     .win = policy.points.win,
                     .loss = policy.points.loss});
  if (policy.format == Format::knockout && !steps.back().until_won)
    steps.push_back({.games = 1,
                     .until_won = true,
                     .win = steps.back().win,
                     .loss = steps.back().loss,
                     .control = steps.back().control});
  return steps;
}

Step step_of(const Policy& policy, const Game& game) {
  return steps_of(policy).at(static_cast<std::size_t>(game.step));
}

std::vector<Game> next_games(const Policy& policy, const Encounter& encounter) {
  const int step = deciding_step(encounter);
  if (!encounter.second || is_open(encounter, step)) return {};
  const std::vector<Step> steps = steps_of(policy);
  if (encounter.games.empty()) return games_after(encounter, steps.front().games, 0);
  if (!is_level(encounter, step) || nobody_came(encounter, step)) return {};
  const auto at = static_cast<std::size_t>(step);
  if (steps[at].until_won) return games_after(encounter, 1, step);
  if (at + 1 == steps.size()) return {};
  return games_after(encounter, steps[at + 1].games, step + 1);
}

bool is_complete(const Policy& policy, const Encounter& encounter) {
  return !is_open(encounter, deciding_step(encounter)) && next_games(policy, encounter).empty();
}

std::optional<PairingNumber> winner_of(const Policy& policy, const Encounter& encounter) {
  if (!encounter.second) return encounter.first;
  if (!is_complete(policy, encounter)) return std::nullopt;
  const auto score = step_score(encounter, deciding_step(encounter));
  if (score[0] == score[1]) return std::nullopt;
  return score[0] > score[1] ? encounter.first : *encounter.second;
}

}  // namespace crownhead::tournament
