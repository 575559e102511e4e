#pragma once

#include <nlohmann/json.hpp>

#include "rules/reason.hpp"
#include "server/wire/json_text.hpp"

namespace crownhead::wire {

/// Adds `reason`, its name, and `params`, its values by their names, where there is a name: a
/// number, a text, the key of a label, or {reason, params} of what the reason speaks of.
void add_reason(nlohmann::ordered_json& shape, const Reason& reason);

/// The same; what is no UTF-8, such as half of a letter of a text that was cut, is replaced.
void add_reason(JsonText& json, const Reason& reason);

/// An object with these and `detail`, the English.
std::string reason_json(const Reason& reason);

}  // namespace crownhead::wire
