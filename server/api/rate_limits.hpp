#pragma once

#include <string_view>

#include "server/api/call.hpp"
#include "server/api/limits.hpp"
#include "server/api/site_config.hpp"
#include "server/live/wall_clock.hpp"

namespace crownhead::api {

/// The allowances of a site, which count nothing where its operator has switched them off.
class Limits : public SiteLimits {
 public:
  Limits(const SiteConfig& config, const live::WallClock& clock) : config_(config), clock_(clock) {}

  bool on() const { return config_.limits; }
  Instant now() const { return clock_.now(); }

  /// Uses one of `key`'s allowance. Zero, or how long to wait.
  Millis use(net::RateLimit& limit, std::string_view key) const {
    return on() ? limit.use(key, clock_.now()) : Millis{0};
  }
  /// The same; answers 429 where it is used up.
  bool refuses(net::RateLimit& limit, const CallPtr& call, std::string_view key) const {
    const Millis wait = use(limit, key);
    if (wait > Millis{0}) call->refuse_for_now(wait);
    return wait > Millis{0};
  }

  /// Charges the payer's address for bytes that are stored. Zero, or how long to wait.
  Millis use_bytes(const Payer& payer, std::size_t bytes) {
    return on() && bytes > 0 ? payer.pay_for_bytes(*this, bytes, clock_.now()) : Millis{0};
  }

  /// Charges a request for the plies that it sends or replays; answers 429 if that is too much.
  bool refuses_plies(const CallPtr& call, int plies) {
    const Millis wait =
        on() ? call->payer().pay_more(*this, cost_of_plies(plies), clock_.now()) : Millis{0};
    if (wait > Millis{0}) call->refuse_for_now(wait);
    return wait > Millis{0};
  }

 private:
  const SiteConfig& config_;
  const live::WallClock& clock_;
};

}  // namespace crownhead::api
