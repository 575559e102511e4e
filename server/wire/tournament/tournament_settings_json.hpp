#pragma once

#include <vector>

#include "rules/tournament/settings.hpp"
#include "server/wire/core/json_text.hpp"

namespace crownhead::wire {

/// Adds the settings of a tournament, without the password.
void add_settings(JsonText& json, const tournament::Settings& settings);

JsonText byes_shape(const std::vector<tournament::RequestedBye>& byes);

}  // namespace crownhead::wire
