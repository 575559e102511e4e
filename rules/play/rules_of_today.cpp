#include "rules/play/rules_of_today.hpp"

#include <algorithm>
#include <utility>

#include "rules/dice/chain.hpp"
#include "rules/play/clock/lag.hpp"

namespace crownhead::play {
namespace {

bool is_of_the_board(EndReason reason) {
  switch (reason) {
    case EndReason::no_moves:
    case EndReason::no_pieces:
    case EndReason::draw_rule:
    case EndReason::first_king:
    case EndReason::gave_all:
    case EndReason::arrived:
    case EndReason::alone:
    case EndReason::turn_limit:
    case EndReason::match_won:
    case EndReason::dice_used_up: return true;
    default: return false;
  }
}

struct Against {
  const Game& game;

  std::optional<std::string> operator()(const Moved& moved) const {
    if (const auto end = game.board().end(false))
      return "before " + moved.move + " the game was over (" + std::string(reason_name(*end)) + ")";
    const auto played = kind::Board(game.board()).act(moved.move);
    if (!played) return moved.move + " is not legal: " + played.error().detail;
    if (played->change != moved.change) return moved.move + " changes the board differently";
    if (!moved.path.empty() && played->path != moved.path)
      return moved.move + " was stored with a different route";
    if (moved.automatic && game.board().only_act() != moved.move)
      return moved.move + " was played automatically, but other moves were possible";
    return std::nullopt;
  }

  std::optional<std::string> operator()(const Ended& ended) const {
    if (!is_of_the_board(ended.reason) || game.board().end(true) == ended) return std::nullopt;
    return "the game does not end here by " + std::string(reason_name(ended));
  }

  std::optional<std::string> operator()(const auto&) const { return std::nullopt; }
};

bool limited(const Game& game) {
  return !std::holds_alternative<Unlimited>(game.setup().terms.control);
}

/// Returns the mover's time after the move, without what the move earns.
Millis left_without_gain(const Game& game, const Moved& moved) {
  return game.clock().left[game.turn()] - moved.spent;
}

}  // namespace

void complete(Moved& moved, const Game& game) {
  if (limited(game)) moved.brought = moved.left - left_without_gain(game, moved);
  const auto allowance = lag_allowance(game.setup().terms.control);
  moved.lag_left = std::clamp(game.lag_left(game.turn()) - moved.lag + allowance.refill, Millis{0},
                              allowance.most);
}

std::optional<std::string> against_today(const Game& game, const Event& event) {
  return std::visit(Against{game}, event.what);
}

std::optional<std::string> against_dice(const Game& game, const Event& event) {
  const auto* rolled = std::get_if<Rolled>(&event.what);
  if (!rolled) return std::nullopt;
  const std::string roll = "roll " + std::to_string(rolled->number);
  const auto wanted = game.board().roll_wanted();
  if (!wanted || wanted->number != rolled->number || wanted->seat != rolled->seat)
    return roll + " is not the one that is due";
  if (dice::link_before(rolled->link) != game.dice().link)
    return roll + " has a link that is not part of the chain";
  if (dice::roll(rolled->link, rolled->number, rolled->seat, wanted->heard) != rolled->dice)
    return roll + " has dice that do not match its link";
  return std::nullopt;
}

std::optional<std::string> against_clock(const Game& game, const Event& event) {
  const auto* moved = std::get_if<Moved>(&event.what);
  if (!moved || !limited(game) || moved->left == left_without_gain(game, *moved) + moved->brought)
    return std::nullopt;
  return moved->move + " leaves a time that does not follow from the clock before it";
}

}  // namespace crownhead::play
