#pragma once

#include "server/http/call.hpp"
#include "server/lobby/lobby.hpp"

namespace crownhead::api {

void list_seeks(live::Lobby& lobby, const CallPtr& call);
void create_seek(live::Lobby& lobby, const CallPtr& call);
void withdraw_seek(live::Lobby& lobby, const CallPtr& call);
void take_seek(live::Lobby& lobby, const CallPtr& call);

}  // namespace crownhead::api
