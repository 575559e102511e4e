#include "server/api/disputes.hpp"

#include <algorithm>

#include "rules/reasons.hpp"
#include "server/api/tournament_wish.hpp"
#include "server/wire/account_json.hpp"
#include "server/wire/client_message.hpp"
#include "server/wire/lobby_json.hpp"

namespace crownhead::api {
namespace {

/// Why a player may not bring it before directors; nullopt if they may.
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
                          const live::TournamentRoom& room, GameId game, bool settled) {
  return {.at = clock.now(),
          .settled = settled,
          .tournament = room.id(),
          .name = room.tournament().settings().name,
          .game = game,
          .by = call->bearer()->name};
}

messages::TournamentMessage told_by(const CallPtr& call, const live::TournamentRoom& room,
                                    GameId game, const std::string& text) {
  return {.tournament = room.id(),
          .name = room.tournament().settings().name,
          .from = call->bearer()->name,
          .text = text,
          .game = game};
}

void store(db::Contacts& contacts, const SiteConfig& config, const live::WallClock& clock,
           db::Moderation& moderation, live::Inboxes& inboxes, const CallPtr& call,
           const live::TournamentRoom& room, db::NewReport report) {
  const auto directors = room.tournament().directors();
  for (const UserId director : directors)
    add_mail(contacts, config, clock, director, told_by(call, room, *report.game, report.text),
             report.mails);
  const auto news = wire::dispute_told(news_of(clock, call, room, *report.game, false));
  moderation.report(std::move(report), clock.now(), call->key(),
                    [&inboxes, call, directors, news](Result<db::Made<ReportId>> made) {
                      answer(call, std::move(made), [&](const db::Made<ReportId>& dispute) {
                        if (!dispute.repeated)
                          for (const UserId director : directors) inboxes.tell(director, news);
                        call->json(201, wire::made_json(dispute.id.value));
                      });
                    });
}

/// The open one that the second piece of the path names.
std::optional<db::Report> named_dispute(db::Moderation& moderation, const CallPtr& call) {
  const auto open = moderation.disputes(tournament_id(*call));
  const ReportId id{wire::parse_id(call->path_text(1)).value_or(0)};
  const auto it = std::ranges::find(open, id, &db::Report::id);
  return it == open.end() ? std::nullopt : std::optional(*it);
}

}  // namespace

void bring_dispute(Site& site, const CallPtr& call, db::NewReport report) {
  const auto game = report.game ? site.games.load(*report.game) : std::nullopt;
  if (const auto why = why_not(game, report)) return call->refuse(*why);
  report.tournament = game->tournament;
  site.tournament_rooms.visit(*game->tournament, [&site, call, report = std::move(report)](
                                                     Result<live::TournamentRoom*> room) {
    site.steps.attempt(call, [&] {
      answer(call, std::move(room), [&](const live::TournamentRoom* of) {
        store(site.contacts, site.config, site.clock, site.moderation, site.inboxes, call, *of,
              report);
      });
    });
  });
}

void list_disputes(const Directing& directing, db::Moderation& moderation, const CallPtr& call) {
  with_tournament(directing, call, [&moderation, call](const live::TournamentRoom* room) {
    if (!directs(*call, room->tournament()))
      return call->fail({Code::forbidden, reason::tournament::directors_see_this()});
    call->json(
        200, wire::reports_json({.items = moderation.disputes(room->id()), .next = std::nullopt}));
  });
}

void settle_dispute(Site& site, const CallPtr& call) {
  as_director(site.directing, call, [&site, call](const live::TournamentRoom& room) {
    const auto body = wire::parse_settlement(call->body());
    if (!body) return call->refuse(body.error());
    const auto dispute = named_dispute(site.moderation, call);
    const auto from = dispute ? site.users.by_name(dispute->from) : std::nullopt;
    const auto key = dispute ? room.key_of(*dispute->game) : std::nullopt;
    if (!from || !key) return call->fail({Code::not_found, reason::moderation::no_such_dispute()});
    tournament::SettleDispute settle{
        .dispute = dispute->id, .user = from->id, .game = *key, .outcome = std::nullopt};
    if (body->result)
      settle.outcome = outcome_of(*body->result, room.tournament().game(*key)->first_is_white);
    Wish wish{.what = settle, .reason = body->reason, .names = {{from->id, from->name}}};
    add_mail(site.contacts, site.config, site.clock, from->id,
             told_by(call, room, *dispute->game, body->reason), wish.mails);
    wish.afterwards = [&site, user = from->id,
                       news = wire::dispute_told(news_of(site.clock, call, room, *dispute->game,
                                                         true))] { site.inboxes.tell(user, news); };
    send(site.directing, call, std::move(wish));
  });
}

}  // namespace crownhead::api
