#pragma once

#include <span>
#include <string>
#include <string_view>

namespace crownhead::config {

/// Returns the one of `names` that a mistyped `name` most likely means; `names` must not be empty.
std::string nearest_name(std::string_view name, std::span<const std::string> names);

}  // namespace crownhead::config
