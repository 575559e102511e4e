#pragma once

#include "server/api/call.hpp"
#include "server/api/site.hpp"

namespace crownhead::api {

/// Logs a fault of the client in a reader's browser.
void report_client_error(Site& site, const CallPtr& call);

}  // namespace crownhead::api
