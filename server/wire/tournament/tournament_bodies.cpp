#include "server/wire/tournament/tournament_bodies.hpp"

#include <algorithm>
#include <array>
#include <limits>

#include "rules/comma_list.hpp"
#include "rules/draughts/board/variant.hpp"
#include "rules/reasons.hpp"
#include "rules/tournament/standings/tiebreaks.hpp"
#include "server/wire/core/fields.hpp"
#include "server/wire/core/lengths.hpp"
#include "server/wire/game/client_message.hpp"
#include "server/wire/game/shapes.hpp"
#include "server/wire/game/wishes.hpp"
#include "server/wire/tournament/tournament_names.hpp"

namespace crownhead::wire {
namespace {

using namespace tournament;

constexpr std::size_t longest_title = 400, longest_text = 16'000;
constexpr std::size_t longest_table = 64 * 1024, most_directors = 20, most_steps = 8;

template <std::size_t N>
std::size_t choose(Fields& fields, const char* name, const std::array<std::string_view, N>& names,
                   std::size_t otherwise) {
  const auto text = fields.optional_text(name, 60);
  if (!text) return otherwise;
  const auto* found = std::ranges::find(names, std::string_view(*text));
  if (found != names.end()) return static_cast<std::size_t>(found - names.begin());
  fields.wrong(name, reason::field::one_of(comma_list(names)));
  return otherwise;
}

template <class T, std::size_t N>
void change(Fields& fields, const char* name, const std::array<std::string_view, N>& names,
            T& value) {
  value = static_cast<T>(choose(fields, name, names, static_cast<std::size_t>(value)));
}

void change(Fields& fields, const char* name, int& value) {
  constexpr std::int64_t most = std::numeric_limits<int>::max();
  if (const auto number = fields.optional_integer(name))
    value = static_cast<int>(std::clamp(*number, -most, most));
}

/// null removes it.
void change(Fields& fields, const char* name, std::optional<int>& value) {
  if (fields.is_null(name)) value.reset();
  if (!fields.has(name)) return;
  int number = 0;
  change(fields, name, number);
  value = number;
}

void change(Fields& fields, const char* name, std::string& value, std::size_t longest) {
  if (auto text = fields.optional_text(name, longest)) value = *std::move(text);
}

/// Reads the object `name`, if it is present; its errors get that name.
template <class Read>
void inside(Fields& fields, const char* name, Read read) {
  if (!fields.has(name)) return;
  const auto* object = fields.object(name);
  if (!object) return;
  Fields inner(*object);
  read(inner);
  if (const auto problem = inner.problem()) fields.wrong_inside(name, *problem);
}

void read_tiebreaks(Fields& fields, std::vector<TieBreak>& tiebreaks) {
  if (!fields.has("tiebreaks")) return;
  const auto* list = fields.array("tiebreaks");
  if (!list) return;
  tiebreaks.clear();
  for (const auto& item : *list) {
    const auto kind = item.is_string() ? tiebreak_named(item.get<std::string>()) : std::nullopt;
    if (!kind) return fields.wrong("tiebreaks", reason::field::tiebreaks());
    tiebreaks.push_back(*kind);
  }
}

void read_steps(Fields& fields, std::vector<Step>& steps) {
  if (!fields.has("steps")) return;
  const auto* list = fields.array("steps");
  if (!list) return;
  steps.clear();
  for (const auto& item : *list) {
    if (!item.is_object() || steps.size() == most_steps)
      return fields.wrong("steps", reason::field::eight_objects());
    Fields step(item);
    Step& read = steps.emplace_back();
    change(step, "games", read.games);
    read.until_won = step.flag("until_won", read.until_won);
    read.carried = step.flag("carried", read.carried);
    change(step, "win", read.win);
    change(step, "loss", read.loss);
    if (step.has("time_control")) read.control = read_time_control(step);
    if (const auto problem = step.problem()) return fields.wrong_inside("steps", *problem);
  }
}

/// `made` is true for a new tournament, in which the default for a bye depends on win and draw.
void read_points(Fields& points, Points& read, bool made) {
  change(points, "win", read.win);
  change(points, "draw", read.draw);
  change(points, "loss", read.loss);
  if (made) {
    read.bye = read.win;
    read.half_bye = read.draw;
  }
  change(points, "bye", read.bye);
  change(points, "half_bye", read.half_bye);
}

void read_policy(Fields& fields, Policy& policy, bool made) {
  change(fields, "format", format_names, policy.format);
  change(fields, "cycles", policy.cycles);
  change(fields, "rounds", policy.rounds);
  change(fields, "first_to", policy.first_to);
  change(fields, "minutes", policy.minutes);
  policy.all_at_once = fields.flag("all_at_once", policy.all_at_once);
  change(fields, "games_per_encounter", policy.games_per_encounter);
  inside(fields, "points", [&](Fields& points) { read_points(points, policy.points, made); });
  read_steps(fields, policy.steps);
  change(fields, "colours", colours_names, policy.colours);
  read_tiebreaks(fields, policy.tiebreaks);
  change(fields, "unplayed", unplayed_names, policy.unplayed);
  change(fields, "order", order_names, policy.order);
}

void read_entry(Fields& fields, TournamentBody& body) {
  inside(fields, "entry", [&](Fields& inner) {
    EntryRules& entry = body.settings.entry;
    change(inner, "by", entry_names, entry.by);
    if (auto password = inner.optional_text("password", longest_password)) {
      entry.password_hash = *std::move(password);
      body.has_password = true;
    }
    change(inner, "min_rating", entry.min_rating);
    change(inner, "max_rating", entry.max_rating);
    change(inner, "max_players", entry.max_players);
    change(inner, "late_until_round", entry.late_until_round);
    entry.start_when_full = inner.flag("start_when_full", entry.start_when_full);
  });
}

void read_vacation(Fields& fields, vacation::Policy& policy) {
  inside(fields, "vacation", [&](Fields& inner) {
    change(inner, "splits_allowed", policy.splits_allowed);
    change(inner, "days_allowed", policy.days_allowed);
    change(inner, "min_days", policy.min_days);
    change(inner, "max_days", policy.max_days);
    change(inner, "notice_hours", policy.notice_hours);
    change(inner, "horizon_days", policy.horizon_days);
    change(inner, "min_gap_hours", policy.min_gap_hours);
    change(inner, "retro_max_days", policy.retro_max_days);
    change(inner, "approval", approval_names, policy.approval);
    change(inner, "freeze", freeze_names, policy.freeze);
    change(inner, "moves", moves_names, policy.moves);
    change(inner, "rounding", rounding_names, policy.rounding);
  });
}

/// Every line of one or two moves of the variant can be requested by name.
void read_openings(Fields& fields, Settings& settings) {
  inside(fields, "openings", [&](Fields& inner) {
    Openings& openings = settings.openings;
    change(inner, "draw", opening_draw_names, openings.draw);
    const auto text = inner.optional_text("table", longest_table);
    const auto* variant = draughts::find_variant(settings.variant);
    if (openings.draw == OpeningDraw::none) return openings.table.clear();
    if (!text || !variant) return;
    if (*text == "first_moves" || *text == "two_moves") {
      openings.table = first_moves(*variant, *text == "first_moves" ? 1 : 2);
    } else if (auto table = read_opening_table(*text)) {
      openings.table = *std::move(table);
    } else {
      inner.wrong("table", table.error());
    }
  });
}

void read_prizes(Fields& fields, std::vector<std::string>& prizes) {
  if (fields.has("prizes"))
    prizes = fields.texts("prizes", SIZE_MAX, reason::field::list_of_texts());
}

void read_promotion(Fields& fields, std::optional<Promotion>& promotion) {
  if (fields.is_null("promotion")) promotion.reset();
  inside(fields, "promotion", [&](Fields& inner) {
    const auto to = parse_id(inner.text("to", 20));
    const auto places = std::clamp<std::int64_t>(inner.integer("places"), 0, 1'000'000);
    if (!to) return inner.wrong("to", reason::field::tournament_number());
    promotion = {.to = {*to}, .places = static_cast<int>(places)};
  });
}

/// Reads the settings that may change later, and those that may not but may be repeated.
void read_common(Fields& fields, TournamentBody& body, bool made) {
  Settings& settings = body.settings;
  change(fields, "name", settings.name, longest_title);
  change(fields, "description", settings.description, longest_text);
  change(fields, "stage", settings.stage, longest_title);
  change(fields, "section", settings.section, longest_title);
  read_prizes(fields, settings.prizes);
  read_promotion(fields, settings.promotion);
  change(fields, "schedule", schedule_names, settings.schedule);
  if (const auto interval = fields.optional_integer("interval_ms"))
    settings.interval = Millis{*interval};
  if (settings.schedule != Schedule::interval) settings.interval = {};
  if (const auto starts = fields.optional_integer("starts_ms")) settings.starts = Instant{*starts};
  settings.starts_by_itself = fields.flag("starts_by_itself", settings.starts_by_itself);
  change(fields, "agreed_draw_from_move", settings.agreed_draw_from_move);
  change(fields, "games_shown", shown_names, settings.games_shown.when);
  if (settings.games_shown.when != play::Shown::delayed) settings.games_shown.minutes = 0;
  change(fields, "games_delay_minutes", settings.games_shown.minutes);
  settings.second_factor = fields.flag("second_factor", settings.second_factor);
  settings.real_names = fields.flag("real_names", settings.real_names);
  read_policy(fields, settings.policy, made);
  read_entry(fields, body);
  read_openings(fields, settings);
  read_vacation(fields, settings.vacation);
}

/// `mode` repeats what the time control implies.
void check_mode(Fields& fields, const play::TimeControl& control) {
  const auto mode = fields.optional_text("mode", 40);
  if (!mode) return;
  const bool live = play::pace(control) == play::Pace::live;
  if (*mode != "live" && *mode != "correspondence")
    fields.wrong("mode", reason::field::mode());
  else if ((*mode == "live") != live)
    fields.wrong("mode", live ? reason::field::mode_live() : reason::field::mode_correspondence());
}

void read_games(Fields& fields, Settings& settings) {
  read_tournament_games(fields, settings);
  check_mode(fields, settings.control);
}

bool has(const nlohmann::json& object, const char* name) {
  const auto found = object.find(name);
  return found != object.end() && !found->is_null();
}

/// True if the change names anything that read_games() reads.
bool changes_games(const nlohmann::json& change) {
  return std::ranges::any_of(
      std::array{"variant", "ruleset", "terms", "time_control", "rated", "mode"},
      [&](const char* name) { return has(change, name); });
}

/// Adds the stored values of what the change omits. The ruleset and the terms of another variant
/// are its usual ones.
void add_stored_games(nlohmann::json& change, const Settings& now) {
  auto text = JsonText::object();
  text.add("time_control", time_control_shape(now.control)).add("rated", now.rated);
  if (!has(change, "variant") || change["variant"] == now.variant) {
    text.add("variant", now.variant).add("ruleset", now.ruleset);
    add_terms(text, {.variant = now.variant, .ruleset = now.ruleset, .start = now.terms});
  }
  const auto stored = nlohmann::json::parse(text.take());
  for (const auto& [name, value] : stored.items())
    if (!has(change, name.c_str())) change[name] = value;
}

ResultBody read_result(Fields& fields) {
  ResultBody body;
  const auto result =
      fields.choice("result", {"2-0", "1-0", "1-1", "1/2-1/2", "0-2", "0-1", "0-0", "annulled"});
  using enum play::Outcome;
  body.outcome = result < 2 ? white_wins : result < 4 ? draw : result < 6 ? black_wins : none;
  body.annulled = result == 7;
  body.forfeit = fields.flag("forfeit", false);
  if (body.forfeit && body.outcome == draw) fields.wrong("forfeit", reason::field::forfeit_draw());
  return body;
}

std::string read_needed_reason(Fields& fields) {
  auto reason = fields.text("reason", longest_reason);
  if (reason.empty() && fields.has("reason")) fields.wrong("reason", reason::field::not_empty());
  return reason;
}

}  // namespace

Parsed<TournamentBody> parse_tournament(std::string_view text) {
  return parsed(text, [](Fields& fields) {
    TournamentBody body;
    if (!fields.has("name")) fields.wrong("name", reason::field::text_missing());
    if (!fields.has("format")) fields.wrong("format", reason::field::name_one());
    read_games(fields, body.settings);
    read_common(fields, body, true);
    if (const auto seed = fields.optional_integer("seed"))
      body.seed = static_cast<std::uint64_t>(*seed);
    return body;
  });
}

Parsed<TournamentBody> parse_tournament_change(std::string_view text, const Settings& now) {
  auto json = parse_object(text);
  if (!json) return std::unexpected(json.error());
  const bool played = changes_games(*json);
  if (played) add_stored_games(*json, now);
  Fields fields(*json);
  TournamentBody body{.settings = now, .seed = std::nullopt};
  if (played) read_games(fields, body.settings);
  read_common(fields, body, false);
  if (fields.has("seed")) fields.wrong("seed", reason::field::seed_drawn());
  if (auto problem = fields.problem()) return std::unexpected(std::move(*problem));
  return body;
}

Parsed<EntryBody> parse_entry(std::string_view text) {
  return parsed(text.empty() ? "{}" : text, [](Fields& fields) {
    return EntryBody{.username = fields.optional_text("username", 60),
                     .password = fields.optional_text("password", longest_password).value_or("")};
  });
}

Parsed<EntryAnswerBody> parse_entry_answer(std::string_view text) {
  return parsed(text, [](Fields& fields) {
    const auto action = fields.choice("action", {"accept", "refuse"});
    return EntryAnswerBody{.accepted = action == 0,
                           .reason = fields.optional_text("reason", longest_reason).value_or("")};
  });
}

Parsed<std::string> parse_act_reason(std::string_view text) {
  return parsed(text.empty() ? "{}" : text, [](Fields& fields) {
    return fields.optional_text("reason", longest_reason).value_or("");
  });
}

Parsed<DirectorsBody> parse_directors(std::string_view text) {
  return parsed(text, [](Fields& fields) {
    DirectorsBody body{.usernames = {},
                       .reason = fields.optional_text("reason", longest_reason).value_or("")};
    if (const auto* list = fields.array("usernames"))
      for (const auto& item : *list) {
        if (item.is_string() && body.usernames.size() < most_directors)
          body.usernames.push_back(item.get<std::string>());
        else
          fields.wrong("usernames", reason::field::list_of_names());
      }
    return body;
  });
}

Parsed<ResultBody> parse_result(std::string_view text) {
  return parsed(text, [](Fields& fields) {
    auto body = read_result(fields);
    body.reason = read_needed_reason(fields);
    return body;
  });
}

Parsed<SettlementBody> parse_settlement(std::string_view text) {
  return parsed(text, [](Fields& fields) {
    SettlementBody body;
    fields.may_have({"forfeit"});
    if (fields.has("result")) body.result = read_result(fields);
    body.reason = read_needed_reason(fields);
    return body;
  });
}

}  // namespace crownhead::wire
