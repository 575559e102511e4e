#pragma once

#include <cstdint>
#include <optional>
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

/// The last event of a page, behind which the next page begins.
struct WordsPlace {
  TournamentId tournament{};
  std::int64_t version = 0;
};

/// By tournament and version.
struct WordsPage {
  std::vector<TournamentWords> items = {};
  std::optional<WordsPlace> next = {};  ///< nullopt after the last page
};

/// Of at most `limit` events after `after`: reasons that the player gave, and what they wrote to
/// all players as a director.
WordsPage words_by(Connection& connection, UserId user, const WordsPlace& after, int limit);
/// Among at most `limit` events with a reason by others: those about the player.
WordsPage words_about(Connection& connection, UserId user, const WordsPlace& after, int limit);

/// Leaves these texts empty; what happened stays.
void erase_words(Connection& connection, const std::vector<TournamentWords>& words);

}  // namespace crownhead::db
