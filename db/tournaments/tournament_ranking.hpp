#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "db/jobs/requests.hpp"
#include "db/sql/connection.hpp"
#include "rules/tournament/standings/ranking.hpp"

namespace crownhead::db {

class Readers;
class Writer;

/// The ranks as tournaments.ranks holds them.
std::vector<std::uint8_t> rank_bytes(const tournament::Ranking& ranking);

/// Returns the rank in the two bytes of one pairing number; nullopt if there are none or it is 0.
std::optional<int> rank_in(std::optional<Bytes> bytes);

/// Stores a tournament's ranking. Part of every job that stores its state; `ranks` are
/// rank_bytes().
void store_ranking(Connection& connection, TournamentId id, std::optional<UserId> leader,
                   const std::vector<std::uint8_t>& ranks);

/// Ranks tournaments that were stored before rankings were, one per call. Call it on one thread.
class TournamentRanker {
 public:
  TournamentRanker(Writer& writer, Readers& readers) : writer_(writer), readers_(readers) {}

  /// Reads one tournament, ranks it and submits the ranking. Returns false if there is none left.
  /// Throws std::runtime_error if the tournament cannot be read; the next call continues after it.
  bool rank_next();

 private:
  Writer& writer_;
  Readers& readers_;
  TournamentId last_ = {0};
};

}  // namespace crownhead::db
