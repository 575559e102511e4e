#pragma once

#include <chrono>
#include <string>

#include "db/jobs/progress.hpp"

namespace crownhead::server {

/// A line of the terminal that says how far long work is and how long it will take, drawn anew a
/// few times a second. Where the standard error is no terminal nothing is said.
class ProgressLine {
 public:
  ProgressLine();
  ~ProgressLine() { clear(); }
  ProgressLine(const ProgressLine&) = delete;
  ProgressLine& operator=(const ProgressLine&) = delete;

  /// `part` of the whole, from 0 to 1. What is shown first was done before: it counts for no speed.
  void show(const std::string& doing, double part);
  void clear();

 private:
  using Clock = std::chrono::steady_clock;

  std::string left(double part) const;

  bool terminal_;
  bool drawn_ = false;
  double first_ = -1;  ///< the part that was shown first
  Clock::time_point begun_;
  Clock::time_point shown_;
};

/// As the work in db tells it. The line outlives it.
db::Progress shown_on(ProgressLine& line);

}  // namespace crownhead::server
