#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "rules/instant.hpp"
#include "rules/vacation/local_time.hpp"
#include "server/adapters/posix_zone.hpp"

namespace crownhead::adapters {

using vacation::OffsetPeriod;

/// A zone of the system's tzdata, read from its compiled file (RFC 8536): libstdc++ 12 has no
/// zones, and the library that has them is no archive in Debian. UTC for a name that the system
/// does not know. After the last transition of the file its rule for all years to come holds.
class Zone {
 public:
  explicit Zone(const std::string& name,
                const std::filesystem::path& folder = "/usr/share/zoneinfo");

  /// To be added to UTC.
  Millis offset(Instant at) const;

  /// As vacation::Zone.
  std::vector<OffsetPeriod> periods(Instant from, Instant to) const;

 private:
  void read(const std::string& text);
  /// The changes by the rule, from the year of `from` to that of `to`, after those of the file.
  std::vector<OffsetPeriod> changes_by_rule(Instant from, Instant to) const;

  std::vector<OffsetPeriod> transitions_{{Instant{INT64_MIN}, Millis{0}}};
  std::optional<PosixZone> rule_;
};

}  // namespace crownhead::adapters
