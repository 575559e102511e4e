#pragma once

#include <cstdint>
#include <functional>
#include <string>

namespace crownhead::db {

/// Reports the progress of long work, to be called by one thread at a time: the present step, the
/// amount done, and the whole amount, which is 0 if unknown.
using Progress =
    std::function<void(const std::string& doing, std::int64_t done, std::int64_t whole)>;

inline const Progress no_progress = [](const std::string&, std::int64_t, std::int64_t) {};

}  // namespace crownhead::db
