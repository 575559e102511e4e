#pragma once

#include <string>
#include <string_view>

#include "rules/result.hpp"

namespace crownhead::auth {

/// Normalises a password with the profile OpaqueString of RFC 8265, so that computers that compose
/// letters differently give the same password: spaces outside ASCII become U+0020, and the text
/// becomes NFC. Case and width are not changed. Fails with invalid_field for what the profile
/// forbids: bad UTF-8, an empty text, control characters, code points that are unassigned, private
/// or invisible, and joiners and middle dots outside their context.
Result<std::string> opaque_string(std::string_view password);

}  // namespace crownhead::auth
