#pragma once

#include "metrics/counter.hpp"

namespace crownhead::metrics {

/// Counts the page errors that browsers have reported to this process. Thread-safe.
inline Counter& page_faults() {
  static Counter count;
  return count;
}

}  // namespace crownhead::metrics
