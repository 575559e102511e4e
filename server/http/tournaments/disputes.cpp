#include "server/http/tournaments/disputes.hpp"

#include <algorithm>

#include "rules/reasons.hpp"
#include "server/http/tournaments/tournament_wish.hpp"
#include "server/wire/account/account_json.hpp"
#include "server/wire/game/client_message.hpp"
#include "server/wire/game/lobby_json.hpp"

namespace crownhead::api {
namespace {

/// Returns why the player may not bring the game before directors; nullopt if they may.
std::optional<wire::Problem> why_not(const std::optional<db::LoadedGame>& game,
                                     const db::NewReport& report) {
  if (!game || !game->tournament)
    return wire::wrong_field("game", reason::moderation::game_of_a_tournament());
  const auto& players = game->game.setup().players;
  if (std::ranges::find(players, report.from) == players.end())
    return wire::Problem{{Code::not_a_player, reason::tournament::only_its_players_report()}};
  if (report.about == report.from || std::ranges::find(players, report.about) == players.end())
    return wire::wrong_field("username", reason::moderation::your_opponent());
  return std::nullopt;
}

wire::DisputeNews news_of(const live::WallClock& clock, const CallPtr& call,
                          const TournamentViewPtr& in, GameId game, bool settled) {
  return {.at = clock.now(),
          .settled = settled,
          .tournament = in->id,
          .name = in->tournament.settings().name,
          .game = game,
          .by = call->bearer()->name};
}

messages::TournamentMessage told_by(const CallPtr& call, const TournamentViewPtr& in, GameId game,
                                    const std::string& text) {
  return {.tournament = in->id,
          .name = in->tournament.settings().name,
          .from = call->bearer()->name,
          .text = text,
          .game = game};
}

/// Returns the open dispute named by the second piece of the path.
std::optional<db::Report> named_dispute(db::Moderation& moderation, const CallPtr& call) {
  const auto open = moderation.disputes(tournament_id(*call));
  const ReportId id{wire::parse_id(call->path_text(1)).value_or(0)};
  const auto it = std::ranges::find(open, id, &db::Report::id);
  return it == open.end() ? std::nullopt : std::optional(*it);
}

}  // namespace

live::Awaitable<void> bring_dispute(const DisputeDesk& arbitration, const CallPtr& call,
                                    db::NewReport report) {
  const auto& [directing, moderation, contacts, inboxes, games] = arbitration;
  const auto game = report.game ? games.load(*report.game) : std::nullopt;
  if (const auto why = why_not(game, report)) co_return call->refuse(*why);
  report.tournament = game->tournament;
  const auto room = co_await tournament_room(directing.rooms, *game->tournament);
  if (!room) co_return call->fail(room.error());
  const TournamentViewPtr in = (*room)->view();
  co_await directing.runner.in_reads(call);
  const auto directors = in->tournament.directors();
  for (const UserId director : directors)
    add_mail(contacts, directing.config, directing.clock, director,
             told_by(call, in, *report.game, report.text), report.mails);
  const auto news =
      wire::dispute_notification(news_of(directing.clock, call, in, *report.game, false));
  const auto made = co_await live::awaited<Result<db::Made<ReportId>>>([&](auto done) {
    arbitration.moderation.report(std::move(report), arbitration.directing.clock.now(), call->key(),
                                  std::move(done));
  });
  if (!made) co_return call->fail(made.error());
  if (!made->repeated)
    for (const UserId director : directors) {
      inboxes.notify(director, news);
      inboxes.notify_of_unread(director);
    }
  call->json(201, wire::made_json(made->id.value));
}

Handling list_disputes(const DisputeDesk& arbitration, CallPtr call) {
  const auto in = co_await view_to_act_on(arbitration.directing, call);
  if (!in) co_return;
  if (!directs(*call, in->tournament))
    co_return call->fail({Code::forbidden, reason::tournament::directors_see_this()});
  call->json(200, wire::reports_json(
                      {.items = arbitration.moderation.disputes(in->id), .next = std::nullopt}));
}

Handling settle_dispute(const DisputeDesk& arbitration, const db::Users& users, CallPtr call) {
  const auto& directing = arbitration.directing;
  const auto in = co_await directors_view(directing, call);
  if (!in) co_return;
  const auto body = wire::parse_settlement(call->body());
  if (!body) co_return call->refuse(body.error());
  const auto dispute = named_dispute(arbitration.moderation, call);
  const auto from = dispute ? users.by_name(dispute->from) : std::nullopt;
  const auto key = dispute ? in->key_of(*dispute->game) : std::nullopt;
  if (!from || !key) co_return call->fail({Code::not_found, reason::moderation::no_such_dispute()});
  tournament::SettleDispute settle{
      .dispute = dispute->id, .user = from->id, .game = *key, .outcome = std::nullopt};
  if (body->result)
    settle.outcome = outcome_of(*body->result, in->tournament.game(*key)->first_is_white);
  Wish wish{.what = settle, .reason = body->reason, .names = {{from->id, from->name}}};
  add_mail(arbitration.contacts, directing.config, directing.clock, from->id,
           told_by(call, in, *dispute->game, body->reason), wish.mails);
  const auto news =
      wire::dispute_notification(news_of(directing.clock, call, in, *dispute->game, true));
  const auto version = co_await carry_out(directing, call, std::move(wish));
  if (!version) co_return;
  arbitration.inboxes.notify(from->id, news);
  call->json(200, wire::version_json(*version));
}

}  // namespace crownhead::api
