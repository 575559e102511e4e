#pragma once

#include <string_view>

#include "server/http/call.hpp"
#include "server/http/limits.hpp"
#include "server/http/site_config.hpp"
#include "server/runtime/wall_clock.hpp"

namespace crownhead::api {

/// The rate limits of a site. They count nothing if the operator has turned them off.
class Limits : public SiteLimits {
 public:
  Limits(const SiteConfig& config, const live::WallClock& clock) : config_(config), clock_(clock) {}

  bool on() const { return config_.limits; }
  Instant now() const { return clock_.now(); }

  /// Charges the limit for `key`. Returns zero, or how long to wait.
  Millis use(net::RateLimit& limit, std::string_view key) const {
    return on() ? limit.use(key, clock_.now()) : Millis{0};
  }
  /// The same; answers 429 and returns true if the limit is reached.
  bool refuses(net::RateLimit& limit, const CallPtr& call, std::string_view key) const {
    const Millis wait = use(limit, key);
    if (wait > Millis{0}) call->refuse_for_now(wait);
    return wait > Millis{0};
  }

  /// Charges the payer's address for stored bytes. Returns zero, or how long to wait.
  Millis use_bytes(const RateKeys& payer, std::size_t bytes) {
    return on() && bytes > 0 ? payer.pay_for_bytes(*this, bytes, clock_.now()) : Millis{0};
  }

  /// Charges a request for the plies that it sends or replays; answers 429 and returns true if that
  /// is too much.
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
