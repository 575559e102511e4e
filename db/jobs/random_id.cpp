#include "db/jobs/random_id.hpp"

#include <random>

namespace crownhead::db {

std::int64_t random_id() {
  static thread_local std::random_device device;  // the system's own, for secrets
  constexpr int bits = 31;
  const auto draw = [] { return static_cast<std::int64_t>(device() >> 1U); };
  return draw() << bits | draw();
}

}  // namespace crownhead::db
