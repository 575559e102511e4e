#include "db/exports/game_records.hpp"

#include "rules/draughts/pdn.hpp"
#include "rules/play/record.hpp"
#include "rules/tournament/report.hpp"

namespace crownhead::db {
namespace {

/// A tournament may have thousands of events, and a player hundreds of tournaments.
constexpr std::size_t kept = 8;

}  // namespace

std::optional<std::string> GameRecords::pdn(GameId id) {
  const auto loaded = games_.load(id);
  if (!loaded || !loaded->game.board().as<kind::DraughtsBoard>()) return std::nullopt;
  auto record = play::record_of(loaded->game, loaded->names, site_);
  if (const auto place = tournaments_.place_of(id))
    if (const auto& of = tournament(place->first))
      tournament::tag_record(record, of->tournament, place->second);
  return draughts::write_pdn(kind::draughts_of(loaded->game.board()).variant(), record);
}

const std::optional<LoadedTournament>& GameRecords::tournament(TournamentId id) {
  const auto found = read_.find(id);
  if (found != read_.end()) return found->second;
  if (read_.size() == kept) read_.clear();
  return read_.emplace(id, tournaments_.load(id)).first->second;
}

}  // namespace crownhead::db
