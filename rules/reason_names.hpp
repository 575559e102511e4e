#pragma once

#include <optional>
#include <string_view>

namespace crownhead::reason {

/// The name of a reason or of one of its values, such as "tournament.full", as it stays for good;
/// nullopt where nothing is called so. Made by the build beside the builders of rules/reasons.hpp.
std::optional<std::string_view> known_name(std::string_view name);

}  // namespace crownhead::reason
