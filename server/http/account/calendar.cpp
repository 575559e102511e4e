#include "server/http/account/calendar.hpp"

#include <algorithm>
#include <iterator>

#include "rules/reasons.hpp"
#include "server/auth/secret.hpp"
#include "server/messages/ical.hpp"
#include "server/messages/texts.hpp"
#include "server/messages/wording.hpp"
#include "server/wire/account/account_json.hpp"

namespace crownhead::api {
namespace {

constexpr int most_deadlines = 200;
constexpr std::size_t most_moves = 1'000;  // the next ones of a calendar

std::string address_of(const SiteConfig& config, const std::string& secret) {
  return config.link_url + "/api/v1/calendar/" + secret + ".ics";
}

/// Returns the moves that the player has to make. Moves of the opponent are not the player's
/// deadlines.
std::vector<messages::CalendarEvent> deadlines_of(const SiteConfig& config,
                                                  const db::GameQueries& game_queries,
                                                  const db::User& user) {
  const auto& texts = messages::texts_in(user.locale);
  const auto host = messages::calendar_host(config.link_url);
  std::vector<messages::CalendarEvent> events;
  db::GameFilter filter{.player = user.id,
                        .players_turn = true,
                        .status = play::GameStatus::playing,
                        .by_deadline = true,
                        .limit = most_deadlines};
  do {
    const auto page = game_queries.list(filter);
    for (const auto& row : page.items) {
      if (!row.deadline) continue;
      const auto id = std::to_string(row.id.value);
      events.push_back({.uid = std::string("game-").append(id).append("@").append(host),
                        .sequence = row.version,
                        .start = *row.deadline,
                        .end = *row.deadline,
                        .changed = row.updated,
                        .summary = texts.calendar.move({.name = play::others_than(row, user.id)}),
                        .url = config.link_url + "/game/" + id});
    }
    filter.cursor = page.next_cursor;
  } while (filter.cursor && events.size() < most_moves);
  return events;
}

std::string_view calendar_status(vacation::State state) {
  switch (state) {
    case vacation::State::pending: return "TENTATIVE";
    case vacation::State::rejected:
    case vacation::State::cancelled: return "CANCELLED";
    default: return "CONFIRMED";
  }
}

/// Returns why the vacation was refused or changed.
std::string reason_text(const messages::Texts& texts, const vacation::StoredAllocation& row,
                        bool expired, Instant now) {
  if (expired) return std::string(texts.my_vacation.expired);
  const auto reason = vacation::reason_of(row, now);
  return reason.empty() ? "" : texts.vacation.reason({.text = reason});
}

/// Returns the player's vacations. A cancelled one is included, so that calendars learn of it.
std::vector<messages::CalendarEvent> vacations_of(const SiteConfig& config,
                                                  const live::WallClock& clock,
                                                  db::Vacations& vacations, const db::User& user) {
  const auto& texts = messages::texts_in(user.locale);
  const auto host = messages::calendar_host(config.link_url);
  const Instant now = clock.now();
  std::vector<messages::CalendarEvent> events;
  for (const auto& row : vacations.of(user.id)) {
    const auto& [decision, interval, announced_end, hours, charged] = row.allocation;
    // Expiry without a decision also changes the event, although no act does it.
    const bool expired = decision == vacation::Decision::pending && now >= interval.start;
    const auto id = std::to_string(row.id.value);
    events.push_back(
        {.uid = std::string("vacation-").append(id).append("@").append(host),
         .sequence = row.version + (expired ? 1 : 0),
         .start = interval.start,
         .end = interval.end,
         .changed = expired ? interval.start : row.changed,
         .summary = texts.calendar.vacation({.name = messages::vacation_place(texts, row)}),
         .url = config.link_url + "/vacation",
         .status = calendar_status(vacation::state_of(row.allocation, now)),
         .description = reason_text(texts, row, expired, now)});
  }
  return events;
}

}  // namespace

void get_calendar_address(db::Calendars& calendars, const SiteConfig& config, const CallPtr& call) {
  const auto secret = calendars.secret_of(call->bearer()->user);
  call->json(
      200, wire::calendar_json(secret ? std::optional(address_of(config, *secret)) : std::nullopt));
}

Handling renew_calendar_address(db::Calendars& calendars, const SiteConfig& config, CallPtr call) {
  const auto secret = auth::make_secret(auth::SecretKind::calendar);
  const auto stored = co_await live::awaited<Result<void>>(
      [&](auto done) { calendars.set(call->bearer()->user, secret, std::move(done)); });
  if (!stored) co_return call->fail(stored.error());
  call->json(201, wire::calendar_json(address_of(config, secret)));
}

Handling remove_calendar_address(db::Calendars& calendars, CallPtr call) {
  call->no_content(co_await live::awaited<Result<void>>(
      [&](auto done) { calendars.set(call->bearer()->user, std::nullopt, std::move(done)); }));
}

void get_calendar(db::Calendars& calendars, db::Users& users, const SiteConfig& config,
                  const db::GameQueries& game_queries, const live::WallClock& clock,
                  db::Vacations& vacations, const CallPtr& call) {
  const auto owner = calendars.owner_of(call->path_text());
  const auto user = owner ? users.by_id(*owner) : std::nullopt;
  if (!user || user->banned) return call->fail({Code::not_found, reason::account::no_calendar()});
  const auto& texts = messages::texts_in(user->locale);
  auto events = deadlines_of(config, game_queries, *user);
  std::ranges::move(vacations_of(config, clock, vacations, *user), std::back_inserter(events));
  call->respond({.status = 200,
                 .headers = {{"Content-Type", "text/calendar; charset=utf-8"},
                             {"Cache-Control", "private, no-cache"}},
                 .body = messages::ical_text(
                     {.name = std::string(texts.calendar.name), .events = std::move(events)})});
}

}  // namespace crownhead::api
