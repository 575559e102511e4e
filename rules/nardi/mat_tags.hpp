#pragma once

#include <string_view>

namespace crownhead::nardi {

/// A tag that eXtreme Gammon writes, with the value that says what a match is without.
struct MatTag {
  std::string_view name;
  std::string_view value;
};

inline constexpr MatTag no_cube{"CubeLimit", "1"};
inline constexpr MatTag no_crawford{"Crawford", "Off"};

}  // namespace crownhead::nardi
