#pragma once

#include <string>

#include "rules/instant.hpp"
#include "server/messages/push/keys.hpp"

namespace crownhead::messages::push {

/// Returns the value of the header Authorization that identifies the site to a push service
/// (RFC 8292, 3): "vapid t=TOKEN, k=KEY". `audience` is the origin of the endpoint, `contact` a
/// "mailto:" or "https:" address of the operator.
std::string vapid(std::string_view audience, Instant expires, std::string_view contact,
                  const PushKeyPair& key);

}  // namespace crownhead::messages::push
