#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace crownhead::bench {

/// Reads the server's messages without parsing: its JSON has no spaces, and the first member with
/// the name, from the beginning of `json`, is the right one.

/// Returns the unescaped text of a member; empty if there is none.
std::string_view text_member(std::string_view json, std::string_view name);

/// Returns the number of a member.
std::optional<std::int64_t> number_member(std::string_view json, std::string_view name);

}  // namespace crownhead::bench
