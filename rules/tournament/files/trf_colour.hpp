#pragma once

#include <optional>

#include "rules/reason.hpp"
#include "rules/tournament/files/trf_line.hpp"

namespace crownhead::tournament {

/// The colour of the highest player of the first round, from the records XXC and 152.
class TrfFirstColour {
 public:
  /// Reads a line; returns what is wrong with it.
  std::optional<Reason> take(const TrfLine& line);

  /// Returns nullopt if no record says it.
  std::optional<bool> is_white() const { return white_; }
  /// Returns the line of the last record XXC; 0 if there is none.
  int xxc_line() const { return xxc_line_; }

 private:
  std::optional<bool> white_;
  int xxc_line_ = 0;
};

}  // namespace crownhead::tournament
