#pragma once

#include <optional>

#include "rules/reason.hpp"
#include "rules/tournament/trf_line.hpp"

namespace crownhead::tournament {

/// Which colour the highest player of the first round has, from the records XXC and 152.
class TrfFirstColour {
 public:
  /// Returns what is wrong with the line.
  std::optional<Reason> take(const TrfLine& line);

  /// nullopt if no record says it.
  std::optional<bool> is_white() const { return white_; }
  /// The line of the last record XXC; 0 if there is none.
  int xxc_line() const { return xxc_line_; }

 private:
  std::optional<bool> white_;
  int xxc_line_ = 0;
};

}  // namespace crownhead::tournament
