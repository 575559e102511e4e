#pragma once

#include <string>
#include <string_view>

#include "rules/nardi/match_id.hpp"
#include "rules/nardi/position.hpp"

namespace crownhead::nardi {

/// What eXtreme Gammon writes in one line; its upper-case side is White.
struct Xgid {
  Position position = {};
  Moment moment = {};       ///< its match is being played; nobody resigns
  bool jacoby = false;      ///< in games for money
  bool beavers = false;     ///< in games for money
  int largest_cube = 1024;  ///< a power of two

  bool operator==(const Xgid&) const = default;
};

/// "XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:0:10"
std::string write_xgid(const Xgid& xgid);

/// With "XGID=" or without. Fails with bad_position and a sentence, also where a beaver or a
/// raccoon waits for an answer.
Result<Xgid> read_xgid(std::string_view text);

}  // namespace crownhead::nardi
