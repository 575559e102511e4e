#include "db/exports/game_records.hpp"

#include "rules/tournament/files/report.hpp"

namespace crownhead::db {
namespace {

/// A tournament may have thousands of events, and a player hundreds of tournaments.
constexpr std::size_t kept = 8;

}  // namespace

std::optional<play::OwnRecord> GameRecords::record(GameId id) {
  const auto loaded = games_.load(id);
  if (!loaded) return std::nullopt;
  return written(id, *loaded);
}

std::optional<std::string> GameRecords::pdn(GameId id) {
  const auto loaded = games_.load(id);
  if (!loaded || !loaded->game.board().as<kind::DraughtsBoard>()) return std::nullopt;
  return written(id, *loaded).text;
}

play::OwnRecord GameRecords::written(GameId id, const LoadedGame& loaded) {
  return play::own_record(loaded.game, loaded.names, site_, [&](play::RecordTags& tags) {
    const auto place = tournaments_.place_of(id);
    if (!place) return;
    if (const auto& of = tournament(place->first)) {
      tournament::tag_record(tags, of->tournament, place->second, loaded.game.setup().players,
                             of->names, of->identities);
    }
  });
}

const std::optional<LoadedTournament>& GameRecords::tournament(TournamentId id) {
  const auto found = read_.find(id);
  if (found != read_.end()) return found->second;
  if (read_.size() == kept) read_.clear();
  return read_.emplace(id, tournaments_.load(id)).first->second;
}

}  // namespace crownhead::db
