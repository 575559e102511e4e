#include "server/api/sessions.hpp"

#include "server/api/credentials.hpp"
#include "server/api/guards.hpp"
#include "server/auth/device.hpp"
#include "server/auth/password.hpp"
#include "server/auth/recovery_code.hpp"
#include "server/auth/secret.hpp"
#include "server/auth/totp.hpp"
#include "server/net/address.hpp"
#include "server/net/url.hpp"
#include "server/wire/account_json.hpp"
#include "server/wire/bodies.hpp"

namespace crownhead::api {
namespace {

constexpr Millis session_lasts = seconds(std::int64_t{180} * 24 * 60 * 60);

std::string cookie_text(const Site& site, std::string_view secret, Millis age) {
  return std::string(session_cookie(site.config)) + "=" + std::string(secret) +
         "; Path=/; HttpOnly; SameSite=Lax; Max-Age=" + std::to_string(age.count / 1000) +
         (site.config.by_tls() ? "; Secure" : "");
}

void enter(Site& site, const CallPtr& call, const db::User& user) {
  site.limits.sign_ins_by_name.give_back(user.name);
  open_session(site, call, 200, user.id, user.name);
}

/// The code is of an authenticator, or one of the recovery codes.
void check_code(Site& site, const CallPtr& call, const db::User& user, const db::FactorKey& key,
                const std::string& code) {
  const auto done = [&site, call, user](Result<void> used) {
    answer(call, std::move(used), [&] { enter(site, call, user); });
  };
  if (const auto step = auth::matching_totp_step(key, code, site.clock.now()))
    return site.factors.use_step(user.id, *step, done);
  const auto recovery = auth::tidy_recovery_code(code);
  if (recovery.empty())
    return call->fail({Code::not_signed_in, "the code is wrong; take the one that is shown now"});
  site.factors.use_recovery_code(user.id, auth::hash_secret(recovery), done);
}

void close_sockets(Site& site, UserId user, SessionId session) {
  site.sockets.close(site.hubs.threads(), user,
                     [session](const db::Bearer& b) { return b.session == session; });
}

void check_password(Site& site, const CallPtr& call, const wire::SignInBody& body) {
  const auto user = site.users.by_name(body.username);
  // An unknown name costs the same time as a wrong password, so that names cannot be told apart.
  static const std::string nobody = auth::hash_password("nobody", site.config.password_cost);
  const bool known = user && !user->closed;
  const bool right = auth::password_matches(known ? user->password_hash : nobody, body.password);
  if (!known || !right)
    return call->fail({Code::not_signed_in, "the name or the password is wrong; check both"});
  if (user->banned)
    return call->fail({Code::forbidden, "this account is banned: " + user->ban_reason});
  const auto factor = site.factors.find(user->id);
  if (!factor || !factor->confirmed) return enter(site, call, *user);
  if (body.code) return check_code(site, call, *user, factor->key, *body.code);
  site.limits.sign_ins_by_name.give_back(user->name);
  call->fail({Code::second_factor_needed, "send the code of your authenticator too, as code"});
}

}  // namespace

void open_session(Site& site, const CallPtr& call, int status, UserId user,
                  const std::string& name) {
  const auto secret = auth::make_secret(auth::SecretKind::session);
  const Instant now = site.clock.now();
  db::Device device{.name = auth::device_name(call->request().header("User-Agent")),
                    .address = call->request().remote};
  site.sessions.open(auth::hash_secret(secret), user, std::move(device), now, now + session_lasts,
                     [&site, call, status, user, name, secret](Result<void> opened) {
                       answer(call, std::move(opened), [&] {
                         call->json(status, wire::account_made_json(user.value, name),
                                    {{"Set-Cookie", cookie_text(site, secret, session_lasts)}});
                       });
                     });
}

void answer_signed_out(const Site& site, const CallPtr& call) {
  call->empty(204, {{"Set-Cookie", cookie_text(site, "", Millis{0})}});
}

void sign_in(Site& site, const CallPtr& call) {
  const auto body = wire::parse_sign_in(call->body());
  if (!body) return call->refuse(body.error());
  if (limited(site, site.limits.sign_ins_by_address, call,
              net::address_key(call->request().remote)))
    return;
  const auto user = site.users.by_name(body->username);
  const std::string& name = user ? user->name : body->username;
  if (limited(site, site.limits.sign_ins_by_name, call, name)) return;
  in_passwords(site, call, [&site, call, body = *body] { check_password(site, call, body); });
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
  site.sessions.end_others(user, kept, [&site, call, user, kept](Result<void> ended) {
    answer(call, std::move(ended), [&] {
      site.sockets.close(site.hubs.threads(), user,
                         [kept](const db::Bearer& b) { return b.session && *b.session != kept; });
      call->empty(204);
    });
  });
}

}  // namespace crownhead::api
