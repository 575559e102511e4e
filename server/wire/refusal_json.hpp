#pragma once

#include <nlohmann/json.hpp>

#include "rules/vacation/refusal.hpp"

namespace crownhead::wire {

/// Errors and warnings of a vacation: {code, field?, tournament_id?, reason, params, detail}, the
/// id null of the games outside tournaments. The code is the reason's name in its group, in
/// capitals: clients knew it before there were reasons.
nlohmann::ordered_json refusals_shape(const vacation::Refusals& refusals);

}  // namespace crownhead::wire
