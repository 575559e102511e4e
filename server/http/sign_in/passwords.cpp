#include "server/http/sign_in/passwords.hpp"

#include "server/auth/password.hpp"
#include "server/http/sign_in/guard_notice.hpp"
#include "server/http/sign_in/guards.hpp"
#include "server/wire/account/account_bodies.hpp"

namespace crownhead::api {
namespace {

void store_password(const Passwords& passwords, const AccountMail& mail, CodeTries& code_tries,
                    OpenSockets& sockets, const CallPtr& call, const db::User& user,
                    const std::string& password) {
  const auto kept = call->bearer()->session;
  passwords.users.change_password(
      user.id, hashed(passwords, password), kept, mail.clock.now(),
      [&mail, &code_tries, &sockets, call, kept, id = user.id,
       contact = mail.contacts.of(user.id)](Result<void> changed) {
        answer(call, std::move(changed), [&] {
          send_guard_notice(mail, contact, {.change = accounts::GuardChange::password});
          code_tries.forget(id);
          sockets.close(id,
                        [kept](const db::Bearer& b) { return !b.session || b.session != kept; });
          call->empty(204);
        });
      });
}

}  // namespace

void change_password(const Passwords& passwords, const AccountMail& mail, CodeTries& code_tries,
                     OpenSockets& sockets, const CallPtr& call) {
  const auto body = wire::parse_password_change(call->body());
  if (!body) return call->refuse(body.error());
  const auto rule = auth::check_password_rule(body->password, call->bearer()->name);
  if (!rule) return call->refuse(wire::wrong_field("password", rule.error().reason));
  with_password(passwords, call, body->current,
                [&passwords, &mail, &code_tries, &sockets, call,
                 next = body->password](const db::User& user) {
                  store_password(passwords, mail, code_tries, sockets, call, user, next);
                });
}

}  // namespace crownhead::api
