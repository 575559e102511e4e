#include "server/api/accounts.hpp"

#include "rules/vacation/refusal.hpp"
#include "server/api/guard_notice.hpp"
#include "server/api/guards.hpp"
#include "server/api/messages.hpp"
#include "server/api/sessions.hpp"
#include "server/auth/password.hpp"
#include "server/live/command_key.hpp"
#include "server/net/address.hpp"
#include "server/wire/account_json.hpp"
#include "server/wire/bodies.hpp"

namespace crownhead::api {
namespace {

/// What is stored with the key must tell nothing of the password.
std::optional<db::RequestKey> key_of(const Call& call, const wire::AccountBody& body) {
  if (!call.command_id()) return std::nullopt;
  return live::request_key(
      UserId{}, *call.command_id(), call.request().path,
      body.username + '\n' + body.email + '\n' + body.time_zone + '\n' + body.locale);
}

/// Whoever repeats the request must know the password that the first one set.
void enter_again(Site& site, const CallPtr& call, UserId id, const std::string& password) {
  in_passwords(site, call, [&site, call, id, password] {
    const auto user = site.users.by_id(id);
    if (!user || user->banned || !auth::password_matches(user->password_hash, password))
      return call->fail({Code::key_reused,
                         "this key was used before for something else; take a new one for each "
                         "request"});
    open_session(site, call, 201, id, user->name);
  });
}

void store_account(Site& site, const CallPtr& call, const wire::AccountBody& body) {
  db::NewUser user{.name = body.username,
                   .password_hash = auth::hash_password(body.password, site.config.password_cost),
                   .email = body.email,
                   .time_zone = body.time_zone,
                   .locale = body.locale};
  site.users.create(std::move(user), site.clock.now(), key_of(*call, body),
                    [&site, call, body](Result<db::Made<UserId>> made) {
                      answer(call, std::move(made), [&](const db::Made<UserId>& account) {
                        if (account.repeated)
                          return enter_again(site, call, account.id, body.password);
                        if (!body.email.empty())
                          send_confirmation(site,
                                            {account.id, body.username, body.locale, body.email},
                                            [](const Result<void>&) {});
                        open_session(site, call, 201, account.id, body.username);
                      });
                    });
}

void answer_account(const Site& site, const CallPtr& call, const db::User& user) {
  const auto factor = site.factors.find(user.id);
  const auto contact = site.contacts.of(user.id);
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
                                      .email_confirmed = contact && contact->confirmed}));
}

}  // namespace

std::optional<wire::Problem> wrong_account(const wire::AccountBody& body) {
  wire::Problem problem;
  if (const auto ok = auth::check_username_rule(body.username); !ok)
    problem.fields.push_back({"username", ok.error().detail});
  if (const auto ok = auth::check_password_rule(body.password, body.username); !ok)
    problem.fields.push_back({"password", ok.error().detail});
  if (problem.fields.empty()) return std::nullopt;
  problem.error = {Code::invalid_field, problem.fields.front().detail};
  return problem;
}

void create_account(Site& site, const CallPtr& call) {
  const auto body = wire::parse_account(call->body());
  if (!body) return call->refuse(body.error());
  if (const auto wrong = wrong_account(*body)) return call->refuse(*wrong);
  if (limited(site, site.limits.accounts_by_address, call,
              net::address_key(call->request().remote)))
    return;
  in_passwords(site, call, [&site, call, body = *body] { store_account(site, call, body); });
}

void get_account(Site& site, const CallPtr& call) {
  const auto user = site.users.by_id(call->bearer()->user);
  if (!user) return call->fail({Code::not_found, "this account is gone; make a new one"});
  answer_account(site, call, *user);
}

void change_account(Site& site, const CallPtr& call) {
  const auto body = wire::parse_profile(call->body());
  if (!body) return call->refuse(body.error());
  if (body->time_zone && !site.zones.find(*body->time_zone))
    return call->refuse(wire::wrong_field(
        "time_zone", vacation::explain({.fault = vacation::Fault::time_zone_unknown})));
  const auto before = site.users.by_id(call->bearer()->user);
  const bool changes_email = body->email && before && before->email != *body->email;
  const bool new_email = changes_email && !body->email->empty();
  if (new_email && limited(site, site.limits.mails_by_name, call, before->name)) return;
  site.users.change_profile(
      call->bearer()->user,
      {.email = body->email,
       .time_zone = body->time_zone,
       .locale = body->locale,
       .fmjd_rating = body->fmjd_rating,
       .becomes_bot = body->becomes_bot},
      [&site, call, new_email, email = body->email,
       former = changes_email ? site.contacts.of(before->id) : std::nullopt,
       locale = body->locale.value_or(before ? before->locale : "")](Result<void> changed) {
        answer(call, std::move(changed), [&] {
          tell_of_guard(site, former, accounts::GuardChange::email);
          if (new_email)
            send_confirmation(site, {call->bearer()->user, call->bearer()->name, locale, *email},
                              [](const Result<void>&) {});
          on_home_thread(site, call, [&site, call] { get_account(site, call); });
        });
      });
}

void get_user(Site& site, const CallPtr& call) {
  if (const auto user = named_user(site, call))
    call->json(200, wire::user_json({.username = user->name,
                                     .created = user->created,
                                     .role = user->role,
                                     .bot = user->bot,
                                     .guest = user->guest,
                                     .closed = user->closed.has_value()}));
}

}  // namespace crownhead::api
