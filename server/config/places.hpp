#pragma once

#include "server/config/configure.hpp"

namespace crownhead::config {

/// Looks at the files and folders that the server will open, and changes nothing. Returns a
/// sentence for each that it could not use. Holds for the user that asks.
Faults faults_of_places(const ServeConfig& config);

}  // namespace crownhead::config
