#pragma once

#include <string>

#include "rules/vacation/booking.hpp"

namespace crownhead::vacation {

/// What a booking will do, in one sentence. `zone_name` is that of `zone`, `games` the number of
/// running games whose clocks are concerned.
std::string sentence(const Booking& booking, const std::vector<Choice>& choices, const Zone& zone,
                     const std::string& zone_name, std::size_t games);

/// What a change does to a vacation that is there already.
std::string sentence_of_change(const Allocation& before, const Allocation& after, const Zone& zone,
                               const std::string& zone_name);

}  // namespace crownhead::vacation
