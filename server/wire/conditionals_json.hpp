#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "rules/play/conditionals.hpp"
#include "server/wire/problem.hpp"

namespace crownhead::wire {

struct ConditionalsBody {
  std::vector<play::Conditionals::Line> lines;  ///< as they were sent: no more than may be, or one
                                                ///< more, which the rules refuse
  std::optional<int> ply;  ///< plies played in the position that they go on from
};

/// `{lines:[["32-28","19-23"]],ply?}`
Parsed<ConditionalsBody> parse_conditionals(std::string_view body);

/// `{ply,lines}`
std::string conditionals_json(int ply, const play::Conditionals& conditionals);

}  // namespace crownhead::wire
