#include "rules/vacation/sentence.hpp"

#include <array>

#include "rules/english.hpp"

namespace crownhead::vacation {
namespace {

constexpr std::array weekdays{"Sunday",   "Monday", "Tuesday", "Wednesday",
                              "Thursday", "Friday", "Saturday"};
constexpr std::array months{"January", "February", "March",     "April",   "May",      "June",
                            "July",    "August",   "September", "October", "November", "December"};

std::string day_text(LocalTime time) {
  const auto date = date_of(time);
  const std::chrono::weekday weekday{std::chrono::local_days(date)};
  return std::string(weekdays.at(weekday.c_encoding())) + " " +
         std::to_string(static_cast<unsigned>(date.day())) + " " +
         months.at(static_cast<unsigned>(date.month()) - 1);
}

std::string time_text(LocalTime time) {
  const std::int64_t minutes = (time - midnight_of(date_of(time))).count / 60'000;
  const auto two = [](std::int64_t n) { return (n < 10 ? "0" : "") + std::to_string(n); };
  return day_text(time) + " " + two(minutes / 60) + ":" + two(minutes % 60);
}

/// Formats hours as days, with a decimal if needed.
std::string days_text(std::int64_t hours) {
  std::string text = std::to_string(hours / hours_of_a_day);
  const std::int64_t tenths = hours % hours_of_a_day * 10 / hours_of_a_day;
  return tenths == 0 ? text : text + "." + std::to_string(tenths);
}

std::string used_text(const Choice& choice, const Part& part) {
  const Standing& standing = *choice.standing;
  return "part " + std::to_string(standing.splits_used + 1) + " of " +
         std::to_string(standing.policy.splits_allowed) + ", " +
         days_text(standing.hours_used + part.charged_hours) + " of " +
         std::to_string(standing.policy.days_allowed) + " days used then";
}

/// Returns "Zagreb" for "Europe/Zagreb".
std::string place_name(const std::string& zone_name) {
  std::string place = zone_name.substr(zone_name.rfind('/') + 1);
  for (char& c : place)
    if (c == '_') c = ' ';
  return place;
}

/// Returns "from … to …, Zagreb; the last free day is …".
std::string span_text(Interval interval, const Zone& zone, const std::string& zone_name) {
  const LocalTime start = local_time(zone, interval.start);
  const LocalTime end = local_time(zone, interval.end);
  std::string text =
      "from " + time_text(start) + " to " + time_text(end) + ", " + place_name(zone_name);
  if (end == midnight_of(date_of(end)))
    text += "; the last free day is " + day_text(end + Millis{-1});
  return text;
}

std::string games_text(std::size_t games) {
  if (games == 0) return "";
  if (games == 1) return "; your clock in 1 game stands still";
  return "; your clocks in " + std::to_string(games) + " games stand still";
}

}  // namespace

std::string sentence(const Booking& booking, const std::vector<Choice>& choices, const Zone& zone,
                     const std::string& zone_name, std::size_t games) {
  const Stretch& stretch = *booking.stretch;
  std::string text = length_text({stretch.nominal.count / hour.count}) + " " +
                     span_text(stretch.interval, zone, zone_name);
  text += games_text(games);
  for (std::size_t i = 0; i < choices.size(); ++i) {
    text += "; ";
    const auto& [tournament, standing] = choices[i];
    if (choices.size() > 1) text += (tournament ? standing->name : "outside tournaments") + ": ";
    text += used_text(choices[i], booking.parts[i]);
    if (booking.parts[i].decision == Decision::pending) text += ", if the director approves";
  }
  return text;
}

std::string sentence_of_change(const Allocation& before, const Allocation& after, const Zone& zone,
                               const std::string& zone_name) {
  const std::string charged = days_text(before.charged_hours);
  if (after.decision == Decision::cancelled)
    return "the vacation is cancelled; a part and " + charged + " days come back";
  return span_text(after.interval, zone, zone_name) + "; " + days_text(after.charged_hours) +
         " days are charged instead of " + charged;
}

}  // namespace crownhead::vacation
