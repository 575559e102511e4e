#include "db/tournament_records.hpp"

#include "rules/draughts/pdn.hpp"
#include "rules/draughts/variant.hpp"
#include "rules/play/record.hpp"
#include "rules/tournament/report.hpp"

namespace crownhead::db {

std::string tournament_record(const Games& games, const LoadedTournament& of,
                              const tournament::GameKey& key, std::string_view site) {
  const auto game = of.games.find(key);
  const auto loaded = game == of.games.end() ? std::nullopt : games.load(game->second);
  if (!loaded)
    return draughts::write_pdn(
        *draughts::find_variant(of.tournament.settings().variant),
        tournament::unplayed_record(of.tournament, key, of.names, std::string(site)));
  auto record = play::record_of(loaded->game, loaded->names, site);
  tournament::tag_record(record, of.tournament, key);
  return draughts::write_pdn(loaded->game.variant(), record);
}

}  // namespace crownhead::db
