#include "server/http/sign_in/tokens.hpp"

#include "rules/reasons.hpp"
#include "server/http/sign_in/factor_rule.hpp"
#include "server/http/sign_in/guard_notice.hpp"
#include "server/http/sign_in/guards.hpp"
#include "server/wire/account/account_json.hpp"
#include "server/wire/game/bodies.hpp"

namespace crownhead::api {
namespace {

std::string wording(const wire::TokenBody& body) {
  return body.name + '\n' + std::to_string(body.scopes) + '\n' +
         (body.expires ? std::to_string(body.expires->ms) : "");
}

}  // namespace

void list_tokens(db::Sessions& sessions, const live::WallClock& clock, const CallPtr& call) {
  call->json(200, wire::tokens_json(sessions.tokens_of(call->bearer()->user, clock.now())));
}

Handling create_token(const Passwords& passwords, db::Sessions& sessions,
                      const db::SecondFactors& factors, const AccountMail& mail, CallPtr call) {
  const auto body = wire::parse_token(call->body());
  if (!body) co_return call->refuse(body.error());
  if (body->expires && *body->expires <= mail.clock.now())
    co_return call->refuse(wire::wrong_field("expires_ms", reason::field::in_the_future()));
  const auto& bearer = *call->bearer();
  if (bearer.role_after_second_factor && *bearer.role_after_second_factor >= db::Role::moderator &&
      (body->scopes & db::scope_admin) != 0)
    co_return call->fail(withheld_error(factors, bearer));
  if (!co_await asker_with_password(passwords, call, body->password)) co_return;
  const auto token = shown_once(mail.config, *call, auth::SecretKind::token);
  const auto contact = mail.contacts.of(bearer.user);
  const auto made = co_await live::awaited<Result<db::Made<TokenId>>>([&](auto done) {
    sessions.create_token(auth::hash_secret(token), bearer.user,
                          {.name = body->name, .scopes = body->scopes, .expires = body->expires},
                          mail.clock.now(), key_without_password(*call, wording(*body)),
                          std::move(done));
  });
  if (!made) co_return call->fail(made.error());
  if (!made->repeated)
    send_guard_notice(mail, contact, {.change = accounts::GuardChange::token, .what = body->name});
  call->json(201, wire::token_json(made->id, token));
}

Handling revoke_token(db::Sessions& sessions, OpenSockets& sockets, CallPtr call) {
  const UserId user = call->bearer()->user;
  const TokenId token{call->path_id()};
  const auto revoked = co_await live::awaited<Result<void>>(
      [&](auto done) { sessions.revoke(user, token, std::move(done)); });
  if (revoked) sockets.close(user, [token](const db::Bearer& b) { return b.token == token; });
  call->no_content(revoked);
}

}  // namespace crownhead::api
