#pragma once

#include <cstdint>
#include <vector>

#include "db/sql/connection.hpp"
#include "rules/ids.hpp"
#include "rules/tournament/event.hpp"

namespace crownhead::db {

/// An event of a tournament with a text that somebody wrote, or that others wrote about them.
struct TournamentWords {
  TournamentId tournament;
  std::int64_t version;
  tournament::Event event;
};

/// All of one player, in no order: reasons that they gave or that were given about them, and what
/// they wrote to all players as a director.
std::vector<TournamentWords> tournament_words(Connection& connection, UserId user);

/// Leaves these texts empty; what happened stays.
void erase_tournament_words(Connection& connection, UserId user);

/// The same for the accounts that were closed before schema 30, once.
void erase_words_of_former(Connection& connection);

}  // namespace crownhead::db
