#pragma once

#include "db/accounts/contacts.hpp"
#include "db/accounts/moderation.hpp"
#include "db/games/game_store.hpp"
#include "server/api/directing.hpp"
#include "server/live/inboxes.hpp"

namespace crownhead::api {

/// What brings disputes of games before the directors of their tournaments, and settles them.
struct Arbitration {
  const Directing& directing;
  db::Moderation& moderation;
  db::Contacts& contacts;
  live::Inboxes& inboxes;
  db::GameStore& games;
};

}  // namespace crownhead::api
