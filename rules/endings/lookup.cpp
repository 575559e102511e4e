#include "rules/endings/lookup.hpp"

#include <algorithm>

#include "rules/draughts/moves/with_rules.hpp"

namespace crownhead::endings {

namespace {

std::optional<Value> of_quiet(const Table& table, const draughts::Position& position) {
  std::optional<Value> found;
  draughts::with_rules(*table.heading().variant->engine, [&]<class Of>() {
    found = quiet_value<Of>(table, EndingRules<Of>::seen(position));
  });
  return found;
}

}  // namespace

std::optional<Value> value(const Table& table, const draughts::Position& position) {
  const draughts::Variant& variant = *table.heading().variant;
  if (const auto end = draughts::board_end(variant, position))
    return end->winner == position.turn ? Value::win_in(0) : Value::loss_in(0);
  if (position.occupied().size() > table.heading().pieces) return std::nullopt;
  const auto moves = draughts::legal_moves(variant, position);
  if (moves.front().captured.empty()) return of_quiet(table, position);
  std::optional<Value> best;
  for (const draughts::Move& move : moves) {
    const auto next = value(table, draughts::after(variant, position, move));
    if (!next) return std::nullopt;
    if (const Value here = next->ply_before(); !best || here.is_better_than(*best)) best = here;
  }
  return best;
}

std::vector<std::pair<draughts::Move, Value>> valued_moves(const Table& table,
                                                           const draughts::Position& position) {
  const draughts::Variant& variant = *table.heading().variant;
  std::vector<std::pair<draughts::Move, Value>> moves;
  for (draughts::Move& move : draughts::legal_moves(variant, position)) {
    const auto next = value(table, draughts::after(variant, position, move));
    if (!next) return {};
    moves.emplace_back(move, next->ply_before());
  }
  std::ranges::sort(moves, [](const auto& one, const auto& other) {
    return one.second.is_better_than(other.second);
  });
  return moves;
}

std::vector<draughts::Move> best_moves(const Table& table, const draughts::Position& position) {
  std::vector<draughts::Move> best;
  const auto moves = valued_moves(table, position);
  for (const auto& [move, worth] : moves)
    if (worth == moves.front().second) best.push_back(move);
  return best;
}

}  // namespace crownhead::endings
