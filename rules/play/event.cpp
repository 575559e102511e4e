#include "rules/play/event.hpp"

namespace crownhead::play {

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
