#pragma once

#include <optional>
#include <string_view>

#include "rules/reason.hpp"
#include "rules/tournament/files/trf_line.hpp"
#include "rules/tournament/model.hpp"

namespace crownhead::tournament {

/// An error in a line and its column; column 0 if no single column is wrong.
struct ScoringFault {
  Reason why;
  int column = 0;
};

/// The points for results, from the records 162, XXS, BBW, BBD and so on.
class TrfScoring {
 public:
  /// Read a line; return an error that names the column, or a code that is unknown here.
  std::optional<ScoringFault> take_162(const TrfLine& line);
  std::optional<ScoringFault> take_xxs(const TrfLine& line);
  std::optional<ScoringFault> take_bb(const TrfLine& line);

  /// Returns half points; values that the report omits are derived from win and draw.
  Points points() const;

 private:
  std::optional<ScoringFault> take(std::string_view code, int half_points);

  std::optional<int> win_, draw_, loss_, bye_, half_bye_;
};

}  // namespace crownhead::tournament
