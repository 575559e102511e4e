#pragma once

#include <string_view>

#include "rules/tournament/model.hpp"

namespace crownhead::tournament {

/// How a tournament is paired, by the words of record 092.
struct TrfType {
  Format format = Format::swiss;
  bool twice = false;  ///< everyone meets everyone twice
};

TrfType trf_type(std::string_view words);

/// Whether record 192 names a Swiss whose first rounds are accelerated.
bool is_accelerated(std::string_view code);

}  // namespace crownhead::tournament
