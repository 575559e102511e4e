#include "server/http/vacations/vacations.hpp"

#include "rules/vacation/sentence.hpp"
#include "server/http/vacations/vacation_answer.hpp"
#include "server/wire/vacation/vacation_json.hpp"

namespace crownhead::api {
namespace {

db::ZoneUsed zone_used(adapters::Zones& zones, db::Users& users, const CallPtr& call,
                       const std::optional<std::string>& typed) {
  db::ZoneUsed used{.name = typed.value_or(""), .zone = nullptr, .tzdata = zones.version()};
  if (!typed)
    if (const auto user = users.by_name(call->bearer()->name)) used.name = user->time_zone;
  used.zone = zones.find(used.name);
  return used;
}

std::optional<db::NewVacation> read_wish(adapters::Zones& zones, db::Users& users,
                                         const live::WallClock& clock, const CallPtr& call) {
  auto body = wire::parse_vacation(call->body());
  if (!body) {
    call->refuse(body.error());
    return std::nullopt;
  }
  return db::NewVacation{.user = call->bearer()->user,
                         .request = std::move(body->request),
                         .zone = zone_used(zones, users, call, body->time_zone),
                         .now = clock.now(),
                         .key = call->key()};
}

/// Returns the names of the other players, separated by commas.
std::string opponents_of(const db::LoadedGame& loaded, UserId user) {
  std::string names;
  const Seat own = loaded.game.seat_of(user).value();
  for (const Seat seat : loaded.names.seats())
    if (seat != own) names += (names.empty() ? "" : ", ") + loaded.names[seat];
  return names;
}

/// Sets the game's current deadline, and the one after `interval` is added to the freezes of
/// `user`.
void find_deadlines(vacation::GameDeadline& line, const db::GameStore& games, UserId user,
                    vacation::Interval interval, bool both) {
  const auto loaded = games.load(line.game);
  if (!loaded) return;
  line.opponent = opponents_of(*loaded, user);
  line.before = loaded->game.deadline();
  play::ClockFace face = loaded->game.clock();
  const Seat side = loaded->game.seat_of(user).value();
  face.still.of(side).frozen.add(interval);
  for (const Seat other : loaded->names.seats())
    if (both && other != side) face.still.of(other).frozen.add(interval);
  line.after = play::deadline(loaded->game.setup().terms.control, face);
}

wire::PreviewLine preview_of(db::Vacations& vacations, db::GameStore& games,
                             const db::NewVacation& asked, const vacation::Booking& booking) {
  wire::PreviewLine line{
      .allocations = {}, .warnings = booking.warnings, .sentence = {}, .games = {}};
  const auto interval = booking.stretch->interval;
  for (const auto& part : booking.parts)
    line.allocations.emplace_back(part.tournament,
                                  vacation::Allocation{.decision = part.decision,
                                                       .interval = interval,
                                                       .announced_end = interval.end,
                                                       .charged_hours = part.charged_hours});
  const auto choices = vacations.choices(asked);
  for (const vacation::Choice& choice : choices) {
    const bool both = choice.standing->policy.freeze == vacation::Freeze::both;
    for (const GameId game : vacations.games_of(asked.user, choice.tournament)) {
      line.games.push_back({.game = game, .tournament = choice.tournament});
      find_deadlines(line.games.back(), games, asked.user, interval, both);
    }
  }
  line.sentence =
      vacation::sentence(booking, choices, *asked.zone.zone, asked.zone.name, line.games.size());
  return line;
}

vacation::OrRefused<vacation::Plan> plan_of(db::Vacations& vacations, const vacation::Act& act,
                                            const wire::PreviewBody& body,
                                            const db::ZoneUsed& zone) {
  switch (body.act) {
    case wire::PreviewBody::Act::change:
      return vacations.preview_change(act, body.times.times, zone);
    case wire::PreviewBody::Act::cancel: return vacations.preview_cancel(act);
    case wire::PreviewBody::Act::end: return vacations.preview_end(act);
  }
  return {};
}

wire::PreviewLine preview_of_plan(db::Vacations& vacations, db::GameStore& games,
                                  const vacation::Plan& plan, const db::ZoneUsed& zone) {
  wire::PreviewLine line{.allocations = {{plan.before.tournament, plan.after}},
                         .warnings = plan.warnings,
                         .sentence = {},
                         .games = {}};
  for (const auto& [game, still] : vacations.still_after(plan)) {
    const auto loaded = games.load(game);
    if (!loaded) continue;
    play::ClockFace face = loaded->game.clock();
    face.still = still;
    line.games.push_back({.game = game,
                          .tournament = plan.before.tournament,
                          .opponent = opponents_of(*loaded, plan.before.user),
                          .before = loaded->game.deadline(),
                          .after = play::deadline(loaded->game.setup().terms.control, face)});
  }
  static const vacation::Zone utc = [](Instant, Instant) {
    return std::vector<vacation::OffsetPeriod>{{Instant{}, Millis{}}};
  };
  line.sentence = vacation::sentence_of_change(plan.before.allocation, plan.after,
                                               zone.zone ? *zone.zone : utc, zone.name);
  return line;
}

}  // namespace

void get_site(const SiteConfig& config, db::Vacations& vacations, const CallPtr& call) {
  call->json(200, wire::site_json(vacations.allowed_outside(), config.guests));
}

void list_eligible(db::Vacations& vacations, const live::WallClock& clock, const CallPtr& call) {
  call->json(200, wire::eligible_json(vacations.eligible(call->bearer()->user, clock.now())));
}

void preview_vacation(adapters::Zones& zones, db::Users& users, const live::WallClock& clock,
                      db::Vacations& vacations, db::GameStore& games, const CallPtr& call) {
  const auto asked = read_wish(zones, users, clock, call);
  if (!asked) return;
  auto booking = vacations.preview(*asked);
  if (!booking.errors.empty())
    return call->refuse(refused({.error = {Code::vacation_refused, booking.errors.front().reason},
                                 .refusals = booking.errors}));
  call->json(200, wire::preview_json(preview_of(vacations, games, *asked, booking), asked->now));
}

Handling create_vacation(live::VacationDesk& desk, adapters::Zones& zones, db::Users& users,
                         const live::WallClock& clock, CallPtr call) {
  auto asked = read_wish(zones, users, clock, call);
  if (!asked) co_return;
  const Instant now = asked->now;
  auto made = co_await live::awaited<VacationMade>([&](auto done) {
    desk.request(
        *std::move(asked),
        [now](const vacation::Booked& booked) { return wire::booked_json(booked, now); },
        std::move(done));
  });
  answer_made(call, std::move(made));
}

void list_vacations(db::Vacations& vacations, const live::WallClock& clock, const CallPtr& call) {
  call->json(200, wire::allocations_json(vacations.of(call->bearer()->user), clock.now()));
}

Handling change_vacation(live::VacationDesk& desk, const live::WallClock& clock,
                         adapters::Zones& zones, db::Users& users, CallPtr call) {
  auto body = wire::parse_vacation_times(call->body());
  if (!body) co_return call->refuse(body.error());
  const auto act = act_of(clock, call);
  if (!act) co_return;
  const auto changed = co_await live::awaited<VacationChanged>([&](auto done) {
    desk.change(*act, std::move(body->times), zone_used(zones, users, call, body->time_zone),
                std::move(done));
  });
  answer_change(clock, call, changed);
}

void preview_change(const live::WallClock& clock, adapters::Zones& zones, db::Users& users,
                    db::Vacations& vacations, db::GameStore& games, const CallPtr& call) {
  const auto body = wire::parse_vacation_preview(call->body());
  if (!body) return call->refuse(body.error());
  const auto act = act_of(clock, call);
  if (!act) return;
  const auto zone = zone_used(zones, users, call, body->times.time_zone);
  const auto plan = plan_of(vacations, *act, *body, zone);
  if (!plan) return call->refuse(refused(plan.error()));
  call->json(200, wire::preview_json(preview_of_plan(vacations, games, *plan, zone), act->now));
}

Handling cancel_vacation(live::VacationDesk& desk, const live::WallClock& clock, CallPtr call) {
  const auto act = act_of(clock, call);
  if (!act) co_return;
  const auto changed = co_await live::awaited<VacationChanged>(
      [&](auto done) { desk.cancel(*act, std::move(done)); });
  answer_change(clock, call, changed);
}

Handling end_vacation(live::VacationDesk& desk, const live::WallClock& clock, CallPtr call) {
  const auto act = act_of(clock, call);
  if (!act) co_return;
  const auto changed =
      co_await live::awaited<VacationChanged>([&](auto done) { desk.end(*act, std::move(done)); });
  answer_change(clock, call, changed);
}

}  // namespace crownhead::api
