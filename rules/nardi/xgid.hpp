#pragma once

#include <string>
#include <string_view>

#include "rules/nardi/match_id.hpp"
#include "rules/nardi/position.hpp"

namespace crownhead::nardi {

/// The content of an XGID, eXtreme Gammon's one-line notation; its upper-case side is White.
struct Xgid {
  Position position = {};
  Moment moment = {};       ///< its match is in progress and no one is resigning
  bool jacoby = false;      ///< in money games
  bool beavers = false;     ///< in money games
  int largest_cube = 1024;  ///< a power of two

  bool operator==(const Xgid&) const = default;
};

/// Returns "XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:0:10".
std::string write_xgid(const Xgid& xgid);

/// Accepts the text with or without "XGID=". Fails with bad_position and an explanation, also if a
/// beaver or a raccoon awaits an answer.
Result<Xgid> read_xgid(std::string_view text);

}  // namespace crownhead::nardi
