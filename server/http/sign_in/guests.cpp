#include "server/http/sign_in/guests.hpp"

#include "rules/reasons.hpp"
#include "server/auth/password.hpp"
#include "server/http/account/accounts.hpp"
#include "server/http/account/notification_settings.hpp"
#include "server/http/sign_in/guards.hpp"
#include "server/http/sign_in/sessions.hpp"
#include "server/net/limits/address.hpp"
#include "server/wire/game/bodies.hpp"

namespace crownhead::api {
namespace {

/// Updates the name in the games and the lobby, and closes the sockets, which reconnect with the
/// new one.
void spread_name(const OnlineTraces& presence, UserId user, const std::string& name) {
  presence.rooms.rename(user, name);
  presence.lobby.sign_up(user, name);
  presence.sockets.close_all(user);
}

void store_sign_up(const Passwords& passwords, const AccountMail& mail,
                   const OnlineTraces& presence, const CallPtr& call,
                   const wire::AccountBody& body) {
  const UserId guest = call->bearer()->user;
  db::NewUser user{.name = body.username,
                   .password_hash = hashed(passwords, body.password),
                   .email = body.email,
                   .time_zone = body.time_zone,
                   .locale = body.locale};
  passwords.users.sign_up_guest(
      guest, std::move(user), [&passwords, &mail, &presence, call, guest, body](Result<void> done) {
        answer(call, std::move(done), [&] {
          confirm_at_sign_up(mail, {guest, body.username, body.locale, body.email});
          passwords.runner.in_reads(call, [&presence, call, guest, body] {
            spread_name(presence, guest, body.username);
            call->json(200, wire::account_made_json(guest.value, body.username));
          });
        });
      });
}

}  // namespace

void make_guest(const SiteConfig& config, db::Users& users, const SignIns& sign_ins,
                const CallPtr& call) {
  auto& limits = sign_ins.limits;
  const auto body = wire::parse_guest(call->body());
  if (!body) return call->refuse(body.error());
  if (call->bearer()) return call->fail({Code::forbidden, reason::account::signed_in_already()});
  if (const auto may = accounts::may_become_guest(config.guests); !may)
    return call->fail(may.error());
  if (limits.refuses(limits.accounts_by_address, call, net::address_key(call->request().remote)))
    return;
  users.create_guest(body->time_zone, body->locale, sign_ins.clock.now(), call->key(),
                     [&sign_ins, call](Result<db::Made<UserId>> made) {
                       answer(call, std::move(made), [&](const db::Made<UserId>& guest) {
                         open_session(sign_ins, call, 201, guest.id,
                                      "Guest " + std::to_string(guest.id.value));
                       });
                     });
}

void sign_up_guest(const Passwords& passwords, const AccountMail& mail,
                   const OnlineTraces& presence, const CallPtr& call) {
  const auto body = wire::parse_account(call->body());
  if (!body) return call->refuse(body.error());
  if (const auto wrong = wrong_account(mail, *body)) return call->refuse(*wrong);
  passwords.runner.in_passwords(call, [&passwords, &mail, &presence, call, body = *body] {
    store_sign_up(passwords, mail, presence, call, body);
  });
}

}  // namespace crownhead::api
