#include "rules/tournament/standings/score_cards.hpp"

#include <algorithm>
#include <array>
#include <cstddef>

#include "rules/tournament/pairing/arena.hpp"
#include "rules/tournament/points.hpp"

namespace crownhead::tournament {
namespace {

/// Returns true if the colour of the first game counts as the colour of the encounter; with an even
/// number of games it does not.
bool colours_count(const Policy& policy) { return steps_of(policy).front().games % 2 != 0; }

void count_games(ScoreCardLine& line, const Encounter& encounter, std::size_t side) {
  line.annulled = std::ranges::all_of(encounter.games, [](const Game& game) {
    return game.outcome == GameOutcome::annulled || game.outcome == GameOutcome::renewed;
  });
  for (const Game& game : encounter.games) {
    if (game.outcome == GameOutcome::open) line.met = line.open = true;
    const int score = game_score(game.outcome)[side];
    if (is_forfeit(game.outcome)) {
      ++line.forfeits;
      line.forfeits_won += score == 2 ? 1 : 0;
    }
    if (!was_played(game.outcome)) continue;
    line.met = line.played = true;
    ++line.games;
    line.score += score;
    line.wins += score == 2 ? 1 : 0;
    if (const auto& points = game.match_points)
      line.matches.push_back({(*points)[side], (*points)[1 - side]});
  }
}

ScoreCardLine line_of(const Policy& policy, const Round& round, const Encounter& encounter,
                      std::size_t side) {
  ScoreCardLine line{.round = round.number, .bye = encounter.bye};
  if (!encounter.second) return line;
  line.first = side == 0;
  line.opponent = side == 0 ? *encounter.second : encounter.first;
  line.won = winner_of(policy, encounter) == (side == 0 ? encounter.first : *encounter.second);
  count_games(line, encounter, side);
  if (line.met && colours_count(policy)) line.white = side == 0;
  return line;
}

/// Appends the lines of one round; `before` has each player's points at the start of the round.
void add_round(const History& history, const Round& round,
               const std::unordered_map<PairingNumber, std::size_t>& index,
               std::vector<ScoreCard>& cards) {
  std::vector<int> before;
  before.reserve(cards.size());
  for (const ScoreCard& card : cards) before.push_back(card.points);
  for (const Encounter& encounter : round.encounters) {
    const std::size_t first = index.at(encounter.first);
    const std::size_t second = encounter.second ? index.at(*encounter.second) : first;
    auto points = encounter_points(history.policy, encounter);
    if (history.policy.format == Format::arena)
      points = {arena_points(history.policy.points, cards[first].lines, encounter, 0),
                arena_points(history.policy.points, cards[second].lines, encounter, 1)};
    for (const std::size_t side : {0U, 1U}) {
      if (side == 1 && !encounter.second) continue;
      ScoreCardLine line = line_of(history.policy, round, encounter, side);
      line.points = points[side];
      line.before = before[side == 0 ? first : second];
      if (line.opponent) {
        line.opponent_points = points[1 - side];
        line.opponent_before = before[side == 0 ? second : first];
      }
      ScoreCard& own = cards[side == 0 ? first : second];
      own.points += line.points;
      own.lines.push_back(line);
    }
  }
  if (history.policy.format == Format::arena) return;
  for (std::size_t i = 0; i < cards.size(); ++i)
    if (cards[i].lines.empty() || cards[i].lines.back().round != round.number)
      cards[i].lines.push_back({.round = round.number, .bye = Bye::zero, .before = before[i]});
}

}  // namespace

std::vector<std::vector<std::array<int, 2>>> encounter_scores(const History& history) {
  const auto index = seat_index(history);
  const std::vector<ScoreCard> cards = score_cards_of(history);
  const auto line_of_round = [](const ScoreCard& card, int round) {
    return std::ranges::lower_bound(card.lines, round, {}, &ScoreCardLine::round);
  };
  std::vector<std::vector<std::array<int, 2>>> scores;
  for (const Round& round : history.rounds) {
    auto& of_round = scores.emplace_back();
    for (const Encounter& encounter : round.encounters) {
      const auto line = line_of_round(cards[index.at(encounter.first)], round.number);
      of_round.push_back({line->points, line->opponent_points});
    }
  }
  return scores;
}

int ScoreCardLine::floated() const {
  if (bye == Bye::pairing) return 1;
  if (!met || before == opponent_before) return 0;
  return before > opponent_before ? 1 : -1;
}

std::unordered_map<PairingNumber, std::size_t> seat_index(const History& history) {
  std::unordered_map<PairingNumber, std::size_t> index;
  index.reserve(history.entrants.size());
  for (std::size_t i = 0; i < history.entrants.size(); ++i) index[history.entrants[i].seat] = i;
  return index;
}

std::vector<ScoreCard> score_cards_of(const History& history) {
  const auto index = seat_index(history);
  std::vector<ScoreCard> cards;
  cards.reserve(history.entrants.size());
  for (const Entrant& entrant : history.entrants) cards.push_back({.seat = entrant.seat});
  for (const Round& round : history.rounds) add_round(history, round, index, cards);
  return cards;
}

}  // namespace crownhead::tournament
