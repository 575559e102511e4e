#pragma once

#include <optional>
#include <string_view>

#include "rules/reason.hpp"
#include "rules/tournament/model.hpp"
#include "rules/tournament/trf_line.hpp"

namespace crownhead::tournament {

/// What is wrong with a line, and in which column; 0 where no single one is meant.
struct ScoringFault {
  Reason why;
  int column = 0;
};

/// What the records 162, XXS and BBW, BBD, … of a report say that results bring.
class TrfScoring {
 public:
  /// What is wrong with the line, by its column or by the code that has no such meaning here.
  std::optional<ScoringFault> take_162(const TrfLine& line);
  std::optional<ScoringFault> take_xxs(const TrfLine& line);
  std::optional<ScoringFault> take_bb(const TrfLine& line);

  /// Half points; what was left out follows win and draw.
  Points points() const;

 private:
  std::optional<ScoringFault> take(std::string_view code, int half_points);

  std::optional<int> win_, draw_, loss_, bye_, half_bye_;
};

}  // namespace crownhead::tournament
