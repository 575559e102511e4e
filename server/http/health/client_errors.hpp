#pragma once

#include "server/http/call.hpp"
#include "server/http/rate_limits.hpp"
#include "server/http/request_runner.hpp"

namespace crownhead::api {

/// Logs an error that the client reported from a reader's browser.
void report_client_error(Limits& limits, const ErrorSink& log_error, const CallPtr& call);

}  // namespace crownhead::api
