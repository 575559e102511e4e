#include "server/api/passwords.hpp"

#include "server/api/guard_notice.hpp"
#include "server/api/guards.hpp"
#include "server/auth/password.hpp"
#include "server/wire/account_bodies.hpp"

namespace crownhead::api {
namespace {

void store_password(Site& site, const CallPtr& call, const db::User& user,
                    const std::string& password) {
  const auto kept = call->bearer()->session;
  site.users.change_password(
      user.id, auth::hash_password(password, site.config.password_cost), kept, site.clock.now(),
      [&site, call, kept, id = user.id, contact = site.contacts.of(user.id)](Result<void> changed) {
        answer(call, std::move(changed), [&] {
          tell_of_guard(site.config, site.outbox, site.clock, contact,
                        {.change = accounts::GuardChange::password});
          site.code_tries.forget(id);
          site.sockets.close(site.hubs.threads(), id, [kept](const db::Bearer& b) {
            return !b.session || b.session != kept;
          });
          call->empty(204);
        });
      });
}

}  // namespace

void change_password(Site& site, const CallPtr& call) {
  const auto body = wire::parse_password_change(call->body());
  if (!body) return call->refuse(body.error());
  const auto rule = auth::check_password_rule(body->password, call->bearer()->name);
  if (!rule) return call->refuse(wire::wrong_field("password", rule.error().reason));
  with_password(site.limits, site.steps, site.users, call, body->current,
                [&site, call, next = body->password](const db::User& u) {
                  store_password(site, call, u, next);
                });
}

}  // namespace crownhead::api
