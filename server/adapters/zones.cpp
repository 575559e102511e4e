#include "server/adapters/zones.hpp"

#include <fstream>
#include <sstream>
#include <stdexcept>

namespace crownhead::adapters {

Zones::Zones(std::filesystem::path folder) : folder_(std::move(folder)) {
  std::ifstream list(folder_ / "tzdata.zi");
  if (!list)
    throw std::runtime_error("cannot find " + (folder_ / "tzdata.zi").string() +
                             "; install the package tzdata");
  for (std::string line; std::getline(list, line);) {
    std::istringstream words(line);
    std::string kind, first, second;
    words >> kind >> first >> second;
    if (kind == "#" && first == "version") version_ = second;
    if (kind == "Z") names_.insert(first);
    if (kind == "L") names_.insert(second);
  }
}

const vacation::Zone* Zones::find(const std::string& name) {
  if (!names_.contains(name)) return nullptr;
  const std::scoped_lock lock(mutex_);
  auto found = read_.find(name);
  if (found == read_.end()) {
    auto zone = std::make_shared<const Zone>(name, folder_);
    const auto periods = [zone = std::move(zone)](Instant from, Instant to) {
      return zone->periods(from, to);
    };
    found = read_.emplace(name, periods).first;
  }
  return &found->second;
}

}  // namespace crownhead::adapters
