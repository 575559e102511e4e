#pragma once

#include <optional>

#include "db/accounts/blocks.hpp"
#include "db/accounts/contacts.hpp"
#include "db/accounts/moderation.hpp"
#include "db/accounts/second_factors.hpp"
#include "db/accounts/sessions.hpp"
#include "db/accounts/users.hpp"
#include "db/games/challenges.hpp"
#include "db/games/chat_lines.hpp"
#include "db/games/game_queries.hpp"
#include "db/games/game_store.hpp"
#include "db/games/notes.hpp"
#include "db/games/ratings.hpp"
#include "db/games/studies.hpp"
#include "db/messages/webhooks.hpp"
#include "db/puzzles/puzzle_tries.hpp"
#include "db/tournaments/tournaments.hpp"
#include "db/vacations/vacations.hpp"
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
  const Studies& studies;
  const PuzzleTries& puzzle_tries;
  const ChatLines& chat_lines;
  const Webhooks& webhooks;
  const Vacations& vacations;
};

/// Reads everything, each game with its events: not on a thread of connections. nullopt if
/// there is no such account. `site` is for the records of games.
std::optional<accounts::AccountExport> account_export(const AccountStores& stores, UserId user,
                                                      Instant now, std::string_view site);

}  // namespace crownhead::db
