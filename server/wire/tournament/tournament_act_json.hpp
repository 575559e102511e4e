#pragma once

#include <optional>
#include <string_view>

#include "rules/tournament/event.hpp"
#include "server/wire/core/json_text.hpp"
#include "server/wire/tournament/tournament_json.hpp"

namespace crownhead::wire {

/// "?" for a user who is not in the list.
std::string_view name_of(const UserNames& names, UserId user);
std::optional<std::string_view> name_of(const UserNames& names, std::optional<UserId> user);

/// Adds an act in the log: `params`, with the act's schema in openapi.yaml, or null if an earlier
/// version stored a text that cannot be parsed, and `before` and `after`, the same in short
/// English.
void add_act(JsonText& json, const tournament::Event& event, const UserNames& names);

}  // namespace crownhead::wire
