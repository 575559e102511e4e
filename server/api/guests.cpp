#include "server/api/guests.hpp"

#include "rules/reasons.hpp"
#include "server/api/accounts.hpp"
#include "server/api/guards.hpp"
#include "server/api/messages.hpp"
#include "server/api/sessions.hpp"
#include "server/auth/password.hpp"
#include "server/net/address.hpp"
#include "server/wire/bodies.hpp"

namespace crownhead::api {
namespace {

/// Whatever shows the name learns the new one: the games, and the sockets, which come back.
void spread_name(live::Rooms& rooms, OpenSockets& sockets, live::Hubs& hubs, UserId user,
                 const std::string& name) {
  rooms.rename(user, name);
  sockets.close(hubs.threads(), user, [](const db::Bearer&) { return true; });
}

void store_sign_up(Site& site, const CallPtr& call, const wire::AccountBody& body) {
  const UserId guest = call->bearer()->user;
  db::NewUser user{.name = body.username,
                   .password_hash = auth::hash_password(body.password, site.config.password_cost),
                   .email = body.email,
                   .time_zone = body.time_zone,
                   .locale = body.locale};
  site.users.sign_up_guest(guest, std::move(user), [&site, call, guest, body](Result<void> done) {
    answer(call, std::move(done), [&] {
      confirm_at_sign_up(site.contacts, site.clock, site.limits, site.config, site.outbox,
                         {guest, body.username, body.locale, body.email});
      site.steps.on_home_thread(call, [&site, call, guest, body] {
        spread_name(site.rooms, site.sockets, site.hubs, guest, body.username);
        call->json(200, wire::account_made_json(guest.value, body.username));
      });
    });
  });
}

}  // namespace

void make_guest(Limits& limits, db::Users& users, const live::WallClock& clock,
                db::Sessions& sessions, const SiteConfig& config, const CallPtr& call) {
  const auto body = wire::parse_guest(call->body());
  if (!body) return call->refuse(body.error());
  if (call->bearer()) return call->fail({Code::forbidden, reason::account::signed_in_already()});
  if (limits.refuses(limits.accounts_by_address, call, net::address_key(call->request().remote)))
    return;
  users.create_guest(body->time_zone, body->locale, clock.now(), call->key(),
                     [&clock, &sessions, &config, call](Result<db::Made<UserId>> made) {
                       answer(call, std::move(made), [&](const db::Made<UserId>& guest) {
                         open_session(clock, sessions, config, call, 201, guest.id,
                                      "Guest " + std::to_string(guest.id.value));
                       });
                     });
}

void sign_up_guest(Site& site, const CallPtr& call) {
  const auto body = wire::parse_account(call->body());
  if (!body) return call->refuse(body.error());
  if (const auto wrong = wrong_account(site.contacts, site.clock, *body))
    return call->refuse(*wrong);
  site.steps.in_passwords(call, [&site, call, body = *body] { store_sign_up(site, call, body); });
}

}  // namespace crownhead::api
