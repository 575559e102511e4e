#pragma once

#include <optional>
#include <string_view>

namespace crownhead::reason {

/// Returns the permanent name of a reason or of one of its values, such as "tournament.full";
/// nullopt for an unknown name. The build generates it together with the builders in
/// rules/reasons.hpp.
std::optional<std::string_view> known_name(std::string_view name);

}  // namespace crownhead::reason
