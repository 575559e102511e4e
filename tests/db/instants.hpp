#pragma once

#include "rules/instant.hpp"

namespace crownhead::db {

constexpr Instant start{1'700'000'000'000};
constexpr Instant noon{1'704'888'000'000};  // 2024-01-10T12:00:00Z

}  // namespace crownhead::db
