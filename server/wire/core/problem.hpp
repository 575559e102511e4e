#pragma once

#include <expected>
#include <string>
#include <string_view>
#include <vector>

#include "rules/result.hpp"
#include "rules/vacation/refusal.hpp"

namespace crownhead::wire {

/// An error in one field of a body.
struct FieldError {
  std::string field;
  Reason reason;         ///< phrased to follow the field's name
  TextPlace place = {};  ///< in the field's text
};

/// An error as a client gets it: over HTTP as problem+json, over WebSocket as its code, detail and
/// reason.
struct Problem {
  Error error{Code::invalid_field, Reason{}};
  std::vector<FieldError> fields = {};
  vacation::Refusals refusals = {};  ///< everything that prevents a vacation
};

template <class T>
using Parsed = std::expected<T, Problem>;

/// invalid_field for the field or parameter `name`; `why` is phrased to follow its name.
Problem wrong_field(std::string_view name, Reason why);

/// Returns the HTTP status for a code.
int http_status(Code code);

/// The body of application/problem+json (RFC 9457).
std::string problem_json(const Problem& problem);

}  // namespace crownhead::wire
