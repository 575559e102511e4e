#include "db/jobs/random_id.hpp"

#include "random/random.hpp"

namespace crownhead::db {

std::int64_t random_id() { return static_cast<std::int64_t>(random_bits() >> 2U); }

}  // namespace crownhead::db
