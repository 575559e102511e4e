#include "server/api/moderation.hpp"

#include "rules/accounts/role.hpp"
#include "rules/reasons.hpp"
#include "server/api/disputes.hpp"
#include "server/api/guards.hpp"
#include "server/wire/account_bodies.hpp"
#include "server/wire/account_json.hpp"
#include "server/wire/lobby_json.hpp"

namespace crownhead::api {
namespace {

constexpr int page_size = 50;

db::Moderator moderator(const Site& site, const CallPtr& call, std::string reason) {
  return {.actor = call->bearer()->user, .at = site.clock.now(), .reason = std::move(reason)};
}

/// The number in `cursor`; `otherwise` without one. Answers and gives nullopt if it is none.
std::optional<std::int64_t> cursor_of(const CallPtr& call, std::int64_t otherwise) {
  const auto text = call->query("cursor");
  if (!text) return otherwise;
  const auto number = wire::parse_id(*text);
  if (!number) call->refuse(wire::wrong_field("cursor", reason::field::cursor()));
  return number;
}

/// The player of the path, if the one who asks stands above them; else answers.
std::optional<db::User> player_below(const Site& site, const CallPtr& call) {
  auto user = named_user(site, call);
  if (!user || accounts::may_moderate(call->bearer()->role, user->role)) return user;
  call->fail({Code::forbidden, reason::account::role_above_yours()});
  return std::nullopt;
}

}  // namespace

void report_player(Site& site, const CallPtr& call) {
  const auto body = wire::parse_report(call->body());
  if (!body) return call->refuse(body.error());
  const auto about = site.users.by_name(body->username);
  if (!about)
    return call->refuse(wire::wrong_field("username", reason::field::players_name_check()));
  if (limited(site, site.limits.reports_by_name, call, call->bearer()->name)) return;
  db::NewReport report{.from = call->bearer()->user,
                       .about = about->id,
                       .game = body->game,
                       .kind = body->kind,
                       .text = body->text};
  if (report.kind == db::ReportKind::dispute) return bring_dispute(site, call, std::move(report));
  site.moderation.report(std::move(report), site.clock.now(), call->key(),
                         [call](Result<db::Made<ReportId>> made) {
                           answer(call, std::move(made), [&](const db::Made<ReportId>& stored) {
                             call->json(201, wire::made_json(stored.id.value));
                           });
                         });
}

void list_reports(Site& site, const CallPtr& call) {
  if (const auto after = cursor_of(call, 0))
    call->json(200, wire::reports_json(site.moderation.open_reports(*after, page_size)));
}

void close_report(Site& site, const CallPtr& call) {
  auto reason = wire::parse_reason(call->body());
  if (!reason) return call->refuse(reason.error());
  site.moderation.close_report({call->path_id()}, moderator(site, call, *std::move(reason)),
                               no_content(call));
}

void ban_player(Site& site, const CallPtr& call) {
  auto reason = wire::parse_reason(call->body());
  if (!reason) return call->refuse(reason.error());
  const auto user = player_below(site, call);
  if (!user) return;
  site.moderation.ban(user->id, moderator(site, call, *std::move(reason)),
                      [&site, call, id = user->id](Result<void> banned) {
                        answer(call, std::move(banned), [&] {
                          site.lobby.drop(id);
                          site.sockets.close(site.hubs.threads(), id,
                                             [](const db::Bearer&) { return true; });
                          call->empty(204);
                        });
                      });
}

void unban_player(Site& site, const CallPtr& call) {
  auto reason = wire::parse_reason(call->body());
  if (!reason) return call->refuse(reason.error());
  if (const auto user = player_below(site, call))
    site.moderation.unban(user->id, moderator(site, call, *std::move(reason)), no_content(call));
}

void ban_from_chat(Site& site, const CallPtr& call) {
  auto reason = wire::parse_reason(call->body());
  if (!reason) return call->refuse(reason.error());
  if (const auto user = player_below(site, call))
    site.moderation.ban_from_chat(user->id, moderator(site, call, *std::move(reason)),
                                  no_content(call));
}

void unban_from_chat(Site& site, const CallPtr& call) {
  auto reason = wire::parse_reason(call->body());
  if (!reason) return call->refuse(reason.error());
  if (const auto user = player_below(site, call))
    site.moderation.unban_from_chat(user->id, moderator(site, call, *std::move(reason)),
                                    no_content(call));
}

void set_role(Site& site, const CallPtr& call) {
  const auto body = wire::parse_role(call->body());
  if (!body) return call->refuse(body.error());
  const auto user = player_below(site, call);
  if (!user) return;
  if (body->role == accounts::Role::admin)
    return call->refuse(wire::wrong_field("role", reason::account::no_admin_by_web()));
  const auto reason = std::string(role_name(body->role)) + ": " + body->reason;
  site.moderation.set_role(user->id, body->role, moderator(site, call, reason),
                           [&site, call, id = user->id](Result<void> set) {
                             answer(call, std::move(set), [&] {
                               // What a socket may is that of when it was opened.
                               site.sockets.close(site.hubs.threads(), id,
                                                  [](const db::Bearer&) { return true; });
                               call->empty(204);
                             });
                           });
}

void list_moderation(Site& site, const CallPtr& call) {
  if (const auto before = cursor_of(call, INT64_MAX))
    call->json(200, wire::moderation_log_json(site.moderation.log(*before, page_size)));
}

}  // namespace crownhead::api
