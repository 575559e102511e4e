#pragma once

#include <string>
#include <vector>

#include "rules/draughts/pdn.hpp"

namespace crownhead::draughts::pdn {

struct Tag {
  std::string name = {};  ///< empty where there is none
  std::string value = {};
  std::vector<PdnFault> faults = {};
};

/// Takes the tag that begins with the [ at the text's place.
Tag take_tag(PdnText& text);

}  // namespace crownhead::draughts::pdn
