#include "rules/tournament/files/report.hpp"

#include "rules/draughts/board/variant.hpp"
#include "rules/draughts/pdn/pdn_variant.hpp"
#include "rules/play/records/record.hpp"
#include "rules/tournament/game_result.hpp"
#include "rules/tournament/standings/standings.hpp"
#include "rules/tournament/standings/standings_csv.hpp"

namespace crownhead::tournament {
namespace {

std::string_view name_in(const Names& names, std::optional<UserId> user) {
  const auto it = user ? names.find(*user) : names.end();
  return it == names.end() ? std::string_view("?") : std::string_view(it->second);
}

bool counts(GameOutcome outcome) {
  return outcome != GameOutcome::annulled && outcome != GameOutcome::renewed;
}

std::string result_text(const Game& game) {
  const auto text = outcome_text(game.outcome, game.first_is_white);
  const bool none = game.outcome == GameOutcome::open || !counts(game.outcome);
  return none ? "*" : text.substr(0, text.find(' '));
}

/// Returns "3.1", or "3.1.2" if the encounter has several games.
std::string round_text(const Encounter& encounter, const GameKey& key) {
  auto text = std::to_string(key.round) + '.' + std::to_string(key.board);
  if (encounter.games.size() > 1) text += '.' + std::to_string(key.number);
  return text;
}

}  // namespace

History shown_history(const Tournament& tournament) {
  History history = published_history(tournament);
  if (tournament.status() != Status::announced) return history;
  for (const Entry& entry : tournament.entries())
    if (entry.seat)
      history.entrants.push_back({.seat = *entry.seat, .rating = entry.rating, .lot = entry.lot});
  return history;
}

TrfReport trf_report(const Tournament& tournament, const Names& names) {
  const Settings& settings = tournament.settings();
  TrfReport report{.name = settings.name,
                   .start_date = play::day_text(tournament.created(), '/'),
                   .end_date = play::day_text(tournament.last_event(), '/'),
                   .time_control = play::control_text(settings.control),
                   .history = shown_history(tournament)};
  for (const UserId director : tournament.directors())
    report.arbiter += (report.arbiter.empty() ? "" : "; ") + std::string(name_in(names, director));
  for (const Entrant& entrant : report.history.entrants)
    report.names.emplace_back(name_in(names, tournament.user_in(entrant.seat)));
  return report;
}

std::string standings_file(const Tournament& tournament, const Names& names) {
  const auto standings = standings_of(shown_history(tournament));
  std::vector<std::string_view> in_order;
  in_order.reserve(standings.size());
  for (const Standing& line : standings)
    in_order.push_back(name_in(names, tournament.user_in(line.seat)));
  return standings_csv(standings, in_order);
}

std::vector<GameKey> shown_games(const Tournament& tournament) {
  std::vector<GameKey> keys;
  for (const Round& round : tournament.history().rounds) {
    if (round.state == RoundState::drawn) continue;
    for (const Encounter& encounter : round.encounters)
      for (std::size_t i = 0; i < encounter.games.size(); ++i)
        keys.push_back(
            {.round = round.number, .board = encounter.board, .number = static_cast<int>(i) + 1});
  }
  return keys;
}

void tag_record(play::RecordTags& tags, const Tournament& tournament, const GameKey& key) {
  const Game& game = *tournament.game(key);
  play::set_tag(tags, "Event", tournament.settings().name);
  play::set_tag(tags, "Round", round_text(*tournament.encounter(key), key));
  const Settings& settings = tournament.settings();
  if (!settings.stage.empty()) tags.emplace_back("Stage", settings.stage);
  if (!settings.section.empty()) tags.emplace_back("Section", settings.section);
  if (const auto* opening = opening_of(settings, *tournament.encounter(key)))
    tags.emplace_back("Opening", opening->code + ' ' + opening->name);
  const bool late = game.outcome == GameOutcome::open && tournament.status() == Status::finished;
  if (late || !counts(game.outcome) || game.outcome == GameOutcome::both_lose)
    tags.emplace_back("Counts", outcome_text(game.outcome, game.first_is_white));
}

draughts::PdnGame unplayed_record(const Tournament& tournament, const GameKey& key,
                                  const Names& names, std::string_view site) {
  const Encounter& encounter = *tournament.encounter(key);
  const Game& game = *tournament.game(key);
  const auto first = name_in(names, tournament.user_in(encounter.first));
  const auto second = name_in(names, tournament.user_in(*encounter.second));
  const auto* variant = draughts::find_variant(tournament.settings().variant);
  draughts::PdnGame record;
  record.result = result_text(game);
  record.tags = {{"Event", ""},
                 {"Site", std::string(site)},
                 {"Date", play::day_text(tournament.last_event(), '.')},
                 {"Round", ""},
                 {"White", std::string(game.first_is_white ? first : second)},
                 {"Black", std::string(game.first_is_white ? second : first)},
                 {"Result", record.result}};
  if (variant != nullptr && variant->game_type)
    record.tags.emplace_back("GameType", std::to_string(*variant->game_type));
  if (variant != nullptr) draughts::set_ruleset(*variant, tournament.settings().ruleset, record);
  record.tags.emplace_back("Termination", "unplayed");
  tag_record(record.tags, tournament, key);
  return record;
}

}  // namespace crownhead::tournament
