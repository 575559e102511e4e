#pragma once

#include <vector>

#include "rules/result.hpp"
#include "rules/tournament/model.hpp"

namespace crownhead::tournament {

/// One round of one player as a report has it.
struct TrfCell {
  Seat opponent;      ///< 0: none
  char colour = '-';  ///< w, b or -
  char result = ' ';
};

/// A record 001.
struct TrfRow {
  int line = 0;  ///< of the file, from 1
  Seat seat;
  std::vector<TrfCell> cells = {};
  bool left = false;  ///< has withdrawn or been expelled
};

/// Puts the players' records together, with boards in the order of the records; BAD_TRF where two
/// of them do not agree.
Result<std::vector<Round>> trf_rounds(const std::vector<TrfRow>& rows, Format format);

}  // namespace crownhead::tournament
