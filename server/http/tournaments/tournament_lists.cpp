#include "server/http/tournaments/tournament_lists.hpp"

#include <algorithm>
#include <iterator>

#include "rules/reasons.hpp"
#include "server/http/query.hpp"
#include "server/messages/ical.hpp"
#include "server/messages/texts.hpp"
#include "server/wire/tournament/tournament_json.hpp"

namespace crownhead::api {
namespace {

using tournament::Format;
using tournament::Status;

constexpr std::size_t longest_name = 400;  ///< of the search text, in bytes

/// Returns the player named by a parameter; sets `wrong` if there is none of that name.
std::optional<UserId> user_in(db::Users& users, const Call& call, std::string_view name,
                              std::optional<wire::Problem>& wrong) {
  const auto text = call.query(name);
  if (!text) return std::nullopt;
  const auto user = users.by_name(*text);
  if (!user) wrong = wire::wrong_field(name, reason::field::players_name());
  return user ? std::optional(user->id) : std::nullopt;
}

/// Returns the caller if they ask for their own tournaments.
wire::Parsed<std::optional<UserId>> own_of(const Call& call) {
  const auto mine = call.query("mine");
  if (!mine) return std::nullopt;
  if (*mine != "1") return std::unexpected(wire::wrong_field("mine", reason::field::one()));
  if (call.may_not_read())
    return std::unexpected(wire::Problem{{Code::scope_missing, reason::account::scope_read()}});
  if (!call.user())
    return std::unexpected(
        wire::Problem{{Code::not_signed_in, reason::account::sign_in_for_your_tournaments()}});
  for (const auto* name : {"player", "director"})
    if (call.query(name))
      return std::unexpected(wire::wrong_field(name, reason::field::not_with_mine()));
  return call.user();
}

wire::Parsed<db::TournamentFilter> filter_of(db::Users& users, const Call& call) {
  const auto status = none_or<Status>(call.query("status"),
                                      {{"announced", Status::announced},
                                       {"running", Status::running},
                                       {"paused", Status::paused},
                                       {"finished", Status::finished},
                                       {"cancelled", Status::cancelled}},
                                      "status");
  if (!status) return std::unexpected(status.error());
  const auto format = none_or<Format>(call.query("format"),
                                      {{"round_robin", Format::round_robin},
                                       {"swiss", Format::swiss},
                                       {"knockout", Format::knockout},
                                       {"match", Format::match},
                                       {"arena", Format::arena}},
                                      "format");
  if (!format) return std::unexpected(format.error());
  const auto mode = none_or<play::Pace>(
      call.query("mode"),
      {{"live", play::Pace::live}, {"correspondence", play::Pace::correspondence}}, "mode");
  if (!mode) return std::unexpected(mode.error());
  const auto variant = variant_of(call);
  if (!variant) return std::unexpected(variant.error());
  const auto limit = number_in(call, "limit", 1, 200, 50);
  if (!limit) return std::unexpected(limit.error());
  const auto speed = speed_of(call);
  if (!speed) return std::unexpected(speed.error());
  const auto own = own_of(call);
  if (!own) return std::unexpected(own.error());
  const auto from = instant_in(call, "from");
  if (!from) return std::unexpected(from.error());
  const auto to = instant_in(call, "to");
  if (!to) return std::unexpected(to.error());
  const auto name = call.query("name");
  if (name && name->size() > longest_name)
    return std::unexpected(wire::wrong_field("name", reason::field::shorter()));
  std::optional<wire::Problem> wrong;
  db::TournamentFilter filter{.status = *status,
                              .variant = *variant,
                              .format = *format,
                              .pace = *mode,
                              .player = user_in(users, call, "player", wrong),
                              .director = user_in(users, call, "director", wrong),
                              .name = name,
                              .speed = *speed,
                              .own = *own,
                              .from = *from,
                              .to = *to,
                              .limit = static_cast<int>(*limit),
                              .cursor = call.query("cursor")};
  if (wrong) return std::unexpected(*wrong);
  return filter;
}

constexpr std::size_t most_in_calendar = 500;
constexpr int most_pages_of_calendar = 5;  ///< pages may be short
/// Without `from`, a calendar starts this long ago.
constexpr Millis calendar_past = seconds(std::int64_t{90} * 24 * 60 * 60);

std::string_view calendar_status(Status status) {
  return status == Status::cancelled ? "CANCELLED" : "CONFIRMED";
}

/// Returns the beginnings of tournaments, as points in time: no one knows when they end.
std::vector<messages::CalendarEvent> events_of(const SiteConfig& config,
                                               const db::TournamentPage& page) {
  const auto host = messages::calendar_host(config.link_url);
  std::vector<messages::CalendarEvent> events;
  for (const auto& row : page.items) {
    const auto id = std::to_string(row.id.value);
    events.push_back({.uid = std::string("tournament-").append(id).append("@").append(host),
                      .sequence = row.version,
                      .start = row.begins.value_or(row.created),
                      .end = row.begins.value_or(row.created),
                      .changed = row.updated,
                      .summary = row.name,
                      .url = config.link_url + "/tournament/" + id,
                      .status = calendar_status(row.status)});
  }
  return events;
}

}  // namespace

void list_tournaments(db::Users& users, db::Tournaments& tournaments, const CallPtr& call) {
  const auto filter = filter_of(users, *call);
  if (!filter) return call->refuse(filter.error());
  const auto page = tournaments.list(*filter);
  if (!page) return call->refuse(wire::wrong_field("cursor", reason::field::cursor()));
  call->json(200, wire::tournaments_json(page->items, page->next));
}

void get_tournaments_calendar(db::Users& users, db::Tournaments& tournaments,
                              const SiteConfig& config, const live::WallClock& clock,
                              const CallPtr& call) {
  auto filter = filter_of(users, *call);
  if (!filter) return call->refuse(filter.error());
  filter->by_begin = true;
  if (!filter->from) filter->from = clock.now() - calendar_past;
  filter->cursor = std::nullopt;
  std::vector<messages::CalendarEvent> events;
  for (int pages = 0; pages < most_pages_of_calendar && events.size() < most_in_calendar; ++pages) {
    filter->limit = static_cast<int>(most_in_calendar - events.size());
    const auto page = tournaments.list(*filter);
    std::ranges::move(events_of(config, *page), std::back_inserter(events));
    filter->cursor = page->next;
    if (!filter->cursor) break;
  }
  const auto& texts = messages::texts_in(call->query("locale").value_or("en"));
  call->respond({.status = 200,
                 .headers = {{"Content-Type", "text/calendar; charset=utf-8"},
                             {"Cache-Control", "private, no-cache"}},
                 .body = messages::ical_text({.name = std::string(texts.calendar.tournaments),
                                              .events = std::move(events)})});
}

}  // namespace crownhead::api
