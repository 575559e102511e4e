#pragma once

#include "rules/instant.hpp"

namespace crownhead::server {

/// Returns the system's time, for commands that run without a server and its clock.
Instant system_time();

}  // namespace crownhead::server
