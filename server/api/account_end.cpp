#include "server/api/account_end.hpp"

#include <atomic>
#include <memory>
#include <vector>

#include "db/account_export.hpp"
#include "rules/reasons.hpp"
#include "server/api/guards.hpp"
#include "server/api/sessions.hpp"
#include "server/wire/account_bodies.hpp"
#include "server/wire/account_json.hpp"

namespace crownhead::api {
namespace {

constexpr int most_at_once = 200;

/// What is in memory learns the neutral name.
void spread_neutral_name(db::Users& users, live::Rooms& rooms,
                         live::TournamentRooms& tournament_rooms, UserId user) {
  const auto closed = users.by_id(user);
  if (!closed) return;
  rooms.rename(user, closed->name);
  tournament_rooms.rename(user, closed->name);
}

void delete_account(Site& site, const CallPtr& call, UserId user) {
  site.users.close(user, site.clock.now(), [&site, call, user](Result<void> closed) {
    answer(call, std::move(closed), [&] {
      site.lobby.drop(user);
      site.sockets.close(site.hubs.threads(), user, [](const db::Bearer&) { return true; });
      site.steps.on_home_thread(call, [&site, call, user] {
        spread_neutral_name(site.users, site.rooms, site.tournament_rooms, user);
        answer_signed_out(site.config, call);
      });
    });
  });
}

/// Those that the player may still be in.
std::vector<TournamentId> open_tournaments_of(db::Tournaments& tournaments, UserId user) {
  std::vector<TournamentId> open;
  for (db::TournamentFilter filter{.player = user};;) {
    const auto page = tournaments.list(filter);
    for (const auto& row : page.items)
      if (row.status != tournament::Status::finished && row.status != tournament::Status::cancelled)
        open.push_back(row.id);
    if (!page.next) return open;
    filter.before = *page.next;
  }
}

/// Withdraws the player from every tournament, as the player could, then calls `then`; one that
/// refuses is passed over.
void leave_tournaments(db::Tournaments& tournaments, live::TournamentRooms& tournament_rooms,
                       const live::WallClock& clock, UserId user, std::function<void()> then) {
  const auto open = open_tournaments_of(tournaments, user);
  if (open.empty()) return then();
  const auto left = std::make_shared<std::atomic<std::size_t>>(open.size());
  for (const TournamentId id : open)
    tournament_rooms.act(id, {.if_version = std::nullopt,
                              .what = tournament::Leave{user},
                              .act = {.at = clock.now(), .by = user},
                              .done = [left, then](const Result<std::int64_t>&) {
                                if (left->fetch_sub(1) == 1) then();
                              }});
}

/// Calls `then` when the player has no running game any more.
void leave_games(Site& site, UserId user, std::function<void()> then) {
  const auto games = site.game_queries.list(
      {.player = user, .status = play::GameStatus::playing, .limit = most_at_once});
  if (games.items.empty()) return then();
  const auto left = std::make_shared<std::atomic<std::size_t>>(games.items.size());
  const auto more = games.next_cursor.has_value();
  for (const auto& game : games.items)
    site.rooms.command(
        game.id, {.user = user,
                  .id = std::nullopt,
                  .what = wire::ResignWish{},
                  .if_version = std::nullopt,
                  .stamp = site.clock.now(),
                  .round_trip = {},
                  .done = [&site, user, left, more, then](const Result<live::CommandDone>& done) {
                    if (left->fetch_sub(1) > 1) return;
                    if (more && done)
                      leave_games(site, user, then);
                    else
                      then();
                  }});
}

}  // namespace

void export_account(Site& site, const CallPtr& call) {
  site.steps.in_asked(call, [&site, call] {
    const auto held =
        db::account_export({.users = site.users,
                            .contacts = site.contacts,
                            .sessions = site.sessions,
                            .factors = site.factors,
                            .blocks = site.blocks,
                            .moderation = site.moderation,
                            .challenges = site.challenges,
                            .games = site.games,
                            .game_queries = site.game_queries,
                            .ratings = site.ratings,
                            .tournaments = site.tournaments,
                            .notes = site.notes,
                            .chat_lines = site.chat_lines,
                            .webhooks = site.webhooks,
                            .vacations = site.vacations},
                           call->bearer()->user, site.clock.now(), site.config.pdn_site());
    if (!held) return call->fail({Code::not_found, reason::account::gone()});
    call->json(200, wire::held_json(*held),
               {{"Content-Disposition", "attachment; filename=\"crownhead-account.json\""}});
  });
}

void close_account(Site& site, const CallPtr& call) {
  const auto password = wire::parse_password(call->body());
  if (!password) return call->refuse(password.error());
  with_password(
      site.limits, site.steps, site.users, call, *password, [&site, call](const db::User& user) {
        leave_tournaments(site.tournaments, site.tournament_rooms, site.clock, user.id,
                          [&site, call, id = user.id] {
                            site.steps.on_home_thread(call, [&site, call, id] {
                              leave_games(site, id,
                                          [&site, call, id] { delete_account(site, call, id); });
                            });
                          });
      });
}

}  // namespace crownhead::api
