#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "db/sql/connection.hpp"
#include "rules/ids.hpp"
#include "rules/tournament/event.hpp"

namespace crownhead::db {

/// An event of a tournament with a text by a player or about one.
struct TournamentWords {
  TournamentId tournament;
  std::int64_t version;
  tournament::Event event;
};

/// The last event of a page; the next page starts after it.
struct WordsPlace {
  TournamentId tournament{};
  std::int64_t version = 0;
};

/// In order of tournament and version.
struct WordsPage {
  std::vector<TournamentWords> items = {};
  std::optional<WordsPlace> next = {};  ///< nullopt after the last page
};

/// Searches at most `limit` events after `after` for texts by the player: reasons, and messages
/// that they sent to all players as a director.
WordsPage words_by(Connection& connection, UserId user, const WordsPlace& after, int limit);
/// Searches at most `limit` events with a reason by others for those about the player.
WordsPage words_about(Connection& connection, UserId user, const WordsPlace& after, int limit);

/// Empties these texts; the events remain.
void erase_words(Connection& connection, const std::vector<TournamentWords>& words);

}  // namespace crownhead::db
