#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "rules/play/conditionals.hpp"
#include "server/wire/core/problem.hpp"

namespace crownhead::wire {

struct ConditionalsBody {
  /// As sent; up to one more than allowed, which the rules then refuse.
  std::vector<play::Conditionals::Line> lines;
  std::optional<int> ply;  ///< plies played in the position where they start
};

/// `{lines:[["32-28","19-23"]],ply?}`
Parsed<ConditionalsBody> parse_conditionals(std::string_view body);

/// `{ply,lines}`
std::string conditionals_json(int ply, const play::Conditionals& conditionals);

}  // namespace crownhead::wire
