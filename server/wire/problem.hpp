#pragma once

#include <expected>
#include <string>
#include <string_view>
#include <vector>

#include "rules/result.hpp"
#include "rules/vacation/refusal.hpp"

namespace crownhead::wire {

/// What is wrong with one field of a body.
struct FieldError {
  std::string field;
  Reason reason;         ///< goes on from the field's name
  TextPlace place = {};  ///< in the field's text
};

/// An error as a client gets it: over HTTP as problem+json, over WebSocket its code, detail
/// and reason.
struct Problem {
  Error error{Code::invalid_field, Reason{}};
  std::vector<FieldError> fields = {};
  vacation::Refusals refusals = {};  ///< all that stands against a vacation
};

template <class T>
using Parsed = std::expected<T, Problem>;

/// invalid_field for the field or parameter `name`; `why` goes on from its name.
Problem wrong_field(std::string_view name, Reason why);

/// The HTTP status that goes with a code.
int http_status(Code code);

/// The body of application/problem+json (RFC 9457).
std::string problem_json(const Problem& problem);

}  // namespace crownhead::wire
