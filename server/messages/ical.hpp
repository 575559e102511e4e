#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "rules/instant.hpp"

namespace crownhead::messages {

/// An event of a calendar.
struct CalendarEvent {
  std::string uid;        ///< the same for as long as it is the same event
  std::int64_t sequence;  ///< grows with each change of it
  Instant start;
  Instant end;  ///< the same as `start`: a point in time
  Instant changed;
  std::string summary;
  std::string url;
  std::string_view status = {};  ///< of STATUS; empty: none is told
  std::string description = {};  ///< what there is to say beside the summary; may be empty
};

struct Calendar {
  std::string name;
  std::vector<CalendarEvent> events;
};

/// As RFC 5545 has it: instants in UTC, lines of at most 75 octets that are folded between
/// characters and end with CRLF.
std::string ical_text(const Calendar& calendar);

}  // namespace crownhead::messages
