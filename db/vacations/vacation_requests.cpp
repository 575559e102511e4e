#include "db/vacations/vacation_requests.hpp"

#include "db/jobs/idempotency.hpp"
#include "db/jobs/stored_bytes.hpp"
#include "db/vacations/vacation_news.hpp"
#include "db/vacations/vacation_writes.hpp"

namespace crownhead::db {
namespace {

using vacation::StoredAllocation;

StoredAllocation row_of(const NewVacation& asked, const vacation::Booking& booking,
                        const vacation::Part& part, std::int64_t request) {
  StoredAllocation row;
  row.request = request;
  row.user = asked.user;
  row.tournament = part.tournament;
  row.allocation = {.decision = part.decision,
                    .interval = booking.stretch->interval,
                    .announced_end = booking.stretch->interval.end,
                    .charged_hours = part.charged_hours};
  return row;
}

}  // namespace

std::vector<vacation::Choice> choices_of(Connection& connection, const NewVacation& asked,
                                         const vacation::Policy& outside) {
  std::vector<vacation::Choice> choices;
  choices.reserve(asked.request.tournaments.size() + 1);
  for (const TournamentId tournament : asked.request.tournaments)
    choices.push_back({tournament, standing_of(connection, asked.user, tournament, asked.now)});
  if (!asked.request.outside_tournaments) return choices;
  const Instant start =
      vacation::read_times(asked.request.times, asked.zone.zone).start.value_or(asked.now);
  choices.push_back(
      {std::nullopt, standing_outside(connection, asked.user, outside, start, asked.now)});
  return choices;
}

vacation::Booking booking_of(Connection& connection, const NewVacation& asked,
                             const vacation::Policy& outside) {
  return vacation::book(asked.request, choices_of(connection, asked, outside), asked.zone.zone,
                        asked.now);
}

OrRefused<VacationAnswer> store_request(Connection& connection, const NewVacation& asked,
                                        const BookedAnswer& answer,
                                        const vacation::Policy& outside) {
  if (asked.key) {
    const auto before = recall(connection, *asked.key);
    if (!before) return std::unexpected(vacation::Problem{before.error()});
    if (*before) return VacationAnswer{.answer = (*before)->answer, .effect = {}};
  }
  const vacation::Booking booking = booking_of(connection, asked, outside);
  if (!booking.errors.empty()) return vacation::refused(booking.errors);
  if (auto fits = charge_bytes(connection, asked.user, bytes_of(booking.message), asked.now); !fits)
    return std::unexpected(vacation::Problem{std::move(fits.error())});
  vacation::Booked booked{
      .request = insert_request(connection, asked.user, asked.zone, booking.message, asked.now),
      .allocations = {},
      .warnings = booking.warnings};
  VacationEffect effect;
  for (const vacation::Part& part : booking.parts) {
    const auto& row = booked.allocations.emplace_back(
        add_allocation(connection, row_of(asked, booking, part, booked.request),
                       {asked.user, asked.now}, "asked"));
    const auto games = mark_games_of(connection, row, std::nullopt, asked.now);
    effect.games.insert(effect.games.end(), games.begin(), games.end());
  }
  effect.notices = vacation::notices_of_request(booked.allocations);
  insert_vacation_news(connection, effect.notices, asked.now);
  VacationAnswer made{.answer = answer(booked), .effect = std::move(effect)};
  if (asked.key) remember(connection, *asked.key, asked.now, {booked.request, made.answer});
  return made;
}

}  // namespace crownhead::db
