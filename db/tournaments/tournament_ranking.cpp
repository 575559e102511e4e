#include "db/tournaments/tournament_ranking.hpp"

#include <stdexcept>
#include <string>

#include "db/jobs/readers.hpp"
#include "db/jobs/writer.hpp"
#include "db/tournaments/tournament_rows.hpp"

namespace crownhead::db {

std::vector<std::uint8_t> rank_bytes(const tournament::Ranking& ranking) {
  std::vector<std::uint8_t> bytes;
  bytes.reserve(2 * ranking.ranks.size());
  for (const int rank : ranking.ranks) {
    bytes.push_back(static_cast<std::uint8_t>(rank >> 8));
    bytes.push_back(static_cast<std::uint8_t>(rank));
  }
  return bytes;
}

std::optional<int> rank_in(std::optional<Bytes> bytes) {
  if (!bytes || bytes->size() != 2) return std::nullopt;
  const int rank = (*bytes)[0] << 8 | (*bytes)[1];
  return rank > 0 ? std::optional(rank) : std::nullopt;
}

void store_ranking(Connection& connection, TournamentId id, std::optional<UserId> leader,
                   const std::vector<std::uint8_t>& ranks) {
  connection.run(
      "UPDATE tournaments SET leader_id = ?2, ranks = ?3 WHERE id = ?1"
      " AND (leader_id IS DISTINCT FROM ?2 OR ranks IS DISTINCT FROM ?3)",
      id, leader, ranks);
}

bool TournamentRanker::rank_next() {
  std::vector<tournament::Event> events;
  {
    auto connection = readers_.borrow();
    const auto next = connection->value<TournamentId>(
        "SELECT id FROM tournaments WHERE ranks IS NULL AND id > ?1 ORDER BY id LIMIT 1", last_);
    if (!next) return false;
    last_ = *next;
    for (auto& [version, event] : stored_tournament_events(*connection, last_))
      events.push_back(std::move(event));
  }
  try {
    const auto ranking = tournament::ranking_of(tournament::replay(events));
    writer_.submit<void>(
        Locks::of(last_),
        [id = last_, leader = ranking.leader,
         ranks = rank_bytes(ranking)](Connection& connection) -> Result<void> {
          // An act in the meantime has stored the ranking after it.
          if (connection.value<int>("SELECT 1 FROM tournaments WHERE id = ?1 AND ranks IS NULL",
                                    id))
            store_ranking(connection, id, leader, ranks);
          return {};
        },
        [](const Result<void>&) {});
  } catch (const std::logic_error& error) {
    throw std::runtime_error("tournament " + std::to_string(last_.value) + ": " + error.what());
  }
  return true;
}

}  // namespace crownhead::db
