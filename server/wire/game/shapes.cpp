#include "server/wire/game/shapes.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "rules/kind/variants.hpp"
#include "rules/nardi/match.hpp"

namespace crownhead::wire {

PlainText color_name(Seat seat) {
  constexpr std::array<std::string_view, most_seats> names{"white",  "black", "third",
                                                           "fourth", "fifth", "sixth"};
  return {names.at(index(seat))};
}

std::string_view pace_name(play::Pace pace) {
  return pace == play::Pace::live ? "live" : "correspondence";
}

std::string_view status_name(play::GameStatus status) {
  switch (status) {
    case play::GameStatus::playing: return "playing";
    case play::GameStatus::finished: return "finished";
    case play::GameStatus::aborted: return "aborted";
  }
  return "playing";
}

std::optional<int> rating_or_null(int rating) {
  return rating == 0 ? std::nullopt : std::optional(rating);
}

std::string_view shown_name(play::Shown shown) {
  return shown_names[static_cast<std::size_t>(shown)];
}

play::GameStatus status_of(const play::Ended& ended) {
  return ended.outcome() == play::Outcome::none ? play::GameStatus::aborted
                                                : play::GameStatus::finished;
}

std::optional<PlainText> color_name(std::optional<Seat> seat) {
  return seat ? std::optional(color_name(*seat)) : std::nullopt;
}

JsonText add_rating(JsonText json, const rating::Shown& shown) {
  json.add("rating", shown.rating)
      .add("provisional", shown.provisional)
      .add("rating_change", shown.change);
  return json;
}

JsonText event_shape(std::string_view type, Instant at) {
  return std::move(JsonText::object().add("type", PlainText{type}).add("at_ms", at.ms));
}

namespace {

std::optional<std::int64_t> ms_of(std::optional<Millis> span) {
  return span ? std::optional(span->count) : std::nullopt;
}

struct TimeControlShape {
  JsonText operator()(const play::Fischer& fischer) const {
    return JsonText::object()
        .add("kind", "fischer")
        .add("base_ms", fischer.base.count)
        .add("increment_ms", fischer.increment.count)
        .add("cap_ms", ms_of(fischer.cap));
  }
  JsonText operator()(const play::PerMove& per_move) const {
    return JsonText::object().add("kind", "per_move").add("time_ms", per_move.time.count);
  }
  JsonText operator()(const play::Sessions& control) const {
    auto sessions = JsonText::array();
    for (const auto& session : control.sessions)
      sessions.push(
          JsonText::object().add("moves", session.moves).add("time_ms", session.time.count));
    return JsonText::object()
        .add("kind", "sessions")
        .add("sessions", sessions)
        .add("carry", control.carry)
        .add("grace_ms", control.grace.count)
        .add("charge", control.charge == play::Charge::ms ? "ms" : "whole_days");
  }
  JsonText operator()(const play::Unlimited&) const {
    return JsonText::object().add("kind", "unlimited");
  }
  JsonText operator()(const play::Delay& control) const {
    return JsonText::object()
        .add("kind", "delay")
        .add("base_ms", control.base.count)
        .add("delay_ms", control.delay.count);
  }
};

std::optional<Instant> moved(std::optional<Instant> at, Millis later) {
  return at ? std::optional(*at + later) : std::nullopt;
}

/// Adds the members that only sessions and a delay have.
void add_free_thinking(JsonText& json, const play::TimeControl& control,
                       const play::ClockFace& clock, Millis later) {
  const bool in_sessions = std::holds_alternative<play::Sessions>(control);
  if (!in_sessions && !std::holds_alternative<play::Delay>(control)) return;
  json.add("free_until_ms", wire::ms_of(moved(play::free_until(control, clock), later)))
      .add("step_ms", play::step(control).count);
  if (!in_sessions) return;
  const auto white = play::moves_to_go(control, clock, Seat::white);
  const auto black = play::moves_to_go(control, clock, Seat::black);
  json.add("moves_to_go", JsonText::object().add("white", white).add("black", black));
}

}  // namespace

JsonText time_control_shape(const play::TimeControl& control) {
  return std::visit(TimeControlShape{}, control);
}

namespace {

void add_nardi_terms(JsonText& json, std::string_view ruleset, std::string_view start) {
  const auto* of = nardi::find_ruleset(ruleset);
  if (!of) return;
  const auto terms = nardi::read_terms(*of, start);
  if (!terms) return;
  json.add("terms", JsonText::object()
                        .add("length", terms->length)
                        .add("cube", terms->cube)
                        .add("crawford", terms->crawford));
}

}  // namespace

void add_terms(JsonText& json, const kind::Terms& terms) {
  if (terms.variant == kind::nardi_key) return add_nardi_terms(json, terms.ruleset, terms.start);
  if (terms.variant != kind::star_key) return;
  const auto board = kind::StarBoard::begin(terms);
  if (!board) return;
  const star::Terms& star = board->terms();
  json.add("terms", JsonText::object()
                        .add("side", star.board->side)
                        .add("men", star.men)
                        .add("seats", star.seats));
}

namespace {

std::optional<std::int64_t> end_of(const vacation::Interval& part, Millis later) {
  return part.end >= vacation::open_end ? std::nullopt : std::optional((part.end + later).ms);
}

/// Adds the freezes that stop a clock from `at` on, and whether each is the side's own vacation.
void add_standstills(JsonText& json, const play::ClockFace& clock, Instant at, Millis later) {
  const auto stands = [&](Seat side) { return !clock.still[side].frozen.empty(); };
  if (std::ranges::none_of(clock.still.seats(), stands)) return;
  auto list = JsonText::array();
  bool any = false;
  for (const Seat side : clock.still.seats())
    for (const auto& part : clock.still[side].frozen.ending_after(at).parts()) {
      const auto& own = clock.still[side].vacation;
      any = true;
      list.push(JsonText::object()
                    .add("side", color_name(side))
                    .add("start_ms", (part.start + later).ms)
                    .add("end_ms", end_of(part, later))
                    .add("vacation", own.covered(part.start, part.end) > Millis{0}));
    }
  if (any) json.add("still", list);
}

}  // namespace

void add_dice_commitment(JsonText& json, const std::optional<dice::Digest>& commitment) {
  if (commitment) json.add("dice_commitment", dice::to_hex(*commitment));
}

void ClockShape::operator()(JsonText& json) const {
  const auto& clock = game.clock();
  const auto& control = game.setup().terms.control;
  const bool limited = !std::holds_alternative<play::Unlimited>(control);
  const auto left = [&](Seat side) {
    return limited ? std::optional(play::remaining(control, clock, side, at).count) : std::nullopt;
  };
  const Millis later = delay(showing);
  json.add("white_ms", left(Seat::white)).add("black_ms", left(Seat::black));
  if (clock.left.size() > least_seats) {
    auto each = JsonText::array();
    for (const Seat side : clock.left.seats()) each.push(left(side));
    json.add("left_ms", each);
  }
  if (showing.when == play::Shown::finished) {
    json.add("running", std::nullopt).add("at_ms", at.ms).add("deadline_ms", std::nullopt);
    return;
  }
  json.add("running", color_name(clock.running))
      .add("at_ms", (at + later).ms)
      .add("deadline_ms", ms_of(moved(game.deadline(), later)));
  add_standstills(json, clock, at, later);
  add_free_thinking(json, control, clock, later);
}

std::optional<std::int64_t> ms_of(std::optional<Instant> at) {
  return at ? std::optional(at->ms) : std::nullopt;
}

std::string id_text(std::int64_t id) { return std::to_string(id); }

std::optional<std::string> id_text(const std::optional<TournamentId>& tournament) {
  return tournament ? std::optional(id_text(tournament->value)) : std::nullopt;
}

std::optional<std::string_view> text_or_null(std::string_view text) {
  return text.empty() ? std::nullopt : std::optional<std::string_view>(text);
}

}  // namespace crownhead::wire
