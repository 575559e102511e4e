#pragma once

#include <chrono>
#include <string>

#include "db/jobs/progress.hpp"

namespace crownhead::server {

/// A line in the terminal with the progress of long work and the remaining time, updated a few
/// times per second. Prints nothing if the standard error is not a terminal.
class ProgressLine {
 public:
  ProgressLine();
  ~ProgressLine() { clear(); }
  ProgressLine(const ProgressLine&) = delete;
  ProgressLine& operator=(const ProgressLine&) = delete;

  /// `part` of the whole, from 0 to 1. The first part shown was done earlier and does not count for
  /// the speed.
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

/// Shows the progress of work in db. The line must outlive it.
db::Progress shown_on(ProgressLine& line);

}  // namespace crownhead::server
