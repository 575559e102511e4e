#pragma once

#include "server/api/call.hpp"
#include "server/api/site.hpp"

namespace crownhead::api {

/// What went wrong in the program of a reader's browser becomes a line of the log.
void report_client_error(Site& site, const CallPtr& call);

}  // namespace crownhead::api
