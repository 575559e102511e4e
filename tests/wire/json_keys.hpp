#pragma once

#include <nlohmann/json.hpp>
#include <set>
#include <string>

namespace crownhead::wire {

inline std::set<std::string> keys_of(const nlohmann::json& object) {
  std::set<std::string> keys;
  for (const auto& [key, value] : object.items()) keys.insert(key);
  return keys;
}

}  // namespace crownhead::wire
