#include "server/live/computer_turn.hpp"

#include "rules/computer/search.hpp"
#include "rules/draughts/notation.hpp"

namespace crownhead::live {
namespace {

using Kind = ComputerTurn::Kind;

constexpr int opening_plies = 40;
constexpr int hopeless = -150;

/// As a player would who wants a game: it takes a draw when it stands no better, but not in the
/// opening, unless it is losing.
bool takes_draw(int expected, int ply) {
  return expected <= hopeless || (expected <= 0 && ply >= opening_plies);
}

std::optional<Kind> kind_of_turn(const play::Game& game, Seat side) {
  const auto opponent = opposite(side);
  if (game.ended()) {
    const bool asks = game.rematch().by == opponent && !game.next_game();
    return asks ? std::optional(Kind::rematch) : std::nullopt;
  }
  if (game.pause()) return std::nullopt;
  if (game.takeback().by == opponent) return Kind::takeback;
  if (game.turn() == side) return Kind::move;
  if (game.draw_offer() == opponent) return Kind::draw_offer;
  return std::nullopt;
}

wire::PlayerWish answer_to_offer(const ComputerTurn& turn, const computer::Answer& opponents) {
  const bool takes = takes_draw(-opponents.score, turn.ply);
  return wire::DrawWish{takes ? wire::DrawAction::accept : wire::DrawAction::decline};
}

wire::PlayerWish move_or_draw(const ComputerTurn& turn, const computer::Answer& answer) {
  if (turn.draw_offered && takes_draw(answer.score, turn.ply))
    return wire::DrawWish{wire::DrawAction::accept};
  if (answer.score <= 0 && turn.board.claim()) return wire::DrawWish{wire::DrawAction::claim};
  return wire::MoveWish{
      .ply = turn.ply,
      .move = draughts::write_move(turn.board.variant(), turn.board.position(), answer.move),
  };
}

}  // namespace

std::optional<ComputerTurn> computer_turn(const play::Game& game, Seat side, int level,
                                          Instant now) {
  const auto* board = game.board().as<kind::DraughtsBoard>();
  const auto kind = kind_of_turn(game, side);
  if (!kind || !board) return std::nullopt;
  const bool limited =
      game.clock().running == side && play::deadline(game.setup().control, game.clock());
  return ComputerTurn{.kind = *kind,
                      .draw_offered = game.draw_offer() == opposite(side),
                      .level = level,
                      .ply = game.ply(),
                      .board = *board,
                      .left = limited ? std::optional(play::remaining(game.control_of(side),
                                                                      game.clock(), side, now))
                                      : std::nullopt};
}

wire::PlayerWish computer_wish(const ComputerTurn& turn, std::uint64_t lot, double share) {
  if (turn.kind == Kind::takeback) return wire::TakebackWish{wire::OfferAction::accept};
  if (turn.kind == Kind::rematch) return wire::RematchWish{wire::OfferAction::accept};
  const auto answer = computer::choose({.variant = turn.board.variant(),
                                        .position = turn.board.position(),
                                        .draws = turn.board.draws(),
                                        .level = turn.level,
                                        .lot = lot,
                                        .share = share});
  return turn.kind == Kind::draw_offer ? answer_to_offer(turn, answer) : move_or_draw(turn, answer);
}

}  // namespace crownhead::live
