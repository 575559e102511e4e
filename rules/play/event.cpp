#include "rules/play/event.hpp"

#include "rules/kind/board.hpp"

namespace crownhead::play {

kind::Terms GameTerms::of_board() const {
  return {.variant = variant, .ruleset = ruleset, .start = start_fen};
}

std::size_t GameTerms::seats() const { return kind::seats_of(of_board()); }

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

}  // namespace crownhead::play
