#pragma once

#include <string_view>

#include "rules/result.hpp"
#include "server/net/http.hpp"

namespace crownhead::net {

/// Returns "Not Found" for 404; "Unknown" for a status that the site does not use.
std::string_view reason_phrase(int status);

/// The headers that an answer of 426 needs (RFC 9110, 7.8).
Headers upgrade_headers();

/// An application/problem+json answer for errors before the route is known.
Response plain_problem(int status, Code code, const Reason& why);

}  // namespace crownhead::net
