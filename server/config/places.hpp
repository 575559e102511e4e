#pragma once

#include "server/config/configure.hpp"

namespace crownhead::config {

/// Checks the files and folders that the server will open, without changing anything. Returns a
/// sentence for each that it could not use. The result is for the present user.
Faults faults_of_places(const ServeConfig& config);

}  // namespace crownhead::config
