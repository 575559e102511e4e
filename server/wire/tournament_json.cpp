#include "server/wire/tournament_json.hpp"

#include <unordered_map>

#include "rules/tournament/arena.hpp"
#include "rules/tournament/arena_run.hpp"
#include "rules/tournament/game_result.hpp"
#include "rules/tournament/standings.hpp"
#include "rules/tournament/tiebreaks.hpp"
#include "server/wire/json_text.hpp"
#include "server/wire/shapes.hpp"
#include "server/wire/tournament_names.hpp"

namespace crownhead::wire {
namespace {

using namespace tournament;

std::string_view name_of(const UserNames& names, UserId user) {
  const auto it = names.find(user);
  return it == names.end() ? std::string_view("?") : std::string_view(it->second);
}

std::optional<std::string_view> name_of(const UserNames& names, std::optional<UserId> user) {
  return user ? std::optional(name_of(names, *user)) : std::nullopt;
}

struct Named {
  const Tournament& tournament;
  const UserNames& names;

  std::optional<std::string_view> operator()(std::optional<Seat> seat) const {
    return seat ? name_of(names, tournament.user_in(*seat)) : std::nullopt;
  }
};

JsonText points_shape(const Points& points) {
  return JsonText::object()
      .add("win", points.win)
      .add("draw", points.draw)
      .add("loss", points.loss)
      .add("bye", points.bye)
      .add("half_bye", points.half_bye);
}

JsonText entry_rules_shape(const EntryRules& entry) {
  return JsonText::object()
      .add("by", name_in(entry_names, entry.by))
      .add("min_rating", entry.min_rating)
      .add("max_rating", entry.max_rating)
      .add("max_players", entry.max_players)
      .add("late_until_round", entry.late_until_round)
      .add("start_when_full", entry.start_when_full);
}

JsonText vacation_shape(const vacation::Policy& policy) {
  return JsonText::object()
      .add("splits_allowed", policy.splits_allowed)
      .add("days_allowed", policy.days_allowed)
      .add("min_days", policy.min_days)
      .add("max_days", policy.max_days)
      .add("notice_hours", policy.notice_hours)
      .add("horizon_days", policy.horizon_days)
      .add("min_gap_hours", policy.min_gap_hours)
      .add("approval", name_in(approval_names, policy.approval))
      .add("freeze", name_in(freeze_names, policy.freeze))
      .add("moves", name_in(moves_names, policy.moves))
      .add("retro_max_days", policy.retro_max_days)
      .add("rounding", name_in(rounding_names, policy.rounding));
}

void add_settings(JsonText& json, const Settings& settings) {
  const Policy& policy = settings.policy;
  auto tiebreaks = JsonText::array();
  for (const TieBreak kind : policy.tiebreaks) tiebreaks.push(tiebreak_name(kind));
  json.add("name", settings.name)
      .add("description", settings.description)
      .add("format", name_in(format_names, policy.format))
      .add("mode", pace_name(play::pace(settings.control)))
      .add("variant", settings.variant)
      .add("ruleset", settings.ruleset)
      .add("time_control", time_control_shape(settings.control))
      .add("rated", settings.rated)
      .add("cycles", policy.cycles)
      .add("rounds", policy.rounds)
      .add("first_to", policy.first_to)
      .add("all_at_once", policy.all_at_once)
      .add("minutes", policy.minutes)
      .add("games_per_encounter", policy.games_per_encounter)
      .add("entry", entry_rules_shape(settings.entry))
      .add("points", points_shape(policy.points))
      .add("tiebreaks", tiebreaks)
      .add("unplayed", name_in(unplayed_names, policy.unplayed))
      .add("order", name_in(order_names, policy.order))
      .add("schedule", name_in(schedule_names, settings.schedule))
      .add("starts_ms", ms_of(settings.starts))
      .add("vacation", vacation_shape(settings.vacation));
}

JsonText entries_shape(const Tournament& tournament, const UserNames& names) {
  auto list = JsonText::array();
  for (const Entry& entry : tournament.entries()) {
    std::optional<int> seat;
    if (entry.seat) seat = entry.seat->number;
    list.push(JsonText::object()
                  .add("username", name_of(names, entry.user))
                  .add("seat", seat)
                  .add("state", state_name(entry.state))
                  .add("rating", entry.rating));
  }
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

JsonText standing_shape(const Standing& standing, const Named& named) {
  return JsonText::object()
      .add("rank", standing.rank)
      .add("username", named(standing.seat))
      .add("seat", standing.seat.number)
      .add("points", standing.points)
      .add("tiebreaks", tiebreaks_shape(standing.tiebreaks));
}

/// In an arena with what each game has brought, and whether the next win counts double.
JsonText arena_standings(const Tournament& tournament, const std::vector<Standing>& standings,
                         const Named& named) {
  std::unordered_map<Seat, JsonText> scores;
  std::unordered_map<Seat, bool> doubled;
  for (const Card& card : cards_of(tournament.course())) {
    auto list = JsonText::array();
    for (const CardLine& line : card.lines)
      if (!line.open) list.push(line.points);
    scores.emplace(card.seat, std::move(list));
    doubled.emplace(card.seat, counts_double(card.lines));
  }
  auto items = JsonText::array();
  for (const Standing& standing : standings)
    items.push(standing_shape(standing, named)
                   .add("scores", scores.at(standing.seat))
                   .add("doubled", doubled.at(standing.seat)));
  return items;
}

std::string_view bye_name(Bye bye) {
  switch (bye) {
    case Bye::none: return "none";
    case Bye::pairing: return "pairing";
    case Bye::half: return "half";
    case Bye::zero: return "zero";
    case Bye::free: return "free";
  }
  return "none";
}

JsonText encounter_shape(const Round& round, const Encounter& encounter,
                         const std::array<int, 2>& points, const Named& named,
                         const TournamentGames& games) {
  auto ids = JsonText::array();
  auto results = JsonText::array();
  for (std::size_t i = 0; i < encounter.games.size(); ++i) {
    const GameKey key{
        .round = round.number, .board = encounter.board, .number = static_cast<int>(i) + 1};
    if (const auto it = games.find(key); it != games.end())
      ids.push(std::to_string(it->second.value));
    results.push(outcome_name(encounter.games[i].outcome));
  }
  return JsonText::object()
      .add("board", encounter.board)
      .add("players", JsonText::array().push(named(encounter.first)).push(named(encounter.second)))
      .add("bye", bye_name(encounter.bye))
      .add("games", ids)
      .add("results", results)
      .add("points", JsonText::array().push(points[0]).push(points[1]));
}

JsonText cell_shape(const CrosstableCell& cell, const Named& named) {
  std::optional<std::int64_t> row;
  if (cell.opponent_row) row = static_cast<std::int64_t>(*cell.opponent_row);
  return JsonText::object()
      .add("round", cell.line.round)
      .add("opponent", named(cell.line.opponent))
      .add("opponent_row", row)
      .add("bye", bye_name(cell.line.bye))
      .add("white", cell.line.white)
      .add("points", cell.line.points)
      .add("open", cell.line.open);
}

std::optional<std::string> cursor(std::optional<std::int64_t> next) {
  return next ? std::optional(std::to_string(*next)) : std::nullopt;
}

JsonText row_shape(const TournamentRow& row) {
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
      .add("starts_ms", ms_of(row.starts))
      .add("created_ms", row.created.ms)
      .add("updated_ms", row.updated.ms);
}

std::string page(const JsonText& items, std::optional<std::int64_t> next) {
  return JsonText::object().add("items", items).add("next_cursor", cursor(next)).take();
}

}  // namespace

std::string tournament_json(TournamentId id, const Tournament& tournament, const UserNames& names) {
  auto directors = JsonText::array();
  for (const UserId user : tournament.directors()) directors.push(name_of(names, user));
  auto json = JsonText::object();
  json.add("id", std::to_string(id.value));
  add_settings(json, tournament.settings());
  return json.add("status", status_name(tournament.status()))
      .add("version", tournament.version())
      .add("round", tournament.round_number())
      .add("rounds_drawn", tournament.course().rounds.size())
      .add("directors", directors)
      .add("ends_ms", ms_of(tournament.ends()))
      .add("entries", entries_shape(tournament, names))
      .add("created_ms", tournament.created().ms)
      .add("updated_ms", tournament.last_event().ms)
      .take();
}

std::string tournament_event(const Tournament& after, const UserNames& names, const Event& event) {
  return event_shape(act_name(event), event.at)
      .add("actor", name_of(names, event.by))
      .add("reason", event.reason)
      .add("before", event.before)
      .add("after", event.after)
      .add("status", status_name(after.status()))
      .add("round", after.round_number())
      .add("entrants", after.entrants())
      .take();
}

std::string tournaments_json(const std::vector<TournamentRow>& rows,
                             std::optional<std::int64_t> next) {
  auto items = JsonText::array();
  for (const TournamentRow& row : rows) items.push(row_shape(row));
  return page(items, next);
}

std::string rounds_json(const Tournament& tournament, const UserNames& names,
                        const TournamentGames& games, bool with_drawn) {
  const Named named{tournament, names};
  const auto points = encounter_scores(tournament.course());
  auto items = JsonText::array();
  for (std::size_t r = 0; r < points.size(); ++r) {
    const Round& round = tournament.course().rounds[r];
    if (round.state == RoundState::drawn && !with_drawn) continue;
    auto encounters = JsonText::array();
    for (std::size_t e = 0; e < points[r].size(); ++e)
      encounters.push(encounter_shape(round, round.encounters[e], points[r][e], named, games));
    items.push(JsonText::object()
                   .add("n", round.number)
                   .add("state", name_in(round_state_names, round.state))
                   .add("encounters", encounters));
  }
  return page(items, std::nullopt);
}

std::string standings_json(const Tournament& tournament, const UserNames& names,
                           std::optional<int> after) {
  const Named named{tournament, names};
  auto items = JsonText::array();
  const auto standings =
      after ? standings_after(tournament.course(), *after) : standings_of(tournament.course());
  if (is_arena(tournament))
    return page(arena_standings(tournament, standings, named), std::nullopt);
  for (const Standing& standing : standings) items.push(standing_shape(standing, named));
  return page(items, std::nullopt);
}

std::string crosstable_json(const Tournament& tournament, const UserNames& names) {
  const Named named{tournament, names};
  auto items = JsonText::array();
  for (const CrosstableRow& row : crosstable_of(tournament.course())) {
    auto cells = JsonText::array();
    for (const CrosstableCell& cell : row.cells) cells.push(cell_shape(cell, named));
    items.push(standing_shape(row.standing, named).add("cells", cells));
  }
  return page(items, std::nullopt);
}

std::string tournament_log_json(const std::vector<std::pair<std::int64_t, Event>>& items,
                                const UserNames& names, std::optional<std::int64_t> next) {
  auto list = JsonText::array();
  for (const auto& [version, event] : items)
    list.push(JsonText::object()
                  .add("version", version)
                  .add("at_ms", event.at.ms)
                  .add("actor", name_of(names, event.by))
                  .add("act", act_name(event))
                  .add("about", name_of(names, about(event)))
                  .add("reason", event.reason)
                  .add("before", event.before)
                  .add("after", event.after));
  return page(list, next);
}

std::string tournament_made_json(TournamentId id, std::int64_t version) {
  return JsonText::object().add("id", std::to_string(id.value)).add("version", version).take();
}

}  // namespace crownhead::wire
