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
void send_secret(db::Contacts& contacts, db::Outbox& outbox, db::OutgoingMail mail,
                 const std::string& secret, db::MailPurpose purpose, Millis good_for,
                 db::Done<void> done) {
  const auto [user, email, good_until] =
      std::tuple(mail.user, mail.address, mail.created + good_for);
  contacts.keep_secret(
      auth::hash_secret(secret), user, purpose, email, good_until,
      [&outbox, mail = std::move(mail), done = std::move(done)](Result<void> kept) mutable {
        if (kept)
          outbox.queue(std::move(mail), std::move(done));
        else
          done(std::move(kept));
      });
}

void send_reset(const SiteConfig& config, db::Contacts& contacts, db::Outbox& outbox,
                const live::WallClock& clock, const db::User& user, const std::string& email) {
  const auto secret = auth::make_secret(auth::SecretKind::reset);
  auto wording = messages::reset_wording(user.name, user.locale, secret, config.link_url);
  send_secret(contacts, outbox, messages::mail_to(user.id, email, std::move(wording), clock.now()),
              secret, db::MailPurpose::reset, reset_good_for, [](const Result<void>&) {});
}

/// To the present address and to the former one: a thief may have changed it.
void send_resets(db::Contacts& contacts, const SiteConfig& config, db::Outbox& outbox,
                 const live::WallClock& clock, const db::User& user) {
  if (const auto contact = contacts.of(user.id); contact && contact->confirmed)
    send_reset(config, contacts, outbox, clock, user, contact->email);
  if (const auto former = contacts.former_address(user.id, clock.now()))
    send_reset(config, contacts, outbox, clock, user, *former);
}

db::SecretHash address_hash(std::string_view email) {
  return auth::hash_secret(messages::folded_email(email));
}

/// How long to wait until the address may be sent another link; counts one if that is zero.
Millis confirmation_wait(Limits& limits, const std::string& email) {
  const auto receiver = messages::folded_email(email);
  if (const auto wait = limits.use(limits.confirmations_by_receiver, receiver); wait > Millis{0})
    return wait;
  const auto wait = limits.use(limits.daily_confirmations_by_receiver, receiver);
  if (wait > Millis{0}) limits.confirmations_by_receiver.give_back(receiver);
  return wait;
}

void close_all_sockets(OpenSockets& sockets, live::Hubs& hubs, UserId user) {
  sockets.close(hubs.threads(), user, [](const db::Bearer&) { return true; });
}

}  // namespace

void send_confirmation(const SiteConfig& config, db::Contacts& contacts, db::Outbox& outbox,
                       const live::WallClock& clock, const Receiver& to, db::Done<void> done) {
  const auto secret = auth::make_secret(auth::SecretKind::confirm);
  auto wording = messages::confirm_wording(to.username, to.locale, secret, config.link_url);
  send_secret(contacts, outbox,
              messages::mail_to(to.user, to.email, std::move(wording), clock.now()), secret,
              db::MailPurpose::confirm, confirm_good_for, std::move(done));
}

void confirm_at_sign_up(db::Contacts& contacts, const live::WallClock& clock, Limits& limits,
                        const SiteConfig& config, db::Outbox& outbox, const Receiver& to) {
  if (to.email.empty() || why_not_address(contacts, clock, to.email)) return;
  if (confirmation_wait(limits, to.email) == Millis{0})
    send_confirmation(config, contacts, outbox, clock, to, [](const Result<void>&) {});
}

std::optional<Reason> why_not_address(db::Contacts& contacts, const live::WallClock& clock,
                                      std::string_view email) {
  if (email.empty() || !contacts.refuses(address_hash(email), clock.now())) return std::nullopt;
  return reason::account::mail_suppressed();
}

bool refused_confirmation(db::Contacts& contacts, const live::WallClock& clock, Limits& limits,
                          const CallPtr& call, const std::string& email) {
  if (const auto why = why_not_address(contacts, clock, email)) {
    call->refuse(wire::wrong_field("email", *why));
    return true;
  }
  const Millis wait = confirmation_wait(limits, email);
  if (wait > Millis{0}) call->refuse_for_now(wait);
  return wait > Millis{0};
}

void get_message_settings(db::Contacts& contacts, const CallPtr& call) {
  call->json(200, wire::message_settings_json(contacts.settings_of(call->bearer()->user)));
}

void change_message_settings(db::Contacts& contacts, const CallPtr& call) {
  const auto body = wire::parse_message_settings(call->body());
  if (!body) return call->refuse(body.error());
  const UserId user = call->bearer()->user;
  auto settings = changed(contacts.settings_of(user), *body);
  const auto text = wire::message_settings_json(settings);
  contacts.change(user, std::move(settings), [call, text](Result<void> stored) {
    answer(call, std::move(stored), [&] { call->json(200, text); });
  });
}

void unsubscribe(db::Contacts& contacts, const CallPtr& call) {
  contacts.unsubscribe(call->path_text(), no_content(call));
}

void ask_for_confirmation(db::Contacts& contacts, Limits& limits, const live::WallClock& clock,
                          const SiteConfig& config, db::Outbox& outbox, const CallPtr& call) {
  const auto contact = contacts.of(call->bearer()->user);
  if (!contact) return call->fail({Code::not_found, reason::account::no_mail_address()});
  if (limits.refuses(limits.mails_by_name, call, contact->username)) return;
  if (refused_confirmation(contacts, clock, limits, call, contact->email)) return;
  send_confirmation(config, contacts, outbox, clock,
                    {contact->user, contact->username, contact->locale, contact->email},
                    no_content(call));
}

void confirm_email(db::Contacts& contacts, const live::WallClock& clock, const CallPtr& call) {
  const auto secret = wire::parse_secret(call->body());
  if (!secret) return call->refuse(secret.error());
  contacts.confirm(auth::hash_secret(*secret), clock.now(), no_content(call));
}

void refuse_email(const live::WallClock& clock, db::Contacts& contacts, const CallPtr& call) {
  const auto secret = wire::parse_secret(call->body());
  if (!secret) return call->refuse(secret.error());
  const Instant now = clock.now();
  const auto hash = auth::hash_secret(*secret);
  const auto found = contacts.find_confirm(hash, now);
  if (!found) return call->fail({Code::not_found, reason::account::link_used_up()});
  contacts.refuse(hash, address_hash(found->email), now, now + refused_for, no_content(call));
}

void undo_email(const live::WallClock& clock, db::Contacts& contacts, OpenSockets& sockets,
                live::Hubs& hubs, const CallPtr& call) {
  const auto secret = wire::parse_secret(call->body());
  if (!secret) return call->refuse(secret.error());
  const Instant now = clock.now();
  const auto reset = auth::make_secret(auth::SecretKind::reset);
  contacts.undo_email(auth::hash_secret(*secret), {auth::hash_secret(reset), now + reset_good_for},
                      now, [&sockets, &hubs, call, reset](Result<UserId> undone) {
                        answer(call, std::move(undone), [&](UserId user) {
                          close_all_sockets(sockets, hubs, user);
                          call->json(200, wire::secret_json(reset));
                        });
                      });
}

void ask_for_password(Limits& limits, db::Users& users, const live::WallClock& clock,
                      db::Contacts& contacts, const SiteConfig& config, db::Outbox& outbox,
                      const CallPtr& call) {
  const auto name = wire::parse_username(call->body());
  if (!name) return call->refuse(name.error());
  if (limits.refuses(limits.mails_by_address, call, net::address_key(call->request().remote)))
    return;
  const auto user = users.by_name(*name);
  const bool spared = user && limits.use(limits.resets_by_name, user->name) > Millis{0};
  if (user && !user->banned && !user->closed && !spared)
    send_resets(contacts, config, outbox, clock, *user);
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
  site.steps.in_passwords(call, [&site, call, secret, id = found->user, password = body->password] {
    site.contacts.reset_password(
        secret, auth::hash_password(password, site.config.password_cost), site.clock.now(),
        [&site, call, id, contact = site.contacts.of(id)](Result<void> set) {
          answer(call, std::move(set), [&] {
            tell_of_guard(site.config, site.outbox, site.clock, contact,
                          {.change = accounts::GuardChange::password});
            site.code_tries.forget(id);
            close_all_sockets(site.sockets, site.hubs, id);
            call->empty(204);
          });
        });
  });
}

}  // namespace crownhead::api
