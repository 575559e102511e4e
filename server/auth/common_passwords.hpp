#pragma once

#include <string_view>

namespace crownhead::auth {

/// Whether a password is among the 10,000 of at least eight characters that are guessed first;
/// letters of ASCII count the same in either case.
bool is_common_password(std::string_view password);

}  // namespace crownhead::auth
