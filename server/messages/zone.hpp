#pragma once

#include <filesystem>
#include <string>
#include <utility>
#include <vector>

#include "rules/instant.hpp"

namespace crownhead::messages {

/// A zone of the system's tzdata, read from its compiled file (RFC 8536): libstdc++ 12 has no
/// zones, and the library that has them is no archive in Debian. UTC for a name that the system
/// does not know. After the last transition of the file (in Debian's, 2037) the last offset stays.
class Zone {
 public:
  explicit Zone(const std::string& name,
                const std::filesystem::path& folder = "/usr/share/zoneinfo");

  /// To be added to UTC.
  Millis offset(Instant at) const;

 private:
  Millis first_{};  ///< before the first transition
  std::vector<std::pair<Instant, Millis>> transitions_;
};

}  // namespace crownhead::messages
