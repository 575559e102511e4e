#pragma once

#include <string>
#include <vector>

#include "rules/draughts/pdn/pdn.hpp"

namespace crownhead::draughts::pdn {

struct Tag {
  std::string name = {};  ///< empty if there is no tag
  std::string value = {};
  std::vector<PdnFault> faults = {};
};

/// Reads the tag that begins with the [ at the current position.
Tag take_tag(PdnText& text);

}  // namespace crownhead::draughts::pdn
