#include "server/commands/system_time.hpp"

#include <chrono>

namespace crownhead::server {

Instant system_time() {
  const auto since = std::chrono::system_clock::now().time_since_epoch();
  return {std::chrono::duration_cast<std::chrono::milliseconds>(since).count()};
}

}  // namespace crownhead::server
