#include "server/http/sign_in/second_factor.hpp"

#include "rules/reasons.hpp"
#include "server/auth/recovery_code.hpp"
#include "server/auth/secret.hpp"
#include "server/auth/totp.hpp"
#include "server/http/sign_in/guard_notice.hpp"
#include "server/http/sign_in/guards.hpp"
#include "server/wire/account/account_bodies.hpp"
#include "server/wire/account/account_json.hpp"

namespace crownhead::api {
namespace {

constexpr int recovery_codes = 10;

/// Returns the name that authenticator apps show for the key.
std::string site_name(const SiteConfig& config) {
  const auto scheme = config.public_url.find("://");
  return scheme == std::string::npos ? "Crownhead" : config.public_url.substr(scheme + 3);
}

}  // namespace

void get_second_factor(db::SecondFactors& factors, const CallPtr& call) {
  const UserId user = call->bearer()->user;
  const auto factor = factors.find(user);
  call->json(200, wire::second_factor_json(factor && factor->confirmed,
                                           factors.recovery_codes_left(user)));
}

Handling begin_second_factor(const Passwords& passwords, db::SecondFactors& factors, CallPtr call) {
  const auto password = wire::parse_password(call->body());
  if (!password) co_return call->refuse(password.error());
  const auto user = co_await asker_with_password(passwords, call, *password);
  if (!user) co_return;
  const auto key = auth::make_totp_key();
  const auto link = auth::otpauth_link(key, site_name(passwords.config), user->name);
  const auto begun = co_await live::awaited<Result<void>>(
      [&](auto done) { factors.begin(user->id, key, std::move(done)); });
  if (!begun) co_return call->fail(begun.error());
  call->json(201, wire::factor_begun_json(auth::base32(key), link));
}

Handling confirm_second_factor(db::SecondFactors& factors, const AccountMail& mail,
                               OpenSockets& sockets, CallPtr call) {
  const auto code = wire::parse_code(call->body());
  if (!code) co_return call->refuse(code.error());
  auto& limits = mail.limits;
  if (limits.refuses(limits.acts_by_session, call, session_key(*call))) co_return;
  const UserId user = call->bearer()->user;
  const auto factor = factors.find(user);
  if (!factor || factor->confirmed)
    co_return call->fail({Code::not_found, reason::account::no_second_factor_begun()});
  const auto step = auth::matching_totp_step(factor->key, *code, mail.clock.now());
  if (!step)
    co_return call->refuse(wire::wrong_field("code", reason::account::not_the_code_shown_now()));
  std::vector<std::string> codes;
  std::vector<db::SecretHash> hashes;
  hashes.reserve(recovery_codes);
  for (int i = 0; i < recovery_codes; ++i)
    hashes.push_back(auth::hash_secret(codes.emplace_back(auth::make_recovery_code())));
  const auto kept = call->bearer()->session;
  const auto contact = mail.contacts.of(user);
  const auto confirmed = co_await live::awaited<Result<void>>([&](auto done) {
    factors.confirm(user, kept, *step, mail.clock.now(), std::move(hashes), std::move(done));
  });
  if (!confirmed) co_return call->fail(confirmed.error());
  send_guard_notice(mail, contact, {.change = accounts::GuardChange::factor_on});
  limits.acts_by_session.give_back(session_key(*call));
  sockets.close(user, [kept](const db::Bearer& b) { return b.session && b.session != kept; });
  call->json(200, wire::recovery_codes_json(codes));
}

Handling remove_second_factor(const Passwords& passwords, db::SecondFactors& factors,
                              const AccountMail& mail, CallPtr call) {
  const auto password = wire::parse_password(call->body());
  if (!password) co_return call->refuse(password.error());
  const auto user = co_await asker_with_password(passwords, call, *password);
  if (!user) co_return;
  const auto contact = mail.contacts.of(user->id);
  const auto removed = co_await live::awaited<Result<void>>(
      [&](auto done) { factors.remove(user->id, std::move(done)); });
  if (!removed) co_return call->fail(removed.error());
  send_guard_notice(mail, contact, {.change = accounts::GuardChange::factor_off});
  call->empty(204);
}

}  // namespace crownhead::api
