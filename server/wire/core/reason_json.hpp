#pragma once

#include <nlohmann/json.hpp>

#include "rules/reason.hpp"
#include "server/wire/core/json_text.hpp"

namespace crownhead::wire {

/// Adds `reason`, its name, and `params`, its values by name, if it has a name. A value is a
/// number, a text, the key of a label, or {reason, params} of another reason.
void add_reason(nlohmann::ordered_json& shape, const Reason& reason);

/// The same. Bytes that are not UTF-8, such as half a character of a text that was cut, are
/// replaced.
void add_reason(JsonText& json, const Reason& reason);

/// An object with these and with `detail`, the English text.
std::string reason_json(const Reason& reason);

}  // namespace crownhead::wire
