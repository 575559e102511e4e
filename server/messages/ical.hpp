#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "rules/instant.hpp"

namespace crownhead::messages {

/// An event of a calendar.
struct CalendarEvent {
  std::string uid;        ///< never changes for an event
  std::int64_t sequence;  ///< increases with each change of the event
  Instant start;
  Instant end;  ///< equal to `start` for a point in time
  Instant changed;
  std::string summary;
  std::string url;
  std::string_view status = {};  ///< of STATUS; omitted if empty
  std::string description = {};  ///< additional text after the summary; may be empty
};

struct Calendar {
  std::string name;
  std::vector<CalendarEvent> events;
};

/// Returns the host in the site's address, which makes a UID unique. It must not change, so it has
/// no port.
std::string calendar_host(std::string_view url);

/// Writes RFC 5545: instants in UTC, lines of at most 75 octets that are folded between characters
/// and end with CRLF.
std::string ical_text(const Calendar& calendar);

}  // namespace crownhead::messages
