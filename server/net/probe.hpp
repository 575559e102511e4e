#pragma once

#include <string>

#include "rules/instant.hpp"
#include "rules/result.hpp"

namespace crownhead::net {

struct ProbeAnswer {
  int status;
  std::string body;
};

/// Requests `url`, for example "http://127.0.0.1:8080/readyz", and waits for the answer, up to
/// `patience` for each step. Blocks the calling thread. Fails with invalid_field if the URL has
/// another form (TLS is not supported), with unavailable if there is no answer.
Result<ProbeAnswer> probe(const std::string& url, Millis patience);

}  // namespace crownhead::net
