#pragma once

#include <map>
#include <optional>
#include <string>

#include "db/games/game_store.hpp"
#include "db/tournaments/tournaments.hpp"
#include "rules/play/records/own_record.hpp"

namespace crownhead::db {

/// Writes the records of many games, one after another, for a reader who may see all of them.
/// Caches tournaments, because games of one often follow each other. Used by one thread at a time.
class GameRecords {
 public:
  /// `site` is the tag of that name.
  GameRecords(const GameStore& games, const Tournaments& tournaments, std::string site)
      : games_(games), tournaments_(tournaments), site_(std::move(site)) {}

  /// Returns the record in the format of the game's kind, with the name and round of its
  /// tournament, if any; nullopt if there is no such game. Throws std::runtime_error if the
  /// database is damaged.
  std::optional<play::OwnRecord> record(GameId id);
  /// The same for a game of draughts; nullopt for another kind.
  std::optional<std::string> pdn(GameId id);

 private:
  play::OwnRecord written(GameId id, const LoadedGame& loaded);
  const std::optional<LoadedTournament>& tournament(TournamentId id);

  const GameStore& games_;
  const Tournaments& tournaments_;
  std::string site_;
  std::map<TournamentId, std::optional<LoadedTournament>> read_;
};

}  // namespace crownhead::db
