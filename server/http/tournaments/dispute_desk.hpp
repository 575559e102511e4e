#pragma once

#include "db/accounts/contacts.hpp"
#include "db/accounts/moderation.hpp"
#include "db/games/game_store.hpp"
#include "server/http/tournaments/director_access.hpp"
#include "server/people/inboxes.hpp"

namespace crownhead::api {

/// Everything needed to bring disputes of games before tournament directors, and to settle them.
struct DisputeDesk {
  const DirectorAccess& directing;
  db::Moderation& moderation;
  db::Contacts& contacts;
  live::Inboxes& inboxes;
  db::GameStore& games;
};

}  // namespace crownhead::api
