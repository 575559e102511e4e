#pragma once

#include <span>
#include <string>
#include <string_view>

namespace crownhead::config {

/// The one of `names` that a mistyped `name` was most likely meant to be; `names` is not empty.
std::string nearest_name(std::string_view name, std::span<const std::string> names);

}  // namespace crownhead::config
