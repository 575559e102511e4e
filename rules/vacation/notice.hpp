#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "rules/vacation/act.hpp"

namespace crownhead::vacation {

/// Who hears of a vacation.
enum class Audience : std::uint8_t {
  player,     ///< whose vacation it is
  opponents,  ///< who have running games with the player there
  directors,  ///< of the tournament, without the player
};

/// What there is to tell of vacations of one player.
struct Notice {
  Audience to;
  News news;
  std::vector<StoredAllocation> vacations;
  std::optional<Interval> before = std::nullopt;  ///< of one that was changed
  std::string reason = {};                        ///< a director's, for the player alone
};

/// Of a plan that was carried out; `after` is what is stored then.
std::vector<Notice> notices_of(const Plan& plan, const StoredAllocation& after, const Act& act);
/// Of a request that was stored: opponents hear of what is certain, directors of what waits.
std::vector<Notice> notices_of_request(const std::vector<StoredAllocation>& asked);
std::vector<Notice> notices_of_grant(const StoredAllocation& granted, const std::string& reason);

}  // namespace crownhead::vacation
