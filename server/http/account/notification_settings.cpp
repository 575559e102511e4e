#include "server/http/account/notification_settings.hpp"

#include <tuple>

#include "rules/reasons.hpp"
#include "server/auth/password.hpp"
#include "server/auth/secret.hpp"
#include "server/http/sign_in/guard_notice.hpp"
#include "server/http/sign_in/guards.hpp"
#include "server/messages/folded_email.hpp"
#include "server/messages/wording.hpp"
#include "server/net/limits/address.hpp"
#include "server/wire/account/account_bodies.hpp"
#include "server/wire/account/account_json.hpp"

namespace crownhead::api {
namespace {

constexpr Millis confirm_good_for = seconds(std::int64_t{2} * 24 * 3600);
constexpr Millis reset_good_for = seconds(3600);
constexpr Millis refused_for = seconds(std::int64_t{365} * 24 * 3600);

template <class T>
void put(T& setting, const std::optional<T>& change) {
  if (change) setting = *change;
}

accounts::PushChoices changed(accounts::PushChoices choices,
                              const wire::NotificationSettingsBody& body) {
  for (const auto& row : accounts::notifications) {
    const auto bit = accounts::bit_of(row.kind);
    if ((body.push_named & bit) == 0) continue;
    const bool wanted = (body.push_wanted & bit) != 0;
    if (accounts::is_pushed(row.kind, choices) != wanted) choices ^= bit;
  }
  return choices;
}

accounts::NotificationSettings changed(accounts::NotificationSettings settings,
                                       const wire::NotificationSettingsBody& body) {
  put(settings.my_turn, body.my_turn);
  put(settings.game_ended, body.game_ended);
  put(settings.draw_offered, body.draw_offered);
  put(settings.reminder_hours, body.reminder_hours);
  put(settings.digest_minute, body.digest_minute);
  if (body.quiet) {
    settings.quiet_from_minute = *body.quiet ? std::optional((*body.quiet)->first) : std::nullopt;
    settings.quiet_until_minute = *body.quiet ? std::optional((*body.quiet)->second) : std::nullopt;
  }
  settings.push = changed(settings.push, body);
  return settings;
}

/// Stores the secret, then queues the message that carries it.
void send_secret(const AccountMail& mail, db::OutgoingMail letter, const std::string& secret,
                 db::MailPurpose purpose, Millis good_for, db::Done<void> done) {
  const auto [user, email, good_until] =
      std::tuple(letter.user, letter.address, letter.created + good_for);
  mail.contacts.keep_secret(auth::hash_secret(secret), user, purpose, email, good_until,
                            [&outbox = mail.outbox, letter = std::move(letter),
                             done = std::move(done)](Result<void> kept) mutable {
                              if (kept)
                                outbox.queue(std::move(letter), std::move(done));
                              else
                                done(std::move(kept));
                            });
}

void send_reset(const AccountMail& mail, const db::User& user, const std::string& email) {
  const auto secret = auth::make_secret(auth::SecretKind::reset);
  auto wording = messages::reset_wording(user.name, user.locale, secret, mail.config.link_url);
  send_secret(mail, messages::mail_to(user.id, email, std::move(wording), mail.clock.now()), secret,
              db::MailPurpose::reset, reset_good_for, [](const Result<void>&) {});
}

/// Sends to the current and the previous address: a thief may have changed it.
void send_resets(const AccountMail& mail, const db::User& user) {
  if (const auto contact = mail.contacts.of(user.id); contact && contact->confirmed)
    send_reset(mail, user, contact->email);
  if (const auto former = mail.contacts.former_address(user.id, mail.clock.now()))
    send_reset(mail, user, *former);
}

db::SecretHash address_hash(std::string_view email) {
  return auth::hash_secret(messages::folded_email(email));
}

/// Returns how long to wait until the address may get another link; counts one if that is zero.
Millis confirmation_wait(Limits& limits, const std::string& email) {
  const auto receiver = messages::folded_email(email);
  if (const auto wait = limits.use(limits.confirmations_by_receiver, receiver); wait > Millis{0})
    return wait;
  const auto wait = limits.use(limits.daily_confirmations_by_receiver, receiver);
  if (wait > Millis{0}) limits.confirmations_by_receiver.give_back(receiver);
  return wait;
}

}  // namespace

void send_confirmation(const AccountMail& mail, const Receiver& to, db::Done<void> done) {
  const auto secret = auth::make_secret(auth::SecretKind::confirm);
  auto wording = messages::confirm_wording(to.username, to.locale, secret, mail.config.link_url);
  send_secret(mail, messages::mail_to(to.user, to.email, std::move(wording), mail.clock.now()),
              secret, db::MailPurpose::confirm, confirm_good_for, std::move(done));
}

void confirm_at_sign_up(const AccountMail& mail, const Receiver& to) {
  if (to.email.empty() || why_not_address(mail, to.email)) return;
  if (confirmation_wait(mail.limits, to.email) == Millis{0})
    send_confirmation(mail, to, [](const Result<void>&) {});
}

std::optional<Reason> why_not_address(const AccountMail& mail, std::string_view email) {
  if (email.empty() || !mail.contacts.refuses(address_hash(email), mail.clock.now()))
    return std::nullopt;
  return reason::account::mail_suppressed();
}

bool refused_confirmation(const AccountMail& mail, const CallPtr& call, const std::string& email) {
  if (const auto why = why_not_address(mail, email)) {
    call->refuse(wire::wrong_field("email", *why));
    return true;
  }
  const Millis wait = confirmation_wait(mail.limits, email);
  if (wait > Millis{0}) call->refuse_for_now(wait);
  return wait > Millis{0};
}

void get_notification_settings(db::Contacts& contacts, const CallPtr& call) {
  call->json(200, wire::notification_settings_json(contacts.settings_of(call->bearer()->user)));
}

Handling change_notification_settings(db::Contacts& contacts, CallPtr call) {
  const auto body = wire::parse_notification_settings(call->body());
  if (!body) co_return call->refuse(body.error());
  const UserId user = call->bearer()->user;
  auto settings = changed(contacts.settings_of(user), *body);
  const auto text = wire::notification_settings_json(settings);
  const auto stored = co_await live::awaited<Result<void>>(
      [&](auto done) { contacts.change(user, std::move(settings), std::move(done)); });
  if (!stored) co_return call->fail(stored.error());
  call->json(200, text);
}

Handling ask_for_confirmation(const AccountMail& mail, CallPtr call) {
  auto& limits = mail.limits;
  const auto contact = mail.contacts.of(call->bearer()->user);
  if (!contact) co_return call->fail({Code::not_found, reason::account::no_mail_address()});
  if (limits.refuses(limits.mails_by_name, call, contact->username)) co_return;
  if (refused_confirmation(mail, call, contact->email)) co_return;
  call->no_content(co_await live::awaited<Result<void>>([&](auto done) {
    send_confirmation(mail, {contact->user, contact->username, contact->locale, contact->email},
                      std::move(done));
  }));
}

Handling confirm_email(db::Contacts& contacts, const live::WallClock& clock, CallPtr call) {
  const auto secret = wire::parse_secret(call->body());
  if (!secret) co_return call->refuse(secret.error());
  call->no_content(co_await live::awaited<Result<void>>([&](auto done) {
    contacts.confirm(auth::hash_secret(*secret), clock.now(), std::move(done));
  }));
}

Handling refuse_email(const live::WallClock& clock, db::Contacts& contacts, CallPtr call) {
  const auto secret = wire::parse_secret(call->body());
  if (!secret) co_return call->refuse(secret.error());
  const Instant now = clock.now();
  const auto hash = auth::hash_secret(*secret);
  const auto found = contacts.find_confirm(hash, now);
  if (!found) co_return call->fail({Code::not_found, reason::account::link_used_up()});
  call->no_content(co_await live::awaited<Result<void>>([&](auto done) {
    contacts.refuse(hash, address_hash(found->email), now, now + refused_for, std::move(done));
  }));
}

Handling undo_email(const live::WallClock& clock, db::Contacts& contacts, OpenSockets& sockets,
                    CallPtr call) {
  const auto secret = wire::parse_secret(call->body());
  if (!secret) co_return call->refuse(secret.error());
  const Instant now = clock.now();
  const auto reset = auth::make_secret(auth::SecretKind::reset);
  const auto undone = co_await live::awaited<Result<UserId>>([&](auto done) {
    contacts.undo_email(auth::hash_secret(*secret),
                        {auth::hash_secret(reset), now + reset_good_for}, now, std::move(done));
  });
  if (!undone) co_return call->fail(undone.error());
  sockets.close_all(*undone);
  call->json(200, wire::secret_json(reset));
}

void ask_for_password(db::Users& users, const AccountMail& mail, const CallPtr& call) {
  auto& limits = mail.limits;
  const auto name = wire::parse_username(call->body());
  if (!name) return call->refuse(name.error());
  if (limits.refuses(limits.mails_by_address, call, net::address_key(call->request().remote)))
    return;
  const auto user = users.by_name(*name);
  const bool spared = user && limits.use(limits.resets_by_name, user->name) > Millis{0};
  if (user && !user->banned && !user->closed && !spared) send_resets(mail, *user);
  call->empty(204);
}

Handling reset_password(const Passwords& passwords, const AccountMail& mail, CodeTries& code_tries,
                        OpenSockets& sockets, CallPtr call) {
  const auto body = wire::parse_password_reset(call->body());
  if (!body) co_return call->refuse(body.error());
  const auto secret = auth::hash_secret(body->secret);
  const auto found = mail.contacts.find_reset(secret, mail.clock.now());
  if (!found) co_return call->fail({Code::not_found, reason::account::link_used_up()});
  const UserId id = found->user;
  const auto user = passwords.users.by_id(id);
  const auto rule = auth::check_password_rule(body->password, user ? user->name : "");
  if (!rule) co_return call->refuse(wire::wrong_field("password", rule.error().reason));
  co_await passwords.runner.in_passwords(call);
  const auto contact = mail.contacts.of(id);
  const auto set = co_await live::awaited<Result<void>>([&](auto done) {
    mail.contacts.reset_password(secret, hashed(passwords, body->password), mail.clock.now(),
                                 std::move(done));
  });
  if (!set) co_return call->fail(set.error());
  send_guard_notice(mail, contact, {.change = accounts::GuardChange::password});
  code_tries.forget(id);
  sockets.close_all(id);
  call->empty(204);
}

}  // namespace crownhead::api
