#include "rules/play/event.hpp"

namespace crownhead::play {

std::string_view reason_name(const Ended& ended) {
  switch (ended.reason) {
    case EndReason::resignation: return "resignation";
    case EndReason::time: return "time";
    case EndReason::no_moves: return "no_moves";
    case EndReason::no_pieces: return "no_pieces";
    case EndReason::agreement: return "agreement";
    case EndReason::draw_rule: return ended.rule ? draughts::draw_rule_name(*ended.rule) : "draw";
    case EndReason::abort: return "abort";
    case EndReason::no_first_move: return "no_first_move";
    case EndReason::abandonment: return "abandonment";
    case EndReason::first_king: return draughts::cause_name(draughts::BoardEndCause::first_king);
    case EndReason::gave_all: return draughts::cause_name(draughts::BoardEndCause::gave_all);
    case EndReason::adjudication: return "adjudication";
    case EndReason::forfeit: return "forfeit";
  }
  return "unknown";
}

std::string_view cause_name(ClockCause cause) {
  switch (cause) {
    case ClockCause::outage: return "outage";
    case ClockCause::given: return "given";
    case ClockCause::vacation: return "vacation";
    case ClockCause::tournament_freeze: return "tournament_freeze";
    case ClockCause::paused: return "paused";
    case ClockCause::resumed: return "resumed";
  }
  return "unknown";
}

std::string_view result_text(const draughts::Variant& variant, Outcome outcome) {
  const bool halves = variant.results == draughts::ResultFormat::one_half_zero;
  switch (outcome) {
    case Outcome::white_wins: return halves ? "1-0" : "2-0";
    case Outcome::black_wins: return halves ? "0-1" : "0-2";
    case Outcome::draw: return halves ? "1/2-1/2" : "1-1";
    case Outcome::none: return "";
  }
  return "";
}

}  // namespace crownhead::play
