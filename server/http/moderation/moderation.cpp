#include "server/http/moderation/moderation.hpp"

#include "rules/accounts/role.hpp"
#include "rules/reasons.hpp"
#include "server/http/sign_in/guards.hpp"
#include "server/http/studies/studies.hpp"
#include "server/http/tournaments/disputes.hpp"
#include "server/wire/account/account_bodies.hpp"
#include "server/wire/account/account_json.hpp"
#include "server/wire/game/lobby_json.hpp"

namespace crownhead::api {
namespace {

constexpr int page_size = 50;

db::Moderator moderator(const live::WallClock& clock, const CallPtr& call, std::string reason) {
  return {.actor = call->bearer()->user, .at = clock.now(), .reason = std::move(reason)};
}

/// Returns the number in `cursor`, or `otherwise` without one. Answers and returns nullopt if it is
/// invalid.
std::optional<std::int64_t> cursor_of(const CallPtr& call, std::int64_t otherwise) {
  const auto text = call->query("cursor");
  if (!text) return otherwise;
  const auto number = wire::parse_id(*text);
  if (!number) call->refuse(wire::wrong_field("cursor", reason::field::cursor()));
  return number;
}

/// Returns the player named in the path if the asker's role is above theirs; answers otherwise.
std::optional<db::User> player_below(db::Users& users, const CallPtr& call) {
  auto user = named_user(users, call);
  if (!user || accounts::may_moderate(call->bearer()->role, user->role)) return user;
  call->fail({Code::forbidden, reason::account::role_above_yours()});
  return std::nullopt;
}

/// Returns the study of the path if the asker's role is above its owner's; answers otherwise.
std::optional<db::StudyHead> study_below(const db::Studies& studies, db::Users& users,
                                         const CallPtr& call) {
  const auto study = shown_study(studies, call);
  if (!study) return std::nullopt;
  const auto owner = users.by_id(study->head.owner);
  if (owner && accounts::may_moderate(call->bearer()->role, owner->role)) return study->head;
  call->fail({Code::forbidden, reason::account::role_above_yours()});
  return std::nullopt;
}

/// Notifies the followers of the study, then answers 204 or the error.

/// Returns why the study cannot be reported; nullopt if it can.
std::optional<wire::Problem> why_no_study(const db::Studies& studies, const CallPtr& call,
                                          const db::NewReport& report) {
  if (!report.study) return std::nullopt;
  const auto study = studies.find(*report.study);
  if (!study || !study->shown_to(call->user()))
    return wire::wrong_field("study", reason::study::none_of_this_id());
  if (study->head.owner != report.about)
    return wire::wrong_field("username", reason::moderation::owner_of_the_study());
  return std::nullopt;
}

}  // namespace

Handling report_player(const db::Users& users, const db::Studies& studies, Limits& limits,
                       const DisputeDesk& arbitration, CallPtr call) {
  const auto body = wire::parse_report(call->body());
  if (!body) co_return call->refuse(body.error());
  const auto about = users.by_name(body->username);
  if (!about)
    co_return call->refuse(wire::wrong_field("username", reason::field::players_name_check()));
  db::NewReport report{.from = call->bearer()->user,
                       .about = about->id,
                       .game = body->game,
                       .kind = body->kind,
                       .text = body->text,
                       .study = body->study};
  if (const auto wrong = why_no_study(studies, call, report)) co_return call->refuse(*wrong);
  if (limits.refuses(limits.reports_by_name, call, call->bearer()->name)) co_return;
  if (report.kind == db::ReportKind::dispute)
    co_return co_await bring_dispute(arbitration, call, std::move(report));
  const auto made = co_await live::awaited<Result<db::Made<ReportId>>>([&](auto done) {
    arbitration.moderation.report(std::move(report), arbitration.directing.clock.now(), call->key(),
                                  std::move(done));
  });
  if (!made) co_return call->fail(made.error());
  call->json(201, wire::made_json(made->id.value));
}

void list_reports(db::Moderation& moderation, const CallPtr& call) {
  if (const auto after = cursor_of(call, 0))
    call->json(200, wire::reports_json(moderation.open_reports(*after, page_size)));
}

Handling close_report(db::Moderation& moderation, const live::WallClock& clock, CallPtr call) {
  auto reason = wire::parse_reason(call->body());
  if (!reason) co_return call->refuse(reason.error());
  call->no_content(co_await live::awaited<Result<void>>([&](auto done) {
    moderation.close_report({call->path_id()}, moderator(clock, call, *std::move(reason)),
                            std::move(done));
  }));
}

Handling ban_player(db::Users& users, db::Moderation& moderation, const live::WallClock& clock,
                    live::Lobby& lobby, OpenSockets& sockets, live::StudyFollowers& followers,
                    CallPtr call) {
  auto reason = wire::parse_reason(call->body());
  if (!reason) co_return call->refuse(reason.error());
  const auto user = player_below(users, call);
  if (!user) co_return;
  const auto banned = co_await live::awaited<Result<void>>([&](auto done) {
    moderation.ban(user->id, moderator(clock, call, *std::move(reason)), std::move(done));
  });
  if (!banned) co_return call->fail(banned.error());
  lobby.drop(user->id);
  sockets.close_all(user->id);
  followers.recheck_access(user->id);
  call->empty(204);
}

Handling unban_player(db::Users& users, db::Moderation& moderation, const live::WallClock& clock,
                      CallPtr call) {
  auto reason = wire::parse_reason(call->body());
  if (!reason) co_return call->refuse(reason.error());
  const auto user = player_below(users, call);
  if (!user) co_return;
  call->no_content(co_await live::awaited<Result<void>>([&](auto done) {
    moderation.unban(user->id, moderator(clock, call, *std::move(reason)), std::move(done));
  }));
}

Handling ban_from_chat(db::Users& users, db::Moderation& moderation, const live::WallClock& clock,
                       CallPtr call) {
  auto reason = wire::parse_reason(call->body());
  if (!reason) co_return call->refuse(reason.error());
  const auto user = player_below(users, call);
  if (!user) co_return;
  call->no_content(co_await live::awaited<Result<void>>([&](auto done) {
    moderation.ban_from_chat(user->id, moderator(clock, call, *std::move(reason)), std::move(done));
  }));
}

Handling unban_from_chat(db::Users& users, db::Moderation& moderation, const live::WallClock& clock,
                         CallPtr call) {
  auto reason = wire::parse_reason(call->body());
  if (!reason) co_return call->refuse(reason.error());
  const auto user = player_below(users, call);
  if (!user) co_return;
  call->no_content(co_await live::awaited<Result<void>>([&](auto done) {
    moderation.unban_from_chat(user->id, moderator(clock, call, *std::move(reason)),
                               std::move(done));
  }));
}

Handling hide_study(const db::Studies& studies, db::Users& users, db::Moderation& moderation,
                    live::StudyFollowers& followers, const live::WallClock& clock, CallPtr call) {
  auto reason = wire::parse_reason(call->body());
  if (!reason) co_return call->refuse(reason.error());
  const auto study = study_below(studies, users, call);
  if (!study) co_return;
  const auto changed = co_await live::awaited<Result<void>>([&](auto done) {
    moderation.hide_study(study->id, study->owner, moderator(clock, call, *std::move(reason)),
                          std::move(done));
  });
  if (changed) followers.notify(study->id);
  call->no_content(changed);
}

Handling unhide_study(const db::Studies& studies, db::Users& users, db::Moderation& moderation,
                      live::StudyFollowers& followers, const live::WallClock& clock, CallPtr call) {
  auto reason = wire::parse_reason(call->body());
  if (!reason) co_return call->refuse(reason.error());
  const auto study = study_below(studies, users, call);
  if (!study) co_return;
  const auto changed = co_await live::awaited<Result<void>>([&](auto done) {
    moderation.unhide_study(study->id, study->owner, moderator(clock, call, *std::move(reason)),
                            std::move(done));
  });
  if (changed) followers.notify(study->id);
  call->no_content(changed);
}

Handling set_role(db::Users& users, db::Moderation& moderation, const live::WallClock& clock,
                  OpenSockets& sockets, CallPtr call) {
  const auto body = wire::parse_role(call->body());
  if (!body) co_return call->refuse(body.error());
  const auto user = player_below(users, call);
  if (!user) co_return;
  if (body->role == accounts::Role::admin)
    co_return call->refuse(wire::wrong_field("role", reason::account::no_admin_by_web()));
  const auto reason = std::string(role_name(body->role)) + ": " + body->reason;
  const auto set = co_await live::awaited<Result<void>>([&](auto done) {
    moderation.set_role(user->id, body->role, moderator(clock, call, reason), std::move(done));
  });
  // An open socket keeps its old rights.
  if (set) sockets.close_all(user->id);
  call->no_content(set);
}

void list_titles(db::Moderation& moderation, const CallPtr& call) {
  if (const auto after = cursor_of(call, 0))
    call->json(200, wire::claimed_titles_json(moderation.claimed_titles(*after, page_size)));
}

Handling decide_title(db::Users& users, db::Moderation& moderation, const RequestRunner& runner,
                      live::TournamentRooms& tournament_rooms, const live::WallClock& clock,
                      CallPtr call) {
  const auto body = wire::parse_title(call->body());
  if (!body) co_return call->refuse(body.error());
  const auto user = named_user(users, call);
  if (!user) co_return;
  auto by = moderator(clock, call, body->title + ": " + body->reason);
  const auto decided = co_await live::awaited<Result<void>>([&](auto done) {
    if (body->confirmed)
      moderation.confirm_title(user->id, body->title, std::move(by), std::move(done));
    else
      moderation.remove_title(user->id, body->title, std::move(by), std::move(done));
  });
  if (!decided) co_return call->fail(decided.error());
  co_await runner.in_reads(call);
  tournament_rooms.identify(user->id, users.identity_of(user->id));
  call->empty(204);
}

void list_moderation(db::Moderation& moderation, const CallPtr& call) {
  if (const auto before = cursor_of(call, INT64_MAX))
    call->json(200, wire::moderation_log_json(moderation.log(*before, page_size)));
}

}  // namespace crownhead::api
