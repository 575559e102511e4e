#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "db/accounts/second_factors.hpp"
#include "db/accounts/sessions.hpp"
#include "rules/result.hpp"
#include "server/api/site_config.hpp"
#include "server/live/wall_clock.hpp"
#include "server/net/http.hpp"

namespace crownhead::api {

/// The name of the cookie of a session. On a site that is reached by TLS it begins with "__Host-",
/// so that a browser takes it from this very host alone, over TLS.
std::string_view session_cookie(const SiteConfig& config);

/// As Set-Cookie has it: for this host, scripts cannot read it, and other sites do not send it.
std::string cookie_text(const SiteConfig& config, std::string_view name, std::string_view value,
                        Millis age);

/// Who a request speaks for: its bearer token, else its session cookie.
struct Credentials {
  std::optional<db::Bearer> bearer;
  bool by_token = false;         ///< an Authorization was sent, good or bad
  std::optional<Error> refused;  ///< why it was bad
};

/// Reads the database. Now and then notes that the session or token is in use.
Credentials credentials_of(db::Sessions& sessions, const live::WallClock& clock,
                           const SiteConfig& config, db::SecondFactors& factors,
                           const net::Request& request);

/// Whether a browser sent it from a page of another site.
bool from_other_origin(const SiteConfig& config, const net::Request& request);

/// Whether a page of another site may read the answer: where no cookie speaks for anybody.
bool readable_elsewhere(const SiteConfig& config, const net::Request& request);

/// The headers that say so to the browser.
net::Headers sharing_headers();

/// The answer to a browser that asks before it sends a request from another site.
net::Response preflight_answer(std::string_view verbs);

}  // namespace crownhead::api
