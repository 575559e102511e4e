#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace crownhead::bench {

/// What the server writes is read without a tree: its JSON has no spaces, and the first member of
/// the name, from the beginning of `json` on, is the one that is meant.

/// The text of a member, as it stands there; empty if there is none.
std::string_view text_member(std::string_view json, std::string_view name);

/// The number of a member.
std::optional<std::int64_t> number_member(std::string_view json, std::string_view name);

}  // namespace crownhead::bench
