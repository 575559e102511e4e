#pragma once

#include <string>
#include <string_view>

namespace crownhead::auth {

/// Returns a short name for the browser or program that sends this User-Agent: "Firefox · Windows",
/// "curl". Empty if it is unknown. At most 40 bytes of plain ASCII besides the dot.
std::string device_name(std::string_view user_agent);

}  // namespace crownhead::auth
