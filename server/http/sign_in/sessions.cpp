#include "server/http/sign_in/sessions.hpp"

#include "rules/reasons.hpp"
#include "server/auth/device.hpp"
#include "server/auth/password.hpp"
#include "server/auth/recovery_code.hpp"
#include "server/auth/secret.hpp"
#include "server/auth/totp.hpp"
#include "server/http/query.hpp"
#include "server/http/sign_in/credentials.hpp"
#include "server/http/sign_in/guard_notice.hpp"
#include "server/http/sign_in/guards.hpp"
#include "server/http/sign_in/sign_in_tries.hpp"
#include "server/net/http/url.hpp"
#include "server/wire/account/account_json.hpp"
#include "server/wire/game/bodies.hpp"

namespace crownhead::api {
namespace {

constexpr Millis session_lasts = seconds(std::int64_t{180} * 24 * 60 * 60);

std::string session_text(const SiteConfig& config, std::string_view secret, Millis age) {
  return cookie_text(config, session_cookie(config), secret, age);
}

live::Awaitable<void> enter(const SignIns& sign_ins, const CallPtr& call, const db::User& user,
                            const SignInTry& tried) {
  give_back(sign_ins, tried);
  co_await welcome(sign_ins, call, 200, user.id, user.name);
}

/// Checks a code from an authenticator, or a recovery code. Someone who sends one wrong code after
/// another knows the password: the owner is notified, and a pause begins.
live::Awaitable<void> check_code(const SignIns& sign_ins, const AccountMail& mail,
                                 const CallPtr& call, const db::User& user,
                                 const db::FactorKey& key, const std::string& code,
                                 const SignInTry& tried) {
  auto& [config, sessions, factors, limits, code_tries, clock] = sign_ins;
  const auto counted = limits.on() ? code_tries.use(user.id, clock.now()) : CodeTries::Try{};
  if (counted.wait > Millis{0}) co_return call->refuse_for_now(counted.wait);
  const auto contact = mail.contacts.of(user.id);
  const auto step = auth::matching_totp_step(key, code, clock.now());
  const auto recovery = auth::tidy_recovery_code(code);
  Result<void> used = fail(Code::not_signed_in, reason::account::wrong_code());
  if (step || !recovery.empty())
    used = co_await live::awaited<Result<void>>([&](auto done) {
      if (step)
        sign_ins.factors.use_step(user.id, *step, std::move(done));
      else
        sign_ins.factors.use_recovery_code(user.id, auth::hash_secret(recovery), std::move(done));
    });
  if (!used) {
    if (counted.last)
      send_guard_notice(mail, contact, {.change = accounts::GuardChange::codes_tried});
    co_return call->fail(used.error());
  }
  code_tries.forget(user.id);
  co_await enter(sign_ins, call, user, tried);
}

/// Returns the player if the password is theirs and they may sign in; answers and returns nullopt
/// otherwise. Slow: call in the pool of passwords.
std::optional<db::User> owner_of_password(const Passwords& passwords, const CallPtr& call,
                                          const wire::SignInBody& body) {
  auto user = passwords.users.by_name(body.username);
  // An unknown name costs the same time as a wrong password, so that names cannot be probed.
  static const std::string nobody = hashed(passwords, "nobody");
  const bool known = user && !user->password_hash.empty();
  const auto match = auth::match_password(known ? user->password_hash : nobody, body.password);
  if (!known || match == auth::PasswordMatch::none) {
    call->fail({Code::not_signed_in, reason::account::wrong_name_or_password()});
    return std::nullopt;
  }
  if (user->banned) {
    call->fail({Code::forbidden, reason::account::banned(user->ban_reason)});
    return std::nullopt;
  }
  keep_hash_fresh(passwords, *user, body.password, match);
  return user;
}

}  // namespace

live::Awaitable<void> welcome(const SignIns& sign_ins, const CallPtr& call, int status, UserId user,
                              const std::string& name) {
  return open_session(sign_ins, call, status, user, name,
                      {{"Set-Cookie", note_place(sign_ins, call, user)}});
}

live::Awaitable<void> open_session(const SignIns& sign_ins, const CallPtr& call, int status,
                                   UserId user, const std::string& name, net::Headers cookies) {
  const auto secret = auth::make_secret(auth::SecretKind::session);
  const Instant now = sign_ins.clock.now();
  db::Device device{.name = auth::device_name(call->request().header("User-Agent")),
                    .address = call->request().remote};
  const auto opened = co_await live::awaited<Result<void>>([&](auto done) {
    sign_ins.sessions.open(auth::hash_secret(secret), user, std::move(device), now,
                           now + session_lasts, std::move(done));
  });
  if (!opened) co_return call->fail(opened.error());
  cookies.insert(cookies.begin(),
                 {"Set-Cookie", session_text(sign_ins.config, secret, session_lasts)});
  call->json(status, wire::account_made_json(user.value, name), std::move(cookies));
}

void answer_signed_out(const SiteConfig& config, const CallPtr& call) {
  call->empty(204, {{"Set-Cookie", session_text(config, "", Millis{0})}});
}

Handling sign_in(const Passwords& passwords, const SignIns& sign_ins, const AccountMail& mail,
                 CallPtr call) {
  const auto body = wire::parse_sign_in(call->body());
  if (!body) co_return call->refuse(body.error());
  const auto tried =
      begin_sign_in(sign_ins, call, passwords.users.by_name(body->username), body->username);
  if (!tried) co_return;
  co_await passwords.runner.in_passwords(call);
  const auto user = owner_of_password(passwords, call, *body);
  if (!user) co_return;
  const auto factor = sign_ins.factors.find(user->id);
  if (!factor || !factor->confirmed) co_return co_await enter(sign_ins, call, *user, *tried);
  if (body->code)
    co_return co_await check_code(sign_ins, mail, call, *user, factor->key, *body->code, *tried);
  give_back(sign_ins, *tried);
  call->fail({Code::second_factor_needed, reason::account::send_code()});
}

Handling sign_out(const SiteConfig& config, db::Sessions& sessions, const live::WallClock& clock,
                  OpenSockets& sockets, CallPtr call) {
  const auto secret = net::cookie(call->request(), session_cookie(config));
  if (!secret || !auth::is_secret(auth::SecretKind::session, *secret))
    co_return answer_signed_out(config, call);
  const auto hash = auth::hash_secret(*secret);
  const auto bearer = sessions.find_session(hash, clock.now());
  const auto closed = co_await live::awaited<Result<void>>(
      [&](auto done) { sessions.close(hash, std::move(done)); });
  if (!closed) co_return call->fail(closed.error());
  if (bearer) sockets.close_session(bearer->user, *bearer->session);
  answer_signed_out(config, call);
}

void list_sessions(db::Sessions& sessions, const live::WallClock& clock, const CallPtr& call) {
  const auto& bearer = *call->bearer();
  call->json(200,
             wire::sessions_json(sessions.sessions_of(bearer.user, clock.now()), bearer.session));
}

Handling end_session(db::Sessions& sessions, OpenSockets& sockets, CallPtr call) {
  const UserId user = call->bearer()->user;
  const SessionId session{call->path_id()};
  const auto ended = co_await live::awaited<Result<void>>(
      [&](auto done) { sessions.end(user, session, std::move(done)); });
  if (ended) sockets.close_session(user, session);
  call->no_content(ended);
}

Handling end_other_sessions(db::Sessions& sessions, const live::WallClock& clock,
                            OpenSockets& sockets, CallPtr call) {
  const UserId user = call->bearer()->user;
  const SessionId kept = call->bearer()->session.value_or(SessionId{});
  const auto tokens = none_or<bool>(call->query("tokens"), {{"1", true}, {"0", false}}, "tokens");
  if (!tokens) co_return call->refuse(tokens.error());
  const bool all = tokens->value_or(false);
  const auto ended = co_await live::awaited<Result<void>>([&](auto done) {
    sessions.end_others(user, kept, all ? std::optional(clock.now()) : std::nullopt,
                        std::move(done));
  });
  if (ended)
    sockets.close(
        user, [kept, all](const db::Bearer& b) { return b.session ? *b.session != kept : all; });
  call->no_content(ended);
}

}  // namespace crownhead::api
