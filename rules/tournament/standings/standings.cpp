#include "rules/tournament/standings/standings.hpp"

#include <algorithm>
#include <cstddef>
#include <numeric>
#include <unordered_map>

#include "rules/tournament/standings/direct_encounter.hpp"
#include "rules/tournament/standings/tiebreaks.hpp"

namespace crownhead::tournament {
namespace {

/// The sort keys of the standings, compared one after another; greater is better.
using Keys = std::vector<std::vector<std::int64_t>>;

std::int64_t encounters_won(const ScoreCard& card) {
  return std::ranges::count_if(
      card.lines, [](const ScoreCardLine& line) { return line.won || line.bye == Bye::free; });
}

Keys first_keys(const History& history, const std::vector<ScoreCard>& cards) {
  Keys keys;
  keys.reserve(cards.size());
  for (const ScoreCard& card : cards) {
    keys.emplace_back();
    if (history.policy.format == Format::knockout) keys.back().push_back(encounters_won(card));
    keys.back().push_back(card.points);
  }
  return keys;
}

/// Returns the indices of the entrants, greatest key first.
std::vector<std::size_t> order_by(const History& history, const Keys& keys) {
  std::vector<std::size_t> order(keys.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  std::ranges::sort(order, [&](std::size_t a, std::size_t b) {
    if (keys[a] != keys[b]) return keys[a] > keys[b];
    const Entrant &one = history.entrants[a], &other = history.entrants[b];
    return one.lot != other.lot ? one.lot < other.lot : one.seat < other.seat;
  });
  return order;
}

/// Returns the rank of each entrant, from 1; equal keys share a rank.
std::vector<int> ranks_by(const std::vector<std::size_t>& order, const Keys& keys) {
  std::vector<int> ranks(keys.size());
  for (std::size_t i = 0; i < order.size(); ++i)
    ranks[order[i]] = i > 0 && keys[order[i]] == keys[order[i - 1]] ? ranks[order[i - 1]]
                                                                    : static_cast<int>(i) + 1;
  return ranks;
}

}  // namespace

std::vector<Standing> standings_of(const History& history) {
  const std::vector<ScoreCard> cards = score_cards_of(history);
  Keys keys = first_keys(history, cards);
  std::vector<Standing> lines;
  lines.reserve(cards.size());
  for (const ScoreCard& card : cards) lines.push_back({.seat = card.seat, .points = card.points});
  for (const TieBreak kind : history.policy.tiebreaks) {
    const auto values =
        kind == TieBreak::direct_encounter
            ? direct_encounters(history, cards, ranks_by(order_by(history, keys), keys))
            : tiebreak_values(history, cards, kind);
    for (std::size_t i = 0; i < lines.size(); ++i) {
      keys[i].insert(keys[i].end(), values[i].begin(), values[i].end());
      lines[i].tiebreaks.push_back({.kind = kind, .parts = values[i]});
    }
  }
  const auto order = order_by(history, keys);
  const auto ranks = ranks_by(order, keys);
  std::vector<Standing> standings;
  standings.reserve(lines.size());
  for (const std::size_t i : order) {
    lines[i].rank = ranks[i];
    standings.push_back(std::move(lines[i]));
  }
  return standings;
}

std::vector<Standing> standings_after(const History& history, int round) {
  History until = history;
  std::erase_if(until.rounds, [&](const Round& drawn) { return drawn.number > round; });
  return standings_of(until);
}

std::vector<CrosstableRow> crosstable_of(const History& history) {
  std::vector<Standing> standings = standings_of(history);
  std::unordered_map<PairingNumber, std::size_t> row_of;
  for (std::size_t row = 0; row < standings.size(); ++row) row_of[standings[row].seat] = row;
  std::vector<CrosstableRow> rows(standings.size());
  for (const ScoreCard& card : score_cards_of(history)) {
    CrosstableRow& row = rows[row_of.at(card.seat)];
    row.standing = std::move(standings[row_of.at(card.seat)]);
    for (const ScoreCardLine& line : card.lines) {
      row.cells.push_back({.line = line});
      if (line.opponent) row.cells.back().opponent_row = row_of.at(*line.opponent);
    }
  }
  return rows;
}

}  // namespace crownhead::tournament
