#include "server/http/vacations/tournament_vacations.hpp"

#include <algorithm>
#include <map>

#include "rules/reasons.hpp"
#include "server/http/if_match.hpp"
#include "server/http/tournaments/tournament_access.hpp"
#include "server/http/vacations/vacation_answer.hpp"
#include "server/wire/game/client_message.hpp"
#include "server/wire/vacation/vacation_json.hpp"

namespace crownhead::api {
namespace {

TournamentId tournament_of(const CallPtr& call) { return {call->path_id()}; }

/// Returns true if the asker directs the tournament; answers otherwise.
bool may_direct(db::Vacations& vacations, const DirectorAccess& directing, const CallPtr& call) {
  if (!vacations.exists(tournament_of(call)))
    call->fail({Code::not_found, reason::tournament::none_such()});
  else if (!directs(directing, call->bearer(), tournament_of(call)))
    call->fail({Code::not_director, reason::tournament::only_a_director()});
  else
    return true;
  return false;
}

/// Returns true if the asker may also act as its director at the moment; answers otherwise.
bool may_act(db::Vacations& vacations, const DirectorAccess& directing, const CallPtr& call) {
  if (!may_direct(vacations, directing, call)) return false;
  const auto settings = directing.tournaments.settings(tournament_of(call));
  const auto why = settings ? why_no_factor(directing, *call, *settings) : std::nullopt;
  if (why) call->fail(*why);
  return !why;
}

/// Returns the tournament's vacations as the asker may see them.
std::vector<vacation::StoredAllocation> seen_by(db::Vacations& vacations, const db::Blocks& blocks,
                                                const DirectorAccess& directing,
                                                const live::WallClock& clock, const CallPtr& call) {
  auto rows = vacations.of_tournament(tournament_of(call));
  if (directs(directing, call->bearer(), tournament_of(call))) return rows;
  const auto user = call->user();
  const Instant now = clock.now();
  std::erase_if(rows, [&](const vacation::StoredAllocation& row) {
    const auto state = vacation::state_of(row.allocation, now);
    return row.user != user && state != vacation::State::planned &&
           state != vacation::State::active;
  });
  const auto opponents =
      user ? vacations.opponents(tournament_of(call), *user) : std::vector<UserId>{};
  const auto apart = user ? blocks.apart_from(*user) : std::vector<UserId>{};
  for (auto& row : rows) {
    if (row.user == user) continue;
    row.reason.clear();
    row.time_zone.clear();  // it reveals where the player lives or travels
    if (std::ranges::find(opponents, row.user) == opponents.end() ||
        std::ranges::binary_search(apart, row.user))
      row.message.clear();
  }
  return rows;
}

/// Returns the director's act on an allocation of this tournament. Call after may_act().
std::optional<vacation::Act> directors_act(const live::WallClock& clock, const CallPtr& call,
                                           std::string reason) {
  auto act = act_of(clock, call, 1);
  if (!act) return std::nullopt;
  act->director = tournament_of(call);
  act->reason = std::move(reason);
  return act;
}

Handling decide(live::VacationDesk& desk, db::Vacations& vacations, const DirectorAccess& directing,
                const live::WallClock& clock, CallPtr call, vacation::Decision decision) {
  auto reason = wire::parse_decision_reason(call->body());
  if (!reason) co_return call->refuse(reason.error());
  if (!may_act(vacations, directing, call)) co_return;
  const auto act = directors_act(clock, call, *std::move(reason));
  if (!act) co_return;
  const auto changed = co_await live::awaited<VacationChanged>(
      [&](auto done) { desk.decide(*act, decision, std::move(done)); });
  answer_change(clock, call, changed);
}

}  // namespace

void list_tournament_vacations(db::Vacations& vacations, const db::Blocks& blocks,
                               const DirectorAccess& directing, const live::WallClock& clock,
                               const CallPtr& call) {
  if (!vacations.exists(tournament_of(call)))
    return call->fail({Code::not_found, reason::tournament::none_such()});
  call->json(200,
             wire::tournament_vacations_json(seen_by(vacations, blocks, directing, clock, call),
                                             vacations.freezes(tournament_of(call)), clock.now()));
}

Handling grant_vacation(live::VacationDesk& desk, db::Vacations& vacations,
                        const DirectorAccess& directing, db::Users& users,
                        const live::WallClock& clock, CallPtr call) {
  if (!may_act(vacations, directing, call)) co_return;
  const auto version = versions_wanted(*call);
  if (!version) co_return call->refuse(version.error());
  auto body = wire::parse_grant(call->body());
  if (!body) co_return call->refuse(body.error());
  const auto player = users.by_name(body->username);
  if (!player) co_return call->refuse(wire::wrong_field("username", reason::field::players_name()));
  const Instant now = clock.now();
  auto made = co_await live::awaited<VacationMade>([&](auto done) {
    desk.grant(
        {.tournament = tournament_of(call),
         .player = player->id,
         .actor = call->bearer()->user,
         .grant = std::move(body->grant),
         .now = now,
         .key = call->key(),
         .if_version = *version},
        [now](const vacation::StoredAllocation& row) {
          return wire::allocation_json(row, {}, now);
        },
        std::move(done));
  });
  answer_made(call, std::move(made));
}

Handling approve_vacation(live::VacationDesk& desk, db::Vacations& vacations,
                          const DirectorAccess& directing, const live::WallClock& clock,
                          CallPtr call) {
  return decide(desk, vacations, directing, clock, std::move(call), vacation::Decision::accepted);
}

Handling deny_vacation(live::VacationDesk& desk, db::Vacations& vacations,
                       const DirectorAccess& directing, const live::WallClock& clock,
                       CallPtr call) {
  return decide(desk, vacations, directing, clock, std::move(call), vacation::Decision::rejected);
}

Handling move_vacation(live::VacationDesk& desk, db::Vacations& vacations,
                       const DirectorAccess& directing, const live::WallClock& clock,
                       CallPtr call) {
  if (!may_act(vacations, directing, call)) co_return;
  auto body = wire::parse_moved_vacation(call->body());
  if (!body) co_return call->refuse(body.error());
  const auto act = directors_act(clock, call, std::move(body->reason));
  if (!act) co_return;
  const auto changed = co_await live::awaited<VacationChanged>(
      [&](auto done) { desk.set_times(*act, body->interval, std::move(done)); });
  answer_change(clock, call, changed);
}

Handling cancel_players_vacation(live::VacationDesk& desk, db::Vacations& vacations,
                                 const DirectorAccess& directing, const live::WallClock& clock,
                                 CallPtr call) {
  auto reason = wire::parse_decision_reason(call->body());
  if (!reason) co_return call->refuse(reason.error());
  if (!may_act(vacations, directing, call)) co_return;
  const auto act = directors_act(clock, call, *std::move(reason));
  if (!act) co_return;
  const auto changed = co_await live::awaited<VacationChanged>(
      [&](auto done) { desk.cancel(*act, std::move(done)); });
  answer_change(clock, call, changed);
}

void list_outlook(db::Vacations& vacations, const DirectorAccess& directing,
                  const live::WallClock& clock, db::GameStore& games, const CallPtr& call) {
  if (!may_direct(vacations, directing, call)) return;
  const TournamentId tournament = tournament_of(call);
  const Instant now = clock.now();
  std::map<UserId, Millis> bookable;
  const auto more_of = [&](UserId user) {
    const auto known = bookable.find(user);
    if (known != bookable.end()) return known->second;
    return bookable.emplace(user, vacations.may_still_take(tournament, user, now)).first->second;
  };
  std::vector<wire::OutlookLine> lines;
  for (const GameId id : vacations.running_games(tournament)) {
    const auto loaded = games.load(id);
    if (!loaded) continue;
    const auto& setup = loaded->game.setup();
    Millis more{};
    for (const UserId player : setup.players) more += more_of(player);
    lines.push_back(
        {.game = id,
         .names = loaded->names,
         .deadline = loaded->game.deadline(),
         .latest = play::used_up(setup.terms.control, loaded->game.clock(), now, more)});
  }
  call->json(200, wire::outlook_json(lines));
}

Handling freeze_tournament(live::VacationDesk& desk, db::Vacations& vacations,
                           const DirectorAccess& directing, const live::WallClock& clock,
                           CallPtr call) {
  if (!may_act(vacations, directing, call)) co_return;
  const auto version = versions_wanted(*call);
  if (!version) co_return call->refuse(version.error());
  auto body = wire::parse_freeze(call->body());
  if (!body) co_return call->refuse(body.error());
  const auto frozen = co_await live::awaited<vacation::OrRefused<db::StoredFreeze>>([&](auto done) {
    desk.freeze({.tournament = tournament_of(call),
                 .actor = call->bearer()->user,
                 .interval = body->interval,
                 .reason = std::move(body->reason),
                 .now = clock.now(),
                 .key = call->key(),
                 .if_version = *version},
                std::move(done));
  });
  if (!frozen) co_return call->refuse(refused(frozen.error()));
  call->json(201, wire::freeze_made_json(frozen->id));
}

Handling change_freeze(live::VacationDesk& desk, db::Vacations& vacations,
                       const DirectorAccess& directing, const live::WallClock& clock,
                       CallPtr call) {
  if (!may_act(vacations, directing, call)) co_return;
  const auto version = versions_wanted(*call);
  if (!version) co_return call->refuse(version.error());
  auto body = wire::parse_freeze_end(call->body());
  if (!body) co_return call->refuse(body.error());
  const std::int64_t freeze = wire::parse_id(call->path_text(1)).value_or(0);
  const auto changed =
      co_await live::awaited<vacation::OrRefused<db::ChangedFreeze>>([&](auto done) {
        desk.change_freeze({.tournament = tournament_of(call),
                            .freeze = freeze,
                            .actor = call->bearer()->user,
                            .end = body->end,
                            .reason = std::move(body->reason),
                            .now = clock.now(),
                            .if_version = *version},
                           std::move(done));
      });
  if (!changed) co_return call->refuse(refused(changed.error()));
  call->json(200, wire::freeze_changed_json(freeze, changed->interval));
}

}  // namespace crownhead::api
