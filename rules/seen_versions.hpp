#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

namespace crownhead {

/// The versions at which a change may be made, from the header If-Match; any version by default.
class SeenVersions {
 public:
  SeenVersions() = default;
  SeenVersions(std::nullopt_t) {}
  SeenVersions(std::int64_t version) : listed_{std::vector{version}} {}
  SeenVersions(std::optional<std::int64_t> version) {
    if (version) listed_.emplace({*version});
  }

  /// An empty list allows no version.
  static SeenVersions only(std::vector<std::int64_t> versions) {
    SeenVersions seen;
    seen.listed_ = std::move(versions);
    return seen;
  }

  bool any() const { return !listed_; }
  bool allow(std::int64_t version) const {
    return !listed_ || std::ranges::find(*listed_, version) != listed_->end();
  }

 private:
  std::optional<std::vector<std::int64_t>> listed_;
};

}  // namespace crownhead
