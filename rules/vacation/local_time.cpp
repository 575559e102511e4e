#include "rules/vacation/local_time.hpp"

#include <stdexcept>

namespace crownhead::vacation {
namespace {

using std::chrono::local_days;
using std::chrono::milliseconds;

// No clock differs from UTC by more, even where the date line was moved.
constexpr Millis farthest{26 * hour.count};

local_days day_of(LocalTime time) {
  return std::chrono::floor<std::chrono::days>(
      std::chrono::local_time<milliseconds>(milliseconds(time.ms)));
}

}  // namespace

LocalTime midnight_of(std::chrono::year_month_day date) {
  return {milliseconds(local_days(date).time_since_epoch()).count()};
}

std::chrono::year_month_day date_of(LocalTime time) {
  return std::chrono::year_month_day(day_of(time));
}

int hour_of(LocalTime time) {
  const Millis into_day = time - LocalTime{milliseconds(day_of(time).time_since_epoch()).count()};
  return static_cast<int>(into_day.count / hour.count);
}

std::string write_date(std::chrono::year_month_day date) {
  return std::to_string(static_cast<unsigned>(date.day())) + "." +
         std::to_string(static_cast<unsigned>(date.month())) + "." +
         std::to_string(static_cast<int>(date.year()));
}

LocalTime local_time(const Zone& zone, Instant at) {
  const auto periods = zone(at, at);
  if (periods.empty()) throw std::logic_error("a time zone without an offset");
  return {(at + periods.back().offset).ms};
}

Meaning meaning(const Zone& zone, LocalTime time) {
  const Instant nominal{time.ms};
  const auto periods = zone(nominal - farthest, nominal + farthest);
  Meaning found;
  for (std::size_t i = 0; i < periods.size(); ++i) {
    const Instant at = nominal - periods[i].offset;
    const bool begun = i == 0 || periods[i].from <= at;
    const bool over = i + 1 < periods.size() && periods[i + 1].from <= at;
    if (begun && !over) found.instants.push_back(at);
    // The local time is skipped: it has not come before this period, and has passed within it.
    if (i > 0 && !begun && nominal - periods[i - 1].offset >= periods[i].from)
      found.skipped_at = periods[i].from;
  }
  return found;
}

}  // namespace crownhead::vacation
