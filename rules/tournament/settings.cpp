#include "rules/tournament/settings.hpp"

#include <algorithm>
#include <string>
#include <utility>

#include "rules/draughts/board/variant.hpp"
#include "rules/kind/variants.hpp"
#include "rules/line.hpp"
#include "rules/reasons.hpp"

namespace crownhead::tournament {
namespace {

constexpr std::size_t longest_name = 100, longest_description = 4000;
constexpr int most_rounds = 30, most_games = 12, most_points = 100, most_players = 2000;
constexpr int most_minutes = 12 * 60, latest_agreed_draw = 100, longest_delay = 60;
constexpr std::size_t most_openings = 1000, most_prizes = 100, longest_prize = 200;
constexpr Millis shortest_interval = seconds(60), longest_interval = seconds(60 * 86'400);

bool within(int value, int least, int most) { return value >= least && value <= most; }

Result<void> validated(const Policy& policy) {
  const Points& points = policy.points;
  if (policy.format == Format::arena && !within(policy.minutes, 1, most_minutes))
    return fail_in("minutes", reason::field::from_to(1, most_minutes));
  if (policy.format != Format::arena && policy.minutes != 0)
    return fail_in("minutes", reason::tournament::for_arenas());
  if (!within(policy.cycles, 1, 2)) return fail_in("cycles", reason::field::from_to(1, 2));
  if (policy.format == Format::swiss && !within(policy.rounds, 1, most_rounds))
    return fail_in("rounds", reason::field::from_to(1, most_rounds));
  if (policy.first_to < 0 || (policy.first_to > 0 && policy.format != Format::match))
    return fail_in("first_to", reason::tournament::for_matches());
  if (policy.format == Format::match && policy.first_to == 0 &&
      !within(policy.rounds, 1, most_rounds))
    return fail_in("rounds", reason::tournament::rounds_or_first_to(1, most_rounds));
  if (policy.format == Format::arena && policy.games_per_encounter != 1)
    return fail_in("games_per_encounter", reason::tournament::one_in_an_arena());
  if (!within(policy.games_per_encounter, 1, most_games))
    return fail_in("games_per_encounter", reason::field::from_to(1, most_games));
  if (policy.all_at_once && policy.format != Format::round_robin)
    return fail_in("all_at_once", reason::tournament::for_round_robins());
  for (const int value : {points.win, points.draw, points.loss, points.bye, points.half_bye})
    if (!within(value, 0, most_points))
      return fail_in("points", reason::field::from_to(0, most_points));
  if (points.win < points.draw || points.draw < points.loss)
    return fail_in("points", reason::tournament::draw_points());
  for (const Step& step : policy.steps)
    if (!within(step.games, 1, most_games) || !within(step.win, 0, most_points) ||
        !within(step.loss, 0, step.win))
      return fail_in("steps", reason::tournament::steps_range());
  for (std::size_t i = 0; i + 1 < policy.steps.size(); ++i)
    if (policy.steps[i].until_won)
      return fail_in("steps", reason::tournament::none_after_the_endless_step());
  auto kinds = policy.tiebreaks;
  std::ranges::sort(kinds);
  if (std::ranges::adjacent_find(kinds) != kinds.end())
    return fail_in("tiebreaks", reason::field::not_twice());
  return {};
}

Result<void> validated(const EntryRules& entry, Format format) {
  if (entry.by == EntryBy::password && entry.password_hash.empty())
    return fail_in("entry.password", reason::tournament::password_missing());
  if (entry.max_players && !within(*entry.max_players, 2, most_players))
    return fail_in("entry.max_players", reason::field::from_to(2, most_players));
  if (entry.start_when_full && !entry.max_players)
    return fail_in("entry.max_players", reason::tournament::size_missing());
  if (entry.start_when_full && format == Format::match && *entry.max_players != 2)
    return fail_in("entry.max_players", reason::tournament::two_in_a_match());
  if (entry.start_when_full && format == Format::round_robin &&
      *entry.max_players > most_in_round_robin)
    return fail_in("entry.max_players",
                   reason::tournament::places_in_round_robin(2, most_in_round_robin));
  if (entry.min_rating && entry.max_rating && *entry.min_rating > *entry.max_rating)
    return fail_in("entry.max_rating", reason::tournament::not_below_min_rating());
  if (entry.late_until_round != 0 && format != Format::swiss)
    return fail_in("entry.late_until_round", reason::tournament::for_swiss());
  if (!within(entry.late_until_round, 0, most_rounds))
    return fail_in("entry.late_until_round", reason::field::from_to(0, most_rounds));
  return {};
}

Result<void> validated(const vacation::Policy& policy) {
  constexpr int most = 1000;
  for (const int figure :
       {policy.splits_allowed, policy.days_allowed, policy.min_days, policy.max_days,
        policy.notice_hours, policy.horizon_days, policy.min_gap_hours, policy.retro_max_days})
    if (!within(figure, 0, most))
      return fail_in("vacation", reason::field::figures_from_to(0, most));
  if (policy.splits_allowed > 0 && policy.min_days > policy.max_days)
    return fail_in("vacation.max_days", reason::tournament::not_below_min_days());
  return {};
}

/// Checks a name that appears in lists, files and federations' records.
Result<void> check_line(std::string_view field, std::string_view text, std::size_t most) {
  const auto fault = line_fault(text, most);
  if (fault == LineFault::unseen)
    return fail_in(std::string(field), reason::field::one_line_remove());
  if (fault)
    return fail_in(std::string(field), reason::field::characters(static_cast<std::int64_t>(most)));
  return {};
}

/// Returns "12 (Cross)".
std::string name_of(const DrawnOpening& opening) {
  return opening.name.empty() ? opening.code : opening.code + " (" + opening.name + ")";
}

Result<void> validated(const Openings& openings, const kind::Board& board) {
  if (openings.draw == OpeningDraw::none)
    return openings.table.empty()
               ? Result<void>{}
               : fail_in("openings.table", reason::tournament::for_drawn_openings());
  const auto* draughts = board.as<kind::DraughtsBoard>();
  if (!draughts) return fail_in("openings.draw", reason::field::draughts_alone());
  if (openings.table.empty() || openings.table.size() > most_openings)
    return fail_in("openings.table", reason::tournament::openings_range());
  for (const DrawnOpening& opening : openings.table) {
    if (auto code = check_line("openings.table", opening.code, longest_name); !code) return code;
    if (opening.name.empty()) continue;
    if (auto name = check_line("openings.table", opening.name, longest_name); !name) return name;
  }
  for (const DrawnOpening& opening : openings.table)
    if (const auto right = validated(opening, draughts->variant(), draughts->ruleset()); !right)
      return fail_in("openings.table",
                     reason::tournament::wrong_opening(name_of(opening), right.error().reason));
  return {};
}

Result<void> check_times(const Settings& settings) {
  const bool arena = settings.policy.format == Format::arena;
  if (settings.starts_by_itself && !settings.starts)
    return fail_in("starts_ms", reason::tournament::start_missing());
  if (settings.schedule != Schedule::interval)
    return settings.interval == Millis{}
               ? Result<void>{}
               : fail_in("interval_ms", reason::tournament::for_intervals());
  if (settings.policy.all_at_once || arena)
    return fail_in("schedule", reason::tournament::no_interval_here());
  if (settings.interval < shortest_interval || settings.interval > longest_interval)
    return fail_in("interval_ms", reason::field::minute_to_60_days());
  return {};
}

Result<void> check_steps(const Settings& settings) {
  for (const Step& step : settings.policy.steps) {
    const auto& games = step.control ? *step.control : settings.control;
    if (step.carried && (!step.until_won || !std::holds_alternative<play::Fischer>(games)))
      return fail_in("steps.carried", reason::tournament::for_last_step());
    if (!step.control) continue;
    if (const auto control = play::validated(*step.control); !control)
      return fail_in("steps.time_control", reason::field::wrong(control.error().reason));
    if (play::pace(*step.control) != play::pace(settings.control))
      return fail_in("steps.time_control", reason::tournament::live_like_the_tournament());
    if (settings.rated && !play::may_be_rated(*step.control))
      return fail_in("rated", reason::tournament::rated_needs_a_time_limit());
  }
  return {};
}

Result<void> check_place_in_event(const Settings& settings) {
  for (const auto& [field, text] :
       {std::pair{"stage", &settings.stage}, std::pair{"section", &settings.section}})
    if (!text->empty())
      if (auto right = check_line(field, *text, longest_name); !right) return right;
  if (settings.prizes.size() > most_prizes)
    return fail_in("prizes", reason::field::hundred_at_most());
  for (const std::string& prize : settings.prizes)
    if (auto right = check_line("prizes", prize, longest_prize); !right) return right;
  if (settings.promotion && !within(settings.promotion->places, 1, most_players))
    return fail_in("promotion.places", reason::field::from_to(1, most_players));
  return {};
}

}  // namespace

Result<kind::Board> board_of(const Settings& settings) {
  const auto begin = [&](std::string_view start) {
    return kind::Board::begin(
        {.variant = settings.variant, .ruleset = settings.ruleset, .start = start});
  };
  if (!kind::is_variant(settings.variant)) return fail_in("variant", reason::field::variant());
  const auto* draughts = draughts::find_variant(settings.variant);
  if (!draughts) return begin(settings.terms);
  if (!draughts::find_ruleset(*draughts, settings.ruleset))
    return fail_in("ruleset", reason::field::ruleset(draughts::label(*draughts)));
  if (!settings.terms.empty()) return fail_in("terms", reason::field::not_of_this_variant());
  return begin(draughts->start_fen);
}

bool may_be_drawn(const Settings& settings) {
  const auto board = board_of(settings);
  return board && board->rights().draws;
}

Result<void> validated(const Settings& settings) {
  if (auto name = check_line("name", settings.name, longest_name); !name) return name;
  if (character_count(settings.description) > longest_description)
    return fail_in("description", reason::field::at_most_characters(longest_description));
  if (settings.description.contains('\0')) return fail_in("description", reason::field::no_nul());
  const auto board = board_of(settings);
  if (!board) return std::unexpected(board.error());
  if (board->seats() != least_seats)
    return fail_in("terms.seats", reason::tournament::two_at_a_board());
  if (const auto control = play::validated(settings.control); !control)
    return std::unexpected(control.error());
  if (settings.rated && !play::may_be_rated(settings.control))
    return fail_in("rated", reason::tournament::rated_needs_a_time_limit());
  if (!within(settings.agreed_draw_from_move, 0, latest_agreed_draw))
    return fail_in("agreed_draw_from_move", reason::field::from_to(0, latest_agreed_draw));
  if (settings.agreed_draw_from_move > 0 && !board->rights().draws)
    return fail_in("agreed_draw_from_move", reason::tournament::no_draws_here());
  const auto& [shown, delay] = settings.games_shown;
  if (shown == play::Shown::delayed && !within(delay, 1, longest_delay))
    return fail_in("games_delay_minutes", reason::field::from_to(1, longest_delay));
  if (shown != play::Shown::delayed && delay != 0)
    return fail_in("games_delay_minutes", reason::tournament::for_delayed_games());
  if (auto policy = validated(settings.policy); !policy) return policy;
  const auto& kinds = settings.policy.tiebreaks;
  if (std::ranges::find(kinds, TieBreak::match_points) != kinds.end() &&
      !board->as<kind::NardiBoard>())
    return fail_in("tiebreaks", reason::tournament::tiebreak_of_nardi());
  if (settings.policy.format == Format::arena && play::pace(settings.control) != play::Pace::live)
    return fail_in("time_control", reason::tournament::live_in_an_arena());
  if (auto entry = validated(settings.entry, settings.policy.format); !entry) return entry;
  if (auto steps = check_steps(settings); !steps) return steps;
  if (auto place = check_place_in_event(settings); !place) return place;
  if (auto times = check_times(settings); !times) return times;
  if (auto openings = validated(settings.openings, *board); !openings) return openings;
  return validated(settings.vacation);
}

}  // namespace crownhead::tournament
