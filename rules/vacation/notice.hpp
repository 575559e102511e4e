#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "rules/vacation/act.hpp"

namespace crownhead::vacation {

/// The recipients of vacation news. Stored as a number: append only.
enum class Audience : std::uint8_t {
  player,     ///< the vacationer
  opponents,  ///< players with running games against the vacationer there
  directors,  ///< of the tournament, except the vacationer
};

/// News about vacations of one player.
struct Notice {
  Audience to;
  News news;
  std::vector<StoredAllocation> vacations;
  std::optional<Interval> before = std::nullopt;  ///< old times of a changed vacation
  std::string reason = {};                        ///< given by a director, for the player only
};

/// Returns the notices for an executed plan; `after` is the stored allocation.
std::vector<Notice> notices_of(const Plan& plan, const StoredAllocation& after, const Act& act);
/// Returns the notices for a stored request: to opponents about certain vacations, to directors
/// about pending ones.
std::vector<Notice> notices_of_request(const std::vector<StoredAllocation>& asked);
std::vector<Notice> notices_of_grant(const StoredAllocation& granted, const std::string& reason);

}  // namespace crownhead::vacation
