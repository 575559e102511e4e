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

/// A zone of the system's tzdata, read from its compiled file (RFC 8536), because libstdc++ 12 has
/// no zones and Debian has no static library that does. UTC for a name that the system does not
/// have. After the last transition of the file its rule for all later years applies.
class Zone {
 public:
  explicit Zone(const std::string& name,
                const std::filesystem::path& folder = "/usr/share/zoneinfo");

  /// Returns the offset to add to UTC.
  Millis offset(Instant at) const;

  /// See vacation::Zone.
  std::vector<OffsetPeriod> periods(Instant from, Instant to) const;

 private:
  void read(const std::string& text);
  /// Returns the changes by the rule, from the year of `from` to the year of `to`, after those in
  /// the file.
  std::vector<OffsetPeriod> changes_by_rule(Instant from, Instant to) const;

  std::vector<OffsetPeriod> transitions_{{Instant{INT64_MIN}, Millis{0}}};
  std::optional<PosixZone> rule_;
};

}  // namespace crownhead::adapters
