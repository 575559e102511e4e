#include "server/messages/due_time.hpp"

namespace crownhead::messages {
namespace {

constexpr std::int64_t minute_ms = 60'000;
constexpr int day_minutes = 24 * 60;

int minute_of_day(const adapters::Zone& zone, Instant at) {
  const auto minutes = (at + zone.offset(at)).ms / minute_ms;
  return static_cast<int>((minutes % day_minutes + day_minutes) % day_minutes);
}

/// Returns the next instant at which the local clock shows that minute, or the first one after it
/// if the clock skips it; `at` itself if it shows it.
Instant next_at(const adapters::Zone& zone, Instant at, int minute) {
  const int wait = (minute - minute_of_day(zone, at) + day_minutes) % day_minutes;
  if (wait == 0) return at;
  const Instant then{(at.ms / minute_ms + wait) * minute_ms};
  // The clock may have been changed in the meantime.
  const Instant shown = then + (zone.offset(at) - zone.offset(then));
  if (minute_of_day(zone, shown) == minute) return shown;
  // The clock skips that minute and continues at a later one.
  const Millis before = zone.offset(shown);
  for (std::int64_t minutes = 1; minutes <= day_minutes; ++minutes)
    if (const Instant next = shown + Millis{minutes * minute_ms}; zone.offset(next) != before)
      return next;
  return shown;
}

bool is_quiet(const accounts::NotificationSettings& settings, int minute) {
  if (!settings.quiet_from_minute || !settings.quiet_until_minute) return false;
  const int from = *settings.quiet_from_minute, until = *settings.quiet_until_minute;
  return from <= until ? from <= minute && minute < until : minute >= from || minute < until;
}

}  // namespace

Instant due_time(const accounts::NotificationSettings& settings, const adapters::Zone& zone,
                 Instant at) {
  Instant due = at + gathered_for;
  if (settings.digest_minute) due = next_at(zone, due, *settings.digest_minute);
  return after_quiet_hours(settings, zone, due);
}

Instant after_quiet_hours(const accounts::NotificationSettings& settings,
                          const adapters::Zone& zone, Instant at) {
  return is_quiet(settings, minute_of_day(zone, at))
             ? next_at(zone, at, *settings.quiet_until_minute)
             : at;
}

}  // namespace crownhead::messages
