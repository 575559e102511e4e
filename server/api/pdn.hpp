#pragma once

#include "server/api/call.hpp"
#include "server/api/steps.hpp"

namespace crownhead::api {

/// PDN for the analysis board: what a file has as moves that follow each other, and back again.
/// Nothing is stored. Taken apart and played through in the workers, as a file may have thousands
/// of moves.

void read_pdn(const Steps& steps, const CallPtr& call);
void write_pdn(const Steps& steps, const CallPtr& call);

}  // namespace crownhead::api
