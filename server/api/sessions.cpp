#include "server/api/sessions.hpp"

#include "rules/reasons.hpp"
#include "server/api/credentials.hpp"
#include "server/api/guard_notice.hpp"
#include "server/api/guards.hpp"
#include "server/api/query.hpp"
#include "server/api/sign_in_tries.hpp"
#include "server/auth/device.hpp"
#include "server/auth/password.hpp"
#include "server/auth/recovery_code.hpp"
#include "server/auth/secret.hpp"
#include "server/auth/totp.hpp"
#include "server/net/url.hpp"
#include "server/wire/account_json.hpp"
#include "server/wire/bodies.hpp"

namespace crownhead::api {
namespace {

constexpr Millis session_lasts = seconds(std::int64_t{180} * 24 * 60 * 60);

std::string session_text(const Site& site, std::string_view secret, Millis age) {
  return cookie_text(site.config, session_cookie(site.config), secret, age);
}

void enter(Site& site, const CallPtr& call, const db::User& user, const SignInTry& tried) {
  give_back(site, tried);
  welcome(site, call, 200, user.id, user.name);
}

/// The code is of an authenticator, or one of the recovery codes. Who sends one wrong code after
/// another knows the password: its owner is told, and there is a pause.
void check_code(Site& site, const CallPtr& call, const db::User& user, const db::FactorKey& key,
                const std::string& code, const SignInTry& tried) {
  const auto counted =
      site.config.limits ? site.code_tries.use(user.id, site.clock.now()) : CodeTries::Try{};
  if (counted.wait > Millis{0}) return call->refuse_for_now(counted.wait);
  const auto done = [&site, call, user, tried, counted,
                     contact = site.contacts.of(user.id)](Result<void> used) {
    if (!used && counted.last)
      tell_of_guard(site, contact, {.change = accounts::GuardChange::codes_tried});
    answer(call, std::move(used), [&] {
      site.code_tries.forget(user.id);
      enter(site, call, user, tried);
    });
  };
  if (const auto step = auth::matching_totp_step(key, code, site.clock.now()))
    return site.factors.use_step(user.id, *step, done);
  const auto recovery = auth::tidy_recovery_code(code);
  if (recovery.empty()) return done(fail(Code::not_signed_in, reason::account::wrong_code()));
  site.factors.use_recovery_code(user.id, auth::hash_secret(recovery), done);
}

void close_sockets(Site& site, UserId user, SessionId session) {
  site.sockets.close(site.hubs.threads(), user,
                     [session](const db::Bearer& b) { return b.session == session; });
}

/// Hashes the password anew if the cost has been raised since.
void keep_to_cost(Site& site, const db::User& user, const std::string& password) {
  const auto& cost = site.config.password_cost;
  if (auth::needs_rehash(user.password_hash, cost))
    site.users.rehash_password(user.id, user.password_hash, auth::hash_password(password, cost));
}

void check_password(Site& site, const CallPtr& call, const wire::SignInBody& body,
                    const SignInTry& tried) {
  const auto user = site.users.by_name(body.username);
  // An unknown name costs the same time as a wrong password, so that names cannot be told apart.
  static const std::string nobody = auth::hash_password("nobody", site.config.password_cost);
  const bool known = user && !user->password_hash.empty();
  const bool right = auth::password_matches(known ? user->password_hash : nobody, body.password);
  if (!known || !right)
    return call->fail({Code::not_signed_in, reason::account::wrong_name_or_password()});
  if (user->banned) return call->fail({Code::forbidden, reason::account::banned(user->ban_reason)});
  keep_to_cost(site, *user, body.password);
  const auto factor = site.factors.find(user->id);
  if (!factor || !factor->confirmed) return enter(site, call, *user, tried);
  if (body.code) return check_code(site, call, *user, factor->key, *body.code, tried);
  give_back(site, tried);
  call->fail({Code::second_factor_needed, reason::account::send_code()});
}

}  // namespace

void welcome(Site& site, const CallPtr& call, int status, UserId user, const std::string& name) {
  open_session(site, call, status, user, name, {{"Set-Cookie", note_place(site, call, user)}});
}

void open_session(Site& site, const CallPtr& call, int status, UserId user, const std::string& name,
                  net::Headers cookies) {
  const auto secret = auth::make_secret(auth::SecretKind::session);
  const Instant now = site.clock.now();
  db::Device device{.name = auth::device_name(call->request().header("User-Agent")),
                    .address = call->request().remote};
  site.sessions.open(auth::hash_secret(secret), user, std::move(device), now, now + session_lasts,
                     [&site, call, status, user, name, secret,
                      cookies = std::move(cookies)](Result<void> opened) mutable {
                       answer(call, std::move(opened), [&] {
                         cookies.insert(cookies.begin(),
                                        {"Set-Cookie", session_text(site, secret, session_lasts)});
                         call->json(status, wire::account_made_json(user.value, name),
                                    std::move(cookies));
                       });
                     });
}

void answer_signed_out(const Site& site, const CallPtr& call) {
  call->empty(204, {{"Set-Cookie", session_text(site, "", Millis{0})}});
}

void sign_in(Site& site, const CallPtr& call) {
  const auto body = wire::parse_sign_in(call->body());
  if (!body) return call->refuse(body.error());
  const auto tried = begin_sign_in(site, call, site.users.by_name(body->username), body->username);
  if (!tried) return;
  in_passwords(site, call, [&site, call, body = *body, tried = *tried] {
    check_password(site, call, body, tried);
  });
}

void sign_out(Site& site, const CallPtr& call) {
  const auto secret = net::cookie(call->request(), session_cookie(site.config));
  if (!secret || !auth::is_secret(auth::SecretKind::session, *secret))
    return answer_signed_out(site, call);
  const auto hash = auth::hash_secret(*secret);
  const auto bearer = site.sessions.find_session(hash, site.clock.now());
  site.sessions.close(hash, [&site, call, bearer](Result<void> closed) {
    answer(call, std::move(closed), [&] {
      if (bearer) close_sockets(site, bearer->user, *bearer->session);
      answer_signed_out(site, call);
    });
  });
}

void list_sessions(Site& site, const CallPtr& call) {
  const auto& bearer = *call->bearer();
  call->json(200, wire::sessions_json(site.sessions.sessions_of(bearer.user, site.clock.now()),
                                      bearer.session));
}

void end_session(Site& site, const CallPtr& call) {
  const UserId user = call->bearer()->user;
  const SessionId session{call->path_id()};
  site.sessions.end(user, session, [&site, call, user, session](Result<void> ended) {
    answer(call, std::move(ended), [&] {
      close_sockets(site, user, session);
      call->empty(204);
    });
  });
}

void end_other_sessions(Site& site, const CallPtr& call) {
  const UserId user = call->bearer()->user;
  const SessionId kept = call->bearer()->session.value_or(SessionId{});
  const auto tokens = none_or<bool>(call->query("tokens"), {{"1", true}, {"0", false}}, "tokens");
  if (!tokens) return call->refuse(tokens.error());
  const bool all = tokens->value_or(false);
  site.sessions.end_others(user, kept, all ? std::optional(site.clock.now()) : std::nullopt,
                           [&site, call, user, kept, all](Result<void> ended) {
                             answer(call, std::move(ended), [&] {
                               site.sockets.close(site.hubs.threads(), user,
                                                  [kept, all](const db::Bearer& b) {
                                                    return b.session ? *b.session != kept : all;
                                                  });
                               call->empty(204);
                             });
                           });
}

}  // namespace crownhead::api
