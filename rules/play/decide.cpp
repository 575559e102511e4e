#include <algorithm>

#include "rules/draughts/notation.hpp"
#include "rules/play/game.hpp"
#include "rules/play/lag.hpp"

namespace crownhead::play {
namespace {

using draughts::opposite;
using Events = Result<std::vector<Event>>;

Outcome win_of(Color side) {
  return side == Color::white ? Outcome::white_wins : Outcome::black_wins;
}

Ended won_by(Color side, EndReason reason) { return {.outcome = win_of(side), .reason = reason}; }

Ended drawn_by(draughts::DrawRule rule) {
  return {.outcome = Outcome::draw, .reason = EndReason::draw_rule, .rule = rule};
}

/// The end that the board or a draw rule brings; a win comes before a draw.
std::optional<Ended> end_on_board(const Game& game, const draughts::Position& position,
                                  const draughts::DrawCount& draws, bool mover_claims) {
  if (const auto end = draughts::board_end(game.variant(), position))
    return won_by(end->winner, end->no_pieces ? EndReason::no_pieces : EndReason::no_moves);
  if (const auto rule = draws.automatic()) return drawn_by(*rule);
  if (mover_claims)
    if (const auto rule = draws.claimable()) return drawn_by(*rule);
  return std::nullopt;
}

/// To a game, what is no move at all is a move that is not legal.
Error refused(const Error& error) {
  return {error.code == Code::bad_notation ? Code::illegal_move : error.code, error.detail};
}

/// `ply` counts the move that the offer comes with.
std::optional<Error> why_no_offer(const Game& game, Color by, int ply) {
  const int needed = game.ruleset().agreed_draw_from_move;
  if (ply < 2 * needed)
    return Error{Code::draw_refused,
                 "under this ruleset a draw may be agreed only after both sides "
                 "have made " +
                     std::to_string(needed) + " moves"};
  if (game.draw_offer() == by)
    return Error{Code::draw_refused, "your offer already stands; wait for the answer"};
  if (game.draw_barred() == by)
    return Error{Code::draw_refused,
                 "your last offer was declined; now it is the opponent's turn to offer"};
  return std::nullopt;
}

struct Decider {
  const Game& game;
  Instant at;
  Millis lag;

  Events one(auto what) const { return std::vector<Event>{{at, std::move(what)}}; }

  Events operator()(const MakeMove& command) const {
    if (command.ply != game.ply())
      return fail(Code::stale_ply, "the game is at ply " + std::to_string(game.ply()) +
                                       ", the move was made for ply " +
                                       std::to_string(command.ply) +
                                       "; look at the position again");
    if (command.by != game.turn())
      return fail(Code::not_your_turn, "it is the opponent's turn; wait for the move");
    const auto move = draughts::read_move(game.variant(), game.position(), command.text);
    if (!move) return std::unexpected(refused(move.error()));
    return moved(command, *move);
  }

  Events moved(const MakeMove& command, const draughts::Move& move) const {
    const Millis credit = lag_credit(game, lag);
    const Press pressed = press(game.setup().control, game.clock(), command.by, at, credit);
    const auto next = draughts::after(game.variant(), game.position(), move);
    auto draws = game.draws();
    draws.played(game.position(), move, next);
    std::vector<Event> events;
    events.push_back({at, Moved{.move = draughts::write_move(game.variant(), game.position(), move),
                                .spent = pressed.spent,
                                .lag = std::clamp(at - game.clock().since, Millis{0}, credit),
                                .left = pressed.after.left[index(command.by)]}});
    // A claim together with the move that makes it so needs no right to offer.
    if (const auto end = end_on_board(game, next, draws, command.offers_draw)) {
      events.push_back({at, *end});
    } else if (command.offers_draw) {
      if (auto why = why_no_offer(game, command.by, game.ply() + 1)) return std::unexpected(*why);
      events.push_back({at, DrawOffered{command.by}});
    }
    return events;
  }

  Events operator()(const OfferDraw& command) const {
    if (game.draw_offer() == opposite(command.by)) return (*this)(AcceptDraw{command.by});
    if (auto why = why_no_offer(game, command.by, game.ply())) return std::unexpected(*why);
    return one(DrawOffered{command.by});
  }

  Events operator()(const AcceptDraw& command) const {
    if (game.draw_offer() != opposite(command.by)) return no_offer();
    return one(Ended{.outcome = Outcome::draw, .reason = EndReason::agreement});
  }

  Events operator()(const DeclineDraw& command) const {
    if (game.draw_offer() != opposite(command.by)) return no_offer();
    return one(DrawDeclined{command.by});
  }

  Events operator()(const ClaimDraw& command) const {
    if (command.by != game.turn())
      return fail(Code::not_your_turn, "a draw is claimed on one's own turn");
    const auto rule = game.draws().claimable();
    if (!rule)
      return fail(Code::draw_refused, "no rule makes this position a draw; offer one instead");
    return one(drawn_by(*rule));
  }

  Events operator()(const Resign& command) const {
    return one(won_by(opposite(command.by), EndReason::resignation));
  }

  Events operator()(const Abort&) const {
    if (game.ply() >= 2)
      return fail(Code::too_late_to_abort, "both sides have moved; resign or offer a draw instead");
    return one(Ended{.outcome = Outcome::none, .reason = EndReason::abort});
  }

  Events no_offer() const {
    return fail(Code::no_draw_offer, "the opponent offers no draw; offer one yourself");
  }
};

}  // namespace

Result<std::vector<Event>> decide(const Game& game, const Command& command, Instant now,
                                  Millis lag) {
  const Instant at = std::max(now, game.last_event());
  if (game.ended()) return fail(Code::game_over, "the game is over; ask for its record instead");
  if (decide_time(game, at, lag))
    return fail(Code::game_over, "the time was up before this arrived; the game is over");
  return std::visit(Decider{game, at, lag}, command);
}

Millis lag_credit(const Game& game, Millis lag) {
  if (!game.clock().running) return Millis{0};
  return std::clamp(lag, Millis{0},
                    std::min(game.lag_left(*game.clock().running), most_lag_of_a_move));
}

std::optional<Event> decide_time(const Game& game, Instant now, Millis lag) {
  const auto due = game.deadline();
  if (!due || now < *due) return std::nullopt;
  const auto flag = deadline(game.setup().control, game.clock());
  if (flag && *flag == *due) {
    if (now < *flag + lag_credit(game, lag)) return std::nullopt;
    return Event{*due, won_by(opposite(*game.clock().running), EndReason::time)};
  }
  return Event{*due, Ended{.outcome = Outcome::none, .reason = EndReason::no_first_move}};
}

std::optional<Event> decide_outage(const Game& game, Instant last_alive, Instant ready) {
  const Instant from = std::max(last_alive, game.last_event());
  const auto due = game.deadline();
  if (!due || ready <= from || *due < from) return std::nullopt;
  if (game.pace() == Pace::correspondence && *due >= ready) return std::nullopt;
  ClockFace face = game.clock();
  // Thinking goes on where it stood: what was free of it or spent stays so.
  face.since = face.running ? face.since + (ready - from) : ready;
  return Event{ready, ClockChanged{.cause = ClockCause::outage, .face = face}};
}

}  // namespace crownhead::play
