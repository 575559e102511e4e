#pragma once

#include "server/http/call.hpp"
#include "server/http/site_config.hpp"
#include "server/lobby/lobby.hpp"

namespace crownhead::api {

void list_seeks(live::Lobby& lobby, const CallPtr& call);
void create_seek(const SiteConfig& config, live::Lobby& lobby, const CallPtr& call);
void withdraw_seek(live::Lobby& lobby, const CallPtr& call);
void take_seek(const SiteConfig& config, live::Lobby& lobby, const CallPtr& call);

}  // namespace crownhead::api
