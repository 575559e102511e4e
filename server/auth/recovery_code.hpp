#pragma once

#include <string>
#include <string_view>

namespace crownhead::auth {

/// Returns "abcd-efgh-ijkl-mnop": 80 random bits, enough that its plain hash can be stored.
std::string make_recovery_code();

/// Returns the code in its original form, however it was typed; empty if it cannot be one.
std::string tidy_recovery_code(std::string_view typed);

}  // namespace crownhead::auth
