#include "server/http/account/accounts.hpp"

#include "rules/reasons.hpp"
#include "rules/vacation/refusal.hpp"
#include "server/auth/password.hpp"
#include "server/auth/secret.hpp"
#include "server/game/command_key.hpp"
#include "server/http/account/notification_settings.hpp"
#include "server/http/sign_in/guard_notice.hpp"
#include "server/http/sign_in/guards.hpp"
#include "server/http/sign_in/sessions.hpp"
#include "server/http/sign_in/sign_in_tries.hpp"
#include "server/http/tournaments/tournament_holders.hpp"
#include "server/net/limits/address.hpp"
#include "server/wire/account/account_json.hpp"
#include "server/wire/game/bodies.hpp"

namespace crownhead::api {
namespace {

constexpr Millis undo_good_for = seconds(std::int64_t{7} * 24 * 3600);

/// The password must not be recoverable from what is stored with the key.
std::optional<db::RequestKey> key_of(const Call& call, const wire::AccountBody& body) {
  if (!call.command_id()) return std::nullopt;
  return live::request_key(
      UserId{}, *call.command_id(), call.request().path,
      body.username + '\n' + body.email + '\n' + body.time_zone + '\n' + body.locale);
}

/// Answers a repeated request. The client must know the password that the first one set, is counted
/// like a sign-in, and must pass a second factor added in the meantime.
live::Awaitable<void> enter_again(const Passwords& passwords, const SignIns& sign_ins,
                                  const CallPtr& call, UserId id, const std::string& password) {
  co_await passwords.runner.in_passwords(call);
  const auto user = passwords.users.by_id(id);
  const auto tried = begin_sign_in(sign_ins, call, user, user ? user->name : "");
  if (!tried) co_return;
  const auto factor = sign_ins.factors.find(id);
  if (!user || user->banned || (factor && factor->confirmed) ||
      !auth::password_matches(user->password_hash, password))
    co_return call->fail({Code::key_reused, reason::request::key_used()});
  give_back(sign_ins, *tried);
  co_await welcome(sign_ins, call, 201, id, user->name);
}

void answer_account(const db::Users& users, db::SecondFactors& factors, db::Contacts& contacts,
                    const SiteConfig& config, const live::WallClock& clock, const CallPtr& call,
                    const db::User& user) {
  const auto factor = factors.find(user.id);
  const auto contact = contacts.of(user.id);
  call->json(200, wire::account_json(
                      {.id = user.id.value,
                       .username = user.name,
                       .email = user.email,
                       .time_zone = user.time_zone,
                       .locale = user.locale,
                       .fmjd_rating = user.fmjd_rating,
                       .identity = users.identity_of(user.id),
                       .settings = users.settings_of(user.id),
                       .created = user.created,
                       .role = user.role,
                       .bot = user.bot,
                       .guest = user.guest,
                       .second_factor = factor && factor->confirmed,
                       .email_confirmed = contact && contact->confirmed,
                       .may_hold_tournaments =
                           may_hold_tournaments(config, clock, user, call->bearer()->role),
                       .factor_missing = call->bearer()->role_after_second_factor.has_value()}));
}

/// The fields that change how the owner gets into the account.
struct EmailChange {
  std::string email;
  std::optional<db::Contact> former;  ///< the contact to notify
  std::string undo;                   ///< the secret of the link sent to it
};

/// Sends the previous address a link that undoes the change, and the new one a confirmation link.
void notify_of_change(const AccountMail& mail, const CallPtr& call, const EmailChange& change,
                      const std::string& locale) {
  send_guard_notice(mail, change.former,
                    {.change = accounts::GuardChange::email, .undo = change.undo});
  if (change.email.empty()) return;
  send_confirmation(mail, {call->bearer()->user, call->bearer()->name, locale, change.email},
                    [](const Result<void>&) {});
}

live::Awaitable<void> store_profile(const Passwords& passwords, const AccountMail& mail,
                                    db::SecondFactors& factors,
                                    live::TournamentRooms& tournament_rooms, const CallPtr& call,
                                    const wire::ProfileBody& body,
                                    const std::optional<EmailChange>& change) {
  const UserId user = call->bearer()->user;
  const auto before = passwords.users.by_id(user);
  const auto undo = change.transform([&](const EmailChange& c) {
    return db::UndoLink{auth::hash_secret(c.undo), mail.clock.now() + undo_good_for};
  });
  const auto changed = co_await live::awaited<Result<void>>([&](auto done) {
    passwords.users.change_profile(user,
                                   {.email = body.email,
                                    .time_zone = body.time_zone,
                                    .locale = body.locale,
                                    .fmjd_rating = body.fmjd_rating,
                                    .becomes_bot = body.becomes_bot,
                                    .identity = body.identity,
                                    .settings = body.settings,
                                    .undo = undo},
                                   std::move(done));
  });
  if (!changed) co_return call->fail(changed.error());
  if (body.becomes_bot) tournament_rooms.became_bot(user);
  if (change)
    notify_of_change(mail, call, *change, body.locale.value_or(before ? before->locale : ""));
  co_await passwords.runner.in_reads(call);
  if (!body.identity.is_empty()) tournament_rooms.identify(user, passwords.users.identity_of(user));
  get_account(passwords.users, factors, mail.contacts, mail.config, mail.clock, call);
}

/// Requires the password: anyone with the e-mail address can set a new one.
live::Awaitable<void> change_email(const Passwords& passwords, const AccountMail& mail,
                                   db::SecondFactors& factors,
                                   live::TournamentRooms& tournament_rooms, const CallPtr& call,
                                   const wire::ProfileBody& body) {
  if (!body.password)
    co_return call->refuse(wire::wrong_field("password", reason::account::password_for_new_mail()));
  const auto user = co_await asker_with_password(passwords, call, *body.password);
  if (!user) co_return;
  if (!body.email->empty()) {
    if (mail.limits.refuses(mail.limits.mails_by_name, call, user->name)) co_return;
    if (refused_confirmation(mail, call, *body.email)) co_return;
  }
  const EmailChange change{.email = *body.email,
                           .former = mail.contacts.of(user->id),
                           .undo = auth::make_secret(auth::SecretKind::undo_email)};
  co_await store_profile(passwords, mail, factors, tournament_rooms, call, body, change);
}

}  // namespace

std::optional<wire::Problem> wrong_account(const AccountMail& mail, const wire::AccountBody& body) {
  wire::Problem problem;
  if (const auto ok = auth::check_chosen_name(body.username); !ok)
    problem.fields.push_back({"username", ok.error().reason});
  if (const auto ok = auth::check_password_rule(body.password, body.username); !ok)
    problem.fields.push_back({"password", ok.error().reason});
  if (const auto why = why_not_address(mail, body.email)) problem.fields.push_back({"email", *why});
  if (problem.fields.empty()) return std::nullopt;
  problem.error = {Code::invalid_field, problem.fields.front().reason};
  return problem;
}

Handling create_account(const Passwords& passwords, const SignIns& sign_ins,
                        const AccountMail& mail, CallPtr call) {
  const auto body = wire::parse_account(call->body());
  if (!body) co_return call->refuse(body.error());
  if (const auto wrong = wrong_account(mail, *body)) co_return call->refuse(*wrong);
  auto& limits = sign_ins.limits;
  if (limits.refuses(limits.accounts_by_address, call, net::address_key(call->request().remote)))
    co_return;
  co_await passwords.runner.in_passwords(call);
  db::NewUser user{.name = body->username,
                   .password_hash = hashed(passwords, body->password),
                   .email = body->email,
                   .time_zone = body->time_zone,
                   .locale = body->locale};
  const auto made = co_await live::awaited<Result<db::Made<UserId>>>([&](auto done) {
    passwords.users.create(std::move(user), sign_ins.clock.now(), key_of(*call, *body),
                           std::move(done));
  });
  if (!made) co_return call->fail(made.error());
  if (made->repeated)
    co_return co_await enter_again(passwords, sign_ins, call, made->id, body->password);
  confirm_at_sign_up(mail, {made->id, body->username, body->locale, body->email});
  co_await welcome(sign_ins, call, 201, made->id, body->username);
}

void get_account(db::Users& users, db::SecondFactors& factors, db::Contacts& contacts,
                 const SiteConfig& config, const live::WallClock& clock, const CallPtr& call) {
  const auto user = users.by_id(call->bearer()->user);
  if (!user) return call->fail({Code::not_found, reason::account::gone()});
  answer_account(users, factors, contacts, config, clock, call, *user);
}

Handling change_account(const Passwords& passwords, const AccountMail& mail,
                        db::SecondFactors& factors, live::TournamentRooms& tournament_rooms,
                        adapters::Zones& zones, CallPtr call) {
  const auto body = wire::parse_profile(call->body());
  if (!body) co_return call->refuse(body.error());
  if (body->time_zone && !zones.find(*body->time_zone))
    co_return call->refuse(wire::wrong_field("time_zone", reason::account::no_such_zone()));
  const auto before = passwords.users.by_id(call->bearer()->user);
  if (body->email && before && before->email != *body->email)
    co_return co_await change_email(passwords, mail, factors, tournament_rooms, call, *body);
  co_await store_profile(passwords, mail, factors, tournament_rooms, call, *body, std::nullopt);
}

void get_user(db::Users& users, const CallPtr& call) {
  if (const auto user = named_user(users, call))
    call->json(200, wire::user_json({.username = user->name,
                                     .created = user->created,
                                     .role = user->role,
                                     .bot = user->bot,
                                     .computer_level = user->computer_level,
                                     .guest = user->guest,
                                     .closed = user->closed.has_value()}));
}

}  // namespace crownhead::api
