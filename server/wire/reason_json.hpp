#pragma once

#include <nlohmann/json.hpp>

#include "rules/reason.hpp"

namespace crownhead::wire {

/// Adds `reason`, its name, and `params`, its values by their names, where there is a name: a
/// number, a text, the key of a label, or {reason, params} of what the reason speaks of.
void add_reason(nlohmann::ordered_json& shape, const Reason& reason);

/// The values alone; an empty object where there are none.
nlohmann::ordered_json params_shape(const Reason& reason);

}  // namespace crownhead::wire
