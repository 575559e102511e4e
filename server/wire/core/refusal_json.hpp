#pragma once

#include <nlohmann/json.hpp>

#include "rules/vacation/refusal.hpp"

namespace crownhead::wire {

/// Errors and warnings of a vacation: {code, field?, tournament_id?, reason, params, detail}, with
/// a null id for games outside tournaments. The code is the reason's name within its group, in
/// capitals, because clients existed before there were reasons.
nlohmann::ordered_json refusals_shape(const vacation::Refusals& refusals);

}  // namespace crownhead::wire
