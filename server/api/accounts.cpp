#include "server/api/accounts.hpp"

#include "rules/reasons.hpp"
#include "rules/vacation/refusal.hpp"
#include "server/api/guard_notice.hpp"
#include "server/api/guards.hpp"
#include "server/api/messages.hpp"
#include "server/api/sessions.hpp"
#include "server/api/sign_in_tries.hpp"
#include "server/api/tournament_holders.hpp"
#include "server/auth/password.hpp"
#include "server/auth/secret.hpp"
#include "server/live/command_key.hpp"
#include "server/net/address.hpp"
#include "server/wire/account_json.hpp"
#include "server/wire/bodies.hpp"

namespace crownhead::api {
namespace {

constexpr Millis undo_good_for = seconds(std::int64_t{7} * 24 * 3600);

/// What is stored with the key must tell nothing of the password.
std::optional<db::RequestKey> key_of(const Call& call, const wire::AccountBody& body) {
  if (!call.command_id()) return std::nullopt;
  return live::request_key(
      UserId{}, *call.command_id(), call.request().path,
      body.username + '\n' + body.email + '\n' + body.time_zone + '\n' + body.locale);
}

/// Whoever repeats the request must know the password that the first one set, is counted as who
/// signs in, and gets past no second factor that has been set up since.
void enter_again(Site& site, const CallPtr& call, UserId id, const std::string& password) {
  site.steps.in_passwords(call, [&site, call, id, password] {
    const auto user = site.users.by_id(id);
    const auto tried = begin_sign_in(site.clock, site.sessions, site.config, site.limits, call,
                                     user, user ? user->name : "");
    if (!tried) return;
    const auto factor = site.factors.find(id);
    if (!user || user->banned || (factor && factor->confirmed) ||
        !auth::password_matches(user->password_hash, password))
      return call->fail({Code::key_reused, reason::request::key_used()});
    give_back(site.limits, *tried);
    welcome(site.clock, site.sessions, site.config, call, 201, id, user->name);
  });
}

void store_account(Site& site, const CallPtr& call, const wire::AccountBody& body) {
  db::NewUser user{.name = body.username,
                   .password_hash = auth::hash_password(body.password, site.config.password_cost),
                   .email = body.email,
                   .time_zone = body.time_zone,
                   .locale = body.locale};
  site.users.create(
      std::move(user), site.clock.now(), key_of(*call, body),
      [&site, call, body](Result<db::Made<UserId>> made) {
        answer(call, std::move(made), [&](const db::Made<UserId>& account) {
          if (account.repeated) return enter_again(site, call, account.id, body.password);
          confirm_at_sign_up(site.contacts, site.clock, site.limits, site.config, site.outbox,
                             {account.id, body.username, body.locale, body.email});
          welcome(site.clock, site.sessions, site.config, call, 201, account.id, body.username);
        });
      });
}

void answer_account(db::SecondFactors& factors, db::Contacts& contacts, const SiteConfig& config,
                    const live::WallClock& clock, const CallPtr& call, const db::User& user) {
  const auto factor = factors.find(user.id);
  const auto contact = contacts.of(user.id);
  call->json(200, wire::account_json({.id = user.id.value,
                                      .username = user.name,
                                      .email = user.email,
                                      .time_zone = user.time_zone,
                                      .locale = user.locale,
                                      .fmjd_rating = user.fmjd_rating,
                                      .created = user.created,
                                      .role = user.role,
                                      .bot = user.bot,
                                      .guest = user.guest,
                                      .second_factor = factor && factor->confirmed,
                                      .email_confirmed = contact && contact->confirmed,
                                      .may_hold_tournaments = may_hold_tournaments(
                                          config, clock, user, call->bearer()->role),
                                      .factor_missing = call->bearer()->withheld.has_value()}));
}

/// The fields that change the way into the account.
struct EmailChange {
  std::string email;
  std::optional<db::Contact> former;  ///< whoever is told
  std::string undo;                   ///< the secret of the link that they are sent
};

void store_profile(Site& site, const CallPtr& call, const wire::ProfileBody& body,
                   const std::optional<EmailChange>& change) {
  const auto before = site.users.by_id(call->bearer()->user);
  const auto undo = change.transform([&](const EmailChange& c) {
    return db::UndoLink{auth::hash_secret(c.undo), site.clock.now() + undo_good_for};
  });
  site.users.change_profile(
      call->bearer()->user,
      {.email = body.email,
       .time_zone = body.time_zone,
       .locale = body.locale,
       .fmjd_rating = body.fmjd_rating,
       .becomes_bot = body.becomes_bot,
       .undo = undo},
      [&site, call, change, becomes_bot = body.becomes_bot,
       locale = body.locale.value_or(before ? before->locale : "")](Result<void> changed) {
        answer(call, std::move(changed), [&] {
          if (becomes_bot) site.tournament_rooms.became_bot(call->bearer()->user);
          if (change) {
            tell_of_guard(site.config, site.outbox, site.clock, change->former,
                          {.change = accounts::GuardChange::email, .undo = change->undo});
            if (!change->email.empty())
              send_confirmation(site.config, site.contacts, site.outbox, site.clock,
                                {call->bearer()->user, call->bearer()->name, locale, change->email},
                                [](const Result<void>&) {});
          }
          site.steps.on_home_thread(call, [&site, call] {
            get_account(site.users, site.factors, site.contacts, site.config, site.clock, call);
          });
        });
      });
}

/// By the password: whoever has the address can set a new one.
void change_email(Site& site, const CallPtr& call, const wire::ProfileBody& body) {
  if (!body.password)
    return call->refuse(wire::wrong_field("password", reason::account::password_for_new_mail()));
  with_password(
      site.limits, site.steps, site.users, call, *body.password,
      [&site, call, body](const db::User& user) {
        if (!body.email->empty()) {
          if (site.limits.refuses(site.limits.mails_by_name, call, user.name)) return;
          if (refused_confirmation(site.contacts, site.clock, site.limits, call, *body.email))
            return;
        }
        store_profile(site, call, body,
                      EmailChange{.email = *body.email,
                                  .former = site.contacts.of(user.id),
                                  .undo = auth::make_secret(auth::SecretKind::undo_email)});
      });
}

}  // namespace

std::optional<wire::Problem> wrong_account(db::Contacts& contacts, const live::WallClock& clock,
                                           const wire::AccountBody& body) {
  wire::Problem problem;
  if (const auto ok = auth::check_chosen_name(body.username); !ok)
    problem.fields.push_back({"username", ok.error().reason});
  if (const auto ok = auth::check_password_rule(body.password, body.username); !ok)
    problem.fields.push_back({"password", ok.error().reason});
  if (const auto why = why_not_address(contacts, clock, body.email))
    problem.fields.push_back({"email", *why});
  if (problem.fields.empty()) return std::nullopt;
  problem.error = {Code::invalid_field, problem.fields.front().reason};
  return problem;
}

void create_account(Site& site, const CallPtr& call) {
  const auto body = wire::parse_account(call->body());
  if (!body) return call->refuse(body.error());
  if (const auto wrong = wrong_account(site.contacts, site.clock, *body))
    return call->refuse(*wrong);
  if (site.limits.refuses(site.limits.accounts_by_address, call,
                          net::address_key(call->request().remote)))
    return;
  site.steps.in_passwords(call, [&site, call, body = *body] { store_account(site, call, body); });
}

void get_account(db::Users& users, db::SecondFactors& factors, db::Contacts& contacts,
                 const SiteConfig& config, const live::WallClock& clock, const CallPtr& call) {
  const auto user = users.by_id(call->bearer()->user);
  if (!user) return call->fail({Code::not_found, reason::account::gone()});
  answer_account(factors, contacts, config, clock, call, *user);
}

void change_account(Site& site, const CallPtr& call) {
  const auto body = wire::parse_profile(call->body());
  if (!body) return call->refuse(body.error());
  if (body->time_zone && !site.zones.find(*body->time_zone))
    return call->refuse(wire::wrong_field("time_zone", reason::account::no_such_zone()));
  const auto before = site.users.by_id(call->bearer()->user);
  if (body->email && before && before->email != *body->email)
    return change_email(site, call, *body);
  store_profile(site, call, *body, std::nullopt);
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
