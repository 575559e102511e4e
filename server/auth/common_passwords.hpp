#pragma once

#include <string_view>

namespace crownhead::auth {

/// True if the password is among the 10,000 most common ones of at least eight characters; ASCII
/// letters match in either case.
bool is_common_password(std::string_view password);

}  // namespace crownhead::auth
