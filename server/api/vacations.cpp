#include "server/api/vacations.hpp"

#include "rules/vacation/sentence.hpp"
#include "server/api/vacation_answer.hpp"
#include "server/wire/vacation_json.hpp"

namespace crownhead::api {
namespace {

db::ZoneUsed zone_used(Site& site, const CallPtr& call, const std::optional<std::string>& typed) {
  db::ZoneUsed used{.name = typed.value_or(""), .zone = nullptr, .tzdata = site.zones.version()};
  if (!typed)
    if (const auto user = site.users.by_name(call->bearer()->name)) used.name = user->time_zone;
  used.zone = site.zones.find(used.name);
  return used;
}

std::optional<db::NewVacation> read_wish(Site& site, const CallPtr& call) {
  auto body = wire::parse_vacation(call->body());
  if (!body) {
    call->refuse(body.error());
    return std::nullopt;
  }
  return db::NewVacation{.user = call->bearer()->user,
                         .request = std::move(body->request),
                         .zone = zone_used(site, call, body->time_zone),
                         .now = site.clock.now(),
                         .key = call->key()};
}

std::string opponent_of(const db::LoadedGame& loaded, UserId user) {
  return loaded.names[opposite(loaded.game.seat_of(user).value())];
}

/// Sets the deadline that the game has, and the one that it will have when `interval` is added to
/// what stands still for `user`.
void find_deadlines(vacation::GameDeadline& line, const Site& site, UserId user,
                    vacation::Interval interval, bool both) {
  const auto loaded = site.games.load(line.game);
  if (!loaded) return;
  line.opponent = opponent_of(*loaded, user);
  line.before = loaded->game.deadline();
  play::ClockFace face = loaded->game.clock();
  const Seat side = loaded->game.seat_of(user).value();
  face.still.of(side).frozen.add(interval);
  if (both) face.still.of(opposite(side)).frozen.add(interval);
  line.after = play::deadline(loaded->game.setup().control, face);
}

wire::PreviewLine preview_of(Site& site, const db::NewVacation& asked,
                             const vacation::Booking& booking) {
  wire::PreviewLine line{
      .allocations = {}, .warnings = booking.warnings, .sentence = {}, .games = {}};
  const auto interval = booking.stretch->interval;
  for (const auto& part : booking.parts)
    line.allocations.emplace_back(part.tournament,
                                  vacation::Allocation{.decision = part.decision,
                                                       .interval = interval,
                                                       .announced_end = interval.end,
                                                       .charged_hours = part.charged_hours});
  const auto choices = site.vacations.choices(asked.user, asked.request.tournaments, asked.now);
  for (const vacation::Choice& choice : choices) {
    const bool both = choice.standing->policy.freeze == vacation::Freeze::both;
    for (const GameId game : site.vacations.games_of(asked.user, {choice.tournament})) {
      line.games.push_back({.game = game, .tournament = choice.tournament});
      find_deadlines(line.games.back(), site, asked.user, interval, both);
    }
  }
  line.sentence =
      vacation::sentence(booking, choices, *asked.zone.zone, asked.zone.name, line.games.size());
  return line;
}

db::OrRefused<db::VacationPlan> plan_of(const Site& site, const db::VacationAct& act,
                                        const wire::PreviewBody& body, const db::ZoneUsed& zone) {
  switch (body.act) {
    case wire::PreviewBody::Act::change:
      return site.vacations.preview_change(act, body.times.times, zone);
    case wire::PreviewBody::Act::cancel: return site.vacations.preview_cancel(act);
    case wire::PreviewBody::Act::end: return site.vacations.preview_end(act);
  }
  return {};
}

wire::PreviewLine preview_of_plan(const Site& site, const db::VacationPlan& plan,
                                  const db::ZoneUsed& zone) {
  wire::PreviewLine line{.allocations = {{plan.before.tournament, plan.after}},
                         .warnings = plan.warnings,
                         .sentence = {},
                         .games = {}};
  for (const auto& [game, still] : site.vacations.still_after(plan)) {
    const auto loaded = site.games.load(game);
    if (!loaded) continue;
    play::ClockFace face = loaded->game.clock();
    face.still = still;
    line.games.push_back({.game = game,
                          .tournament = plan.before.tournament,
                          .opponent = opponent_of(*loaded, plan.before.user),
                          .before = loaded->game.deadline(),
                          .after = play::deadline(loaded->game.setup().control, face)});
  }
  static const vacation::Zone utc = [](Instant, Instant) {
    return std::vector<vacation::OffsetPeriod>{{Instant{}, Millis{}}};
  };
  line.sentence = vacation::sentence_of_change(plan.before.allocation, plan.after,
                                               zone.zone ? *zone.zone : utc, zone.name);
  return line;
}

}  // namespace

void list_eligible(Site& site, const CallPtr& call) {
  call->json(200,
             wire::eligible_json(site.vacations.eligible(call->bearer()->user, site.clock.now())));
}

void preview_vacation(Site& site, const CallPtr& call) {
  const auto asked = read_wish(site, call);
  if (!asked) return;
  auto booking = site.vacations.preview(*asked);
  if (!booking.errors.empty())
    return call->refuse(refused({.error = {Code::vacation_refused, booking.errors.front().reason},
                                 .refusals = booking.errors}));
  call->json(200, wire::preview_json(preview_of(site, *asked, booking), asked->now));
}

void create_vacation(Site& site, const CallPtr& call) {
  auto asked = read_wish(site, call);
  if (!asked) return;
  const Instant now = asked->now;
  site.vacations.request(
      *std::move(asked),
      [now](const vacation::Booked& booked) { return wire::booked_json(booked, now); },
      made(site, call));
}

void list_vacations(Site& site, const CallPtr& call) {
  call->json(200,
             wire::allocations_json(site.vacations.of(call->bearer()->user), site.clock.now()));
}

void change_vacation(Site& site, const CallPtr& call) {
  auto body = wire::parse_vacation_times(call->body());
  if (!body) return call->refuse(body.error());
  const auto act = act_of(site, call);
  if (!act) return;
  site.vacations.change(*act, std::move(body->times), zone_used(site, call, body->time_zone),
                        changed(site, call));
}

void preview_change(Site& site, const CallPtr& call) {
  const auto body = wire::parse_vacation_preview(call->body());
  if (!body) return call->refuse(body.error());
  const auto act = act_of(site, call);
  if (!act) return;
  const auto zone = zone_used(site, call, body->times.time_zone);
  const auto plan = plan_of(site, *act, *body, zone);
  if (!plan) return call->refuse(refused(plan.error()));
  call->json(200, wire::preview_json(preview_of_plan(site, *plan, zone), act->now));
}

void cancel_vacation(Site& site, const CallPtr& call) {
  if (const auto act = act_of(site, call)) site.vacations.cancel(*act, changed(site, call));
}

void end_vacations_by_moves(Site& site) {
  site.rooms.end_vacations_with([&site](GameId game, UserId user, Instant at, auto done) {
    site.vacations.end_by_move(
        game, user, at,
        [&site, game, done = std::move(done)](db::OrRefused<db::VacationEffect> effect) mutable {
          if (!effect) return done(std::unexpected(effect.error().error));
          tell_everybody(site, effect->told);
          // This one's own clock is told by its room, which waits for the answer.
          std::erase(effect->games, game);
          site.rooms.tell_freezes(std::move(effect->games), [] {});
          done({});
        });
  });
}

void end_vacation(Site& site, const CallPtr& call) {
  if (const auto act = act_of(site, call)) site.vacations.end(*act, changed(site, call));
}

}  // namespace crownhead::api
