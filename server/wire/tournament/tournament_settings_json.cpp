#include "server/wire/tournament/tournament_settings_json.hpp"

#include "rules/tournament/standings/tiebreaks.hpp"
#include "server/wire/game/shapes.hpp"
#include "server/wire/tournament/tournament_names.hpp"

namespace crownhead::wire {
namespace {

using namespace tournament;

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

/// null if it is the tournament's own.
std::optional<JsonText> control_shape(const std::optional<play::TimeControl>& control) {
  return control ? std::optional(time_control_shape(*control)) : std::nullopt;
}

JsonText steps_shape(const std::vector<Step>& steps) {
  auto list = JsonText::array();
  for (const Step& step : steps)
    list.push(JsonText::object()
                  .add("games", step.games)
                  .add("until_won", step.until_won)
                  .add("win", step.win)
                  .add("loss", step.loss)
                  .add("carried", step.carried)
                  .add("time_control", control_shape(step.control)));
  return list;
}

JsonText openings_shape(const Openings& openings) {
  return JsonText::object()
      .add("draw", name_in(opening_draw_names, openings.draw))
      .add("table", write_opening_table(openings.table));
}

}  // namespace

JsonText byes_shape(const std::vector<RequestedBye>& byes) {
  auto list = JsonText::array();
  for (const RequestedBye& bye : byes)
    list.push(JsonText::object().add("round", bye.round).add("bye", name_in(bye_names, bye.bye)));
  return list;
}

void add_settings(JsonText& json, const Settings& settings) {
  const Policy& policy = settings.policy;
  auto tiebreaks = JsonText::array();
  for (const TieBreak kind : policy.tiebreaks) tiebreaks.push(tiebreak_name(kind));
  auto prizes = JsonText::array();
  for (const std::string& prize : settings.prizes) prizes.push(prize);
  json.add("name", settings.name)
      .add("description", settings.description)
      .add("stage", settings.stage)
      .add("section", settings.section)
      .add("prizes", prizes)
      .add("format", name_in(format_names, policy.format))
      .add("mode", pace_name(play::pace(settings.control)))
      .add("variant", settings.variant)
      .add("ruleset", settings.ruleset);
  add_terms(json,
            {.variant = settings.variant, .ruleset = settings.ruleset, .start = settings.terms});
  json.add("time_control", time_control_shape(settings.control))
      .add("rated", settings.rated)
      .add("agreed_draw_from_move", settings.agreed_draw_from_move)
      .add("games_shown", shown_name(settings.games_shown.when))
      .add("games_delay_minutes", settings.games_shown.minutes)
      .add("cycles", policy.cycles)
      .add("rounds", policy.rounds)
      .add("first_to", policy.first_to)
      .add("all_at_once", policy.all_at_once)
      .add("minutes", policy.minutes)
      .add("games_per_encounter", policy.games_per_encounter)
      .add("entry", entry_rules_shape(settings.entry))
      .add("steps", steps_shape(policy.steps))
      .add("colours", name_in(colours_names, policy.colours))
      .add("points", points_shape(policy.points))
      .add("tiebreaks", tiebreaks)
      .add("unplayed", name_in(unplayed_names, policy.unplayed))
      .add("order", name_in(order_names, policy.order))
      .add("openings", openings_shape(settings.openings))
      .add("schedule", name_in(schedule_names, settings.schedule))
      .add("interval_ms", settings.interval.count)
      .add("starts_ms", ms_of(settings.starts))
      .add("starts_by_itself", settings.starts_by_itself)
      .add("second_factor", settings.second_factor)
      .add("real_names", settings.real_names)
      .add("vacation", vacation_shape(settings.vacation));
}

}  // namespace crownhead::wire
