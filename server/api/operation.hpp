#pragma once

#include "server/api/call.hpp"
#include "server/api/site.hpp"

namespace crownhead::api {

/// What operators and tests ask for.

void healthz(Site& site, const CallPtr& call);
void readyz(db::Database& database, adapters::Zones& zones, const CallPtr& call);
void openapi(const net::StaticFiles& files, const CallPtr& call);
/// 404 without --dev-clock.
void get_dev_clock(Site& site, const CallPtr& call);
void set_dev_clock(Site& site, const CallPtr& call);

}  // namespace crownhead::api
