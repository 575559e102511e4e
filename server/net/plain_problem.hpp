#pragma once

#include <string_view>

#include "rules/result.hpp"
#include "server/net/http.hpp"

namespace crownhead::net {

/// "Not Found" for 404; "Unknown" for a status that the site does not use.
std::string_view reason_phrase(int status);

/// What an answer of 426 asks for (RFC 9110, 7.8).
Headers upgrade_headers();

/// An application/problem+json answer for what goes wrong before any route is looked up.
Response plain_problem(int status, Code code, const Reason& why);

}  // namespace crownhead::net
