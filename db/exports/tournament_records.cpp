#include "db/exports/tournament_records.hpp"

#include "rules/play/as_shown.hpp"
#include "rules/play/records/own_record.hpp"
#include "rules/tournament/files/report.hpp"

namespace crownhead::db {

std::string tournament_record(const GameStore& games, const LoadedTournament& of,
                              const tournament::GameKey& key, std::string_view site,
                              const play::Viewer& viewer, Instant now) {
  const auto game = of.games.find(key);
  auto loaded = game == of.games.end() ? std::nullopt : games.load(game->second);
  if (!loaded) {
    const auto& settings = of.tournament.settings();
    return play::unplayed_text(
        {.variant = settings.variant, .ruleset = settings.ruleset, .start = settings.terms},
        tournament::unplayed_record(of.tournament, key, of.names, of.identities,
                                    std::string(site)));
  }
  auto shown = Result<play::Game>(std::move(loaded->game));
  if (const auto until = play::shown_until(*shown, viewer, now))
    shown = play::as_it_was(games.events(game->second, 0), *until);
  return play::own_record(shown.value(), loaded->names, site,
                          [&](play::RecordTags& tags) {
                            tournament::tag_record(tags, of.tournament, key, shown->setup().players,
                                                   of.names, of.identities);
                          })
      .text;
}

}  // namespace crownhead::db
