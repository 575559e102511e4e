#include "server/api/messages.hpp"

#include <tuple>

#include "rules/reasons.hpp"
#include "server/api/guard_notice.hpp"
#include "server/api/guards.hpp"
#include "server/auth/password.hpp"
#include "server/auth/secret.hpp"
#include "server/messages/folded_email.hpp"
#include "server/messages/wording.hpp"
#include "server/net/address.hpp"
#include "server/wire/account_bodies.hpp"
#include "server/wire/account_json.hpp"

namespace crownhead::api {
namespace {

constexpr Millis confirm_good_for = seconds(std::int64_t{2} * 24 * 3600);
constexpr Millis reset_good_for = seconds(3600);
constexpr Millis refused_for = seconds(std::int64_t{365} * 24 * 3600);

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

void send_reset(Site& site, const db::User& user, const std::string& email) {
  const auto secret = auth::make_secret(auth::SecretKind::reset);
  auto wording = messages::reset_wording(user.name, user.locale, secret, site.config.link_url);
  send_secret(site, messages::mail_to(user.id, email, std::move(wording), site.clock.now()), secret,
              db::MailPurpose::reset, reset_good_for, [](const Result<void>&) {});
}

/// To the present address and to the former one: a thief may have changed it.
void send_resets(Site& site, const db::User& user) {
  if (const auto contact = site.contacts.of(user.id); contact && contact->confirmed)
    send_reset(site, user, contact->email);
  if (const auto former = site.contacts.former_address(user.id, site.clock.now()))
    send_reset(site, user, *former);
}

db::SecretHash address_hash(std::string_view email) {
  return auth::hash_secret(messages::folded_email(email));
}

/// How long to wait until the address may be sent another link; counts one if that is zero.
Millis confirmation_wait(Site& site, const std::string& email) {
  if (!site.config.limits) return Millis{0};
  const auto receiver = messages::folded_email(email);
  const Instant now = site.clock.now();
  if (const auto wait = site.limits.confirmations_by_receiver.use(receiver, now); wait > Millis{0})
    return wait;
  const auto wait = site.limits.daily_confirmations_by_receiver.use(receiver, now);
  if (wait > Millis{0}) site.limits.confirmations_by_receiver.give_back(receiver);
  return wait;
}

void close_all_sockets(Site& site, UserId user) {
  site.sockets.close(site.hubs.threads(), user, [](const db::Bearer&) { return true; });
}

}  // namespace

void send_confirmation(Site& site, const Receiver& to, db::Done<void> done) {
  const auto secret = auth::make_secret(auth::SecretKind::confirm);
  auto wording = messages::confirm_wording(to.username, to.locale, secret, site.config.link_url);
  send_secret(site, messages::mail_to(to.user, to.email, std::move(wording), site.clock.now()),
              secret, db::MailPurpose::confirm, confirm_good_for, std::move(done));
}

void confirm_at_sign_up(Site& site, const Receiver& to) {
  if (to.email.empty() || why_not_address(site, to.email)) return;
  if (confirmation_wait(site, to.email) == Millis{0})
    send_confirmation(site, to, [](const Result<void>&) {});
}

std::optional<Reason> why_not_address(const Site& site, std::string_view email) {
  if (email.empty() || !site.contacts.refuses(address_hash(email), site.clock.now()))
    return std::nullopt;
  return reason::account::mail_suppressed();
}

bool refused_confirmation(Site& site, const CallPtr& call, const std::string& email) {
  if (const auto why = why_not_address(site, email)) {
    call->refuse(wire::wrong_field("email", *why));
    return true;
  }
  const Millis wait = confirmation_wait(site, email);
  if (wait > Millis{0}) call->refuse_for_now(wait);
  return wait > Millis{0};
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
  if (!contact) return call->fail({Code::not_found, reason::account::no_mail_address()});
  if (limited(site, site.limits.mails_by_name, call, contact->username)) return;
  if (refused_confirmation(site, call, contact->email)) return;
  send_confirmation(site, {contact->user, contact->username, contact->locale, contact->email},
                    no_content(call));
}

void confirm_email(Site& site, const CallPtr& call) {
  const auto secret = wire::parse_secret(call->body());
  if (!secret) return call->refuse(secret.error());
  site.contacts.confirm(auth::hash_secret(*secret), site.clock.now(), no_content(call));
}

void refuse_email(Site& site, const CallPtr& call) {
  const auto secret = wire::parse_secret(call->body());
  if (!secret) return call->refuse(secret.error());
  const Instant now = site.clock.now();
  const auto hash = auth::hash_secret(*secret);
  const auto found = site.contacts.find_confirm(hash, now);
  if (!found) return call->fail({Code::not_found, reason::account::link_used_up()});
  site.contacts.refuse(hash, address_hash(found->email), now, now + refused_for, no_content(call));
}

void undo_email(Site& site, const CallPtr& call) {
  const auto secret = wire::parse_secret(call->body());
  if (!secret) return call->refuse(secret.error());
  const Instant now = site.clock.now();
  const auto reset = auth::make_secret(auth::SecretKind::reset);
  site.contacts.undo_email(auth::hash_secret(*secret),
                           {auth::hash_secret(reset), now + reset_good_for}, now,
                           [&site, call, reset](Result<UserId> undone) {
                             answer(call, std::move(undone), [&](UserId user) {
                               close_all_sockets(site, user);
                               call->json(200, wire::secret_json(reset));
                             });
                           });
}

void ask_for_password(Site& site, const CallPtr& call) {
  const auto name = wire::parse_username(call->body());
  if (!name) return call->refuse(name.error());
  if (limited(site, site.limits.mails_by_address, call, net::address_key(call->request().remote)))
    return;
  const auto user = site.users.by_name(*name);
  const bool spared = site.config.limits && user &&
                      site.limits.resets_by_name.use(user->name, site.clock.now()) > Millis{0};
  if (user && !user->banned && !user->closed && !spared) send_resets(site, *user);
  call->empty(204);
}

void reset_password(Site& site, const CallPtr& call) {
  const auto body = wire::parse_password_reset(call->body());
  if (!body) return call->refuse(body.error());
  const auto secret = auth::hash_secret(body->secret);
  const auto found = site.contacts.find_reset(secret, site.clock.now());
  if (!found) return call->fail({Code::not_found, reason::account::link_used_up()});
  const auto user = site.users.by_id(found->user);
  const auto rule = auth::check_password_rule(body->password, user ? user->name : "");
  if (!rule) return call->refuse(wire::wrong_field("password", rule.error().reason));
  in_passwords(site, call, [&site, call, secret, id = found->user, password = body->password] {
    site.contacts.reset_password(
        secret, auth::hash_password(password, site.config.password_cost), site.clock.now(),
        [&site, call, id, contact = site.contacts.of(id)](Result<void> set) {
          answer(call, std::move(set), [&] {
            tell_of_guard(site, contact, {.change = accounts::GuardChange::password});
            site.code_tries.forget(id);
            close_all_sockets(site, id);
            call->empty(204);
          });
        });
  });
}

}  // namespace crownhead::api
