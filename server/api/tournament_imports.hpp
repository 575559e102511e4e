#pragma once

#include "server/api/call.hpp"
#include "server/api/site.hpp"

namespace crownhead::api {

/// A whole tournament from a TRF or from a document of ours; what is open in it goes on here.
void import_tournament(Site& site, const CallPtr& call);

}  // namespace crownhead::api
