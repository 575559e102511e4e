#include "rules/kind/end.hpp"

namespace crownhead::kind {

std::string_view reason_name(const End& end) {
  switch (end.reason) {
    case EndReason::resignation: return "resignation";
    case EndReason::time: return "time";
    case EndReason::no_moves: return "no_moves";
    case EndReason::no_pieces: return "no_pieces";
    case EndReason::agreement: return "agreement";
    case EndReason::draw_rule: return end.rule ? draughts::draw_rule_name(*end.rule) : "draw";
    case EndReason::abort: return "abort";
    case EndReason::no_first_move: return "no_first_move";
    case EndReason::abandonment: return "abandonment";
    case EndReason::first_king: return draughts::cause_name(draughts::BoardEndCause::first_king);
    case EndReason::gave_all: return draughts::cause_name(draughts::BoardEndCause::gave_all);
    case EndReason::adjudication: return "adjudication";
    case EndReason::forfeit: return "forfeit";
    case EndReason::arrived: return "arrived";
    case EndReason::alone: return "alone";
    case EndReason::turn_limit: return "turn_limit";
    case EndReason::match_won: return "match_won";
    case EndReason::dice_used_up: return "dice_used_up";
    case EndReason::length: return "length";
  }
  return "unknown";
}

}  // namespace crownhead::kind
