#include "rules/play/clock/time_control.hpp"

#include <algorithm>
#include <string>

#include "rules/reasons.hpp"

namespace crownhead::play {
namespace {

constexpr Millis day = seconds(24 * 60 * 60);
constexpr Millis rapid_from = seconds(10 * 60);
constexpr Millis longest = {365 * day.count};
constexpr std::int64_t usual_moves = 40;  // in a game, to compare time controls
constexpr std::size_t most_sessions = 10;
constexpr int most_moves = 1000;

template <class... Cases>
struct Overloaded : Cases... {
  using Cases::operator()...;
};

Result<TimeControl> validated_one(const Fischer& fischer) {
  if (fischer.base > longest || fischer.increment > longest)
    return fail(Code::invalid_field, reason::control::base_too_long());
  if (fischer.base < Millis{0} || fischer.increment < Millis{0} ||
      initial_time(fischer) < seconds(1))
    return fail(Code::invalid_field, reason::control::base_too_short());
  if (fischer.cap && (*fischer.cap < initial_time(fischer) || *fischer.cap > longest))
    return fail(Code::invalid_field, reason::control::cap_range());
  return fischer;
}

Result<TimeControl> validated_one(const PerMove& per_move) {
  if (per_move.time < seconds(1) || per_move.time > longest)
    return fail(Code::invalid_field, reason::control::time_range());
  return per_move;
}

/// Returns what is wrong with one session; the caller puts the session's name before it.
std::optional<Reason> why_wrong(const Session& session, Charge charge) {
  if (session.moves < 1 || session.moves > most_moves) return reason::control::moves_range();
  if (session.time < seconds(1) || session.time > longest) return reason::control::time_range();
  if (charge == Charge::whole_days && session.time < day)
    return reason::control::session_of_a_day();
  return std::nullopt;
}

Result<TimeControl> validated_one(const Sessions& control) {
  if (control.sessions.empty() || control.sessions.size() > most_sessions)
    return fail(Code::invalid_field, reason::control::sessions_range());
  for (std::size_t i = 0; i < control.sessions.size(); ++i)
    if (const auto why = why_wrong(control.sessions[i], control.charge))
      return fail(Code::invalid_field, reason::control::session(std::to_string(i), *why));
  if (control.grace < Millis{0} || control.grace > longest)
    return fail(Code::invalid_field, reason::control::grace_range());
  return control;
}

Result<TimeControl> validated_one(const Delay& control) {
  if (control.base < seconds(1) || control.base > longest)
    return fail(Code::invalid_field, reason::control::bank_range());
  if (control.delay < Millis{0} || control.delay > longest)
    return fail(Code::invalid_field, reason::control::delay_range());
  return control;
}

Result<TimeControl> validated_one(const Unlimited& unlimited) { return unlimited; }

/// Returns the usual number of moves' share of the sessions, plus the free thinking time.
Millis usual_time(const Sessions& control) {
  std::int64_t to_go = usual_moves;
  Millis time{usual_moves * control.grace.count};
  for (std::size_t i = 0; to_go > 0 && !control.sessions.empty(); ++i) {
    const Session& session = control.sessions[std::min(i, control.sessions.size() - 1)];
    const std::int64_t moves = std::min<std::int64_t>(to_go, session.moves);
    time += Millis{session.time.count * moves / session.moves};
    to_go -= moves;
  }
  return time;
}

}  // namespace

Pace pace(const TimeControl& control) {
  if (std::holds_alternative<PerMove>(control)) return Pace::correspondence;
  return estimated_duration(control) >= day ? Pace::correspondence : Pace::live;
}

Millis estimated_duration(const TimeControl& control) {
  return std::visit(
      Overloaded{
          [](const Fischer& f) { return Millis{f.base.count + usual_moves * f.increment.count}; },
          [](const PerMove& p) { return Millis{usual_moves * p.time.count}; },
          [](const Sessions& s) { return usual_time(s); },
          [](const Delay& d) { return Millis{d.base.count + usual_moves * d.delay.count}; },
          [](const Unlimited&) { return Millis{usual_moves * longest.count}; }},
      control);
}

Millis initial_time(const TimeControl& control) {
  // Without a base, the bank starts with the first increment; otherwise the first move would lose.
  return std::visit(
      Overloaded{[](const Fischer& f) { return f.base > Millis{0} ? f.base : f.increment; },
                 [](const PerMove& p) { return p.time; },
                 [](const Sessions& s) { return s.sessions.front().time; },
                 [](const Delay& d) { return d.base; }, [](const Unlimited&) { return Millis{0}; }},
      control);
}

Millis first_move_time(const TimeControl& control) {
  return estimated_duration(control) >= rapid_from ? seconds(60) : seconds(30);
}

bool may_be_rated(const TimeControl& control) {
  return !std::holds_alternative<Unlimited>(control);
}

Result<TimeControl> validated(const TimeControl& control) {
  return std::visit([](const auto& one) { return validated_one(one); }, control);
}

}  // namespace crownhead::play
