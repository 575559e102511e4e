#pragma once

#include <string_view>

namespace crownhead::nardi {

/// A tag of eXtreme Gammon, with the value that states what a match does not have.
struct MatTag {
  std::string_view name;
  std::string_view value;
};

inline constexpr MatTag no_cube{"CubeLimit", "1"};
inline constexpr MatTag no_crawford{"Crawford", "Off"};

}  // namespace crownhead::nardi
