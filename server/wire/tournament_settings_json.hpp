#pragma once

#include <vector>

#include "rules/tournament/settings.hpp"
#include "server/wire/json_text.hpp"

namespace crownhead::wire {

/// Adds what a director has said of a tournament; no password is in it.
void add_settings(JsonText& json, const tournament::Settings& settings);

JsonText byes_shape(const std::vector<tournament::RequestedBye>& byes);

}  // namespace crownhead::wire
