#pragma once

#include <filesystem>
#include <memory>
#include <mutex>
#include <set>
#include <string>
#include <unordered_map>

#include "rules/vacation/local_time.hpp"
#include "server/adapters/zone.hpp"

namespace crownhead::adapters {

/// The system's zones by name: exactly those that its tzdata.zi lists, including links. May be used
/// on any thread.
class Zones {
 public:
  /// Throws std::runtime_error with a sentence if the system has no tzdata.zi.
  explicit Zones(std::filesystem::path folder = "/usr/share/zoneinfo");

  /// "2025b".
  const std::string& version() const { return version_; }
  /// In order.
  const std::set<std::string, std::less<>>& names() const { return names_; }

  /// Returns nullptr for a name that is not in the list in this case. The zone lives as long as
  /// this object.
  const vacation::Zone* find(const std::string& name);

 private:
  std::filesystem::path folder_;
  std::string version_;
  std::set<std::string, std::less<>> names_;
  std::mutex mutex_;
  std::unordered_map<std::string, vacation::Zone> read_;
};

}  // namespace crownhead::adapters
