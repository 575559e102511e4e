#include "rules/puzzles/finder.hpp"

#include <algorithm>
#include <utility>

#include "rules/computer/expected.hpp"
#include "rules/computer/score.hpp"
#include "rules/draughts/draw_rules.hpp"
#include "rules/puzzles/proof.hpp"

namespace crownhead::puzzles {

using draughts::Move;
using draughts::Position;

namespace {

/// Expected results; explained in docs/computer.md.
constexpr double good = 0.65;
constexpr double better = 0.15;
/// The second look's requirements on the other moves.
constexpr double much_better = 0.2;
constexpr double hardly_good = 0.6;
/// With this many pieces or fewer, the second look must find the win itself, because material
/// proves little.
constexpr int ending = 8;

}  // namespace

computer::Findings Finder::looked(const Position& position, int variations,
                                  std::uint64_t most) const {
  const draughts::DrawCount draws(variant_, ruleset_, position);
  return computer::looked(
      {.variant = variant_, .position = position, .draws = draws, .known_endings = endings_},
      variations, most);
}

std::optional<Finder::Best> Finder::only_good(const Position& position) const {
  const auto found = looked(position, 2, limits_.look).variations;
  const double best = computer::expected(found.front().score);
  if (best < good) return std::nullopt;
  if (found.size() > 1 && computer::expected(found[1].score) > best - better) return std::nullopt;
  const Best first{found.front().moves.front(), found.front().score};
  switch (proof(variant_, endings_, position, first.move)) {
    case Proof::only_win: return first;
    case Proof::refuted:
    case Proof::missing: return std::nullopt;
    case Proof::open: break;
  }
  if (found.size() < 2) return first;
  auto second = only_good_still(position);
  if (!second || second->move != first.move) return std::nullopt;
  return second;
}

std::optional<Finder::Best> Finder::only_good_still(const Position& position) const {
  const auto found = looked(position, 2, limits_.second_look).variations;
  const Best best{found[0].moves.front(), found[0].score};
  const double expected = computer::expected(best.score);
  const double other = computer::expected(found[1].score);
  if (expected < good || other > std::min(expected - much_better, hardly_good)) return std::nullopt;
  if (position.occupied().size() <= ending && !computer::is_decided(best.score))
    return std::nullopt;
  return best;
}

Finder::Solution Finder::solution(const Position& position) const {
  if (draughts::legal_moves(variant_, position).size() < 2) return {};
  const auto first = only_good(position);
  if (!first || !first->move.captured.empty()) return {};
  Solution found{.moves = {first->move}, .score = first->score};
  std::size_t to_last_choice = 1;
  Position stands = draughts::after(variant_, position, first->move);
  while (!draughts::board_end(variant_, stands) && found.moves.size() + 2 <= limits_.plies) {
    const Move answer = looked(stands, 1, limits_.look).variations.front().moves.front();
    const Position asked = draughts::after(variant_, stands, answer);
    if (draughts::board_end(variant_, asked)) break;
    const auto next = only_good(asked);
    if (!next) break;
    found.moves.insert(found.moves.end(), {answer, next->move});
    if (draughts::legal_moves(variant_, asked).size() > 1) to_last_choice = found.moves.size();
    stands = draughts::after(variant_, asked, next->move);
  }
  // The solution ends with the last choice and the forced moves needed to show its effect.
  found.moves.resize(std::min(found.moves.size(), to_last_choice + 2));
  return found;
}

std::optional<Puzzle> Finder::puzzle(const Position& before, const Move& last_move) const {
  const Position stands = draughts::after(variant_, before, last_move);
  auto [moves, score] = solution(stands);
  if (moves.empty()) return std::nullopt;
  auto themes = themes_of(variant_, stands, moves);
  if (themes.empty()) return std::nullopt;
  return Puzzle{.before = before,
                .last_move = last_move,
                .solution = std::move(moves),
                .score = score,
                .themes = std::move(themes)};
}

std::vector<Puzzle> Finder::in(const Position& start, const std::vector<Move>& moves,
                               const GoesOn& goes_on) const {
  std::vector<Puzzle> found;
  std::optional<Position> before;
  double hoped = 0;  // expected result of the previous mover before their move
  for (std::size_t ply = 0; ply <= moves.size(); ++ply) {
    const Position stands = before ? draughts::after(variant_, *before, moves[ply - 1]) : start;
    if (draughts::board_end(variant_, stands) || !goes_on()) break;
    const int score = looked(stands, 1, limits_.glance).variations.front().score;
    const double part = computer::expected(score);
    if (before && part >= good && part - (1 - hoped) >= better)
      if (auto made = puzzle(*before, moves[ply - 1])) {
        made->ply = static_cast<int>(ply);
        found.push_back(*std::move(made));
      }
    before = stands;
    hoped = part;
  }
  return found;
}

}  // namespace crownhead::puzzles
