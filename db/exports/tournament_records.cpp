#include "db/exports/tournament_records.hpp"

#include "rules/draughts/pdn.hpp"
#include "rules/draughts/variant.hpp"
#include "rules/play/as_shown.hpp"
#include "rules/play/record.hpp"
#include "rules/tournament/report.hpp"

namespace crownhead::db {

std::string tournament_record(const GameStore& games, const LoadedTournament& of,
                              const tournament::GameKey& key, std::string_view site,
                              const play::Viewer& viewer, Instant now) {
  const auto game = of.games.find(key);
  auto loaded = game == of.games.end() ? std::nullopt : games.load(game->second);
  if (!loaded)
    return draughts::write_pdn(
        *draughts::find_variant(of.tournament.settings().variant),
        tournament::unplayed_record(of.tournament, key, of.names, std::string(site)));
  auto shown = Result<play::Game>(std::move(loaded->game));
  if (const auto until = play::shown_until(*shown, viewer, now))
    shown = play::as_it_was(games.events(game->second, 0), *until);
  auto record = play::record_of(shown.value(), loaded->names, site);
  tournament::tag_record(record, of.tournament, key);
  return draughts::write_pdn(kind::draughts_of(shown->board()).variant(), record);
}

}  // namespace crownhead::db
