#include "server/api/messages.hpp"

#include <tuple>

#include "server/api/guard_notice.hpp"
#include "server/api/guards.hpp"
#include "server/auth/password.hpp"
#include "server/auth/secret.hpp"
#include "server/messages/wording.hpp"
#include "server/net/address.hpp"
#include "server/wire/account_bodies.hpp"
#include "server/wire/account_json.hpp"

namespace crownhead::api {
namespace {

constexpr Millis confirm_good_for = seconds(std::int64_t{2} * 24 * 3600);
constexpr Millis reset_good_for = seconds(3600);

template <class T>
void put(T& setting, const std::optional<T>& change) {
  if (change) setting = *change;
}

accounts::MessageSettings changed(accounts::MessageSettings settings,
                                  const wire::MessageSettingsBody& body) {
  put(settings.my_turn, body.my_turn);
  put(settings.game_ended, body.game_ended);
  put(settings.draw_offered, body.draw_offered);
  put(settings.reminder_hours, body.reminder_hours);
  put(settings.digest_minute, body.digest_minute);
  if (body.quiet) {
    settings.quiet_from_minute = *body.quiet ? std::optional((*body.quiet)->first) : std::nullopt;
    settings.quiet_until_minute = *body.quiet ? std::optional((*body.quiet)->second) : std::nullopt;
  }
  return settings;
}

/// Stores the secret, then queues the message that carries it.
void send_secret(Site& site, db::OutgoingMail mail, const std::string& secret,
                 db::MailPurpose purpose, Millis good_for, db::Done<void> done) {
  const auto [user, email, good_until] =
      std::tuple(mail.user, mail.address, mail.created + good_for);
  site.contacts.keep_secret(
      auth::hash_secret(secret), user, purpose, email, good_until,
      [&site, mail = std::move(mail), done = std::move(done)](Result<void> kept) mutable {
        if (kept)
          site.outbox.queue(std::move(mail), std::move(done));
        else
          done(std::move(kept));
      });
}

void send_reset(Site& site, const db::Contact& contact) {
  const auto secret = auth::make_secret(auth::SecretKind::reset);
  auto wording =
      messages::reset_wording(contact.username, contact.locale, secret, site.config.link_url);
  send_secret(site,
              messages::mail_to(contact.user, contact.email, std::move(wording), site.clock.now()),
              secret, db::MailPurpose::reset, reset_good_for, [](const Result<void>&) {});
}

}  // namespace

void send_confirmation(Site& site, const Receiver& to, db::Done<void> done) {
  const auto secret = auth::make_secret(auth::SecretKind::confirm);
  auto wording = messages::confirm_wording(to.username, to.locale, secret, site.config.link_url);
  send_secret(site, messages::mail_to(to.user, to.email, std::move(wording), site.clock.now()),
              secret, db::MailPurpose::confirm, confirm_good_for, std::move(done));
}

void get_message_settings(Site& site, const CallPtr& call) {
  call->json(200, wire::message_settings_json(site.contacts.settings_of(call->bearer()->user)));
}

void change_message_settings(Site& site, const CallPtr& call) {
  const auto body = wire::parse_message_settings(call->body());
  if (!body) return call->refuse(body.error());
  const UserId user = call->bearer()->user;
  auto settings = changed(site.contacts.settings_of(user), *body);
  const auto text = wire::message_settings_json(settings);
  site.contacts.change(user, std::move(settings), [call, text](Result<void> stored) {
    answer(call, std::move(stored), [&] { call->json(200, text); });
  });
}

void unsubscribe(Site& site, const CallPtr& call) {
  site.contacts.unsubscribe(call->path_text(), no_content(call));
}

void ask_for_confirmation(Site& site, const CallPtr& call) {
  const auto contact = site.contacts.of(call->bearer()->user);
  if (!contact)
    return call->fail({Code::not_found, "your account has no e-mail address; set one first"});
  if (limited(site, site.limits.mails_by_name, call, contact->username)) return;
  send_confirmation(site, {contact->user, contact->username, contact->locale, contact->email},
                    no_content(call));
}

void confirm_email(Site& site, const CallPtr& call) {
  const auto secret = wire::parse_secret(call->body());
  if (!secret) return call->refuse(secret.error());
  site.contacts.confirm(auth::hash_secret(*secret), site.clock.now(), no_content(call));
}

void ask_for_password(Site& site, const CallPtr& call) {
  const auto name = wire::parse_username(call->body());
  if (!name) return call->refuse(name.error());
  if (limited(site, site.limits.mails_by_address, call, net::address_key(call->request().remote)))
    return;
  const auto user = site.users.by_name(*name);
  const auto contact = user && !user->banned ? site.contacts.of(user->id) : std::nullopt;
  const bool spared = site.config.limits && contact &&
                      site.limits.mails_by_name.use(contact->username, site.clock.now()).count > 0;
  if (contact && contact->confirmed && !spared) send_reset(site, *contact);
  call->empty(204);
}

void reset_password(Site& site, const CallPtr& call) {
  const auto body = wire::parse_password_reset(call->body());
  if (!body) return call->refuse(body.error());
  const auto secret = auth::hash_secret(body->secret);
  const auto found = site.contacts.find_reset(secret, site.clock.now());
  if (!found)
    return call->fail({Code::not_found, "this link is used up or too old; ask for a new one"});
  const auto user = site.users.by_id(found->user);
  const auto rule = auth::check_password_rule(body->password, user ? user->name : "");
  if (!rule) return call->refuse(wire::wrong_field("password", rule.error().detail));
  in_passwords(site, call, [&site, call, secret, id = found->user, password = body->password] {
    site.contacts.reset_password(
        secret, auth::hash_password(password, site.config.password_cost), site.clock.now(),
        [&site, call, id, contact = site.contacts.of(id)](Result<void> set) {
          answer(call, std::move(set), [&] {
            tell_of_guard(site, contact, accounts::GuardChange::password);
            site.sockets.close(site.hubs.threads(), id,
                               [](const db::Bearer& b) { return b.session.has_value(); });
            call->empty(204);
          });
        });
  });
}

}  // namespace crownhead::api
