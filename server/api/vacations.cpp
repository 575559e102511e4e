#include "server/api/vacations.hpp"

#include "rules/vacation/sentence.hpp"
#include "server/api/vacation_answer.hpp"
#include "server/messages/wording.hpp"
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

accounts::OutgoingMail mail_of(const Site& site, const db::Announcement& told, Instant now) {
  const auto& first = told.booked.allocations.front();
  messages::VacationTold what{.from = first.username,
                              .tournaments = {},
                              .interval = first.allocation.interval,
                              .text = first.message};
  for (const auto& row : told.booked.allocations)
    if (std::ranges::find(told.shared, row.tournament) != told.shared.end())
      what.tournaments.push_back(row.tournament_name);
  auto wording = messages::vacation_wording(told.to, what, adapters::Zone(told.to.time_zone),
                                            site.config.link_url);
  return {.user = told.to.user,
          .address = told.to.email,
          .subject = std::move(wording.subject),
          .body = std::move(wording.body),
          .unsubscribe = told.to.unsubscribe,
          .created = now};
}

/// The deadline that the game will have when `interval` is added to what stands still for `user`.
vacation::GameDeadline deadline_with(const Site& site, GameId game, UserId user,
                                     vacation::Interval interval, bool both) {
  vacation::GameDeadline line{.game = game, .before = std::nullopt, .after = std::nullopt};
  const auto loaded = site.games.load(game);
  if (!loaded) return line;
  line.before = loaded->game.deadline();
  play::ClockFace face = loaded->game.clock();
  const auto side = play::index(loaded->game.side_of(user).value());
  face.still[side].frozen.add(interval);
  if (both) face.still[1 - side].frozen.add(interval);
  line.after = play::deadline(loaded->game.setup().control, face);
  return line;
}

wire::PreviewLine preview_of(Site& site, const db::NewVacation& asked, vacation::Booking booking) {
  wire::PreviewLine line{.booking = std::move(booking), .sentence = {}, .games = {}};
  const auto choices = site.vacations.choices(asked.user, asked.request.tournaments, asked.now);
  for (const vacation::Choice& choice : choices) {
    const bool both = choice.standing->policy.freeze == vacation::Freeze::both;
    for (const GameId game : site.vacations.games_of(asked.user, {choice.tournament}))
      line.games.push_back(
          deadline_with(site, game, asked.user, line.booking.stretch->interval, both));
  }
  line.sentence = vacation::sentence(line.booking, choices, *asked.zone.zone, asked.zone.name,
                                     line.games.size());
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
    return call->refuse(
        refused({.error = {Code::vacation_refused, vacation::explain(booking.errors.front())},
                 .refusals = booking.errors}));
  call->json(200, wire::preview_json(preview_of(site, *asked, std::move(booking))));
}

void create_vacation(Site& site, const CallPtr& call) {
  auto asked = read_wish(site, call);
  if (!asked) return;
  const Instant now = asked->now;
  db::VacationTexts texts{
      .answer = [now](const vacation::Booked& booked) { return wire::booked_json(booked, now); },
      .mail = [&site, now](const db::Announcement& told) { return mail_of(site, told, now); }};
  site.vacations.request(
      *std::move(asked), std::move(texts), [&site, call](db::OrRefused<db::VacationAnswer> made) {
        if (!made) return call->refuse(refused(made.error()));
        answer_when_told(site, call, std::move(made->games), 201, std::move(made->answer));
      });
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

void cancel_vacation(Site& site, const CallPtr& call) {
  if (const auto act = act_of(site, call)) site.vacations.cancel(*act, changed(site, call));
}

void end_vacations_by_moves(Site& site) {
  site.rooms.end_vacations_with([&site](GameId game, UserId user, Instant at, auto done) {
    site.vacations.end_by_move(
        game, user, at,
        [&site, game, done = std::move(done)](db::OrRefused<std::vector<GameId>> games) mutable {
          if (!games) return done(std::unexpected(games.error().error));
          // This one's own clock is told by its room, which waits for the answer.
          std::erase(*games, game);
          site.rooms.tell_freezes(std::move(*games), [] {});
          done({});
        });
  });
}

void end_vacation(Site& site, const CallPtr& call) {
  if (const auto act = act_of(site, call)) site.vacations.end(*act, changed(site, call));
}

}  // namespace crownhead::api
