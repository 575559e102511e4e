#pragma once

#include <atomic>

#include "server/config/serve_config.hpp"
#include "server/net/http.hpp"

namespace crownhead::server {

/// Detects a site that is reached by TLS but not configured for it: its cookies are not Secure, and
/// browsers are not bound to TLS. Callable from any thread.
class TlsWatch {
 public:
  explicit TlsWatch(const config::ServeConfig& config)
      : unaware_(config.public_url.empty() && !config.trusted_proxies.empty()) {}

  /// Returns true once, for the first request that came by TLS according to a proxy.
  bool warns_of(const net::Request& request) {
    return unaware_.load(std::memory_order_relaxed) &&
           request.header("X-Forwarded-Proto") == "https" && unaware_.exchange(false);
  }

 private:
  std::atomic<bool> unaware_;
};

}  // namespace crownhead::server
