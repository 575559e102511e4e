#pragma once

#include "server/http/call.hpp"
#include "server/http/site_config.hpp"
#include "server/lobby/lobby.hpp"

namespace crownhead::api {

Handling list_seeks(live::Lobby& lobby, CallPtr call);
Handling create_seek(const SiteConfig& config, live::Lobby& lobby, CallPtr call);
Handling withdraw_seek(live::Lobby& lobby, CallPtr call);
Handling take_seek(const SiteConfig& config, live::Lobby& lobby, CallPtr call);

}  // namespace crownhead::api
