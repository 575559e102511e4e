#include "server/http/account/account_end.hpp"

#include <atomic>
#include <memory>
#include <vector>

#include "db/exports/account_export.hpp"
#include "rules/reasons.hpp"
#include "server/http/sign_in/guards.hpp"
#include "server/http/sign_in/sessions.hpp"
#include "server/http/streamed_body.hpp"
#include "server/wire/account/account_bodies.hpp"
#include "server/wire/account/account_file.hpp"

namespace crownhead::api {
namespace {

constexpr int most_at_once = 200;

/// Changes the name to the neutral one in rooms in memory.
void spread_neutral_name(const db::Users& users, const OnlineTraces& presence, UserId user) {
  const auto closed = users.by_id(user);
  if (!closed) return;
  presence.rooms.rename(user, closed->name);
  presence.tournament_rooms.rename(user, closed->name);
  presence.tournament_rooms.identify(user, {});
}

void delete_account(const Passwords& passwords, const OnlineTraces& presence,
                    const live::WallClock& clock, const CallPtr& call, UserId user) {
  passwords.users.close(user, clock.now(),
                        [&passwords, &presence, call, user](Result<void> closed) {
                          answer(call, std::move(closed), [&] {
                            presence.lobby.drop(user);
                            presence.sockets.close_all(user);
                            presence.study_followers.recheck_access(user);
                            passwords.runner.in_reads(call, [&passwords, &presence, call, user] {
                              spread_neutral_name(passwords.users, presence, user);
                              answer_signed_out(passwords.config, call);
                            });
                          });
                        });
}

/// Returns the unfinished tournaments in which the player is entered.
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

/// Withdraws the player from every open tournament, as the player could, then calls `then`. Ignores
/// tournaments that refuse.
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

/// Ends all running games of the player, then calls `then`. Reads the database on the calling
/// thread.
void leave_games(const db::GameQueries& game_queries, live::Rooms& rooms,
                 const live::WallClock& clock, const RequestRunner& runner, const CallPtr& call,
                 UserId user, std::function<void()> then) {
  const auto games = game_queries.list(
      {.player = user, .status = play::GameStatus::playing, .limit = most_at_once});
  if (games.items.empty()) return then();
  const auto left = std::make_shared<std::atomic<std::size_t>>(games.items.size());
  const auto more = games.next_cursor.has_value();
  for (const auto& game : games.items)
    rooms.command(game.id, {.user = user,
                            .id = std::nullopt,
                            .what = wire::ResignWish{},
                            .if_version = std::nullopt,
                            .stamp = clock.now(),
                            .round_trip = {},
                            .done = [&game_queries, &rooms, &clock, &runner, call, user, left, more,
                                     then](const Result<live::CommandDone>& done) {
                              if (left->fetch_sub(1) > 1) return;
                              if (!more || !done) return then();
                              runner.in_reads(call, [&game_queries, &rooms, &clock, &runner, call,
                                                     user, then] {
                                leave_games(game_queries, rooms, clock, runner, call, user, then);
                              });
                            }});
}

constexpr std::size_t part_size = 65'536;

/// Makes the parts of the file, each of at least one page and about `part_size` bytes.
auto parts_of(db::AccountExport held) {
  return [held = std::move(held), file = wire::AccountFile(),
          over = false]() mutable -> net::BodyParts::Part {
    while (!over && file.size() < part_size)
      if (!held.next([&](const accounts::ExportPart& part) { file.add(part); })) {
        over = true;
        file.end();
      }
    return file.take();
  };
}

}  // namespace

void export_account(const db::Stores& stores, const RequestRunner& runner,
                    const live::WallClock& clock, const SiteConfig& config, const CallPtr& call) {
  call->respond(
      {.status = 200,
       .headers = file_headers("application/json", "crownhead-account.json"),
       .body = {},
       .parts = std::make_shared<StreamedBody>(
           runner, call,
           parts_of({stores, call->bearer()->user, clock.now(), std::string(config.pdn_site())}))});
}

void close_account(const Passwords& passwords, const OnlineTraces& presence,
                   db::Tournaments& tournaments, const db::GameQueries& game_queries,
                   const live::WallClock& clock, const CallPtr& call) {
  const auto password = wire::parse_password(call->body());
  if (!password) return call->refuse(password.error());
  const auto leave = [&passwords, &presence, &game_queries, &clock, call](UserId id) {
    leave_games(game_queries, presence.rooms, clock, passwords.runner, call, id,
                [&passwords, &presence, &clock, call, id] {
                  delete_account(passwords, presence, clock, call, id);
                });
  };
  with_password(passwords, call, *password,
                [&passwords, &presence, &tournaments, &clock, call, leave](const db::User& user) {
                  leave_tournaments(tournaments, presence.tournament_rooms, clock, user.id,
                                    [&passwords, call, leave, id = user.id] {
                                      passwords.runner.in_reads(call, [leave, id] { leave(id); });
                                    });
                });
}

}  // namespace crownhead::api
