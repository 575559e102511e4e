#include "server/http/tournaments/tournament_acts.hpp"

#include "rules/reasons.hpp"
#include "rules/tournament/files/entrants_csv.hpp"
#include "server/auth/password.hpp"
#include "server/http/sign_in/guards.hpp"
#include "server/http/tournaments/tournament_wish.hpp"
#include "server/wire/game/client_message.hpp"
#include "server/wire/game/game_json.hpp"
#include "server/wire/tournament/tournament_document.hpp"

namespace crownhead::api {
namespace {

/// Sends an act whose body has at most a reason.
void plain_act(const DirectorAccess& directing, const CallPtr& call, tournament::Command what,
               int status = 200) {
  as_director(directing, call, [&directing, call, what, status](const TournamentViewPtr&) {
    auto reason = wire::parse_act_reason(call->body());
    if (!reason) return call->refuse(reason.error());
    send(directing, call,
         {.what = what, .reason = *std::move(reason), .names = {}, .status = status});
  });
}

void enter(const DirectorAccess& directing, db::Ratings& ratings, const live::WallClock& clock,
           const CallPtr& call, const TournamentViewPtr& in, const db::User& user,
           bool password_right) {
  if (in->tournament.settings().rated && user.bot)
    return call->fail({Code::tournament_refused, reason::tournament::no_programs_when_rated()});
  send(directing, call,
       {.what = entry_of(ratings, clock, in->tournament, user, password_right),
        .names = {{user.id, user.name}},
        .status = 201});
}

/// Finds the player of a line by the first of name, number in the federation and real name that the
/// line has.
std::optional<db::User> listed_player(const db::Users& users, const tournament::EntrantLine& line) {
  if (!line.name.empty()) return users.by_name(line.name);
  if (!line.federation_number.empty()) return users.by_federation_number(line.federation_number);
  return users.by_real_name(line.real_name);
}

std::optional<Reason> why_not_listed(const db::Users& users, const std::optional<db::User>& user,
                                     const tournament::Settings& settings) {
  if (!user || user->closed) return reason::field::no_players_name();
  if (settings.rated && user->bot) return reason::tournament::entrant_is_a_program();
  return why_not_named(users, settings, user->id, reason::tournament::entrant_without_real_name());
}

/// Looks up every player, which takes too long for the pool of short reads.
void enter_all(db::Users& users, const db::Blocks& blocks, db::Ratings& ratings,
               const live::WallClock& clock, const DirectorAccess& directing, const CallPtr& call,
               const std::string& text, const tournament::Tournament& in) {
  const auto lines = tournament::read_entrants(text);
  if (!lines) return call->fail(lines.error());
  Wish wish{.what = tournament::EnterAll{}, .status = 201};
  tournament::EnterAll all;
  for (const auto& line : *lines) {
    const auto user = listed_player(users, line);
    const auto& written = !line.name.empty()                ? line.name
                          : !line.federation_number.empty() ? line.federation_number
                                                            : line.real_name;
    if (auto why = why_not_listed(users, user, in.settings()))
      return call->fail({Code::bad_csv, TextPlace{line.line, line.column},
                         reason::tournament::not_listed(written, *why)});
    if (const auto may = blocks.may_name(call->bearer()->user, user->id); !may)
      return call->fail({Code::bad_csv, TextPlace{line.line, line.column}, may.error().reason});
    all.entries.push_back(entry_of(ratings, clock, in, *user, true));
    wish.names.emplace(user->id, user->name);
  }
  wish.what = std::move(all);
  send(directing, call, std::move(wish));
}

void enter_with_password(Limits& limits, const RequestRunner& runner,
                         const DirectorAccess& directing, db::Ratings& ratings,
                         const live::WallClock& clock, const CallPtr& call, const db::User& user,
                         std::string password, std::string hash) {
  if (limits.refuses(limits.sign_ins_by_name, call, user.name)) return;
  runner.in_passwords(call, [&directing, &ratings, &clock, call, user,
                             password = std::move(password), hash = std::move(hash)] {
    const bool right = auth::password_matches(hash, password);
    with_view(directing, call,
              [&directing, &ratings, &clock, call, user, right](const TournamentViewPtr& in) {
                enter(directing, ratings, clock, call, in, user, right);
              });
  });
}

/// A director enters another player.
void enter_named(const DirectorAccess& directing, db::Users& users, const db::Blocks& blocks,
                 db::Ratings& ratings, const live::WallClock& clock, const CallPtr& call,
                 const TournamentViewPtr& in, const std::string& username) {
  if (const auto why = why_not_directing(directing, *call, in->tournament,
                                         reason::tournament::directors_enter_others()))
    return call->fail(*why);
  const auto user = users.by_name(username);
  if (!user || user->closed)
    return call->refuse(wire::wrong_field("username", reason::field::players_name_check()));
  if (const auto may = blocks.may_name(call->bearer()->user, user->id); !may)
    return call->fail(may.error());
  if (auto why = why_not_named(users, in->tournament.settings(), user->id,
                               reason::tournament::entrant_without_real_name()))
    return call->refuse(wire::wrong_field("username", *std::move(why)));
  enter(directing, ratings, clock, call, in, *user, true);
}

}  // namespace

void enter_tournament(const DirectorAccess& directing, db::Users& users, db::Blocks& blocks,
                      db::Ratings& ratings, Limits& limits, const RequestRunner& runner,
                      const CallPtr& call) {
  with_view(
      directing, call,
      [&directing, &users, &blocks, &ratings, &limits, &runner, call](const TournamentViewPtr& in) {
        const live::WallClock& clock = directing.clock;
        const auto body = wire::parse_entry(call->body());
        if (!body) return call->refuse(body.error());
        if (body->username && *body->username != call->bearer()->name)
          return enter_named(directing, users, blocks, ratings, clock, call, in, *body->username);
        const auto user = users.by_id(call->bearer()->user);
        if (!user) return call->fail({Code::not_found, reason::account::gone()});
        if (auto why = why_not_named(users, in->tournament.settings(), user->id,
                                     reason::tournament::real_name_missing()))
          return call->fail({Code::tournament_refused, *std::move(why)});
        const auto& rules = in->tournament.settings().entry;
        if (rules.by == tournament::EntryBy::password)
          return enter_with_password(limits, runner, directing, ratings, clock, call, *user,
                                     body->password, rules.password_hash);
        enter(directing, ratings, clock, call, in, *user, false);
      });
}

void enter_listed(const DirectorAccess& directing, const RequestRunner& runner, db::Users& users,
                  db::Blocks& blocks, db::Ratings& ratings, const live::WallClock& clock,
                  const CallPtr& call) {
  as_director(
      directing, call,
      [&directing, &runner, &users, &blocks, &ratings, &clock, call](const TournamentViewPtr& in) {
        const auto text = wire::parse_entrants(call->body());
        if (!text) return call->refuse(text.error());
        runner.in_on_demand(
            call, [&directing, &users, &blocks, &ratings, &clock, call, text = *text, view = in] {
              enter_all(users, blocks, ratings, clock, directing, call, text, view->tournament);
            });
      });
}

void leave_tournament(const DirectorAccess& directing, db::Users& users, const CallPtr& call) {
  with_view(directing, call, [&directing, &users, call](const TournamentViewPtr& in) {
    const auto user = named_entrant(users, call);
    if (!user) return;
    if (user->id != call->bearer()->user)
      if (const auto why = why_not_directing(directing, *call, in->tournament,
                                             reason::tournament::player_or_director()))
        return call->fail(*why);
    auto reason = wire::parse_act_reason(call->body());
    if (!reason) return call->refuse(reason.error());
    send(directing, call,
         {.what = tournament::Leave{user->id},
          .reason = *std::move(reason),
          .names = {{user->id, user->name}}});
  });
}

void answer_entry(const DirectorAccess& directing, db::Users& users, const CallPtr& call) {
  as_director(directing, call, [&directing, &users, call](const TournamentViewPtr&) {
    const auto body = wire::parse_entry_answer(call->body());
    if (!body) return call->refuse(body.error());
    const auto user = named_entrant(users, call);
    if (!user) return;
    send(directing, call,
         {.what = tournament::AnswerEntry{.user = user->id, .accepted = body->accepted},
          .reason = body->reason,
          .names = {{user->id, user->name}}});
  });
}

void change_tournament(const DirectorAccess& directing, const RequestRunner& runner,
                       const SiteConfig& config, const CallPtr& call) {
  as_director(directing, call, [&directing, &runner, &config, call](const TournamentViewPtr& in) {
    auto body = wire::parse_tournament_change(call->body(), in->tournament.settings());
    if (!body) return call->refuse(body.error());
    if (const auto wrong = why_no_entry_password(*body)) return call->refuse(*wrong);
    if (const auto why = why_no_factor(directing, *call, body->settings)) return call->fail(*why);
    const bool goes_on_anew = body->settings.promotion != in->tournament.settings().promotion;
    if (goes_on_anew)
      if (const auto why = why_not_promoting(directing, *call, body->settings))
        return call->refuse(*why);
    if (!body->has_password)
      return send(directing, call, {.what = tournament::Edit{body->settings}});
    runner.in_passwords(call, [&directing, &config, call, settings = body->settings]() mutable {
      settings.entry.password_hash =
          auth::hash_password(settings.entry.password_hash, config.password_cost);
      send(directing, call, {.what = tournament::Edit{settings}});
    });
  });
}

void set_directors(const DirectorAccess& directing, db::Users& users, db::Blocks& blocks,
                   const CallPtr& call) {
  as_director(directing, call, [&directing, &users, &blocks, call](const TournamentViewPtr& in) {
    const auto body = wire::parse_directors(call->body());
    if (!body) return call->refuse(body.error());
    Wish wish{.what = tournament::ChangeDirectors{}, .reason = body->reason};
    tournament::ChangeDirectors change;
    for (const auto& name : body->usernames) {
      const auto user = users.by_name(name);
      if (!user)
        return call->refuse(wire::wrong_field("usernames", reason::field::players_names()));
      if (!in->tournament.directed_by(user->id))
        if (const auto may = blocks.may_name(call->bearer()->user, user->id); !may)
          return call->fail(may.error());
      if (wish.names.emplace(user->id, user->name).second) change.directors.push_back(user->id);
    }
    wish.what = std::move(change);
    send(directing, call, std::move(wish));
  });
}

void start_tournament(const DirectorAccess& directing, const CallPtr& call) {
  plain_act(directing, call, tournament::Start{});
}

void draw_round(const DirectorAccess& directing, const CallPtr& call) {
  plain_act(directing, call, tournament::DrawRound{}, 201);
}

void discard_round(const DirectorAccess& directing, const CallPtr& call) {
  plain_act(directing, call, tournament::DiscardRound{path_number(call, 1)});
}

void publish_round(const DirectorAccess& directing, const CallPtr& call) {
  plain_act(directing, call, tournament::PublishRound{path_number(call, 1)});
}

void pause_tournament(const DirectorAccess& directing, const CallPtr& call) {
  as_director(directing, call, [&directing, call](const TournamentViewPtr&) {
    auto reason = wire::parse_act_reason(call->body());
    if (!reason) return call->refuse(reason.error());
    if (reason->empty())
      return call->refuse(wire::wrong_field("reason", reason::tournament::message_missing()));
    send(directing, call, {.what = tournament::PauseAll{}, .reason = *std::move(reason)});
  });
}

void resume_tournament(const DirectorAccess& directing, const CallPtr& call) {
  plain_act(directing, call, tournament::ResumeAll{});
}

void finish_tournament(const DirectorAccess& directing, const CallPtr& call) {
  plain_act(directing, call, tournament::Finish{});
}

void cancel_tournament(const DirectorAccess& directing, const CallPtr& call) {
  plain_act(directing, call, tournament::Cancel{});
}

void set_game_result(const DirectorAccess& directing, const CallPtr& call) {
  as_director(directing, call, [&directing, call](const TournamentViewPtr& in) {
    const auto body = wire::parse_result(call->body());
    if (!body) return call->refuse(body.error());
    const auto key = in->key_of({wire::parse_id(call->path_text(1)).value_or(0)});
    if (!key) return call->fail({Code::not_found, reason::tournament::not_its_game()});
    const bool first_is_white = in->tournament.game(*key)->first_is_white;
    send(directing, call,
         {.what = tournament::SetResult{.game = *key, .outcome = outcome_of(*body, first_is_white)},
          .reason = body->reason});
  });
}

}  // namespace crownhead::api
