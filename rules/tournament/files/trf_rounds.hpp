#pragma once

#include <vector>

#include "rules/result.hpp"
#include "rules/tournament/model.hpp"

namespace crownhead::tournament {

/// One player's round in a report.
struct TrfCell {
  PairingNumber opponent;  ///< 0: none
  char colour = '-';       ///< w, b or -
  char result = ' ';
};

/// A record 001.
struct TrfRow {
  int line = 0;  ///< of the file, from 1
  PairingNumber seat;
  std::vector<TrfCell> cells = {};
  bool left = false;  ///< withdrawn or expelled
};

/// Combines the players' records into rounds, with boards in the order of the records. Fails with
/// BAD_TRF if two records contradict each other.
Result<std::vector<Round>> trf_rounds(const std::vector<TrfRow>& rows, Format format);

}  // namespace crownhead::tournament
