#pragma once

#include <stdexcept>
#include <string>

#include "server/adapters/zones.hpp"

namespace crownhead::vacation {

/// Returns nullptr for a name that the system does not know.
inline const Zone* zone_of_the_system(const std::string& name) {
  static adapters::Zones zones;
  return zones.find(name);
}

}  // namespace crownhead::vacation
