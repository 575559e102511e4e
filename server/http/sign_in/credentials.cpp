#include "server/http/sign_in/credentials.hpp"

#include <algorithm>

#include "rules/lower_case.hpp"
#include "rules/reasons.hpp"
#include "server/addresses/url.hpp"
#include "server/auth/secret.hpp"
#include "server/http/sign_in/factor_rule.hpp"
#include "server/net/http/url.hpp"

namespace crownhead::api {
namespace {

constexpr std::string_view scheme = "bearer";
constexpr Millis noted_every = seconds(300);

/// Returns the text after "Bearer" (in any letter case: RFC 9110, 11.1); nullopt for another
/// scheme.
std::optional<std::string_view> bearer_secret(std::string_view header) {
  const auto name = header.substr(0, header.find(' '));
  if (!std::ranges::equal(name, scheme, {}, lower_case)) return std::nullopt;
  auto secret = header.substr(name.size());
  while (secret.starts_with(' ')) secret.remove_prefix(1);
  return secret;
}

Credentials by_authorization(db::Sessions& sessions, const live::WallClock& clock,
                             std::string_view header) {
  Credentials result{.bearer = std::nullopt, .by_token = true, .refused = std::nullopt};
  const auto secret = bearer_secret(header);
  if (secret && auth::is_secret(auth::SecretKind::token, *secret))
    result.bearer = sessions.find_token(auth::hash_secret(*secret), clock.now());
  if (!secret)
    result.refused = {Code::not_signed_in, reason::account::bearer_only()};
  else if (!result.bearer)
    result.refused = {Code::not_signed_in, reason::account::token_unknown()};
  return result;
}

void note_use(const live::WallClock& clock, db::Sessions& sessions, const db::Bearer& bearer,
              const net::Request& request) {
  const Instant now = clock.now();
  if (bearer.seen && now - *bearer.seen < noted_every) return;
  sessions.seen(bearer, request.remote, now);
}

/// Returns the origin in the form that browsers use; nullopt for an invalid one such as "null".
std::optional<std::string> origin_of(std::string_view text) {
  const auto url = addresses::parse_url(text, addresses::web_schemes, addresses::UrlTail::none);
  return url ? std::optional(url->origin()) : std::nullopt;
}

}  // namespace

std::string_view session_cookie(const SiteConfig& config) {
  return config.by_tls() ? "__Host-crownhead_session" : "crownhead_session";
}

std::string cookie_text(const SiteConfig& config, std::string_view name, std::string_view value,
                        Millis age) {
  return std::string(name) + "=" + std::string(value) +
         "; Path=/; HttpOnly; SameSite=Lax; Max-Age=" + std::to_string(age.count / 1000) +
         (config.by_tls() ? "; Secure" : "");
}

Credentials credentials_of(db::Sessions& sessions, const live::WallClock& clock,
                           const SiteConfig& config, db::SecondFactors& factors,
                           const net::Request& request) {
  Credentials result;
  if (const auto header = request.header("Authorization"); !header.empty()) {
    result = by_authorization(sessions, clock, header);
  } else if (const auto secret = net::cookie(request, session_cookie(config))) {
    if (auth::is_secret(auth::SecretKind::session, *secret))
      result.bearer = sessions.find_session(auth::hash_secret(*secret), clock.now());
  }
  if (!result.bearer) return result;
  note_use(clock, sessions, *result.bearer, request);
  withhold_role(config, factors, *result.bearer);
  return result;
}

bool from_other_origin(const SiteConfig& config, const net::Request& request) {
  const auto origin = request.header("Origin");
  if (origin.empty()) return false;
  const auto asked_from = origin_of(origin);
  if (!asked_from) return true;
  if (!config.public_url.empty()) return asked_from != origin_of(config.public_url);
  const std::string host(request.header("Host"));
  return asked_from != origin_of("http://" + host) && asked_from != origin_of("https://" + host);
}

bool readable_elsewhere(const SiteConfig& config, const net::Request& request) {
  return request.path.starts_with("/api/") && (!request.header("Authorization").empty() ||
                                               !net::cookie(request, session_cookie(config)));
}

net::Headers sharing_headers() {
  return {
      {"Access-Control-Allow-Origin", "*"},
      {"Access-Control-Expose-Headers", "ETag, Retry-After, Content-Disposition, X-Request-Id"}};
}

net::Response preflight_answer(std::string_view verbs) {
  return {.status = 204,
          .headers = {{"Allow", std::string(verbs)},
                      {"Access-Control-Allow-Methods", std::string(verbs)},
                      {"Access-Control-Allow-Headers",
                       "Authorization, Content-Type, Idempotency-Key, If-Match, If-None-Match"},
                      {"Access-Control-Max-Age", "86400"}},
          .body = {}};
}

}  // namespace crownhead::api
