#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "db/accounts/second_factors.hpp"
#include "db/accounts/sessions.hpp"
#include "rules/result.hpp"
#include "server/http/site_config.hpp"
#include "server/net/http.hpp"
#include "server/runtime/wall_clock.hpp"

namespace crownhead::api {

/// Returns the name of the session cookie. On a site with TLS it begins with "__Host-", so that
/// browsers accept it only from this exact host, over TLS.
std::string_view session_cookie(const SiteConfig& config);

/// Returns the value of Set-Cookie: for this host, unreadable for scripts, and not sent by other
/// sites.
std::string cookie_text(const SiteConfig& config, std::string_view name, std::string_view value,
                        Millis age);

/// The identity of a request: from its bearer token, otherwise from its session cookie.
struct Credentials {
  std::optional<db::Bearer> bearer;
  bool by_token = false;         ///< an Authorization header was sent, valid or not
  std::optional<Error> refused;  ///< why it was invalid
};

/// Reads the credentials from the database. From time to time records that the session or token is
/// in use.
Credentials credentials_of(db::Sessions& sessions, const live::WallClock& clock,
                           const SiteConfig& config, db::SecondFactors& factors,
                           const net::Request& request);

/// True if a browser sent the request from a page of another site.
bool from_other_origin(const SiteConfig& config, const net::Request& request);

/// True if a page of another site may read the answer: an API request that no cookie authenticates.
bool readable_elsewhere(const SiteConfig& config, const net::Request& request);

/// Returns the headers that allow this.
net::Headers sharing_headers();

/// Returns the answer to a preflight request, which a browser sends before a request from another
/// site.
net::Response preflight_answer(std::string_view verbs);

}  // namespace crownhead::api
