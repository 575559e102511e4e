#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "rules/ids.hpp"

namespace crownhead::wire {

/// "0190d0a4-…": 32 hexadecimal digits of either case in groups of 8-4-4-4-12; nullopt for anything
/// else. Any version and variant will do.
std::optional<CommandId> parse_uuid(std::string_view text);

/// In lower case.
std::string format_uuid(const CommandId& id);

}  // namespace crownhead::wire
