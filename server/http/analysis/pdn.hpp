#pragma once

#include "server/http/call.hpp"
#include "server/http/request_runner.hpp"

namespace crownhead::api {

/// PDN for the analysis board: converts a file into sequences of moves and back. Stores nothing.
/// Parses and replays in a worker pool, because a file may have thousands of moves.

Handling read_pdn(const RequestRunner& runner, CallPtr call);
Handling write_pdn(const RequestRunner& runner, CallPtr call);

}  // namespace crownhead::api
