#include "server/wire/core/iso_time.hpp"

#include <charconv>
#include <chrono>
#include <fmt/chrono.h>

namespace crownhead::wire {
namespace {

constexpr std::string_view pattern = "dddd-dd-ddTdd:dd:dd";

bool matches(std::string_view text) {
  if (text.size() < pattern.size()) return false;
  for (std::size_t i = 0; i < pattern.size(); ++i) {
    const bool digit = text[i] >= '0' && text[i] <= '9';
    if (pattern[i] == 'd' ? !digit : text[i] != pattern[i]) return false;
  }
  return true;
}

int number(std::string_view text) {
  int value = 0;
  std::from_chars(text.data(), text.data() + text.size(), value);
  return value;
}

/// Parses ".25Z" as 250 and "Z" as 0.
std::optional<int> parse_tail(std::string_view tail) {
  if (!tail.ends_with('Z')) return std::nullopt;
  tail.remove_suffix(1);
  if (tail.empty()) return 0;
  if (tail.size() < 2 || tail.size() > 4 || tail[0] != '.') return std::nullopt;
  int value = 0;
  for (std::size_t i = 1; i < 4; ++i) {
    const char digit = i < tail.size() ? tail[i] : '0';
    if (digit < '0' || digit > '9') return std::nullopt;
    value = value * 10 + (digit - '0');
  }
  return value;
}

}  // namespace

std::optional<Instant> parse_iso_time(std::string_view text) {
  using namespace std::chrono;
  if (!matches(text)) return std::nullopt;
  const auto tail = parse_tail(text.substr(pattern.size()));
  const year_month_day date{year{number(text.substr(0, 4))},
                            month{static_cast<unsigned>(number(text.substr(5, 2)))},
                            day{static_cast<unsigned>(number(text.substr(8, 2)))}};
  const int hour = number(text.substr(11, 2));
  const int minute = number(text.substr(14, 2));
  const int second = number(text.substr(17, 2));
  if (!tail || !date.ok() || hour > 23 || minute > 59 || second > 59) return std::nullopt;
  const auto time = sys_days{date} + hours{hour} + minutes{minute} + std::chrono::seconds{second};
  return Instant{duration_cast<milliseconds>(time.time_since_epoch()).count() + *tail};
}

std::string format_iso_time(Instant at) {
  const std::chrono::milliseconds time{at.ms};
  const auto second = std::chrono::floor<std::chrono::seconds>(time);
  const auto milli = (time - second).count();
  const auto text = fmt::format("{:%Y-%m-%dT%H:%M:%S}", fmt::gmtime(second.count()));
  return milli == 0 ? text + "Z" : fmt::format("{}.{:03}Z", text, milli);
}

}  // namespace crownhead::wire
