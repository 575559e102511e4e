#pragma once

#include <string>
#include <string_view>

namespace crownhead::auth {

/// By what a person knows the browser or program that sends this User-Agent: "Firefox · Windows",
/// "curl". Empty if it says nothing. At most 40 bytes of plain ASCII beside the dot.
std::string device_name(std::string_view user_agent);

}  // namespace crownhead::auth
