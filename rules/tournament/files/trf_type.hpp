#pragma once

#include <string_view>

#include "rules/tournament/model.hpp"

namespace crownhead::tournament {

/// The pairing system named by record 092.
struct TrfType {
  Format format = Format::swiss;
  bool twice = false;  ///< everyone meets everyone twice
};

TrfType trf_type(std::string_view words);

/// Returns true if record 192 names a Swiss with accelerated first rounds.
bool is_accelerated(std::string_view code);

}  // namespace crownhead::tournament
