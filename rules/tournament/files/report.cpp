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

/// Returns what files say about the player.
Identity written_identity(const Tournament& tournament, std::optional<UserId> user,
                          const Identities& identities) {
  Identity identity = identity_in(identities, user);
  if (!tournament.settings().real_names) identity.real_name.clear();
  return identity;
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

/// Sets Event, Round, Stage, Section, Opening and Counts.
void tag_game(play::RecordTags& tags, const Tournament& tournament, const GameKey& key) {
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

void tag_players(play::RecordTags& tags, const Tournament& tournament,
                 const PerSeat<UserId>& players, const Names& names, const Identities& identities) {
  for (const Seat seat : {Seat::white, Seat::black}) {
    const std::string side = seat == Seat::white ? "White" : "Black";
    const Identity identity = written_identity(tournament, players[seat], identities);
    const auto add = [&](std::string_view what, std::string_view value) {
      if (!value.empty()) tags.emplace_back(side + std::string(what), value);
    };
    if (!identity.real_name.empty()) {
      add("Username", name_in(names, players[seat]));
      play::set_tag(tags, side, identity.real_name);
    }
    add("Title", identity.shown_title());
    add("Country", identity.country);
    add("FederationNumber", identity.federation_number);
  }
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

TrfReport trf_report(const Tournament& tournament, const Names& names,
                     const Identities& identities) {
  const Settings& settings = tournament.settings();
  TrfReport report{.name = settings.name,
                   .start_date = play::day_text(tournament.created(), '/'),
                   .end_date = play::day_text(tournament.last_event(), '/'),
                   .time_control = play::control_text(settings.control),
                   .history = shown_history(tournament)};
  for (const UserId director : tournament.directors())
    report.arbiter += (report.arbiter.empty() ? "" : "; ") + std::string(name_in(names, director));
  for (const Entrant& entrant : report.history.entrants) {
    const auto user = tournament.user_in(entrant.seat);
    report.names.emplace_back(name_in(names, user));
    report.identities.push_back(written_identity(tournament, user, identities));
  }
  return report;
}

std::string standings_file(const Tournament& tournament, const Names& names,
                           const Identities& identities) {
  const auto standings = standings_of(shown_history(tournament));
  std::vector<NamedPlayer> in_order;
  in_order.reserve(standings.size());
  for (const Standing& line : standings) {
    const auto user = tournament.user_in(line.seat);
    in_order.push_back(
        {.name = name_in(names, user), .identity = written_identity(tournament, user, identities)});
  }
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

void tag_record(play::RecordTags& tags, const Tournament& tournament, const GameKey& key,
                const PerSeat<UserId>& players, const Names& names, const Identities& identities) {
  tag_game(tags, tournament, key);
  tag_players(tags, tournament, players, names, identities);
}

draughts::PdnGame unplayed_record(const Tournament& tournament, const GameKey& key,
                                  const Names& names, const Identities& identities,
                                  std::string_view site) {
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
  tag_game(record.tags, tournament, key);
  const auto one = tournament.user_in(encounter.first),
             other = tournament.user_in(*encounter.second);
  if (one && other)
    tag_players(record.tags, tournament,
                game.first_is_white ? PerSeat<UserId>(*one, *other) : PerSeat<UserId>(*other, *one),
                names, identities);
  return record;
}

}  // namespace crownhead::tournament
