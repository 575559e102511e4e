#include "rules/dxp/game.hpp"

#include <algorithm>
#include <utility>

#include "rules/draughts/board/squares.hpp"
#include "rules/draughts/notation/notation.hpp"
#include "rules/draughts/pdn/pdn.hpp"

namespace crownhead::dxp {

using draughts::Color;

bool can_play(const draughts::Variant& variant) {
  return variant.columns == 10 && variant.rows == 10 && variant.field == draughts::Field::dark &&
         !variant.algebraic && variant.square_1 == draughts::Corner::top_left;
}

Result<void> may_begin(const draughts::Variant& variant, const draughts::Position& start) {
  if (auto may = draughts::may_be_played_from(variant, start); !may) return may;
  if (draughts::board_end(variant, start))
    return fail(Code::game_over, in_english("the game is over in its first position"));
  return {};
}

std::string_view result_text(const draughts::Variant& variant, const Ending& ending) {
  if (!ending.decided) return "*";
  if (!ending.winner) return draughts::own_result(variant, "1/2-1/2");
  return draughts::own_result(variant, *ending.winner == Color::white ? "1-0" : "0-1");
}

Game::Game(const draughts::Variant& variant, std::optional<draughts::Position> start,
           int moves_of_a_side)
    : variant_(variant),
      start_(start ? *std::move(start) : draughts::start_position(variant)),
      position_(start_),
      draws_(variant, variant.rulesets.front(), start_),
      moves_of_a_side_(moves_of_a_side),
      ending_(found_ending()) {}

Result<void> Game::play(const draughts::Move& move) {
  if (ending_ && ending_->winner)
    return fail(Code::game_over, in_english("the game is over, and a move came"));
  const auto legal = draughts::legal_moves(variant_, position_);
  if (std::ranges::find(legal, move) == legal.end()) {
    const auto sign = move.captured.empty() ? "-" : "x";
    return fail(Code::illegal_move,
                in_english("move " + std::to_string(moves_.size() / 2 + 1) + ", " +
                           draughts::square_name(variant_, move.from) + sign +
                           draughts::square_name(variant_, move.to) + ", is not legal"));
  }
  if (ending_) return {};
  moves_.push_back(draughts::write_move(variant_, position_, move, legal));
  const auto next = draughts::after(variant_, position_, move);
  draws_.played(position_, move, next);
  position_ = next;
  ending_ = found_ending();
  return {};
}

std::optional<Ending> Game::found_ending() const {
  if (const auto end = draughts::board_end(variant_, position_))
    return Ending{.winner = end->winner, .cause = std::string(cause_name(end->cause))};
  auto drawn = draws_.automatic();
  if (!drawn) drawn = draws_.claimable();
  if (drawn) return Ending{.winner = {}, .cause = std::string(draw_rule_name(*drawn))};
  if (moves_of_a_side_ > 0 && moves_.size() >= 2 * static_cast<std::size_t>(moves_of_a_side_))
    return Ending{.winner = {}, .decided = false, .cause = "move_limit"};
  return std::nullopt;
}

EndReason Game::reason() const {
  if (!ending_ || !ending_->decided) return EndReason::unsaid;
  if (!ending_->winner) return EndReason::drawn;
  return *ending_->winner == position_.turn ? EndReason::won : EndReason::lost;
}

Ending Game::ended_by(EndReason reason) const {
  if (ending_) return *ending_;
  switch (reason) {
    case EndReason::lost:
      return {.winner = draughts::opposite(position_.turn), .cause = "resigned"};
    case EndReason::drawn: return {.winner = {}, .decided = false, .cause = "called_drawn"};
    case EndReason::won: return {.winner = {}, .decided = false, .cause = "called_won"};
    case EndReason::unsaid: break;
  }
  return {.winner = {}, .decided = false, .cause = "stopped"};
}

}  // namespace crownhead::dxp
