#pragma once

#include <optional>

#include "db/blocks.hpp"
#include "db/challenges.hpp"
#include "db/chat_lines.hpp"
#include "db/contacts.hpp"
#include "db/game_queries.hpp"
#include "db/game_store.hpp"
#include "db/moderation.hpp"
#include "db/notes.hpp"
#include "db/ratings.hpp"
#include "db/second_factors.hpp"
#include "db/sessions.hpp"
#include "db/tournaments.hpp"
#include "db/users.hpp"
#include "db/vacations.hpp"
#include "db/webhooks.hpp"
#include "rules/accounts/account_export.hpp"

namespace crownhead::db {

/// The stores that hold something about a player.
struct AccountStores {
  const Users& users;
  const Contacts& contacts;
  const Sessions& sessions;
  const SecondFactors& factors;
  const Blocks& blocks;
  const Moderation& moderation;
  const Challenges& challenges;
  const GameStore& games;
  const GameQueries& game_queries;
  const Ratings& ratings;
  const Tournaments& tournaments;
  const Notes& notes;
  const ChatLines& chat_lines;
  const Webhooks& webhooks;
  const Vacations& vacations;
};

/// Reads everything, each game with its events: not on a thread of connections. nullopt if
/// there is no such account. `site` is for the records of games.
std::optional<accounts::AccountExport> account_export(const AccountStores& stores, UserId user,
                                                      Instant now, std::string_view site);

}  // namespace crownhead::db
