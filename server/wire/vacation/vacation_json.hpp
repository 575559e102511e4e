#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "rules/accounts/guest_access.hpp"
#include "rules/seat.hpp"
#include "rules/vacation/booking.hpp"
#include "rules/vacation/listing.hpp"
#include "rules/vacation/news.hpp"
#include "rules/vacation/tournament_freeze.hpp"
#include "server/wire/core/problem.hpp"

namespace crownhead::wire {

/// Bodies of requests about vacations, and the answers to them.

struct VacationBody {
  vacation::Request request;
  std::optional<std::string> time_zone;  ///< absent: the profile's
};
Parsed<VacationBody> parse_vacation(std::string_view body);

/// The same without tournaments and message.
struct VacationTimesBody {
  vacation::TypedTimes times;
  std::optional<std::string> time_zone;
};
Parsed<VacationTimesBody> parse_vacation_times(std::string_view body);

/// A change of a vacation to preview.
struct PreviewBody {
  enum class Act : std::uint8_t { change, cancel, end } act;
  VacationTimesBody times;  ///< of a change
};
Parsed<PreviewBody> parse_vacation_preview(std::string_view body);

/// An empty body gives an empty reason.
Parsed<std::string> parse_decision_reason(std::string_view body);

struct GrantBody {
  std::string username;
  vacation::Grant grant;
};
Parsed<GrantBody> parse_grant(std::string_view body);

struct SpanBody {
  vacation::Interval interval;
  std::string reason;
};
/// The new times of a vacation that a director moves, both required.
Parsed<SpanBody> parse_moved_vacation(std::string_view body);
/// Without an end the freeze is open.
Parsed<SpanBody> parse_freeze(std::string_view body);

struct FreezeEndBody {
  Instant end;
  std::string reason;
};
Parsed<FreezeEndBody> parse_freeze_end(std::string_view body);

/// The site's options for game offers; `vacations`: players may agree on vacations.
std::string site_json(bool vacations, accounts::GuestAccess guests);
std::string eligible_json(const std::vector<vacation::Choice>& choices);

/// What would be stored: one allocation per tournament, and one without a tournament for the games
/// outside tournaments; without ids.
struct PreviewLine {
  std::vector<std::pair<std::optional<TournamentId>, vacation::Allocation>> allocations;
  vacation::Refusals warnings;
  std::string sentence;
  std::vector<vacation::GameDeadline> games;
};
std::string preview_json(const PreviewLine& preview, Instant now);
std::string booked_json(const vacation::Booked& booked, Instant now);

std::string allocation_json(const vacation::StoredAllocation& row,
                            const vacation::Refusals& warnings, Instant now);
std::string allocations_json(const std::vector<vacation::StoredAllocation>& rows, Instant now);

/// A tournament's vacations. The caller has removed `message` and `reason` for readers who may not
/// see them.
std::string tournament_vacations_json(const std::vector<vacation::StoredAllocation>& rows,
                                      const std::vector<vacation::TournamentFreeze>& freezes,
                                      Instant now);

/// How long a running game of a tournament can last.
struct OutlookLine {
  GameId game;
  PerSeat<std::string> names;
  std::optional<Instant> deadline;
  std::optional<Instant> latest;  ///< nullopt: without limit
};
std::string outlook_json(const std::vector<OutlookLine>& lines);

/// Data of the event of `me` with the message.
std::string vacation_notification(const vacation::Message& message, Instant at);

std::string freeze_made_json(std::int64_t id);
std::string freeze_changed_json(std::int64_t id, vacation::Interval interval);

}  // namespace crownhead::wire
