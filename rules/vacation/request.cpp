#include "rules/vacation/request.hpp"

#include <algorithm>

#include "rules/reasons.hpp"
#include "rules/utf8.hpp"

namespace crownhead::vacation {
namespace {

using std::chrono::year_month_day;

bool is_digit(char c) { return c >= '0' && c <= '9'; }

/// Reads the parts of a date from the front of a text.
class DateText {
 public:
  explicit DateText(std::string_view text) : rest_(text) {}

  /// Reads a number of `least` to `most` digits; nullopt if there are fewer or more.
  std::optional<int> number(std::size_t least, std::size_t most) {
    const auto end = std::ranges::find_if_not(rest_, is_digit);
    const auto digits = static_cast<std::size_t>(end - rest_.begin());
    if (digits < least || digits > most) return std::nullopt;
    int value = 0;
    for (const char c : rest_.substr(0, digits)) value = value * 10 + (c - '0');
    rest_.remove_prefix(digits);
    return value;
  }
  bool take(char c) {
    if (!rest_.starts_with(c)) return false;
    rest_.remove_prefix(1);
    return true;
  }
  bool at_end() const { return rest_.empty(); }

 private:
  std::string_view rest_;
};

bool is_control(char32_t c) { return c < 0x20 || (c >= 0x7F && c < 0xA0); }

enum class Bound : std::uint8_t { start, end };

/// The start or the end.
struct ReadTime {
  std::optional<LocalTime> local;  ///< as entered
  std::optional<Instant> instant;
};

class TimeReader {
 public:
  TimeReader(Bound bound, const Zone* zone, bool reject_ambiguous, ReadTimes& into)
      : bound_(bound), zone_(zone), reject_ambiguous_(reject_ambiguous), into_(into) {}

  ReadTime read(std::string_view date_text, std::string_view hour_text) {
    const auto date = parse_date(date_text);
    if (!date) error(date.error(), date_field());
    const auto hour_typed = parse_hour(hour_text);
    if (!hour_typed) error(hour_typed.error(), hour_field());
    if (!date || !hour_typed) return {};
    const LocalTime local =
        midnight_of(*date) + Millis{hour_typed->value_or(0) * vacation::hour.count};
    if (!zone_) return {.local = local, .instant = std::nullopt};
    return {.local = local, .instant = resolve(local, hour_typed->has_value())};
  }

 private:
  std::string date_field() const { return bound_ == Bound::start ? "start_date" : "end_date"; }
  std::string hour_field() const { return bound_ == Bound::start ? "start_hour" : "end_hour"; }

  void error(Reason why, std::string field) {
    into_.errors.push_back({.reason = std::move(why), .field = std::move(field)});
  }

  std::optional<Instant> resolve(LocalTime local, bool typed_hour) {
    const Meaning found = meaning(*zone_, local);
    if (!found.exists()) return skipped(local, found, typed_hour);
    if (found.repeats()) {
      if (reject_ambiguous_) {
        error(reason::vacation::local_time_ambiguous(), hour_field());
        return std::nullopt;
      }
      into_.warnings.push_back(
          {.reason = reason::vacation::local_time_ambiguous(), .field = hour_field()});
    }
    return bound_ == Bound::start ? found.instants.front() : found.instants.back();
  }

  std::optional<Instant> skipped(LocalTime local, const Meaning& found, bool typed_hour) {
    if (!typed_hour) {
      into_.warnings.push_back(
          {.reason = reason::vacation::midnight_skipped(), .field = date_field()});
      return found.skipped_at;
    }
    const LocalTime before = nearest(local, -hour);
    const LocalTime after = nearest(local, hour);
    error(reason::vacation::local_time_nonexistent(hour_of(before), write_date(date_of(before)),
                                                   hour_of(after), write_date(date_of(after))),
          hour_field());
    return std::nullopt;
  }

  /// Returns the next full hour that exists.
  LocalTime nearest(LocalTime local, Millis step) const {
    do local = local + step;
    while (!meaning(*zone_, local).exists());
    return local;
  }

  Bound bound_;
  const Zone* zone_;
  bool reject_ambiguous_;
  ReadTimes& into_;
};

}  // namespace

std::expected<year_month_day, Reason> parse_date(std::string_view text) {
  DateText rest(text);
  const auto day_number = rest.number(1, 2);
  if (!day_number || !rest.take('.')) return std::unexpected(reason::vacation::date_format());
  rest.take(' ');
  const auto month = rest.number(1, 2);
  if (!month || !rest.take('.')) return std::unexpected(reason::vacation::date_format());
  rest.take(' ');
  const auto year = rest.number(4, 4);
  if (!year) return std::unexpected(reason::vacation::date_format());
  rest.take('.');
  if (!rest.at_end()) return std::unexpected(reason::vacation::date_format());
  const year_month_day date{std::chrono::year(*year),
                            std::chrono::month(static_cast<unsigned>(*month)),
                            std::chrono::day(static_cast<unsigned>(*day_number))};
  if (!date.ok() || *year == 0) return std::unexpected(reason::vacation::date_invalid());
  return date;
}

std::expected<std::optional<int>, Reason> parse_hour(std::string_view text) {
  if (text.empty()) return std::nullopt;
  if (!std::ranges::all_of(text, is_digit)) return std::unexpected(reason::vacation::hour_format());
  constexpr int last = 23;
  int value = 0;
  for (const char c : text.substr(0, 3)) value = value * 10 + (c - '0');
  if (text.size() > 2 || value > last)
    return std::unexpected(reason::vacation::hour_out_of_range());
  return value;
}

std::expected<std::string, Refusal> clean_message(std::string_view text) {
  const auto refused = [](Reason why) {
    return std::unexpected(Refusal{.reason = std::move(why), .field = "message"});
  };
  std::string clean;
  std::size_t length = 0;
  while (!text.empty()) {
    if (text.starts_with("\r\n")) text.remove_prefix(1);
    const CodePoint next = first_code_point(text);
    if (next.length == 0 || (is_control(next.value) && next.value != '\n'))
      return refused(reason::vacation::message_invalid());
    clean += text.substr(0, next.length);
    text.remove_prefix(next.length);
    ++length;
  }
  if (length > longest_message)
    return refused(reason::vacation::message_too_long(static_cast<std::int64_t>(length),
                                                      std::int64_t{longest_message}));
  return clean;
}

ReadTimes read_times(const TypedTimes& typed, const Zone* zone) {
  ReadTimes result;
  if (!zone)
    result.errors.push_back(
        {.reason = reason::vacation::time_zone_unknown(), .field = "time_zone"});
  const auto read = [&](Bound bound, std::string_view date, std::string_view hour_text) {
    return TimeReader(bound, zone, typed.reject_ambiguous, result).read(date, hour_text);
  };
  const ReadTime start = read(Bound::start, typed.start_date, typed.start_hour);
  const ReadTime end = read(Bound::end, typed.end_date, typed.end_hour);
  result.start = start.instant;
  if (!start.local || !end.local) return result;
  const Millis nominal = *end.local - *start.local;
  const bool reversed = start.instant && end.instant && *end.instant <= *start.instant;
  if (nominal <= Millis{0} || reversed)
    result.errors.push_back(
        {.reason = reason::vacation::end_not_after_start(), .field = "end_date"});
  if (result.errors.empty())
    result.stretch = {.interval = {*start.instant, *end.instant}, .nominal = nominal};
  return result;
}

}  // namespace crownhead::vacation
