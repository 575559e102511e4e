#pragma once

#include "server/api/call.hpp"
#include "server/api/site.hpp"

namespace crownhead::api {

void list_seeks(Site& site, const CallPtr& call);
void create_seek(Site& site, const CallPtr& call);
void withdraw_seek(Site& site, const CallPtr& call);
void take_seek(Site& site, const CallPtr& call);

}  // namespace crownhead::api
