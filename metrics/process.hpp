#pragma once

#include <cstdint>

namespace crownhead::metrics {

/// What the system says about this process.
struct ProcessFigures {
  std::uint64_t resident_bytes = 0;
  double cpu_seconds = 0;
  std::uint64_t open_files = 0;
  std::uint64_t most_files = 0;
  double started = 0;  ///< seconds since 1970
};

/// Figures that the system does not tell are 0.
ProcessFigures process_figures();

}  // namespace crownhead::metrics
