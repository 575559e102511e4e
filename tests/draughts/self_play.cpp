#include "tests/draughts/self_play.hpp"

#include <algorithm>
#include <random>

#include "rules/draughts/draw_rules.hpp"
#include "rules/draughts/notation/notation.hpp"

namespace crownhead::draughts {

namespace {

constexpr int lost = -1000;

/// Returns the material for the side to move; men count one and kings three.
int material(const Position& position) {
  const auto worth = [&position](Color color) {
    return position.men[slot(color)].size() + 3 * position.kings[slot(color)].size();
  };
  return worth(position.turn) - worth(opposite(position.turn));
}

int best_reached(const Variant& variant, const Position& position, int depth) {
  const auto moves = legal_moves(variant, position);
  if (moves.empty()) return lost;
  if (depth == 0) return material(position);
  int best = lost;
  for (const Move& move : moves) {
    best = std::max(best, -best_reached(variant, after(variant, position, move), depth - 1));
  }
  return best;
}

Move chosen(const Variant& variant, const Position& position, std::mt19937& random) {
  std::vector<Move> best;
  int most = 2 * lost;
  for (const Move& move : legal_moves(variant, position)) {
    const int reached = -best_reached(variant, after(variant, position, move), 1);
    if (reached > most) best.clear();
    if (reached >= most) best.push_back(move);
    most = std::max(most, reached);
  }
  return best[random() % best.size()];
}

std::string won_by(const Variant& variant, Color winner) {
  const bool two = variant.results == ResultFormat::two_one_zero;
  if (winner == Color::white) return two ? "2-0" : "1-0";
  return two ? "0-2" : "0-1";
}

std::string result_now(const Variant& variant, const Position& position, const DrawCount& draws) {
  if (const auto end = board_end(variant, position)) return won_by(variant, end->winner);
  if (!draws.automatic() && !draws.claimable()) return "*";
  return variant.results == ResultFormat::two_one_zero ? "1-1" : "1/2-1/2";
}

}  // namespace

PdnGame self_played(const Variant& variant, unsigned number) {
  std::mt19937 random(number);
  PdnGame game;
  Position position = start_position(variant);
  DrawCount draws(variant, variant.rulesets.front(), position);
  while ((game.result = result_now(variant, position, draws)) == "*") {
    const Move move = chosen(variant, position, random);
    game.moves.push_back({.text = write_move(variant, position, move)});
    const Position next = after(variant, position, move);
    draws.played(position, move, next);
    position = next;
  }
  game.tags = {
      {"Event", "Crownhead against itself"}, {"Site", "-"},          {"Date", "????.??.??"},
      {"Round", std::to_string(number)},     {"White", "Crownhead"}, {"Black", "Crownhead"}};
  return game;
}

std::string result_on_board(const Variant& variant, const Position& start,
                            const std::vector<Move>& moves) {
  Position position = start;
  DrawCount draws(variant, variant.rulesets.front(), position);
  for (const Move& move : moves) {
    const Position next = after(variant, position, move);
    draws.played(position, move, next);
    position = next;
  }
  return result_now(variant, position, draws);
}

}  // namespace crownhead::draughts
