#include "server/http/sign_in/passwords.hpp"

#include "server/auth/password.hpp"
#include "server/http/sign_in/guard_notice.hpp"
#include "server/http/sign_in/guards.hpp"
#include "server/wire/account/account_bodies.hpp"

namespace crownhead::api {

Handling change_password(const Passwords& passwords, const AccountMail& mail, CodeTries& code_tries,
                         OpenSockets& sockets, CallPtr call) {
  const auto body = wire::parse_password_change(call->body());
  if (!body) co_return call->refuse(body.error());
  const auto rule = auth::check_password_rule(body->password, call->bearer()->name);
  if (!rule) co_return call->refuse(wire::wrong_field("password", rule.error().reason));
  const auto user = co_await asker_with_password(passwords, call, body->current);
  if (!user) co_return;
  const auto kept = call->bearer()->session;
  const auto contact = mail.contacts.of(user->id);
  const auto changed = co_await live::awaited<Result<void>>([&](auto done) {
    passwords.users.change_password(user->id, hashed(passwords, body->password), kept,
                                    mail.clock.now(), std::move(done));
  });
  if (!changed) co_return call->fail(changed.error());
  send_guard_notice(mail, contact, {.change = accounts::GuardChange::password});
  code_tries.forget(user->id);
  sockets.close(user->id, [kept](const db::Bearer& b) { return !b.session || b.session != kept; });
  call->empty(204);
}

}  // namespace crownhead::api
