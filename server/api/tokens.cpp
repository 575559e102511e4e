#include "server/api/tokens.hpp"

#include "server/api/guards.hpp"
#include "server/wire/account_json.hpp"
#include "server/wire/bodies.hpp"

namespace crownhead::api {
void list_tokens(Site& site, const CallPtr& call) {
  call->json(200, wire::tokens_json(site.sessions.tokens_of(call->bearer()->user)));
}

void create_token(Site& site, const CallPtr& call) {
  const auto body = wire::parse_token(call->body());
  if (!body) return call->refuse(body.error());
  const auto token = shown_once(*call, auth::SecretKind::token);
  site.sessions.create_token(
      auth::hash_secret(token), call->bearer()->user, body->name, body->scopes, site.clock.now(),
      call->key(), [call, token](Result<db::Made<TokenId>> made) {
        answer(call, std::move(made),
               [&](const db::Made<TokenId>& t) { call->json(201, wire::token_json(t.id, token)); });
      });
}

void revoke_token(Site& site, const CallPtr& call) {
  const UserId user = call->bearer()->user;
  const TokenId token{call->path_id()};
  site.sessions.revoke(user, token, [&site, call, user, token](Result<void> revoked) {
    answer(call, std::move(revoked), [&] {
      site.sockets.close(site.hubs.threads(), user,
                         [token](const db::Bearer& b) { return b.token == token; });
      call->empty(204);
    });
  });
}

}  // namespace crownhead::api
