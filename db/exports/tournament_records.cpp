#include "db/exports/tournament_records.hpp"

#include "rules/draughts/pdn.hpp"
#include "rules/draughts/variant.hpp"
#include "rules/kind/board.hpp"
#include "rules/nardi/mat.hpp"
#include "rules/play/as_shown.hpp"
#include "rules/play/own_record.hpp"
#include "rules/play/star_record.hpp"
#include "rules/tournament/report.hpp"

namespace crownhead::db {
namespace {

/// As own_record() has a game that was played.
std::string unplayed_text(const LoadedTournament& of, const tournament::GameKey& key,
                          std::string_view site) {
  const auto& settings = of.tournament.settings();
  auto record = tournament::unplayed_record(of.tournament, key, of.names, std::string(site));
  if (const auto* variant = draughts::find_variant(settings.variant))
    return draughts::write_pdn(*variant, record);
  const auto board = kind::Board::begin(
      {.variant = settings.variant, .ruleset = settings.ruleset, .start = settings.terms});
  const auto* nardi = board ? board->as<kind::NardiBoard>() : nullptr;
  if (nardi == nullptr)
    return play::write_star({.tags = std::move(record.tags), .rounds = record.result + "\n"});
  return nardi::write_mat(
      {.length = nardi->terms().length,
       .cube = nardi->terms().cube,
       .crawford = nardi->terms().crawford,
       .names = {std::string(record.tag("White")), std::string(record.tag("Black"))},
       .tags = std::move(record.tags)});
}

}  // namespace

std::string tournament_record(const GameStore& games, const LoadedTournament& of,
                              const tournament::GameKey& key, std::string_view site,
                              const play::Viewer& viewer, Instant now) {
  const auto game = of.games.find(key);
  auto loaded = game == of.games.end() ? std::nullopt : games.load(game->second);
  if (!loaded) return unplayed_text(of, key, site);
  auto shown = Result<play::Game>(std::move(loaded->game));
  if (const auto until = play::shown_until(*shown, viewer, now))
    shown = play::as_it_was(games.events(game->second, 0), *until);
  return play::own_record(
             shown.value(), loaded->names, site,
             [&](play::RecordTags& tags) { tournament::tag_record(tags, of.tournament, key); })
      .text;
}

}  // namespace crownhead::db
