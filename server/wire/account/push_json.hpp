#pragma once

#include <string>
#include <string_view>

#include "rules/instant.hpp"

namespace crownhead::wire {

/// The claims of a token for a push service (RFC 8292, 2): {"aud","exp","sub"}.
std::string vapid_claims(std::string_view audience, Instant expires, std::string_view contact);

}  // namespace crownhead::wire
