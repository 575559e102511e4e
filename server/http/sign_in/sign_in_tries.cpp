#include "server/http/sign_in/sign_in_tries.hpp"

#include "db/retention.hpp"
#include "rules/lower_case.hpp"
#include "server/auth/secret.hpp"
#include "server/http/sign_in/credentials.hpp"
#include "server/http/sign_in/guards.hpp"
#include "server/net/http/url.hpp"
#include "server/net/limits/address.hpp"

namespace crownhead::api {
namespace {

std::string_view browser_cookie(const SiteConfig& config) {
  return config.by_tls() ? "__Host-crownhead_browser" : "crownhead_browser";
}

/// Returns the browser's cookie; nullopt if it has none.
std::optional<std::string> browser_of(const SiteConfig& config, const CallPtr& call) {
  const auto secret = net::cookie(call->request(), browser_cookie(config));
  if (!secret || !auth::is_secret(auth::SecretKind::browser, *secret)) return std::nullopt;
  return std::string(*secret);
}

db::SecretHash address_hash(const CallPtr& call) {
  return auth::hash_secret("address " + net::address_key(call->request().remote));
}

}  // namespace

std::optional<SignInTry> begin_sign_in(const SignIns& sign_ins, const CallPtr& call,
                                       const std::optional<db::User>& user,
                                       std::string_view typed) {
  auto& limits = sign_ins.limits;
  const Instant since = sign_ins.clock.now() - db::places_kept;
  const auto familiar = [&](const db::SecretHash& place) {
    return user && sign_ins.sessions.familiar(user->id, place, since);
  };
  SignInTry tried{.name = in_lower_case(user ? user->name : typed),
                  .place = {},
                  .address = net::address_key(call->request().remote)};
  const auto browser = browser_of(sign_ins.config, call);
  const bool by_browser = browser && familiar(auth::hash_secret(*browser));
  tried.familiar = by_browser || familiar(address_hash(call));
  tried.place = tried.name + '\n' + (by_browser ? *browser : tried.address);
  if (by_browser) tried.address.clear();
  if (!by_browser && limits.refuses(limits.sign_ins_by_address, call, tried.address))
    return std::nullopt;
  if (limits.refuses(limits.sign_ins_by_place, call, tried.place)) return std::nullopt;
  if (!tried.familiar && limits.refuses(limits.sign_ins_by_name, call, tried.name))
    return std::nullopt;
  return tried;
}

void give_back(const SignIns& sign_ins, const SignInTry& tried) {
  auto& limits = sign_ins.limits;
  limits.sign_ins_by_place.give_back(tried.place);
  if (!tried.familiar) limits.sign_ins_by_name.give_back(tried.name);
  if (!tried.address.empty()) limits.sign_ins_by_address.give_back(tried.address);
}

std::string note_place(const SignIns& sign_ins, const CallPtr& call, UserId user) {
  const auto secret =
      browser_of(sign_ins.config, call).value_or(auth::make_secret(auth::SecretKind::browser));
  sign_ins.sessions.note_places(user, {auth::hash_secret(secret), address_hash(call)},
                                sign_ins.clock.now());
  return cookie_text(sign_ins.config, browser_cookie(sign_ins.config), secret, db::places_kept);
}

}  // namespace crownhead::api
