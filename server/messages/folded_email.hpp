#pragma once

#include <string>
#include <string_view>

namespace crownhead::messages {

/// What limits by receiver take for one mailbox: without letter case and without what follows a '+'
/// before the '@'; of Google's mail also without the dots there.
std::string folded_email(std::string_view email);

}  // namespace crownhead::messages
