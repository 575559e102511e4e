#include "server/game/computer_turn.hpp"

#include "rules/computer/search.hpp"
#include "rules/draughts/notation/notation.hpp"
#include "rules/nardi/computer/decisions.hpp"
#include "rules/nardi/notation.hpp"
#include "rules/star/computer/search.hpp"
#include "rules/star/notation.hpp"

namespace crownhead::live {
namespace {

using Kind = ComputerTurn::Kind;

// One account per level plays every variant.
static_assert(nardi::computer::strongest == computer::strongest &&
              star::computer::strongest == computer::strongest);

/// For searches that take seconds.
constexpr std::size_t long_table_bytes = 32 << 20;
constexpr int opening_plies = 40;
constexpr int hopeless = -150;

/// Accepts a draw like a player who wants a game: in the opening only when losing, later when no
/// better than equal.
bool takes_draw(int expected, int ply) {
  return expected <= hopeless || (expected <= 0 && ply >= opening_plies);
}

std::optional<Kind> kind_of_turn(const play::Game& game, Seat side) {
  const auto of_another = [side](std::optional<Seat> by) { return by && by != side; };
  if (game.ended()) {
    const bool asks = of_another(game.rematch().by) && !game.next_game();
    return asks ? std::optional(Kind::rematch) : std::nullopt;
  }
  if (game.pause()) return std::nullopt;
  if (of_another(game.takeback().by)) return Kind::takeback;
  if (game.turn() == side) return Kind::move;
  if (of_another(game.draw_offer())) return Kind::draw_offer;
  return std::nullopt;
}

/// The computer's move, and the score that it expects for itself.
struct Thought {
  std::string move;
  int score;
};

Thought thought_of(const ComputerTurn& turn, const kind::DraughtsBoard& board,
                   const ComputerMeans& means) {
  computer::Question question{.variant = board.variant(),
                              .position = board.position(),
                              .draws = board.draws(),
                              .level = turn.level,
                              .lot = means.lot,
                              .share = means.share,
                              .enough = means.enough,
                              .known_endings = means.endings.of(board.variant())};
  if (question.enough) question.table_bytes = long_table_bytes;
  const auto answer = computer::choose(question);
  return {draughts::write_move(board.variant(), board.position(), answer.move), answer.score};
}

Thought thought_of(const ComputerTurn& turn, const kind::StarBoard& board,
                   const ComputerMeans& means) {
  const auto answer = star::computer::choose({.terms = board.terms(),
                                              .position = board.position(),
                                              .level = turn.level,
                                              .lot = means.lot,
                                              .share = means.share,
                                              .enough = means.enough});
  return {star::write_move(*board.terms().board, answer.move), answer.score};
}

/// Handles the computer's own turn, and a draw offer made during the opponent's turn.
wire::PlayerWish move_or_draw(const ComputerTurn& turn, Thought thought) {
  if (turn.kind == Kind::draw_offer) {
    const bool takes = takes_draw(-thought.score, turn.ply);
    return wire::DrawWish{takes ? wire::DrawAction::accept : wire::DrawAction::decline};
  }
  if (turn.draw_offered && takes_draw(thought.score, turn.ply))
    return wire::DrawWish{wire::DrawAction::accept};
  if (thought.score <= 0 && turn.board.claim()) return wire::DrawWish{wire::DrawAction::claim};
  return wire::MoveWish{.ply = turn.ply, .move = std::move(thought.move)};
}

/// The server rolls all dice of a match. The remaining decisions are playing them, the cube, and
/// whether to accept when the opponent concedes a game.
std::string nardi_act(const kind::NardiBoard& board, const nardi::computer::Question& question) {
  using ToDo = kind::NardiBoard::ToDo;
  switch (board.to_do().value()) {
    case ToDo::roll_or_double: return nardi::computer::doubles(question) ? "double" : "roll";
    case ToDo::take_or_drop: return nardi::computer::takes(question) ? "take" : "drop";
    case ToDo::accept_or_refuse: {
      const auto own = opposite(board.position().turn);
      return nardi::computer::accepts(question, own, *board.conceded()) ? "accept" : "refuse";
    }
    case ToDo::play: break;
  }
  const nardi::Roll roll = *board.dice();
  return nardi::write_turn(roll, nardi::computer::choose_play(question, roll).play);
}

wire::PlayerWish nardi_wish(const ComputerTurn& turn, const kind::NardiBoard& board,
                            const ComputerMeans& means) {
  return wire::MoveWish{
      .ply = turn.ply,
      .move = nardi_act(board, {.now = {board.ruleset(), board.terms(), board.match()},
                                .position = board.position(),
                                .level = turn.level,
                                .lot = means.lot,
                                .share = means.share})};
}

}  // namespace

std::optional<ComputerTurn> computer_turn(const play::Game& game, Seat side, int level,
                                          Instant now) {
  const auto kind = kind_of_turn(game, side);
  if (!kind) return std::nullopt;
  const bool limited =
      game.clock().running == side && play::deadline(game.setup().terms.control, game.clock());
  return ComputerTurn{.kind = *kind,
                      .draw_offered = game.draw_offer() && game.draw_offer() != side,
                      .level = level,
                      .ply = game.ply(),
                      .board = game.board(),
                      .left = limited ? std::optional(play::remaining(game.control_of(side),
                                                                      game.clock(), side, now))
                                      : std::nullopt};
}

wire::PlayerWish computer_wish(const ComputerTurn& turn, const ComputerMeans& means) {
  if (turn.kind == Kind::takeback) return wire::TakebackWish{wire::OfferAction::accept};
  if (turn.kind == Kind::rematch) return wire::RematchWish{wire::OfferAction::accept};
  if (const auto* board = turn.board.as<kind::NardiBoard>()) return nardi_wish(turn, *board, means);
  if (const auto* board = turn.board.as<kind::StarBoard>())
    return move_or_draw(turn, thought_of(turn, *board, means));
  return move_or_draw(turn, thought_of(turn, draughts_of(turn.board), means));
}

}  // namespace crownhead::live
