#pragma once

#include <string>
#include <string_view>

#include "rules/result.hpp"

namespace crownhead::auth {

/// A password as the profile OpaqueString of RFC 8265 enforces it, so that one that was set on a
/// computer that composes letters is the same on one that does not: spaces outside ASCII become
/// U+0020, and all is normalised to NFC. Letter case and width stay. Fails with invalid_field for
/// what the profile forbids: bad UTF-8, an empty text, control characters, code points that are
/// unassigned, private or invisible, and joiners and middle dots out of their context.
Result<std::string> opaque_string(std::string_view password);

}  // namespace crownhead::auth
