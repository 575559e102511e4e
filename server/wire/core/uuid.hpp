#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>

#include "rules/ids.hpp"

namespace crownhead::wire {

/// Parses 8-4-4-4-12 hexadecimal digits in either case; nullopt for anything else.
std::optional<CommandId> parse_uuid(std::string_view text);

/// In lower case.
std::string format_uuid(const CommandId& id);
std::array<char, 36> uuid_letters(const CommandId& id);

}  // namespace crownhead::wire
