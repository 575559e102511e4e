#pragma once

#include <nlohmann/json.hpp>

#include "rules/vacation/refusal.hpp"

namespace crownhead::wire {

/// Errors and warnings of a vacation: {code, field?, tournament_id?, params, detail}.
nlohmann::ordered_json refusals_shape(const vacation::Refusals& refusals);

}  // namespace crownhead::wire
