#pragma once

#include <climits>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "db/jobs/requests.hpp"
#include "rules/ids.hpp"
#include "rules/instant.hpp"

namespace crownhead::db {

class Writer;
class Readers;

struct Note {
  std::string text;
  Instant updated;
};

/// Private notes of players about any games. Only their author can read them.
class Notes {
 public:
  Notes(Writer& writer, Readers& readers);

  /// Replaces the note; an empty text removes it. Fails with not_found if there is no such game.
  void write(UserId user, GameId game, std::string text, Instant at, Done<void> done);

  std::optional<Note> find(UserId user, GameId game) const;
  /// Returns a player's notes by game: the first `limit` of those about games after `after`.
  std::vector<std::pair<GameId, std::string>> of(UserId user, GameId after = {},
                                                 int limit = INT_MAX) const;

 private:
  Writer& writer_;
  Readers& readers_;
};

}  // namespace crownhead::db
