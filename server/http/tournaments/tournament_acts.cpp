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
Handling plain_act(const DirectorAccess& directing, CallPtr call, tournament::Command what,
                   int status = 200) {
  if (!co_await directors_view(directing, call)) co_return;
  auto reason = wire::parse_act_reason(call->body());
  if (!reason) co_return call->refuse(reason.error());
  co_await send(
      directing, call,
      {.what = std::move(what), .reason = *std::move(reason), .names = {}, .status = status});
}

live::Awaitable<void> enter(const DirectorAccess& directing, db::Ratings& ratings,
                            const CallPtr& call, const tournament::Tournament& in,
                            const db::User& user, bool password_right) {
  if (in.settings().rated && user.bot)
    co_return call->fail({Code::tournament_refused, reason::tournament::no_programs_when_rated()});
  co_await send(directing, call,
                {.what = entry_of(ratings, directing.clock, in, user, password_right),
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

/// Returns the act that enters the players of a list. Looks up every player, which takes too long
/// for the pool of short reads.
Result<Wish> entry_of_all(const db::Users& users, const db::Blocks& blocks, db::Ratings& ratings,
                          const live::WallClock& clock, const Call& call, const std::string& text,
                          const tournament::Tournament& in) {
  const auto lines = tournament::read_entrants(text);
  if (!lines) return std::unexpected(lines.error());
  Wish wish{.what = tournament::EnterAll{}, .status = 201};
  tournament::EnterAll all;
  for (const auto& line : *lines) {
    const auto user = listed_player(users, line);
    const auto& written = !line.name.empty()                ? line.name
                          : !line.federation_number.empty() ? line.federation_number
                                                            : line.real_name;
    if (auto why = why_not_listed(users, user, in.settings()))
      return std::unexpected(Error{Code::bad_csv, TextPlace{line.line, line.column},
                                   reason::tournament::not_listed(written, *why)});
    if (const auto may = blocks.may_name(call.bearer()->user, user->id); !may)
      return std::unexpected(
          Error{Code::bad_csv, TextPlace{line.line, line.column}, may.error().reason});
    all.entries.push_back(entry_of(ratings, clock, in, *user, true));
    wish.names.emplace(user->id, user->name);
  }
  wish.what = std::move(all);
  return wish;
}

/// A director enters another player.
live::Awaitable<void> enter_named(const DirectorAccess& directing, db::Users& users,
                                  const db::Blocks& blocks, db::Ratings& ratings,
                                  const CallPtr& call, const tournament::Tournament& in,
                                  const std::string& username) {
  if (const auto why =
          why_not_directing(directing, *call, in, reason::tournament::directors_enter_others()))
    co_return call->fail(*why);
  const auto user = users.by_name(username);
  if (!user || user->closed)
    co_return call->refuse(wire::wrong_field("username", reason::field::players_name_check()));
  if (const auto may = blocks.may_name(call->bearer()->user, user->id); !may)
    co_return call->fail(may.error());
  if (auto why = why_not_named(users, in.settings(), user->id,
                               reason::tournament::entrant_without_real_name()))
    co_return call->refuse(wire::wrong_field("username", *std::move(why)));
  co_await enter(directing, ratings, call, in, *user, true);
}

}  // namespace

Handling enter_tournament(const DirectorAccess& directing, db::Users& users, db::Blocks& blocks,
                          db::Ratings& ratings, Limits& limits, const RequestRunner& runner,
                          CallPtr call) {
  auto in = co_await view_to_act_on(directing, call);
  if (!in) co_return;
  const auto body = wire::parse_entry(call->body());
  if (!body) co_return call->refuse(body.error());
  if (body->username && *body->username != call->bearer()->name)
    co_return co_await enter_named(directing, users, blocks, ratings, call, in->tournament,
                                   *body->username);
  const auto user = users.by_id(call->bearer()->user);
  if (!user) co_return call->fail({Code::not_found, reason::account::gone()});
  if (auto why = why_not_named(users, in->tournament.settings(), user->id,
                               reason::tournament::real_name_missing()))
    co_return call->fail({Code::tournament_refused, *std::move(why)});
  bool password_right = false;
  if (const auto rules = in->tournament.settings().entry;
      rules.by == tournament::EntryBy::password) {
    if (limits.refuses(limits.sign_ins_by_name, call, user->name)) co_return;
    co_await runner.in_passwords(call);
    password_right = auth::password_matches(rules.password_hash, body->password);
    in = co_await view_to_act_on(directing, call);
    if (!in) co_return;
  }
  co_await enter(directing, ratings, call, in->tournament, *user, password_right);
}

Handling enter_listed(const DirectorAccess& directing, const RequestRunner& runner,
                      db::Users& users, db::Blocks& blocks, db::Ratings& ratings,
                      const live::WallClock& clock, CallPtr call) {
  const auto in = co_await directors_view(directing, call);
  if (!in) co_return;
  const auto text = wire::parse_entrants(call->body());
  if (!text) co_return call->refuse(text.error());
  co_await runner.in_on_demand(call);
  auto wish = entry_of_all(users, blocks, ratings, clock, *call, *text, in->tournament);
  if (!wish) co_return call->fail(wish.error());
  co_await send(directing, call, *std::move(wish));
}

Handling leave_tournament(const DirectorAccess& directing, db::Users& users, CallPtr call) {
  const auto in = co_await view_to_act_on(directing, call);
  if (!in) co_return;
  const auto user = named_entrant(users, call);
  if (!user) co_return;
  if (user->id != call->bearer()->user)
    if (const auto why = why_not_directing(directing, *call, in->tournament,
                                           reason::tournament::player_or_director()))
      co_return call->fail(*why);
  auto reason = wire::parse_act_reason(call->body());
  if (!reason) co_return call->refuse(reason.error());
  co_await send(directing, call,
                {.what = tournament::Leave{user->id},
                 .reason = *std::move(reason),
                 .names = {{user->id, user->name}}});
}

Handling answer_entry(const DirectorAccess& directing, db::Users& users, CallPtr call) {
  if (!co_await directors_view(directing, call)) co_return;
  const auto body = wire::parse_entry_answer(call->body());
  if (!body) co_return call->refuse(body.error());
  const auto user = named_entrant(users, call);
  if (!user) co_return;
  co_await send(directing, call,
                {.what = tournament::AnswerEntry{.user = user->id, .accepted = body->accepted},
                 .reason = body->reason,
                 .names = {{user->id, user->name}}});
}

Handling change_tournament(const DirectorAccess& directing, const RequestRunner& runner,
                           const SiteConfig& config, CallPtr call) {
  const auto in = co_await directors_view(directing, call);
  if (!in) co_return;
  auto body = wire::parse_tournament_change(call->body(), in->tournament.settings());
  if (!body) co_return call->refuse(body.error());
  if (const auto wrong = why_no_entry_password(*body)) co_return call->refuse(*wrong);
  if (const auto why = why_no_factor(directing, *call, body->settings)) co_return call->fail(*why);
  const bool goes_on_anew = body->settings.promotion != in->tournament.settings().promotion;
  if (goes_on_anew)
    if (const auto why = why_not_promoting(directing, *call, body->settings))
      co_return call->refuse(*why);
  if (body->has_password) {
    co_await runner.in_passwords(call);
    auto& hash = body->settings.entry.password_hash;
    hash = auth::hash_password(hash, config.password_cost);
  }
  co_await send(directing, call, {.what = tournament::Edit{std::move(body->settings)}});
}

Handling set_directors(const DirectorAccess& directing, db::Users& users, db::Blocks& blocks,
                       CallPtr call) {
  const auto in = co_await directors_view(directing, call);
  if (!in) co_return;
  const auto body = wire::parse_directors(call->body());
  if (!body) co_return call->refuse(body.error());
  Wish wish{.what = tournament::ChangeDirectors{}, .reason = body->reason};
  tournament::ChangeDirectors change;
  for (const auto& name : body->usernames) {
    const auto user = users.by_name(name);
    if (!user)
      co_return call->refuse(wire::wrong_field("usernames", reason::field::players_names()));
    if (!in->tournament.directed_by(user->id))
      if (const auto may = blocks.may_name(call->bearer()->user, user->id); !may)
        co_return call->fail(may.error());
    if (wish.names.emplace(user->id, user->name).second) change.directors.push_back(user->id);
  }
  wish.what = std::move(change);
  co_await send(directing, call, std::move(wish));
}

Handling start_tournament(const DirectorAccess& directing, CallPtr call) {
  return plain_act(directing, std::move(call), tournament::Start{});
}

Handling draw_round(const DirectorAccess& directing, CallPtr call) {
  return plain_act(directing, std::move(call), tournament::DrawRound{}, 201);
}

Handling discard_round(const DirectorAccess& directing, CallPtr call) {
  const int round = path_number(call, 1);
  return plain_act(directing, std::move(call), tournament::DiscardRound{round});
}

Handling publish_round(const DirectorAccess& directing, CallPtr call) {
  const int round = path_number(call, 1);
  return plain_act(directing, std::move(call), tournament::PublishRound{round});
}

Handling pause_tournament(const DirectorAccess& directing, CallPtr call) {
  if (!co_await directors_view(directing, call)) co_return;
  auto reason = wire::parse_act_reason(call->body());
  if (!reason) co_return call->refuse(reason.error());
  if (reason->empty())
    co_return call->refuse(wire::wrong_field("reason", reason::tournament::message_missing()));
  co_await send(directing, call, {.what = tournament::PauseAll{}, .reason = *std::move(reason)});
}

Handling resume_tournament(const DirectorAccess& directing, CallPtr call) {
  return plain_act(directing, std::move(call), tournament::ResumeAll{});
}

Handling finish_tournament(const DirectorAccess& directing, CallPtr call) {
  return plain_act(directing, std::move(call), tournament::Finish{});
}

Handling cancel_tournament(const DirectorAccess& directing, CallPtr call) {
  return plain_act(directing, std::move(call), tournament::Cancel{});
}

Handling set_game_result(const DirectorAccess& directing, CallPtr call) {
  const auto in = co_await directors_view(directing, call);
  if (!in) co_return;
  const auto body = wire::parse_result(call->body());
  if (!body) co_return call->refuse(body.error());
  const auto key = in->key_of({wire::parse_id(call->path_text(1)).value_or(0)});
  if (!key) co_return call->fail({Code::not_found, reason::tournament::not_its_game()});
  const bool first_is_white = in->tournament.game(*key)->first_is_white;
  co_await send(
      directing, call,
      {.what = tournament::SetResult{.game = *key, .outcome = outcome_of(*body, first_is_white)},
       .reason = body->reason});
}

}  // namespace crownhead::api
