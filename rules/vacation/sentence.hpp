#pragma once

#include <string>

#include "rules/vacation/booking.hpp"

namespace crownhead::vacation {

/// Returns one sentence that describes the effect of a booking. `zone_name` is the name of `zone`,
/// `games` the number of running games whose clocks it affects.
std::string sentence(const Booking& booking, const std::vector<Choice>& choices, const Zone& zone,
                     const std::string& zone_name, std::size_t games);

/// Returns one sentence that describes a change to an existing vacation.
std::string sentence_of_change(const Allocation& before, const Allocation& after, const Zone& zone,
                               const std::string& zone_name);

}  // namespace crownhead::vacation
