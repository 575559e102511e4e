#include "server/api/accounts.hpp"

#include "server/api/attempt.hpp"
#include "server/api/router.hpp"
#include "server/auth/password.hpp"
#include "server/auth/secret.hpp"
#include "server/net/address.hpp"
#include "server/net/url.hpp"
#include "server/wire/bodies.hpp"

namespace crownhead::api {
namespace {

constexpr Millis session_lasts = seconds(std::int64_t{180} * 24 * 60 * 60);

std::string cookie_text(const Site& site, std::string_view secret, Millis age) {
  const bool secure = site.config.public_url.starts_with("https://");
  return std::string(session_cookie) + "=" + std::string(secret) +
         "; Path=/; HttpOnly; SameSite=Lax; Max-Age=" + std::to_string(age.count / 1000) +
         (secure ? "; Secure" : "");
}

/// Refuses with 429 if `key` has used up its allowance.
bool limited(const Site& site, net::RateLimit& limit, const CallPtr& call, std::string_view key) {
  if (!site.config.limits) return false;
  const Millis wait = limit.use(key, site.clock.now());
  if (wait == Millis{0}) return false;
  const auto after = std::to_string((wait.count + 999) / 1000);
  call->fail({Code::rate_limited, "too many tries; wait " + after + " s and try again"},
             {{"Retry-After", after}});
  return true;
}

/// Opens a session and answers with its cookie.
void open_session(Site& site, const CallPtr& call, int status, UserId user,
                  const std::string& name) {
  const auto secret = auth::make_secret(auth::SecretKind::session);
  const Instant now = site.clock.now();
  site.sessions.open(auth::hash_secret(secret), user, now, now + session_lasts,
                     [&site, call, status, user, name, secret](Result<void> opened) {
                       answer(call, std::move(opened), [&] {
                         call->json(status, wire::account_made_json(user.value, name),
                                    {{"Set-Cookie", cookie_text(site, secret, session_lasts)}});
                       });
                     });
}

std::optional<wire::Problem> wrong_account(const wire::AccountBody& body) {
  wire::Problem problem;
  if (const auto ok = auth::check_username_rule(body.username); !ok)
    problem.fields.push_back({"username", ok.error().detail});
  if (const auto ok = auth::check_password_rule(body.password, body.username); !ok)
    problem.fields.push_back({"password", ok.error().detail});
  if (problem.fields.empty()) return std::nullopt;
  problem.error = {Code::invalid_field, problem.fields.front().detail};
  return problem;
}

void busy(const CallPtr& call) {
  call->fail({Code::busy, "many people sign in just now; try again in a moment"});
}

void store_account(Site& site, const CallPtr& call, const wire::AccountBody& body) {
  db::NewUser user{.name = body.username,
                   .password_hash = auth::hash_password(body.password, site.config.password_cost),
                   .email = body.email,
                   .time_zone = body.time_zone,
                   .locale = body.locale};
  site.users.create(std::move(user), site.clock.now(), call->key(),
                    [&site, call, name = body.username](Result<db::Made<UserId>> made) {
                      answer(call, std::move(made), [&](const db::Made<UserId>& account) {
                        open_session(site, call, 201, account.id, name);
                      });
                    });
}

void check_password(Site& site, const CallPtr& call, const wire::SignInBody& body) {
  const auto user = site.users.by_name(body.username);
  // An unknown name costs the same time as a wrong password, so that names cannot be told apart.
  static const std::string nobody = auth::hash_password("nobody", site.config.password_cost);
  const bool right = auth::password_matches(user ? user->password_hash : nobody, body.password);
  if (!user || !right) {
    call->fail({Code::not_signed_in, "the name or the password is wrong; check both"});
    return;
  }
  site.limits.sign_ins_by_name.give_back(user->name);
  open_session(site, call, 200, user->id, user->name);
}

/// Runs `work` in the workers; what it throws is answered and logged.
template <class Work>
void in_workers(Site& site, const CallPtr& call, Work work) {
  const bool taken =
      site.workers.run([&site, call, work = std::move(work)] { attempt(site, call, work); });
  if (!taken) busy(call);
}

void answer_account(const CallPtr& call, const db::User& user) {
  call->json(200, wire::account_json({.id = user.id.value,
                                      .username = user.name,
                                      .email = user.email,
                                      .time_zone = user.time_zone,
                                      .locale = user.locale,
                                      .created = user.created}));
}

}  // namespace

void create_account(Site& site, const CallPtr& call) {
  const auto body = wire::parse_account(call->body());
  if (!body) return call->refuse(body.error());
  if (const auto wrong = wrong_account(*body)) return call->refuse(*wrong);
  if (limited(site, site.limits.accounts_by_address, call,
              net::address_key(call->request().remote)))
    return;
  in_workers(site, call, [&site, call, body = *body] { store_account(site, call, body); });
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
  in_workers(site, call, [&site, call, body = *body] { check_password(site, call, body); });
}

void sign_out(Site& site, const CallPtr& call) {
  const auto gone = [&site, call] {
    call->empty(204, {{"Set-Cookie", cookie_text(site, "", Millis{0})}});
  };
  const auto secret = net::cookie(call->request(), session_cookie);
  if (!secret || !auth::is_secret(auth::SecretKind::session, *secret)) return gone();
  site.sessions.close(auth::hash_secret(*secret),
                      [call, gone](Result<void> closed) { answer(call, std::move(closed), gone); });
}

void get_account(Site& site, const CallPtr& call) {
  const auto user = site.users.by_id(call->bearer()->user);
  if (!user) return call->fail({Code::not_found, "this account is gone; make a new one"});
  answer_account(call, *user);
}

void change_account(Site& site, const CallPtr& call) {
  const auto body = wire::parse_profile(call->body());
  if (!body) return call->refuse(body.error());
  site.users.change_profile(
      call->bearer()->user,
      {.email = body->email, .time_zone = body->time_zone, .locale = body->locale},
      [&site, call](Result<void> changed) {
        answer(call, std::move(changed), [&] {
          // Not here: the writer reads nothing.
          auto& threads = site.hubs.threads();
          threads.run_on(threads.home(call->bearer()->user.value),
                         [&site, call] { attempt(site, call, [&] { get_account(site, call); }); });
        });
      });
}

void get_user(Site& site, const CallPtr& call) {
  const auto user = site.users.by_name(call->path_text());
  if (!user) return call->fail({Code::not_found, "no player has this name; check the spelling"});
  call->json(200, wire::user_json(user->name, user->created));
}

void create_token(Site& site, const CallPtr& call) {
  const auto body = wire::parse_token(call->body());
  if (!body) return call->refuse(body.error());
  const auto token = auth::make_secret(auth::SecretKind::token);
  site.sessions.create_token(
      auth::hash_secret(token), call->bearer()->user, body->name, body->scopes, site.clock.now(),
      token, call->key(), [call](Result<db::Made<TokenId>> made) {
        answer(call, std::move(made),
               [&](const db::Made<TokenId>& t) { call->json(201, wire::token_json(t.answer)); });
      });
}

}  // namespace crownhead::api
