#pragma once

#include "db/contacts.hpp"
#include "db/game_store.hpp"
#include "db/moderation.hpp"
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
