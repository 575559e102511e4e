#pragma once

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

/// Private notes of players about games, their own and those of others. Nobody else reads
/// them.
class Notes {
 public:
  Notes(Writer& writer, Readers& readers);

  /// Replaces the note; an empty text removes it. not_found if there is no such
  /// game.
  void write(UserId user, GameId game, std::string text, Instant at, Done<void> done);

  std::optional<Note> find(UserId user, GameId game) const;
  /// All of them, by game.
  std::vector<std::pair<GameId, std::string>> of(UserId user) const;

 private:
  Writer& writer_;
  Readers& readers_;
};

}  // namespace crownhead::db
