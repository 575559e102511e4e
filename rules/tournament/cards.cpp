#include "rules/tournament/cards.hpp"

#include <algorithm>
#include <array>
#include <cstddef>

#include "rules/tournament/arena.hpp"
#include "rules/tournament/points.hpp"

namespace crownhead::tournament {
namespace {

/// Whether the colour of its first game is a colour of the encounter: with both as often it is not.
bool colours_count(const Policy& policy) { return steps_of(policy).front().games % 2 != 0; }

void count_games(CardLine& line, const Encounter& encounter, std::size_t side) {
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
  }
}

CardLine line_of(const Policy& policy, const Round& round, const Encounter& encounter,
                 std::size_t side) {
  CardLine line{.round = round.number, .bye = encounter.bye};
  if (!encounter.second) return line;
  line.first = side == 0;
  line.opponent = side == 0 ? *encounter.second : encounter.first;
  line.won = winner_of(policy, encounter) == (side == 0 ? encounter.first : *encounter.second);
  count_games(line, encounter, side);
  if (line.met && colours_count(policy)) line.white = side == 0;
  return line;
}

/// Adds the lines of one round; `before` has everybody's points when it began.
void add_round(const Course& course, const Round& round,
               const std::unordered_map<Seat, std::size_t>& index, std::vector<Card>& cards) {
  std::vector<int> before;
  before.reserve(cards.size());
  for (const Card& card : cards) before.push_back(card.points);
  for (const Encounter& encounter : round.encounters) {
    const std::size_t first = index.at(encounter.first);
    const std::size_t second = encounter.second ? index.at(*encounter.second) : first;
    auto points = encounter_points(course.policy, encounter);
    if (course.policy.format == Format::arena)
      points = {arena_points(course.policy.points, cards[first].lines, encounter, 0),
                arena_points(course.policy.points, cards[second].lines, encounter, 1)};
    for (const std::size_t side : {0U, 1U}) {
      if (side == 1 && !encounter.second) continue;
      CardLine line = line_of(course.policy, round, encounter, side);
      line.points = points[side];
      line.before = before[side == 0 ? first : second];
      if (line.opponent) {
        line.opponent_points = points[1 - side];
        line.opponent_before = before[side == 0 ? second : first];
      }
      Card& own = cards[side == 0 ? first : second];
      own.points += line.points;
      own.lines.push_back(line);
    }
  }
  if (course.policy.format == Format::arena) return;
  for (std::size_t i = 0; i < cards.size(); ++i)
    if (cards[i].lines.empty() || cards[i].lines.back().round != round.number)
      cards[i].lines.push_back({.round = round.number, .bye = Bye::zero, .before = before[i]});
}

}  // namespace

std::vector<std::vector<std::array<int, 2>>> encounter_scores(const Course& course) {
  const auto index = seat_index(course);
  const std::vector<Card> cards = cards_of(course);
  const auto line_of_round = [](const Card& card, int round) {
    return std::ranges::lower_bound(card.lines, round, {}, &CardLine::round);
  };
  std::vector<std::vector<std::array<int, 2>>> scores;
  for (const Round& round : course.rounds) {
    auto& of_round = scores.emplace_back();
    for (const Encounter& encounter : round.encounters) {
      const auto line = line_of_round(cards[index.at(encounter.first)], round.number);
      of_round.push_back({line->points, line->opponent_points});
    }
  }
  return scores;
}

int CardLine::floated() const {
  if (bye == Bye::pairing) return 1;
  if (!met || before == opponent_before) return 0;
  return before > opponent_before ? 1 : -1;
}

std::unordered_map<Seat, std::size_t> seat_index(const Course& course) {
  std::unordered_map<Seat, std::size_t> index;
  index.reserve(course.entrants.size());
  for (std::size_t i = 0; i < course.entrants.size(); ++i) index[course.entrants[i].seat] = i;
  return index;
}

std::vector<Card> cards_of(const Course& course) {
  const auto index = seat_index(course);
  std::vector<Card> cards;
  cards.reserve(course.entrants.size());
  for (const Entrant& entrant : course.entrants) cards.push_back({.seat = entrant.seat});
  for (const Round& round : course.rounds) add_round(course, round, index, cards);
  return cards;
}

}  // namespace crownhead::tournament
