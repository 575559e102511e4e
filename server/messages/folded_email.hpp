#pragma once

#include <string>
#include <string_view>

namespace crownhead::messages {

/// Returns the key for limits per recipient: without case and without the part from a '+' to the
/// '@'; for Google's mail also without the dots there.
std::string folded_email(std::string_view email);

}  // namespace crownhead::messages
