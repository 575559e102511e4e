#include "server/wire/vacation/vacation_json.hpp"

#include <cmath>

#include "rules/reasons.hpp"
#include "rules/vacation/local_time.hpp"
#include "server/wire/core/fields.hpp"
#include "server/wire/core/lengths.hpp"
#include "server/wire/core/refusal_json.hpp"
#include "server/wire/game/client_message.hpp"
#include "server/wire/game/shapes.hpp"

namespace crownhead::wire {
namespace {

using nlohmann::json;
using nlohmann::ordered_json;
using vacation::StoredAllocation;

constexpr std::size_t longest_read = 60'000;  // the rules limit its length
constexpr std::size_t longest_typed = 100;
constexpr Instant year_2000{946'684'800'000}, year_2100{4'102'444'800'000};

std::string typed(Fields& fields, const char* name) {
  return fields.optional_text(name, longest_typed).value_or("");
}

vacation::TypedTimes read_times(Fields& fields) {
  vacation::TypedTimes times{.start_date = typed(fields, "start_date"),
                             .start_hour = typed(fields, "start_hour"),
                             .end_date = typed(fields, "end_date"),
                             .end_hour = typed(fields, "end_hour")};
  times.reject_ambiguous = fields.choice("dst", {"accept", "reject"}, 0) == 1;
  return times;
}

VacationTimesBody read_times_and_zone(Fields& fields) {
  return {.times = read_times(fields),
          .time_zone = fields.optional_text("time_zone", longest_typed)};
}

std::vector<TournamentId> read_tournaments(Fields& fields) {
  std::vector<TournamentId> ids;
  const json* list = fields.has("tournaments") ? fields.array("tournaments") : nullptr;
  if (!list) return ids;
  for (const json& item : *list) {
    std::optional<std::int64_t> id;
    if (item.is_string()) id = parse_id(item.get_ref<const std::string&>());
    if (item.is_number_integer()) id = item.get<std::int64_t>();
    if (!id) fields.wrong("tournaments", reason::field::list_of_ids());
    ids.push_back({id.value_or(0)});
  }
  return ids;
}

/// A blank reason counts as none. It goes into mails, like a player's message.
std::string read_reason(Fields& fields) {
  const auto typed = fields.optional_text("reason", longest_reason).value_or("");
  if (typed.find_first_not_of(" \t\r\n") == std::string::npos) return {};
  const auto clean = vacation::clean_message(typed);
  if (!clean) fields.wrong("reason", reason::field::no_control_characters());
  return clean.value_or("");
}

/// Any other instant is a typing error, or in seconds instead of milliseconds.
Instant read_instant(Fields& fields, const char* name) {
  const Instant at{fields.integer(name)};
  if (!fields.is_wrong(name) && (at < year_2000 || at >= year_2100))
    fields.wrong(name, reason::field::time_of_utc());
  return at;
}

vacation::Interval read_interval(Fields& fields) {
  return {.start = read_instant(fields, "start_ms"), .end = read_instant(fields, "end_ms")};
}

/// Writes hours as days, as a whole number if possible.
json days(std::int64_t hours) {
  if (hours % vacation::hours_of_a_day == 0) return hours / vacation::hours_of_a_day;
  constexpr double hundred = 100;
  return std::round(static_cast<double>(hours) / vacation::hours_of_a_day * hundred) / hundred;
}

json id_of(std::optional<TournamentId> tournament) {
  return tournament ? json(id_text(tournament->value)) : json();
}

/// The UTC year for which the figures count; null if they are not per year.
json year_of(const vacation::Standing& standing) {
  if (!standing.counted) return {};
  const vacation::LocalTime begins{standing.counted->start.ms};
  return static_cast<int>(vacation::date_of(begins).year());
}

ordered_json times_shape(const vacation::Allocation& allocation, Instant now) {
  return {{"state", vacation::state_name(vacation::state_of(allocation, now))},
          {"start_ms", allocation.interval.start.ms},
          {"end_ms", allocation.interval.end.ms},
          {"charged_hours", allocation.charged_hours}};
}

ordered_json allocation_shape(const StoredAllocation& row, Instant now) {
  ordered_json shape{{"id", id_text(row.id.value)},
                     {"request_id", id_text(row.request)},
                     {"tournament_id", id_of(row.tournament)},
                     {"tournament", row.tournament ? json(row.tournament_name) : json()}};
  shape.update(times_shape(row.allocation, now));
  shape["time_zone"] = row.time_zone;
  shape["message"] = row.message;
  shape["reason"] = vacation::reason_of(row, now);
  shape["replaces"] = row.replaces ? json(id_text(row.replaces->value)) : json();
  shape["version"] = row.version;
  return shape;
}

ordered_json allocation_list(const std::vector<StoredAllocation>& rows, Instant now) {
  auto list = ordered_json::array();
  for (const auto& row : rows) list.push_back(allocation_shape(row, now));
  return list;
}

ordered_json freeze_shape(const vacation::TournamentFreeze& freeze) {
  const bool open = freeze.interval.end >= vacation::open_end;
  ordered_json shape{{"id", id_text(freeze.id)},
                     {"start_ms", freeze.interval.start.ms},
                     {"end_ms", open ? json() : json(freeze.interval.end.ms)},
                     {"reason", freeze.reason},
                     {"by", freeze.actor},
                     {"changed", nullptr}};
  if (const auto& change = freeze.changed)
    shape["changed"] = {
        {"at_ms", change->at.ms}, {"reason", change->reason}, {"by", change->actor}};
  return shape;
}

std::string dumped(const ordered_json& value) {
  return value.dump(-1, ' ', false, ordered_json::error_handler_t::replace);
}

json ms_or_null(std::optional<Instant> at) { return at ? json(at->ms) : json(); }

}  // namespace

Parsed<VacationBody> parse_vacation(std::string_view body) {
  return parsed(body, [](Fields& fields) {
    VacationBody read;
    read.request.tournaments = read_tournaments(fields);
    read.request.outside_tournaments = fields.flag("outside_tournaments", false);
    read.request.times = read_times(fields);
    read.request.message = fields.optional_text("message", longest_read).value_or("");
    read.time_zone = fields.optional_text("time_zone", longest_typed);
    return read;
  });
}

Parsed<VacationTimesBody> parse_vacation_times(std::string_view body) {
  return parsed(body, read_times_and_zone);
}

Parsed<PreviewBody> parse_vacation_preview(std::string_view body) {
  return parsed(body, [](Fields& fields) {
    const auto act = fields.choice("act", {"change", "cancel", "end"}, 0);
    return PreviewBody{.act = static_cast<PreviewBody::Act>(act),
                       .times = read_times_and_zone(fields)};
  });
}

Parsed<std::string> parse_decision_reason(std::string_view body) {
  if (body.empty()) return std::string();
  return parsed(body, read_reason);
}

Parsed<GrantBody> parse_grant(std::string_view body) {
  return parsed(body, [](Fields& fields) {
    return GrantBody{.username = fields.text("username", longest_typed),
                     .grant = {.interval = read_interval(fields),
                               .charged = fields.flag("charged", true),
                               .reason = read_reason(fields)}};
  });
}

Parsed<SpanBody> parse_moved_vacation(std::string_view body) {
  return parsed(body, [](Fields& fields) {
    return SpanBody{.interval = read_interval(fields), .reason = read_reason(fields)};
  });
}

Parsed<SpanBody> parse_freeze(std::string_view body) {
  return parsed(body, [](Fields& fields) {
    return SpanBody{.interval = {.start = read_instant(fields, "start_ms"),
                                 .end = fields.has("end_ms") ? read_instant(fields, "end_ms")
                                                             : vacation::open_end},
                    .reason = read_reason(fields)};
  });
}

Parsed<FreezeEndBody> parse_freeze_end(std::string_view body) {
  return parsed(body, [](Fields& fields) {
    return FreezeEndBody{.end = read_instant(fields, "end_ms"), .reason = read_reason(fields)};
  });
}

std::string site_json(bool vacations, accounts::GuestAccess guests) {
  return JsonText::object()
      .add("vacations", vacations)
      .add("guests", accounts::name_of(guests))
      .take();
}

std::string eligible_json(const std::vector<vacation::Choice>& choices) {
  auto list = ordered_json::array();
  for (const auto& [tournament, standing] : choices) {
    const auto& policy = standing->policy;
    list.push_back({{"tournament_id", id_of(tournament)},
                    {"name", tournament ? json(standing->name) : json()},
                    {"splits_used", standing->splits_used},
                    {"splits_allowed", policy.splits_allowed},
                    {"days_used", days(standing->hours_used)},
                    {"days_allowed", policy.days_allowed},
                    {"min_days", policy.min_days},
                    {"max_days", policy.max_days},
                    {"year", year_of(*standing)},
                    {"approval", policy.approval == vacation::Approval::director}});
  }
  return dumped(list);
}

std::string preview_json(const PreviewLine& preview, Instant now) {
  ordered_json shape{{"allocations", ordered_json::array()},
                     {"warnings", refusals_shape(preview.warnings)},
                     {"sentence", preview.sentence},
                     {"games", ordered_json::array()}};
  for (const auto& [tournament, allocation] : preview.allocations) {
    ordered_json one{{"tournament_id", id_of(tournament)}};
    one.update(times_shape(allocation, now));
    shape["allocations"].push_back(std::move(one));
  }
  for (const auto& game : preview.games)
    shape["games"].push_back({{"id", id_text(game.game.value)},
                              {"tournament_id", id_of(game.tournament)},
                              {"opponent", game.opponent},
                              {"deadline_before_ms", ms_or_null(game.before)},
                              {"deadline_after_ms", ms_or_null(game.after)}});
  return dumped(shape);
}

std::string booked_json(const vacation::Booked& booked, Instant now) {
  ordered_json shape{{"id", id_text(booked.request)},
                     {"allocations", allocation_list(booked.allocations, now)},
                     {"warnings", refusals_shape(booked.warnings)}};
  return dumped(shape);
}

std::string allocation_json(const StoredAllocation& row, const vacation::Refusals& warnings,
                            Instant now) {
  auto shape = allocation_shape(row, now);
  shape["warnings"] = refusals_shape(warnings);
  return dumped(shape);
}

std::string allocations_json(const std::vector<StoredAllocation>& rows, Instant now) {
  return dumped({{"items", allocation_list(rows, now)}, {"next_cursor", nullptr}});
}

std::string tournament_vacations_json(const std::vector<StoredAllocation>& rows,
                                      const std::vector<vacation::TournamentFreeze>& freezes,
                                      Instant now) {
  ordered_json shape{{"items", ordered_json::array()},
                     {"freezes", ordered_json::array()},
                     {"next_cursor", nullptr}};
  for (const auto& row : rows) {
    auto item = allocation_shape(row, now);
    item["username"] = row.username;
    shape["items"].push_back(std::move(item));
  }
  for (const auto& freeze : freezes) shape["freezes"].push_back(freeze_shape(freeze));
  return dumped(shape);
}

std::string vacation_notification(const vacation::Message& message, Instant at) {
  const auto& first = message.allocations.front();
  ordered_json shape{{"type", "vacation"},
                     {"at_ms", at.ms},
                     {"news", vacation::news_name(message.news)},
                     {"username", first.username},
                     {"tournaments", ordered_json::array()},
                     {"outside_tournaments", false},
                     {"start_ms", first.allocation.interval.start.ms},
                     {"end_ms", first.allocation.interval.end.ms}};
  for (const auto& row : message.allocations) {
    if (row.tournament)
      shape["tournaments"].push_back(
          {{"id", id_text(row.tournament->value)}, {"name", row.tournament_name}});
    else
      shape["outside_tournaments"] = true;
  }
  return dumped(shape);
}

std::string outlook_json(const std::vector<OutlookLine>& lines) {
  ordered_json shape{{"items", ordered_json::array()}, {"next_cursor", nullptr}};
  for (const auto& line : lines)
    shape["items"].push_back({{"game_id", id_text(line.game.value)},
                              {"white", line.names[crownhead::Seat::white]},
                              {"black", line.names[crownhead::Seat::black]},
                              {"deadline_ms", ms_or_null(line.deadline)},
                              {"latest_ms", ms_or_null(line.latest)}});
  return dumped(shape);
}

std::string freeze_made_json(std::int64_t id) { return dumped({{"id", id_text(id)}}); }

std::string freeze_changed_json(std::int64_t id, vacation::Interval interval) {
  return dumped(
      {{"id", id_text(id)}, {"start_ms", interval.start.ms}, {"end_ms", interval.end.ms}});
}

}  // namespace crownhead::wire
