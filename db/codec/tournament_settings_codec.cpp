#include "db/codec/tournament_settings_codec.hpp"

#include <array>

#include "db/codec/control_codec.hpp"
#include "db/codec/parts.hpp"

namespace crownhead::codec {
namespace {

using namespace tournament;

void put(ByteWriter& out, int value) { out.integer(value); }

void put(ByteWriter& out, const std::optional<int>& value) {
  out.byte(value.has_value());
  if (value) put(out, *value);
}

std::optional<int> take_optional(ByteReader& in) {
  return in.flag() ? std::optional(in.integer()) : std::nullopt;
}

void put(ByteWriter& out, const Policy& policy) {
  out.enumerator(policy.format);
  put(out, policy.cycles);
  put(out, policy.rounds);
  put(out, policy.games_per_encounter);
  out.number(policy.steps.size());
  for (const Step& step : policy.steps) {
    put(out, step.games);
    out.byte(step.until_won);
    put(out, step.win);
    put(out, step.loss);
    out.byte(step.control.has_value());
    if (step.control) write(out, *step.control);
    out.byte(step.carried);
  }
  const Points& points = policy.points;
  for (const int value : {points.win, points.draw, points.loss, points.bye, points.half_bye})
    put(out, value);
  put(out, policy.first_to);
  out.number(policy.tiebreaks.size());
  for (const TieBreak kind : policy.tiebreaks) out.enumerator(kind);
  out.enumerator(policy.unplayed);
  out.enumerator(policy.order);
  out.enumerator(policy.colours);
  out.byte(policy.all_at_once);
  put(out, policy.minutes);
}

Policy take_policy(ByteReader& in) {
  Policy policy{.format = in.enumerator(Format::arena),
                .cycles = in.integer(),
                .rounds = in.integer(),
                .games_per_encounter = in.integer()};
  policy.steps.resize(in.count(4));
  for (Step& step : policy.steps) {
    step = {
        .games = in.integer(), .until_won = in.flag(), .win = in.integer(), .loss = in.integer()};
    if (in.flag()) step.control = read_control(in);
    step.carried = in.flag();
  }
  Points& points = policy.points;
  for (int* value : {&points.win, &points.draw, &points.loss, &points.bye, &points.half_bye})
    *value = in.integer();
  policy.first_to = in.integer();
  policy.tiebreaks.resize(in.count(1));
  for (TieBreak& kind : policy.tiebreaks) kind = in.enumerator(TieBreak::match_points);
  policy.unplayed = in.enumerator(UnplayedRounds::virtual_opponent);
  policy.order = in.enumerator(SwissOrder::solkoff);
  policy.colours = in.enumerator(Colours::by_lot);
  policy.all_at_once = in.flag();
  policy.minutes = in.integer();
  return policy;
}

/// The figures of a vacation policy, as one list for reading and writing.
template <class VacationPolicy>
auto figures_of(VacationPolicy& policy) {
  return std::array{&policy.splits_allowed, &policy.days_allowed,  &policy.min_days,
                    &policy.max_days,       &policy.notice_hours,  &policy.horizon_days,
                    &policy.min_gap_hours,  &policy.retro_max_days};
}

void put(ByteWriter& out, const vacation::Policy& policy) {
  for (const int* figure : figures_of(policy)) put(out, *figure);
  out.enumerator(policy.approval);
  out.enumerator(policy.freeze);
  out.enumerator(policy.moves);
  out.enumerator(policy.rounding);
}

vacation::Policy take_vacation(ByteReader& in) {
  vacation::Policy policy;
  for (int* figure : figures_of(policy)) *figure = in.integer();
  policy.approval = in.enumerator(vacation::Approval::director);
  policy.freeze = in.enumerator(vacation::Freeze::both);
  policy.moves = in.enumerator(vacation::Moves::allow);
  policy.rounding = in.enumerator(vacation::Rounding::up_to_day);
  return policy;
}

void put(ByteWriter& out, const Openings& openings) {
  out.enumerator(openings.draw);
  out.number(openings.table.size());
  for (const DrawnOpening& opening : openings.table) {
    for (const auto* text : {&opening.code, &opening.name, &opening.fen}) out.text(*text);
    out.number(opening.moves.size());
    for (const std::string& move : opening.moves) out.text(move);
  }
}

Openings take_openings(ByteReader& in) {
  Openings openings{.draw = in.enumerator(OpeningDraw::encounter)};
  openings.table.resize(in.count(4));
  for (DrawnOpening& opening : openings.table) {
    for (auto* text : {&opening.code, &opening.name, &opening.fen}) *text = in.text();
    opening.moves.resize(in.count(1));
    for (std::string& move : opening.moves) move = in.text();
  }
  return openings;
}

void put(ByteWriter& out, const std::optional<Promotion>& promotion) {
  out.byte(promotion.has_value());
  if (!promotion) return;
  out.signed_number(promotion->to.value);
  put(out, promotion->places);
}

void take_place_in_event(ByteReader& in, Settings& settings) {
  settings.stage = in.text();
  settings.section = in.text();
  settings.prizes.resize(in.count(1));
  for (std::string& prize : settings.prizes) prize = in.text();
  if (!in.flag()) return;
  settings.promotion = {.to = {in.signed_number()}, .places = in.integer()};
}

constexpr std::uint8_t second_factor_demanded = 1, real_names_demanded = 2;

/// What directors and players must have, as bits. Before real names there was only the first.
std::uint8_t demands_of(const Settings& settings) {
  return static_cast<std::uint8_t>((settings.second_factor ? second_factor_demanded : 0) |
                                   (settings.real_names ? real_names_demanded : 0));
}

void take_demands(ByteReader& in, Settings& settings) {
  const auto demands = in.byte();
  if (demands > (second_factor_demanded | real_names_demanded)) in.blame("an unknown demand");
  settings.second_factor = (demands & second_factor_demanded) != 0;
  settings.real_names = (demands & real_names_demanded) != 0;
}

}  // namespace

void write(ByteWriter& out, const Settings& settings) {
  for (const auto* text :
       {&settings.name, &settings.description, &settings.variant, &settings.ruleset})
    out.text(*text);
  write(out, settings.control);
  out.byte(settings.rated);
  put(out, settings.policy);
  out.enumerator(settings.entry.by);
  out.text(settings.entry.password_hash);
  for (const auto* bound :
       {&settings.entry.min_rating, &settings.entry.max_rating, &settings.entry.max_players})
    put(out, *bound);
  put(out, settings.entry.late_until_round);
  out.byte(settings.entry.start_when_full);
  out.enumerator(settings.schedule);
  out.byte(settings.starts.has_value());
  if (settings.starts) out.instant(*settings.starts);
  put(out, settings.vacation);
  put(out, settings.openings);
  out.millis(settings.interval);
  out.byte(settings.starts_by_itself);
  out.text(settings.stage);
  out.text(settings.section);
  out.number(settings.prizes.size());
  for (const std::string& prize : settings.prizes) out.text(prize);
  put(out, settings.promotion);
  out.byte(demands_of(settings));
  put(out, settings.agreed_draw_from_move);
  write(out, settings.games_shown);
  out.text(settings.terms);
}

Settings read_settings(ByteReader& in) {
  Settings settings;
  for (auto* text : {&settings.name, &settings.description, &settings.variant, &settings.ruleset})
    *text = in.text();
  settings.control = read_control(in);
  settings.rated = in.flag();
  settings.policy = take_policy(in);
  settings.entry.by = in.enumerator(EntryBy::password);
  settings.entry.password_hash = in.text();
  for (auto* bound :
       {&settings.entry.min_rating, &settings.entry.max_rating, &settings.entry.max_players})
    *bound = take_optional(in);
  settings.entry.late_until_round = in.integer();
  settings.entry.start_when_full = in.flag();
  settings.schedule = in.enumerator(Schedule::interval);
  if (in.flag()) settings.starts = in.instant();
  settings.vacation = take_vacation(in);
  settings.openings = take_openings(in);
  settings.interval = in.millis();
  settings.starts_by_itself = in.flag();
  take_place_in_event(in, settings);
  take_demands(in, settings);
  settings.agreed_draw_from_move = in.integer();
  settings.games_shown = read_showing(in);
  settings.terms = in.text();
  return settings;
}

}  // namespace crownhead::codec
