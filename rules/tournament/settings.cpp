#include "rules/tournament/settings.hpp"

#include <algorithm>
#include <string>
#include <utility>

#include "rules/draughts/variant.hpp"
#include "rules/line.hpp"

namespace crownhead::tournament {
namespace {

constexpr std::size_t longest_name = 100, longest_description = 4000;
constexpr int most_rounds = 30, most_games = 12, most_points = 100, most_players = 2000;
constexpr int most_minutes = 12 * 60, latest_agreed_draw = 100, longest_delay = 60;
constexpr std::size_t most_openings = 1000, most_prizes = 100, longest_prize = 200;
constexpr Millis shortest_interval = seconds(60), longest_interval = seconds(60 * 86'400);

std::string range(int least, int most) {
  return "must be from " + std::to_string(least) + " to " + std::to_string(most);
}

bool within(int value, int least, int most) { return value >= least && value <= most; }

Result<void> validated(const Policy& policy) {
  const Points& points = policy.points;
  if (policy.format == Format::arena && !within(policy.minutes, 1, most_minutes))
    return fail_in("minutes", range(1, most_minutes));
  if (policy.format != Format::arena && policy.minutes != 0)
    return fail_in("minutes", "is for an arena alone");
  if (!within(policy.cycles, 1, 2)) return fail_in("cycles", range(1, 2));
  if (policy.format == Format::swiss && !within(policy.rounds, 1, most_rounds))
    return fail_in("rounds", range(1, most_rounds));
  if (policy.first_to < 0 || (policy.first_to > 0 && policy.format != Format::match))
    return fail_in("first_to", "is for a match alone");
  if (policy.format == Format::match && policy.first_to == 0 &&
      !within(policy.rounds, 1, most_rounds))
    return fail_in("rounds", range(1, most_rounds) + ", or give first_to");
  if (policy.format == Format::arena && policy.games_per_encounter != 1)
    return fail_in("games_per_encounter", "must be 1 in an arena");
  if (!within(policy.games_per_encounter, 1, most_games))
    return fail_in("games_per_encounter", range(1, most_games));
  if (policy.all_at_once && policy.format != Format::round_robin)
    return fail_in("all_at_once", "is for a round robin alone");
  for (const int value : {points.win, points.draw, points.loss, points.bye, points.half_bye})
    if (!within(value, 0, most_points)) return fail_in("points", range(0, most_points));
  if (points.win < points.draw || points.draw < points.loss)
    return fail_in("points",
                   "must not give more for a draw than for a win, or less than for a loss");
  for (const Step& step : policy.steps)
    if (!within(step.games, 1, most_games) || !within(step.win, 0, most_points) ||
        !within(step.loss, 0, step.win))
      return fail_in("steps", "must have 1 to 12 games each, and points from 0 to 100");
  for (std::size_t i = 0; i + 1 < policy.steps.size(); ++i)
    if (policy.steps[i].until_won)
      return fail_in("steps", "must have none after the one that goes on until somebody wins");
  auto kinds = policy.tiebreaks;
  std::ranges::sort(kinds);
  if (std::ranges::adjacent_find(kinds) != kinds.end())
    return fail_in("tiebreaks", "must not name one twice");
  return {};
}

Result<void> validated(const EntryRules& entry, Format format) {
  if (entry.by == EntryBy::password && entry.password_hash.empty())
    return fail_in("entry.password", "is missing; give one or let players in without");
  if (entry.max_players && !within(*entry.max_players, 2, most_players))
    return fail_in("entry.max_players", range(2, most_players));
  if (entry.start_when_full && !entry.max_players)
    return fail_in("entry.max_players", "is missing; it says when the tournament is full");
  if (entry.start_when_full && format == Format::match && *entry.max_players != 2)
    return fail_in("entry.max_players", "must be 2 in a match");
  if (entry.start_when_full && format == Format::round_robin &&
      *entry.max_players > most_in_round_robin)
    return fail_in("entry.max_players", range(2, most_in_round_robin) + " in a round robin");
  if (entry.min_rating && entry.max_rating && *entry.min_rating > *entry.max_rating)
    return fail_in("entry.max_rating", "must not be below min_rating");
  if (entry.late_until_round != 0 && format != Format::swiss)
    return fail_in("entry.late_until_round", "is for a Swiss alone");
  if (!within(entry.late_until_round, 0, most_rounds))
    return fail_in("entry.late_until_round", range(0, most_rounds));
  return {};
}

Result<void> validated(const vacation::Policy& policy) {
  constexpr int most = 1000;
  for (const int figure :
       {policy.splits_allowed, policy.days_allowed, policy.min_days, policy.max_days,
        policy.notice_hours, policy.horizon_days, policy.min_gap_hours, policy.retro_max_days})
    if (!within(figure, 0, most)) return fail_in("vacation", "figures " + range(0, most));
  if (policy.splits_allowed > 0 && policy.min_days > policy.max_days)
    return fail_in("vacation.max_days", "must not be below min_days");
  return {};
}

/// A name that others read, in lists, files and records of federations.
Result<void> check_line(std::string_view field, std::string_view text, std::size_t most) {
  const auto fault = line_fault(text, most);
  if (fault == LineFault::unseen)
    return fail_in(std::string(field),
                   "must be one line without control characters; remove what cannot be seen");
  if (fault)
    return fail_in(std::string(field), "must have 1 to " + std::to_string(most) + " characters");
  return {};
}

/// "12 (Cross)"
std::string name_of(const DrawnOpening& opening) {
  return opening.name.empty() ? opening.code : opening.code + " (" + opening.name + ")";
}

Result<void> validated(const Openings& openings, const draughts::Variant& variant,
                       const draughts::Ruleset& ruleset) {
  if (openings.draw == OpeningDraw::none)
    return openings.table.empty() ? Result<void>{}
                                  : fail_in("openings.table", "is for openings that are drawn");
  if (openings.table.empty() || openings.table.size() > most_openings)
    return fail_in("openings.table", "must have 1 to 1000 openings");
  for (const DrawnOpening& opening : openings.table) {
    if (auto code = check_line("openings.table", opening.code, longest_name); !code) return code;
    if (opening.name.empty()) continue;
    if (auto name = check_line("openings.table", opening.name, longest_name); !name) return name;
  }
  for (const DrawnOpening& opening : openings.table)
    if (const auto right = validated(opening, variant, ruleset); !right)
      return fail_in("openings.table",
                     "is wrong at " + name_of(opening) + ": " + right.error().detail);
  return {};
}

Result<void> check_times(const Settings& settings) {
  const bool arena = settings.policy.format == Format::arena;
  if (settings.starts_by_itself && !settings.starts)
    return fail_in("starts_ms", "is missing; it says when the tournament begins");
  if (settings.schedule != Schedule::interval)
    return settings.interval == Millis{} ? Result<void>{}
                                         : fail_in("interval_ms", "is for rounds at intervals");
  if (settings.policy.all_at_once || arena)
    return fail_in("schedule", "must not be interval where rounds are not drawn one by one");
  if (settings.interval < shortest_interval || settings.interval > longest_interval)
    return fail_in("interval_ms", "must be from a minute to 60 days");
  return {};
}

Result<void> check_steps(const Settings& settings) {
  for (const Step& step : settings.policy.steps) {
    const auto& games = step.control ? *step.control : settings.control;
    if (step.carried && (!step.until_won || !std::holds_alternative<play::Fischer>(games)))
      return fail_in("steps.carried",
                     "is for games with an increment that go on until somebody wins");
    if (!step.control) continue;
    if (const auto control = play::validated(*step.control); !control)
      return fail_in("steps.time_control", "is wrong: " + control.error().detail);
    if (play::pace(*step.control) != play::pace(settings.control))
      return fail_in("steps.time_control",
                     "must be live where the tournament's is, and only there");
    if (settings.rated && !play::may_be_rated(*step.control))
      return fail_in("rated", "must be false in games without a time limit");
  }
  return {};
}

Result<void> check_place_in_event(const Settings& settings) {
  for (const auto& [field, text] :
       {std::pair{"stage", &settings.stage}, std::pair{"section", &settings.section}})
    if (!text->empty())
      if (auto right = check_line(field, *text, longest_name); !right) return right;
  if (settings.prizes.size() > most_prizes) return fail_in("prizes", "may be 100 at most");
  for (const std::string& prize : settings.prizes)
    if (auto right = check_line("prizes", prize, longest_prize); !right) return right;
  if (settings.promotion && !within(settings.promotion->places, 1, most_players))
    return fail_in("promotion.places", range(1, most_players));
  return {};
}

}  // namespace

Result<void> validated(const Settings& settings) {
  if (auto name = check_line("name", settings.name, longest_name); !name) return name;
  if (character_count(settings.description) > longest_description)
    return fail_in("description", "may be at most 4000 characters long");
  if (settings.description.contains('\0'))
    return fail_in("description", "must have no NUL; remove what cannot be seen");
  const auto* variant = draughts::find_variant(settings.variant);
  if (!variant) return fail_in("variant", "must be one of this server");
  const auto* ruleset = draughts::find_ruleset(*variant, settings.ruleset);
  if (!ruleset) return fail_in("ruleset", "is not one of " + settings.variant);
  if (const auto control = play::validated(settings.control); !control)
    return std::unexpected(control.error());
  if (settings.rated && !play::may_be_rated(settings.control))
    return fail_in("rated", "must be false in games without a time limit");
  if (!within(settings.agreed_draw_from_move, 0, latest_agreed_draw))
    return fail_in("agreed_draw_from_move", range(0, latest_agreed_draw));
  const auto& [shown, delay] = settings.games_shown;
  if (shown == play::Shown::delayed && !within(delay, 1, longest_delay))
    return fail_in("games_delay_minutes", range(1, longest_delay));
  if (shown != play::Shown::delayed && delay != 0)
    return fail_in("games_delay_minutes", "is for games that are shown delayed");
  if (auto policy = validated(settings.policy); !policy) return policy;
  if (settings.policy.format == Format::arena && play::pace(settings.control) != play::Pace::live)
    return fail_in("time_control", "must be one of live play in an arena");
  if (auto entry = validated(settings.entry, settings.policy.format); !entry) return entry;
  if (auto steps = check_steps(settings); !steps) return steps;
  if (auto place = check_place_in_event(settings); !place) return place;
  if (auto times = check_times(settings); !times) return times;
  if (auto openings = validated(settings.openings, *variant, *ruleset); !openings) return openings;
  return validated(settings.vacation);
}

}  // namespace crownhead::tournament
