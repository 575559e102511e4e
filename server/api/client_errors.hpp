#pragma once

#include "server/api/call.hpp"
#include "server/api/rate_limits.hpp"
#include "server/api/steps.hpp"

namespace crownhead::api {

/// Logs a fault of the client in a reader's browser.
void report_client_error(Limits& limits, const Trouble& trouble, const CallPtr& call);

}  // namespace crownhead::api
