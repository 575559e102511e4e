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

void store_token(db::Sessions& sessions, const AccountMail& mail, const CallPtr& call,
                 const wire::TokenBody& body) {
  const UserId user = call->bearer()->user;
  const auto token = shown_once(mail.config, *call, auth::SecretKind::token);
  sessions.create_token(auth::hash_secret(token), user,
                        {.name = body.name, .scopes = body.scopes, .expires = body.expires},
                        mail.clock.now(), key_without_password(*call, wording(body)),
                        [&mail, call, token, name = body.name,
                         contact = mail.contacts.of(user)](Result<db::Made<TokenId>> made) {
                          answer(call, std::move(made), [&](const db::Made<TokenId>& t) {
                            if (!t.repeated)
                              send_guard_notice(
                                  mail, contact,
                                  {.change = accounts::GuardChange::token, .what = name});
                            call->json(201, wire::token_json(t.id, token));
                          });
                        });
}

}  // namespace

void list_tokens(db::Sessions& sessions, const live::WallClock& clock, const CallPtr& call) {
  call->json(200, wire::tokens_json(sessions.tokens_of(call->bearer()->user, clock.now())));
}

void create_token(const Passwords& passwords, db::Sessions& sessions,
                  const db::SecondFactors& factors, const AccountMail& mail, const CallPtr& call) {
  const auto body = wire::parse_token(call->body());
  if (!body) return call->refuse(body.error());
  if (body->expires && *body->expires <= mail.clock.now())
    return call->refuse(wire::wrong_field("expires_ms", reason::field::in_the_future()));
  const auto& bearer = *call->bearer();
  if (bearer.role_after_second_factor && *bearer.role_after_second_factor >= db::Role::moderator &&
      (body->scopes & db::scope_admin) != 0)
    return call->fail(withheld_error(factors, bearer));
  with_password(passwords, call, body->password,
                [&sessions, &mail, call, body = *body](const db::User&) {
                  store_token(sessions, mail, call, body);
                });
}

void revoke_token(db::Sessions& sessions, OpenSockets& sockets, const CallPtr& call) {
  const UserId user = call->bearer()->user;
  const TokenId token{call->path_id()};
  sessions.revoke(user, token, [&sockets, call, user, token](Result<void> revoked) {
    answer(call, std::move(revoked), [&] {
      sockets.close(user, [token](const db::Bearer& b) { return b.token == token; });
      call->empty(204);
    });
  });
}

}  // namespace crownhead::api
