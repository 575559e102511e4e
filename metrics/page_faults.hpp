#pragma once

#include "metrics/counter.hpp"

namespace crownhead::metrics {

/// Faults of pages that browsers have reported to this process. Any thread.
inline Counter& page_faults() {
  static Counter count;
  return count;
}

}  // namespace crownhead::metrics
