#include "server/http/tournaments/director_acts.hpp"

#include "rules/reasons.hpp"
#include "server/http/if_match.hpp"
#include "server/http/sign_in/guards.hpp"
#include "server/http/tournaments/tournament_wish.hpp"
#include "server/wire/game/client_message.hpp"
#include "server/wire/tournament/director_bodies.hpp"

namespace crownhead::api {
namespace {

/// Returns an e-mail for every player who has a confirmed address.
std::vector<accounts::OutgoingMail> copies_of_message(db::Contacts& contacts,
                                                      const SiteConfig& config,
                                                      const live::WallClock& clock,
                                                      const TournamentView& in,
                                                      const tournament::Event& sent) {
  const auto from = sent.by ? in.names.find(*sent.by) : in.names.end();
  const messages::TournamentMessage message{
      .tournament = in.id,
      .name = in.tournament.settings().name,
      .from = from == in.names.end() ? std::string() : from->second,
      .text = std::get<tournament::MessageSent>(sent.what).text};
  std::vector<accounts::OutgoingMail> mails;
  for (const auto& entry : in.tournament.entries())
    if (entry.state == tournament::EntryState::entered)
      add_mail(contacts, config, clock, entry.user, message, mails);
  return mails;
}

}  // namespace

Handling replace_player(const DirectorAccess& directing, db::Users& users, db::Blocks& blocks,
                        db::Ratings& ratings, const live::WallClock& clock, CallPtr call) {
  const auto in = co_await directors_view(directing, call);
  if (!in) co_return;
  const auto& settings = in->tournament.settings();
  const auto body = wire::parse_replacement(call->body());
  if (!body) co_return call->refuse(body.error());
  const auto user = named_entrant(users, call);
  if (!user) co_return;
  const auto by = users.by_name(body->by);
  if (!by || by->closed)
    co_return call->refuse(wire::wrong_field("by", reason::field::players_name()));
  if (const auto may = blocks.may_name(call->bearer()->user, by->id); !may)
    co_return call->fail(may.error());
  if (settings.rated && by->bot)
    co_return call->refuse(wire::wrong_field("by", reason::tournament::no_program_when_rated()));
  if (auto why =
          why_not_named(users, settings, by->id, reason::tournament::entrant_without_real_name()))
    co_return call->refuse(wire::wrong_field("by", *std::move(why)));
  co_await send(
      directing, call,
      {.what = tournament::Replace{.user = user->id,
                                   .by = by->id,
                                   .rating = rating_in(ratings, clock, in->tournament, by->id)},
       .reason = body->reason,
       .names = {{user->id, user->name}, {by->id, by->name}}});
}

Handling ask_byes(const DirectorAccess& directing, db::Users& users, CallPtr call) {
  const auto in = co_await view_to_act_on(directing, call);
  if (!in) co_return;
  const auto user = named_entrant(users, call);
  if (!user) co_return;
  if (user->id != call->bearer()->user || directs(*call, in->tournament))
    if (const auto why = why_not_directing(directing, *call, in->tournament,
                                           reason::tournament::player_or_director()))
      co_return call->fail(*why);
  auto body = wire::parse_byes(call->body());
  if (!body) co_return call->refuse(body.error());
  co_await send(directing, call,
                {.what = tournament::AskByes{.user = user->id, .byes = std::move(body->byes)},
                 .reason = std::move(body->reason),
                 .names = {{user->id, user->name}}});
}

Handling keep_apart(const DirectorAccess& directing, const RequestRunner& runner, db::Users& users,
                    CallPtr call) {
  if (!co_await directors_view(directing, call)) co_return;
  const auto body = wire::parse_apart(call->body());
  if (!body) co_return call->refuse(body.error());
  co_await runner.in_on_demand(call);
  tournament::KeepApart keep;
  for (const auto& [one, other] : body->pairs) {
    const auto first = users.by_name(one), second = users.by_name(other);
    if (!first || !second)
      co_return call->refuse(wire::wrong_field("pairs", reason::field::players_names()));
    keep.pairs.emplace_back(first->id, second->id);
  }
  co_await send(directing, call, {.what = std::move(keep), .reason = body->reason});
}

Handling add_time(const DirectorAccess& directing, CallPtr call) {
  const auto in = co_await directors_view(directing, call);
  if (!in) co_return;
  const auto body = wire::parse_added_time(call->body());
  if (!body) co_return call->refuse(body.error());
  tournament::AddTime add{.game = std::nullopt, .time = body->time};
  if (body->game) {
    add.game = in->key_of({wire::parse_id(*body->game).value_or(0)});
    if (!add.game) co_return call->fail({Code::not_found, reason::tournament::not_its_game()});
  }
  co_await send(directing, call, {.what = add, .reason = body->reason});
}

Handling send_message(const DirectorAccess& directing, CallPtr call) {
  if (!co_await directors_view(directing, call)) co_return;
  const auto text = wire::parse_message_to_all(call->body());
  if (!text) co_return call->refuse(text.error());
  co_await send(directing, call, {.what = tournament::SendMessage{*text}, .status = 201});
}

void mail_messages(live::TournamentRooms& tournament_rooms, db::Contacts& contacts,
                   const SiteConfig& config, const live::WallClock& clock) {
  tournament_rooms.mail_messages([&](const TournamentView& in, const tournament::Event& sent) {
    return copies_of_message(contacts, config, clock, in, sent);
  });
}

Handling clone_tournament(const DirectorAccess& directing, const live::WallClock& clock,
                          db::Tournaments& tournaments, CallPtr call) {
  const auto in = co_await directors_view(directing, call);
  if (!in) co_return;
  const auto versions = versions_wanted(*call);
  if (!versions) co_return call->refuse(versions.error());
  const auto name = wire::parse_clone(call->body());
  if (!name) co_return call->refuse(name.error());
  if (const auto at = in->tournament.version(); !versions->allow(at))
    co_return call->fail(tournament::stale(at));
  tournament::Settings settings = in->tournament.settings();
  if (!name->empty()) settings.name = *name;
  settings.starts = std::nullopt;
  settings.starts_by_itself = false;
  if (why_not_promoting(directing, *call, settings)) settings.promotion.reset();
  auto events =
      tournament::create(settings, new_seed(), {.at = clock.now(), .by = call->bearer()->user});
  if (!events) co_return call->fail(events.error());
  const auto made = co_await live::awaited<Result<db::Made<TournamentId>>>(
      [&](auto done) { tournaments.create(*std::move(events), call->key(), std::move(done)); });
  if (!made) co_return call->fail(made.error());
  call->json(201, wire::tournament_made_json(made->id, 1));
}

}  // namespace crownhead::api
