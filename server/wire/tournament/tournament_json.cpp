#include "server/wire/tournament/tournament_json.hpp"

#include <algorithm>
#include <unordered_map>

#include "rules/kind/variants.hpp"
#include "rules/tournament/game_result.hpp"
#include "rules/tournament/pairing/arena.hpp"
#include "rules/tournament/pairing/arena_run.hpp"
#include "rules/tournament/pairing/broken_rules.hpp"
#include "rules/tournament/points.hpp"
#include "rules/tournament/standings/standings.hpp"
#include "rules/tournament/standings/tiebreaks.hpp"
#include "server/wire/core/json_text.hpp"
#include "server/wire/core/list_json.hpp"
#include "server/wire/core/reason_json.hpp"
#include "server/wire/game/shapes.hpp"
#include "server/wire/tournament/tournament_act_json.hpp"
#include "server/wire/tournament/tournament_names.hpp"
#include "server/wire/tournament/tournament_settings_json.hpp"

namespace crownhead::wire {
namespace {

using namespace tournament;

struct Named {
  const Tournament& tournament;
  const UserNames& names;

  std::optional<std::string_view> operator()(std::optional<tournament::PairingNumber> seat) const {
    return seat ? name_of(names, tournament.user_in(*seat)) : std::nullopt;
  }
};

/// The rows of standings: the players, and which of them are programs.
struct Ranked : Named {
  const std::set<UserId>& bots;
  const Identities& identities;

  bool is_bot(tournament::PairingNumber seat) const {
    const auto user = tournament.user_in(seat);
    return user && bots.contains(*user);
  }
};

/// Adds title and country, and the real name in a tournament that asks for it.
void add_identity(JsonText& json, const Tournament& tournament, const Identity& identity) {
  const bool named = tournament.settings().real_names;
  json.add("title", text_or_null(identity.shown_title()))
      .add("country", text_or_null(identity.country))
      .add("real_name", text_or_null(named ? identity.real_name : std::string_view()));
}

JsonText entries_shape(const Tournament& tournament, const UserNames& names,
                       const std::set<UserId>& bots, const Identities& identities) {
  auto list = JsonText::array();
  for (const Entry& entry : tournament.entries()) {
    std::optional<int> seat;
    if (entry.seat) seat = entry.seat->number;
    auto json = JsonText::object();
    json.add("username", name_of(names, entry.user))
        .add("bot", bots.contains(entry.user))
        .add("seat", seat)
        .add("state", state_name(entry.state))
        .add("rating", entry.rating)
        .add("byes", byes_shape(entry.byes));
    add_identity(json, tournament, identity_in(identities, entry.user));
    list.push(json);
  }
  return list;
}

JsonText apart_shape(const Tournament& tournament, const UserNames& names) {
  auto list = JsonText::array();
  for (const auto& [one, other] : tournament.apart())
    list.push(JsonText::array().push(name_of(names, one)).push(name_of(names, other)));
  return list;
}

JsonText tiebreaks_shape(const std::vector<TieBreakValue>& values) {
  auto json = JsonText::object();
  for (const TieBreakValue& value : values) {
    if (value.parts.size() == 1) {
      json.add(tiebreak_name(value.kind), value.parts.front());
      continue;
    }
    auto parts = JsonText::array();
    for (const std::int64_t part : value.parts) parts.push(part);
    if (value.parts.empty())
      json.add(tiebreak_name(value.kind), std::nullopt);
    else
      json.add(tiebreak_name(value.kind), parts);
  }
  return json;
}

JsonText standing_shape(const Standing& standing, const Ranked& ranked) {
  auto json = JsonText::object();
  json.add("rank", standing.rank)
      .add("username", ranked(standing.seat))
      .add("bot", ranked.is_bot(standing.seat));
  add_identity(json, ranked.tournament,
               identity_in(ranked.identities, ranked.tournament.user_in(standing.seat)));
  return json.add("seat", standing.seat.number)
      .add("points", standing.points)
      .add("tiebreaks", tiebreaks_shape(standing.tiebreaks));
}

/// For an arena, with the points of each game, and whether the next win counts double.
JsonText arena_standings(const Tournament& tournament, const std::vector<Standing>& standings,
                         const Ranked& ranked) {
  std::unordered_map<tournament::PairingNumber, JsonText> scores;
  std::unordered_map<tournament::PairingNumber, bool> doubled;
  for (const ScoreCard& card : score_cards_of(tournament.history())) {
    auto list = JsonText::array();
    for (const ScoreCardLine& line : card.lines)
      if (!line.open) list.push(line.points);
    scores.emplace(card.seat, std::move(list));
    doubled.emplace(card.seat, counts_double(card.lines));
  }
  auto items = JsonText::array();
  for (const Standing& standing : standings)
    items.push(standing_shape(standing, ranked)
                   .add("scores", scores.at(standing.seat))
                   .add("doubled", doubled.at(standing.seat)));
  return items;
}

std::optional<JsonText> opening_shape(const DrawnOpening* opening) {
  if (!opening) return std::nullopt;
  return JsonText::object().add("code", opening->code).add("name", opening->name);
}

std::optional<JsonText> match_shape(const std::optional<std::array<int, 2>>& points) {
  if (!points) return std::nullopt;
  return JsonText::array().push((*points)[0]).push((*points)[1]);
}

JsonText encounter_shape(const Round& round, const Encounter& encounter,
                         const std::array<int, 2>& points, const Named& named,
                         const TournamentGames& games) {
  auto ids = JsonText::array();
  auto results = JsonText::array();
  auto matches = JsonText::array();
  for (std::size_t i = 0; i < encounter.games.size(); ++i) {
    const GameKey key{
        .round = round.number, .board = encounter.board, .number = static_cast<int>(i) + 1};
    const auto begun = games.find(key);
    if (begun == games.end() && encounter.games[i].outcome == GameOutcome::renewed) continue;
    if (begun != games.end()) ids.push(std::to_string(begun->second.value));
    results.push(outcome_name(encounter.games[i].outcome));
    matches.push(match_shape(encounter.games[i].match_points));
  }
  auto json = JsonText::object();
  json.add("board", encounter.board)
      .add("players", JsonText::array().push(named(encounter.first)).push(named(encounter.second)))
      .add("bye", name_in(bye_names, encounter.bye))
      .add("games", ids)
      .add("results", results)
      .add("points", JsonText::array().push(points[0]).push(points[1]))
      .add("opening", opening_shape(opening_of(named.tournament.settings(), encounter)));
  if (named.tournament.settings().variant == kind::nardi_key) json.add("match_points", matches);
  return json;
}

JsonText round_shape(const Round& round, const std::vector<std::array<int, 2>>& points,
                     const Named& named, const TournamentGames& games) {
  auto encounters = JsonText::array();
  for (std::size_t e = 0; e < points.size(); ++e)
    encounters.push(encounter_shape(round, round.encounters[e], points[e], named, games));
  auto json = JsonText::object();
  json.add("n", round.number)
      .add("state", name_in(round_state_names, round.state))
      .add("encounters", encounters);
  return json;
}

JsonText broken_rule_shape(const BrokenRule& broken, bool newly, const Named& named) {
  auto players = JsonText::array().push(named(broken.player));
  if (broken.opponent) players.push(named(broken.opponent));
  auto json = JsonText::object();
  json.add("rule", rule_name(broken.rule))
      .add("board", broken.board)
      .add("players", players)
      .add("detail", broken.detail)
      .add("hard", is_hard(broken.rule))
      .add("new", newly);
  return json;
}

JsonText cell_shape(const CrosstableCell& cell, const Named& named) {
  std::optional<std::int64_t> row;
  if (cell.opponent_row) row = static_cast<std::int64_t>(*cell.opponent_row);
  auto json = JsonText::object();
  json.add("round", cell.line.round)
      .add("opponent", named(cell.line.opponent))
      .add("opponent_row", row)
      .add("bye", name_in(bye_names, cell.line.bye))
      .add("white", cell.line.white)
      .add("points", cell.line.points)
      .add("open", cell.line.open)
      .add("annulled", cell.line.annulled);
  if (named.tournament.settings().variant != kind::nardi_key) return json;
  auto matches = JsonText::array();
  for (const auto& points : cell.line.matches) matches.push(*match_shape(points));
  return json.add("match_points", matches);
}

JsonText row_shape(const ListedTournament& row) {
  return JsonText::object()
      .add("id", std::to_string(row.id.value))
      .add("version", row.version)
      .add("name", row.name)
      .add("format", name_in(format_names, row.format))
      .add("mode", pace_name(row.pace))
      .add("variant", row.variant)
      .add("status", status_name(row.status))
      .add("round", row.round)
      .add("entrants", row.entrants)
      .add("time_control", time_control_shape(row.control))
      .add("rated", row.rated)
      .add("rounds", row.rounds)
      .add("starts_ms", ms_of(row.starts))
      .add("begins_ms", ms_of(row.begins))
      .add("created_ms", row.created.ms)
      .add("updated_ms", row.updated.ms)
      .add("leader", row.leader)
      .add("place", row.place);
}

std::optional<JsonText> promotion_shape(const std::optional<Promotion>& promotion) {
  if (!promotion) return std::nullopt;
  return JsonText::object()
      .add("to", std::to_string(promotion->to.value))
      .add("places", promotion->places);
}

}  // namespace

std::string tournament_json(TournamentId id, const Tournament& tournament, const UserNames& names,
                            const std::set<UserId>& bots, const Identities& identities) {
  auto directors = JsonText::array();
  for (const UserId user : tournament.directors()) directors.push(name_of(names, user));
  auto json = JsonText::object();
  json.add("id", std::to_string(id.value));
  add_settings(json, tournament.settings());
  return json.add("status", status_name(tournament.status()))
      .add("version", tournament.version())
      .add("round", tournament.round_number())
      .add("rounds_drawn", tournament.history().rounds.size())
      .add("directors", directors)
      .add("promotion", promotion_shape(tournament.settings().promotion))
      .add("ends_ms", ms_of(tournament.ends()))
      .add("entries", entries_shape(tournament, names, bots, identities))
      .add("apart", apart_shape(tournament, names))
      .add("created_ms", tournament.created().ms)
      .add("updated_ms", tournament.last_event().ms)
      .take();
}

std::string tournament_event(const Tournament& after, const UserNames& names, const Event& event) {
  auto json = event_shape(act_name(event), event.at);
  json.add("actor", name_of(names, event.by)).add("reason", event.reason);
  add_act(json, event, names);
  return json.add("status", status_name(after.status()))
      .add("round", after.round_number())
      .add("entrants", after.entrants())
      .take();
}

std::string tournaments_json(const std::vector<ListedTournament>& rows,
                             const std::optional<std::string>& next) {
  return list_page(list_of(rows, row_shape), next);
}

std::string rounds_json(const Tournament& tournament, const UserNames& names,
                        const TournamentGames& games, bool with_drawn) {
  const Named named{tournament, names};
  const auto points = encounter_scores(tournament.history());
  auto items = JsonText::array();
  for (std::size_t r = 0; r < points.size(); ++r) {
    const Round& round = tournament.history().rounds[r];
    if (round.state == RoundState::drawn && !with_drawn) continue;
    items.push(round_shape(round, points[r], named, games));
  }
  return list_page(items);
}

std::string changed_pairings_json(const Tournament& tournament, const UserNames& names,
                                  const ChangedPairings& changed) {
  const Named named{tournament, names};
  std::vector<std::array<int, 2>> points;
  points.reserve(changed.round.encounters.size());
  for (const Encounter& encounter : changed.round.encounters)
    points.push_back(encounter_points(tournament.settings().policy, encounter));
  auto warnings = JsonText::array();
  for (const BrokenRule& broken : changed.broken) {
    const bool newly = std::ranges::find(changed.newly, broken) != changed.newly.end();
    warnings.push(broken_rule_shape(broken, newly, named));
  }
  return JsonText::object()
      .add("round", round_shape(changed.round, points, named, {}))
      .add("warnings", warnings)
      .take();
}

std::string standings_json(const Tournament& tournament, const UserNames& names,
                           const std::set<UserId>& bots, const Identities& identities,
                           std::optional<int> after) {
  const Ranked ranked{{tournament, names}, bots, identities};
  auto items = JsonText::array();
  const auto history = published_history(tournament);
  const auto standings = after ? standings_after(history, *after) : standings_of(history);
  if (is_arena(tournament)) return list_page(arena_standings(tournament, standings, ranked));
  for (const Standing& standing : standings) items.push(standing_shape(standing, ranked));
  return list_page(items);
}

std::string crosstable_json(const Tournament& tournament, const UserNames& names,
                            const std::set<UserId>& bots, const Identities& identities) {
  const Ranked ranked{{tournament, names}, bots, identities};
  auto items = JsonText::array();
  for (const CrosstableRow& row : crosstable_of(published_history(tournament))) {
    auto cells = JsonText::array();
    for (const CrosstableCell& cell : row.cells) cells.push(cell_shape(cell, ranked));
    items.push(standing_shape(row.standing, ranked).add("cells", cells));
  }
  return list_page(items);
}

std::string tournament_log_json(const std::vector<std::pair<std::int64_t, Event>>& items,
                                const UserNames& names, std::optional<std::int64_t> next) {
  auto list = JsonText::array();
  for (const auto& [version, event] : items)
    list.push([&](JsonText& line) {
      line.add("version", version)
          .add("at_ms", event.at.ms)
          .add("actor", name_of(names, event.by))
          .add("act", act_name(event))
          .add("about", name_of(names, about(event)))
          .add("reason", event.reason);
      add_act(line, event, names);
    });
  return numbered_page(list, next);
}

std::string dispute_notification(const DisputeNews& news) {
  return event_shape("dispute", news.at)
      .add("news", news.settled ? "settled" : "brought")
      .add("tournament", JsonText::object()
                             .add("id", std::to_string(news.tournament.value))
                             .add("name", news.name))
      .add("game", std::to_string(news.game.value))
      .add("by", news.by)
      .take();
}

std::string coming_round_json(const std::optional<ComingRound>& coming,
                              const std::vector<UserId>& absent, const UserNames& names,
                              const std::optional<Reason>& refusal) {
  auto list = JsonText::array();
  for (const UserId user : absent) list.push(name_of(names, user));
  auto json = JsonText::object();
  json.add("round", coming ? std::optional(coming->number) : std::nullopt)
      .add("at_ms", coming ? ms_of(coming->at) : std::nullopt)
      .add("players", coming ? static_cast<int>(coming->players.size()) : 0)
      .add("absent", list)
      .add("refusal", refusal ? std::optional(refusal->english) : std::nullopt);
  if (refusal) add_reason(json, *refusal);
  return json.take();
}

std::string tournament_made_json(TournamentId id, std::int64_t version) {
  return JsonText::object().add("id", std::to_string(id.value)).add("version", version).take();
}

}  // namespace crownhead::wire
