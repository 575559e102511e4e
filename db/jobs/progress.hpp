#pragma once

#include <cstdint>
#include <functional>
#include <string>

namespace crownhead::db {

/// Is told how far long work is, by one thread at a time: what is being done, and how much of the
/// whole has been, which is 0 where nobody knows.
using Progress =
    std::function<void(const std::string& doing, std::int64_t done, std::int64_t whole)>;

inline const Progress no_progress = [](const std::string&, std::int64_t, std::int64_t) {};

}  // namespace crownhead::db
