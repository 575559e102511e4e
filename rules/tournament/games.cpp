#include <algorithm>

#include "rules/draughts/board/variant.hpp"
#include "rules/tournament/points.hpp"
#include "rules/tournament/tournament.hpp"

namespace crownhead::tournament {
namespace {

void add_open(const Round& round, const Encounter& encounter, bool one_at_a_time,
              std::vector<GameKey>& keys) {
  for (std::size_t i = 0; i < encounter.games.size(); ++i) {
    if (encounter.games[i].outcome != GameOutcome::open) continue;
    keys.push_back(
        {.round = round.number, .board = encounter.board, .number = static_cast<int>(i) + 1});
    if (one_at_a_time) return;
  }
}

/// Returns the initial position of a game in the format of its board.
std::string start_of(const Settings& settings, const Encounter& encounter) {
  const auto* variant = draughts::find_variant(settings.variant);
  if (!variant) return settings.terms;
  const auto* opening = opening_of(settings, encounter);
  return opening ? opening_fen(*variant, *opening).value() : std::string(variant->start_fen);
}

/// Returns the clocks of the last game of this step whose clocks are known. A game that a director
/// ended or restarted takes no time away.
std::optional<PerSeat<Millis>> carried_clocks(const Encounter& encounter, int number) {
  const auto& games = encounter.games;
  const auto place = static_cast<std::size_t>(number) - 1;
  for (std::size_t i = place; i > 0 && games[i - 1].step == games[place].step; --i) {
    const auto& before = games[i - 1].left;
    if (!before || std::ranges::min(*before) <= Millis{0}) continue;
    const auto& [first, second] = *before;
    return games[place].first_is_white ? PerSeat{first, second} : PerSeat{second, first};
  }
  return std::nullopt;
}

}  // namespace

const DrawnOpening* opening_of(const Settings& settings, const Encounter& encounter) {
  if (encounter.opening == 0) return nullptr;
  return &settings.openings.table.at(static_cast<std::size_t>(encounter.opening) - 1);
}

std::vector<GameKey> startable(const Tournament& tournament) {
  std::vector<GameKey> keys;
  if (tournament.status() != Status::running) return keys;
  const bool live = play::pace(tournament.settings().control) == play::Pace::live;
  for (const Round& round : tournament.history().rounds)
    if (round.state == RoundState::published)
      for (const Encounter& encounter : round.encounters) add_open(round, encounter, live, keys);
  return keys;
}

play::Setup setup_of(const Tournament& tournament, const GameKey& key) {
  const Encounter& encounter = *tournament.encounter(key);
  const Settings& settings = tournament.settings();
  const UserId first = tournament.user_in(encounter.first).value();
  const UserId second = tournament.user_in(encounter.second.value()).value();
  const Game& game = *tournament.game(key);
  const Step step = step_of(settings.policy, game);
  return {.terms = {.variant = settings.variant,
                    .ruleset = settings.ruleset,
                    .start_fen = start_of(settings, encounter),
                    .control = step.control.value_or(settings.control),
                    .rated = settings.rated},
          .players = {game.first_is_white ? first : second, game.first_is_white ? second : first},
          .left = step.carried ? carried_clocks(encounter, key.number) : std::nullopt,
          .agreed_draw_from_move = settings.agreed_draw_from_move,
          .showing = settings.games_shown};
}

}  // namespace crownhead::tournament
