#pragma once

#include <exception>

#include "rules/reasons.hpp"
#include "server/api/call.hpp"
#include "server/api/site.hpp"

namespace crownhead::api {

/// Runs a step of a request; an exception is logged and answered with unavailable.
template <class Work>
void attempt(const Site& site, const CallPtr& call, Work&& work) {
  try {
    work();
  } catch (const std::exception& error) {
    site.trouble(error.what());
    call->fail({Code::unavailable, reason::server::failed()});
  }
}

}  // namespace crownhead::api
