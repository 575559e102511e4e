#include <algorithm>
#include <iterator>

#include "rules/play/berserk.hpp"
#include "rules/play/clock/lag.hpp"
#include "rules/play/game.hpp"
#include "rules/play/gift.hpp"
#include "rules/play/made_move.hpp"
#include "rules/play/takeback.hpp"
#include "rules/reasons.hpp"

namespace crownhead::play {
namespace {

using Events = Result<std::vector<Event>>;

/// Reports text that is not a move as an illegal move.
Error refused(const Error& error) {
  return {error.code == Code::bad_notation ? Code::illegal_move : error.code, error.reason};
}

/// Commands that are allowed while a director has stopped the clocks.
struct NeedsNoClock {
  bool operator()(const Resign&) const { return true; }
  bool operator()(const OfferDraw&) const { return true; }
  bool operator()(const AcceptDraw&) const { return true; }
  bool operator()(const DeclineDraw&) const { return true; }
  bool operator()(const DeclineTakeback&) const { return true; }
  bool operator()(const auto&) const { return false; }
};

/// Commands that two players could repeat endlessly.
struct MayGoOnForEver {
  bool operator()(const OfferDraw&) const { return true; }
  bool operator()(const OfferTakeback&) const { return true; }
  bool operator()(const GiveTime&) const { return true; }
  bool operator()(const OfferRematch&) const { return true; }
  bool operator()(const auto&) const { return false; }
};

/// Allows four events per ply, plus some for the beginning and the end.
bool is_full(const Game& game) {
  constexpr std::int64_t events_a_ply = 4, more = 200;
  return game.version() >= events_a_ply * game.ply() + more;
}

/// Commands that are allowed in games of more than two seats.
struct ConcernsOneself {
  bool operator()(const MakeMove&) const { return true; }
  bool operator()(const Resign&) const { return true; }
  bool operator()(const auto&) const { return false; }
};

struct IsOfRematch {
  bool operator()(const OfferRematch&) const { return true; }
  bool operator()(const DeclineRematch&) const { return true; }
  bool operator()(const BeginRematch&) const { return true; }
  bool operator()(const auto&) const { return false; }
};

/// `ply` includes the move that the offer comes with.
std::optional<Error> why_no_offer(const Game& game, Seat by, int ply) {
  if (!game.board().rights().draws) return Error{Code::draw_refused, reason::game::no_draws()};
  const int needed = game.agreed_draw_from_move();
  if (ply < static_cast<int>(game.seats()) * needed) {
    const bool by_ruleset = game.board().rights().agreed_draw_from_move == needed;
    return Error{Code::draw_refused, by_ruleset
                                         ? reason::game::draw_before_move_ruleset(needed)
                                         : reason::game::draw_before_move_tournament(needed)};
  }
  if (game.draw_offer() == by) return Error{Code::draw_refused, reason::game::offer_stands()};
  if (game.draw_barred() == by)
    return Error{Code::draw_refused, reason::game::offer_was_declined()};
  return std::nullopt;
}

/// Returns true if another player than `seat` has made the offer.
bool is_offered(std::optional<Seat> by, Seat seat) { return by && *by != seat; }

std::optional<Error> why_no_move_on_vacation(const Game& game, Seat by, Instant at) {
  const Frozen& still = game.clock().still[by];
  if (still.moves == vacation::Moves::allow || !still.vacation.part_at(at)) return std::nullopt;
  return Error{Code::move_while_on_vacation, reason::game::on_vacation()};
}

/// Removes `seat`: a game of two is lost, other games continue while at least two seats are left.
std::vector<Event> without(const Game& game, Seat seat, EndReason reason, Instant at) {
  if (game.seats() == least_seats) return {{at, Ended{.finish = lost_by(seat), .reason = reason}}};
  std::vector<Event> events{{at, SeatEliminated{.seat = seat, .reason = reason}}};
  kind::Board board = game.board();
  board.eliminate(seat);
  if (const auto end = board.end(false)) events.push_back({at, *end});
  return events;
}

struct Decider {
  const Game& game;
  Instant at;
  Millis lag;

  Events one(auto what) const { return std::vector<Event>{{at, std::move(what)}}; }

  Events operator()(const MakeMove& command) const {
    if (command.ply != game.ply())
      return fail(Code::stale_ply, reason::game::moved_on_from_ply(game.ply(), command.ply));
    if (!plays_on(command.by)) return plays_no_more();
    if (command.by != game.turn()) return fail(Code::not_your_turn, reason::game::opponents_turn());
    auto next = game.board();
    auto played = next.act(command.text);
    if (!played) return std::unexpected(refused(played.error()));
    return moved(command, *std::move(played), next);
  }

  Events moved(const MakeMove& command, kind::Played played, const kind::Board& next) const {
    if (!command.planned)
      if (auto why = why_no_move_on_vacation(game, command.by, at)) return std::unexpected(*why);
    Moved moved = made_move(game, std::move(played), next, at, lag_credit(game, lag));
    if (next.links() > 0) moved.entropy = command.entropy;
    std::vector<Event> events;
    events.push_back({at, std::move(moved)});
    // A claim with the move that justifies it does not need the right to offer.
    if (const auto end = next.end(command.offers_draw)) {
      events.push_back({at, *end});
    } else if (const auto too_long = end_by_length(next, game.ply() + 1)) {
      events.push_back({at, *too_long});
    } else if (command.offers_draw) {
      const auto why = why_no_offer(game, command.by, game.ply() + 1);
      // DE 1.9.2: a wrong claim leaves just the move.
      if (why && !game.board().rights().claims) return std::unexpected(*why);
      if (!why) events.push_back({at, DrawOffered{command.by}});
    }
    return events;
  }

  Events operator()(const OfferDraw& command) const {
    if (is_offered(game.draw_offer(), command.by)) return (*this)(AcceptDraw{command.by});
    if (game.takeback().by) return fail(Code::draw_refused, reason::game::takeback_first());
    if (auto why = why_no_offer(game, command.by, game.ply())) return std::unexpected(*why);
    return one(DrawOffered{command.by});
  }

  Events operator()(const AcceptDraw& command) const {
    if (!is_offered(game.draw_offer(), command.by)) return no_offer();
    return one(Ended{.finish = drawn(game.seats()), .reason = EndReason::agreement});
  }

  Events operator()(const DeclineDraw& command) const {
    if (!is_offered(game.draw_offer(), command.by)) return no_offer();
    return one(DrawDeclined{command.by});
  }

  Events operator()(const ClaimDraw& command) const {
    if (command.by != game.turn())
      return fail(Code::not_your_turn, reason::game::claim_on_own_turn());
    const auto end = game.board().claim();
    if (!end) return fail(Code::draw_refused, reason::game::no_draw_by_rule());
    return one(*end);
  }

  Events operator()(const Resign& command) const {
    if (!plays_on(command.by)) return plays_no_more();
    return without(game, command.by, EndReason::resignation, at);
  }

  Events operator()(const Abort&) const {
    if (!game.board().rights().takebacks)
      return fail(Code::too_late_to_abort, reason::game::no_abort_with_dice());
    if (game.all_have_moved())
      return fail(Code::too_late_to_abort, reason::game::too_late_to_abort());
    return one(Ended{.finish = annulled(game.seats()), .reason = EndReason::abort});
  }

  Events operator()(const OfferTakeback& command) const {
    if (auto why = why_no_takeback(game, command.by, at)) return std::unexpected(*why);
    return one(TakebackOffered{command.by});
  }

  Events operator()(const AcceptTakeback& command) const {
    if (!is_offered(game.takeback().by, command.by)) return no_takeback();
    const int plies = takeback_plies(game, *game.takeback().by);
    const auto face = clock_without(game, plies, at);
    if (!face) return std::unexpected(face.error());
    return one(TakenBack{.plies = plies, .face = *face});
  }

  Events operator()(const DeclineTakeback& command) const {
    if (!is_offered(game.takeback().by, command.by)) return no_takeback();
    return one(TakebackDeclined{command.by});
  }

  Events operator()(const GiveTime& command) const {
    if (std::holds_alternative<Unlimited>(game.setup().terms.control))
      return fail(Code::offer_refused, reason::game::no_time_limit());
    const Seat side = opposite(command.by);
    const Millis gift = std::min(gift_of(game), space_for(game, side, at));
    if (gift <= Millis{0}) return fail(Code::offer_refused, reason::game::opponent_has_all_time());
    ClockFace face = game.clock();
    face.left[side] += gift;
    return one(ClockChanged{.cause = ClockCause::given, .face = face});
  }

  Events operator()(const GoBerserk& command) const {
    const auto left = berserk_time(game, command.by, at);
    if (!left) return std::unexpected(left.error());
    return one(WentBerserk{.by = command.by, .left = *left});
  }

  Events operator()(const ClaimAbandonment& claim) const {
    const auto refusal = [](Reason why) { return fail(Code::claim_refused, std::move(why)); };
    const auto needed = abandonment_time(game.setup().terms.control);
    if (!needed) return refusal(reason::game::only_the_clock_by_correspondence());
    if (!game.all_have_moved()) return refusal(reason::game::abort_instead());
    if (!claim.opponent_left) return refusal(reason::game::opponent_is_here());
    const Millis away = at - *claim.opponent_left;
    if (away < *needed)
      return refusal(reason::game::opponent_left_just_now(((*needed - away).count + 999) / 1000));
    if (claim.what == AbandonmentClaim::draw && !game.board().rights().draws)
      return refusal(reason::game::no_draws());
    if (claim.what == AbandonmentClaim::win)
      return one(Ended{.finish = won_by(claim.by, game.seats()), .reason = EndReason::abandonment});
    return one(Ended{.finish = drawn(game.seats()), .reason = EndReason::abandonment});
  }

  Events operator()(const OfferRematch& command) const {
    const auto refusal = [](Reason why) { return fail(Code::offer_refused, std::move(why)); };
    if (game.next_game()) return refusal(reason::game::rematch_has_begun());
    if (game.rematch().by == command.by) return refusal(reason::game::rematch_offer_stands());
    if (game.rematch().by) return refusal(reason::game::rematch_is_offered());
    if (game.rematch().barred == command.by) return refusal(reason::game::rematch_was_declined());
    return one(RematchOffered{.by = command.by, .dice_commitment = command.dice_commitment});
  }

  Events operator()(const DeclineRematch& command) const {
    if (!is_offered(game.rematch().by, command.by)) return no_rematch();
    return one(RematchDeclined{command.by});
  }

  Events operator()(const BeginRematch& command) const {
    if (!is_offered(game.rematch().by, command.by)) return no_rematch();
    return one(RematchBegun{command.game});
  }

  bool plays_on(Seat seat) const { return game.seats() == least_seats || game.board().plays(seat); }
  Events plays_no_more() const { return fail(Code::game_over, reason::game::plays_no_more()); }
  Events no_offer() const { return fail(Code::no_draw_offer, reason::game::no_draw_offered()); }
  Events no_takeback() const { return fail(Code::no_offer, reason::game::no_takeback_asked()); }
  Events no_rematch() const { return fail(Code::no_offer, reason::game::no_rematch_offered()); }
};

}  // namespace

Setup rematch_setup(const Game& game) {
  Setup setup = game.setup();
  std::ranges::rotate(setup.players, setup.players.begin() + 1);
  setup.left = std::nullopt;
  setup.dice_commitment = std::nullopt;
  return setup;
}

std::optional<Millis> abandonment_time(const TimeControl& control) {
  constexpr Millis rapid = seconds(10 * 60), classical = seconds(30 * 60);
  if (pace(control) == Pace::correspondence) return std::nullopt;
  const Millis duration = estimated_duration(control);
  if (duration < rapid) return seconds(120);
  return duration < classical ? seconds(180) : seconds(300);
}

namespace {

/// The dice are rolled in the same decision as the move before them.
void add_what_follows(std::vector<Event>& events, const Game& game, const Chance& chance) {
  if (!std::holds_alternative<Moved>(events.back().what)) return;
  Game after = game;
  for (const Event& event : events) apply(after, event);
  std::ranges::move(settle(std::move(after), chance, events.back().at), std::back_inserter(events));
}

}  // namespace

Result<std::vector<Event>> decide(const Game& game, const Command& command, Instant now, Millis lag,
                                  const Chance& chance) {
  const Instant at = std::max(now, game.last_event());
  if (is_full(game) && std::visit(MayGoOnForEver{}, command))
    return fail(Code::rate_limited, reason::game::too_many_offers());
  if (game.seats() > least_seats && !std::visit(ConcernsOneself{}, command))
    return fail(Code::offer_refused, reason::game::only_between_two());
  if (std::visit(IsOfRematch{}, command)) {
    if (!game.ended()) return fail(Code::offer_refused, reason::game::not_over());
    return std::visit(Decider{game, at, lag}, command);
  }
  if (game.ended()) return fail(Code::game_over, reason::game::over());
  if (!decide_time(game, at, lag).empty())
    return fail(Code::game_over, reason::game::time_was_up());
  if (game.pause() && !std::visit(NeedsNoClock{}, command))
    return fail(Code::game_paused, reason::game::paused_by_director());
  auto events = std::visit(Decider{game, at, lag}, command);
  if (events && game.board().links() > 0) add_what_follows(*events, game, chance);
  return events;
}

Millis lag_credit(const Game& game, Millis lag) {
  if (!game.clock().running) return Millis{0};
  return std::clamp(lag, Millis{0},
                    std::min(game.lag_left(*game.clock().running), most_lag_of_a_move));
}

std::vector<Event> decide_time(const Game& game, Instant now, Millis lag) {
  const auto due = game.deadline();
  if (!due || now < *due) return {};
  const auto flag = deadline(game.setup().terms.control, game.clock());
  if (flag && *flag == *due) {
    if (now < *flag + lag_credit(game, lag)) return {};
    return without(game, *game.clock().running, EndReason::time, *due);
  }
  // A game of two is annulled, except that a player who has seen dice cannot leave without a loss;
  // with more seats the others continue.
  if (game.seats() == least_seats && game.board().rights().takebacks)
    return {{*due, Ended{.finish = annulled(), .reason = EndReason::no_first_move}}};
  return without(game, game.turn(), EndReason::no_first_move, *due);
}

std::optional<Event> decide_outage(const Game& game, Instant last_alive, Instant ready) {
  const Instant from = std::max(last_alive, game.last_event());
  const auto due = game.deadline();
  if (!due || ready <= from || *due < from) return std::nullopt;
  if (game.pace() == Pace::correspondence && *due >= ready) return std::nullopt;
  ClockFace face = game.clock();
  // Thinking resumes where it stopped: free and spent time are unchanged.
  face.since = ready;
  if (face.running)
    face.since = face.still[*face.running].frozen.before(ready, thought_until(game.clock(), from));
  return Event{ready, ClockChanged{.cause = ClockCause::outage, .face = face}};
}

}  // namespace crownhead::play
