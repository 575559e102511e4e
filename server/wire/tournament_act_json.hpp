#pragma once

#include <optional>
#include <string_view>

#include "rules/tournament/event.hpp"
#include "server/wire/json_text.hpp"
#include "server/wire/tournament_json.hpp"

namespace crownhead::wire {

/// "?" for somebody who is not among them.
std::string_view name_of(const UserNames& names, UserId user);
std::optional<std::string_view> name_of(const UserNames& names, std::optional<UserId> user);

/// Adds what the log tells of an act: `params`, the schema of the act in openapi.yaml or null where
/// a former version stored a text that this one cannot understand, and `before` and `after`, the
/// same in short English.
void add_act(JsonText& json, const tournament::Event& event, const UserNames& names);

}  // namespace crownhead::wire
