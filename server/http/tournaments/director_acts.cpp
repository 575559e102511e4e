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

void store_clone(const live::WallClock& clock, db::Tournaments& tournaments, const CallPtr& call,
                 tournament::Settings settings) {
  auto events =
      tournament::create(settings, new_seed(), {.at = clock.now(), .by = call->bearer()->user});
  if (!events) return call->fail(events.error());
  tournaments.create(*std::move(events), call->key(), [call](Result<db::Made<TournamentId>> made) {
    answer(call, std::move(made), [&](const auto& tournament) {
      call->json(201, wire::tournament_made_json(tournament.id, 1));
    });
  });
}

}  // namespace

void replace_player(const DirectorAccess& directing, db::Users& users, db::Blocks& blocks,
                    db::Ratings& ratings, const live::WallClock& clock, const CallPtr& call) {
  as_director(
      directing, call,
      [&directing, &users, &blocks, &ratings, &clock, call](const TournamentViewPtr& in) {
        const auto body = wire::parse_replacement(call->body());
        if (!body) return call->refuse(body.error());
        const auto user = named_entrant(users, call);
        if (!user) return;
        const auto by = users.by_name(body->by);
        if (!by || by->closed)
          return call->refuse(wire::wrong_field("by", reason::field::players_name()));
        if (const auto may = blocks.may_name(call->bearer()->user, by->id); !may)
          return call->fail(may.error());
        if (in->tournament.settings().rated && by->bot)
          return call->refuse(wire::wrong_field("by", reason::tournament::no_program_when_rated()));
        if (auto why = why_not_named(users, in->tournament.settings(), by->id,
                                     reason::tournament::entrant_without_real_name()))
          return call->refuse(wire::wrong_field("by", *std::move(why)));
        send(directing, call,
             {.what =
                  tournament::Replace{.user = user->id,
                                      .by = by->id,
                                      .rating = rating_in(ratings, clock, in->tournament, by->id)},
              .reason = body->reason,
              .names = {{user->id, user->name}, {by->id, by->name}}});
      });
}

void ask_byes(const DirectorAccess& directing, db::Users& users, const CallPtr& call) {
  with_view(directing, call, [&directing, &users, call](const TournamentViewPtr& in) {
    const auto user = named_entrant(users, call);
    if (!user) return;
    if (user->id != call->bearer()->user || directs(*call, in->tournament))
      if (const auto why = why_not_directing(directing, *call, in->tournament,
                                             reason::tournament::player_or_director()))
        return call->fail(*why);
    auto body = wire::parse_byes(call->body());
    if (!body) return call->refuse(body.error());
    send(directing, call,
         {.what = tournament::AskByes{.user = user->id, .byes = std::move(body->byes)},
          .reason = std::move(body->reason),
          .names = {{user->id, user->name}}});
  });
}

void keep_apart(const DirectorAccess& directing, const RequestRunner& runner, db::Users& users,
                const CallPtr& call) {
  as_director(directing, call, [&directing, &runner, &users, call](const TournamentViewPtr&) {
    const auto body = wire::parse_apart(call->body());
    if (!body) return call->refuse(body.error());
    runner.in_on_demand(call, [&directing, &users, call, body = *body] {
      tournament::KeepApart keep;
      for (const auto& [one, other] : body.pairs) {
        const auto first = users.by_name(one), second = users.by_name(other);
        if (!first || !second)
          return call->refuse(wire::wrong_field("pairs", reason::field::players_names()));
        keep.pairs.emplace_back(first->id, second->id);
      }
      send(directing, call, {.what = std::move(keep), .reason = body.reason});
    });
  });
}

void add_time(const DirectorAccess& directing, const CallPtr& call) {
  as_director(directing, call, [&directing, call](const TournamentViewPtr& in) {
    const auto body = wire::parse_added_time(call->body());
    if (!body) return call->refuse(body.error());
    tournament::AddTime add{.game = std::nullopt, .time = body->time};
    if (body->game) {
      add.game = in->key_of({wire::parse_id(*body->game).value_or(0)});
      if (!add.game) return call->fail({Code::not_found, reason::tournament::not_its_game()});
    }
    send(directing, call, {.what = add, .reason = body->reason});
  });
}

void send_message(const DirectorAccess& directing, const CallPtr& call) {
  as_director(directing, call, [&directing, call](const TournamentViewPtr&) {
    const auto text = wire::parse_message_to_all(call->body());
    if (!text) return call->refuse(text.error());
    send(directing, call, {.what = tournament::SendMessage{*text}, .status = 201});
  });
}

void mail_messages(live::TournamentRooms& tournament_rooms, db::Contacts& contacts,
                   const SiteConfig& config, const live::WallClock& clock) {
  tournament_rooms.mail_messages([&](const TournamentView& in, const tournament::Event& sent) {
    return copies_of_message(contacts, config, clock, in, sent);
  });
}

void clone_tournament(const DirectorAccess& directing, const live::WallClock& clock,
                      db::Tournaments& tournaments, const CallPtr& call) {
  as_director(directing, call,
              [&directing, &clock, &tournaments, call](const TournamentViewPtr& in) {
                const auto versions = versions_wanted(*call);
                if (!versions) return call->refuse(versions.error());
                const auto name = wire::parse_clone(call->body());
                if (!name) return call->refuse(name.error());
                if (const auto at = in->tournament.version(); !versions->allow(at))
                  return call->fail(tournament::stale(at));
                tournament::Settings settings = in->tournament.settings();
                if (!name->empty()) settings.name = *name;
                settings.starts = std::nullopt;
                settings.starts_by_itself = false;
                if (why_not_promoting(directing, *call, settings)) settings.promotion.reset();
                store_clone(clock, tournaments, call, std::move(settings));
              });
}

}  // namespace crownhead::api
