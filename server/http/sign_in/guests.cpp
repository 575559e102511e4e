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

}  // namespace

Handling make_guest(const SiteConfig& config, db::Users& users, const SignIns& sign_ins,
                    CallPtr call) {
  auto& limits = sign_ins.limits;
  const auto body = wire::parse_guest(call->body());
  if (!body) co_return call->refuse(body.error());
  if (call->bearer()) co_return call->fail({Code::forbidden, reason::account::signed_in_already()});
  if (const auto may = accounts::may_become_guest(config.guests); !may)
    co_return call->fail(may.error());
  if (limits.refuses(limits.accounts_by_address, call, net::address_key(call->request().remote)))
    co_return;
  const auto made = co_await live::awaited<Result<db::Made<UserId>>>([&](auto done) {
    users.create_guest(body->time_zone, body->locale, sign_ins.clock.now(), call->key(),
                       std::move(done));
  });
  if (!made) co_return call->fail(made.error());
  co_await open_session(sign_ins, call, 201, made->id, "Guest " + std::to_string(made->id.value));
}

Handling sign_up_guest(const Passwords& passwords, const AccountMail& mail,
                       const OnlineTraces& presence, CallPtr call) {
  const auto body = wire::parse_account(call->body());
  if (!body) co_return call->refuse(body.error());
  if (const auto wrong = wrong_account(mail, *body)) co_return call->refuse(*wrong);
  co_await passwords.runner.in_passwords(call);
  const UserId guest = call->bearer()->user;
  db::NewUser user{.name = body->username,
                   .password_hash = hashed(passwords, body->password),
                   .email = body->email,
                   .time_zone = body->time_zone,
                   .locale = body->locale};
  const auto signed_up = co_await live::awaited<Result<void>>(
      [&](auto done) { passwords.users.sign_up_guest(guest, std::move(user), std::move(done)); });
  if (!signed_up) co_return call->fail(signed_up.error());
  confirm_at_sign_up(mail, {guest, body->username, body->locale, body->email});
  co_await passwords.runner.in_reads(call);
  spread_name(presence, guest, body->username);
  call->json(200, wire::account_made_json(guest.value, body->username));
}

}  // namespace crownhead::api
