#pragma once

#include <cstdint>

namespace crownhead::metrics {

/// The operating system's figures for this process.
struct ProcessFigures {
  std::uint64_t resident_bytes = 0;
  double cpu_seconds = 0;
  std::uint64_t open_files = 0;
  std::uint64_t most_files = 0;
  double started = 0;  ///< seconds since 1970
};

/// Returns the figures; unavailable ones are 0.
ProcessFigures process_figures();

}  // namespace crownhead::metrics
