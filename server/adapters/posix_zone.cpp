#include "server/adapters/posix_zone.hpp"

#include <algorithm>
#include <chrono>

namespace crownhead::adapters {
namespace {

using std::chrono::day;
using std::chrono::last;
using std::chrono::month;
using std::chrono::sys_days;
using std::chrono::weekday;
using std::chrono::year;

constexpr Millis hour{3'600'000};
constexpr Millis minute{60'000};

/// Parses the rule from its front; after an error every read fails.
class RuleText {
 public:
  explicit RuleText(std::string_view text) : rest_(text) {}

  bool empty() const { return rest_.empty(); }
  bool good() const { return good_; }

  bool take(char c) {
    if (!rest_.starts_with(c)) return false;
    rest_.remove_prefix(1);
    return true;
  }

  void expect(char c) {
    if (!take(c)) good_ = false;
  }

  /// Reads "CEST" or "<+0545>".
  void name() {
    const bool quoted = take('<');
    const auto ends = [quoted](char c) {
      const bool letter = (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z');
      return quoted ? c == '>' : !letter;
    };
    const auto length = static_cast<std::size_t>(std::ranges::find_if(rest_, ends) - rest_.begin());
    if (length < 3) good_ = false;
    rest_.remove_prefix(length);
    if (quoted) expect('>');
  }

  int number() {
    int value = 0;
    std::size_t digits = 0;
    for (; digits < rest_.size() && digits < 4 && rest_[digits] >= '0' && rest_[digits] <= '9';
         ++digits)
      value = value * 10 + (rest_[digits] - '0');
    if (digits == 0) good_ = false;
    rest_.remove_prefix(digits);
    return value;
  }

  /// Reads "-5:45" or "3", hours first.
  Millis time() {
    const bool negative = take('-');
    if (!negative) take('+');
    Millis sum{number() * hour.count};
    if (take(':')) sum += Millis{number() * minute.count};
    if (take(':')) sum += seconds(number());
    return negative ? -sum : sum;
  }

  PosixZone::Change change() {
    PosixZone::Change read{.day = {}, .time = {2 * hour.count}};
    if (take('M')) {
      const auto of_month = static_cast<unsigned>(number());
      expect('.');
      const auto week = static_cast<unsigned>(number());
      expect('.');
      const auto of_week = static_cast<unsigned>(number());
      if (of_month < 1 || of_month > 12 || week < 1 || week > 5 || of_week > 6) good_ = false;
      read.day = PosixZone::WeekdayOfMonth{.month = of_month, .week = week, .weekday = of_week};
    } else {
      const bool skips_leap = take('J');
      const int from_one = skips_leap ? 1 : 0;
      read.day = PosixZone::DayOfYear{.day = number() - from_one, .skips_leap = skips_leap};
    }
    if (take('/')) read.time = time();
    return read;
  }

 private:
  std::string_view rest_;
  bool good_ = true;
};

struct DayIn {
  year of;

  sys_days operator()(const PosixZone::WeekdayOfMonth& rule) const {
    const auto in_month = of / month(rule.month);
    if (rule.week == 5) return in_month / weekday(rule.weekday)[last];
    return in_month / weekday(rule.weekday)[rule.week];
  }
  sys_days operator()(const PosixZone::DayOfYear& rule) const {
    constexpr int end_of_february = 59;
    const int leap = rule.skips_leap && of.is_leap() && rule.day >= end_of_february ? 1 : 0;
    return sys_days(of / month(1) / day(1)) + std::chrono::days(rule.day + leap);
  }
};

/// `offset` is the offset before the change.
Instant instant_of(const PosixZone::Change& change, int of, Millis offset) {
  const sys_days date = std::visit(DayIn{year(of)}, change.day);
  const auto midnight = std::chrono::milliseconds(date.time_since_epoch()).count();
  return Instant{midnight} + change.time - offset;
}

}  // namespace

std::vector<vacation::OffsetPeriod> PosixZone::changes(int of) const {
  if (!summer_) {
    const sys_days first = year(of) / month(1) / day(1);
    return {{Instant{std::chrono::milliseconds(first.time_since_epoch()).count()}, standard_}};
  }
  std::vector<vacation::OffsetPeriod> both{
      {instant_of(summer_->begins, of, standard_), summer_->offset},
      {instant_of(summer_->ends, of, summer_->offset), standard_}};
  std::ranges::sort(both, {}, &vacation::OffsetPeriod::from);
  return both;
}

std::optional<PosixZone> read_posix_zone(std::string_view text) {
  RuleText rest(text);
  rest.name();
  // In POSIX, offsets to the west are positive.
  const Millis standard = -rest.time();
  if (rest.empty() && rest.good()) return PosixZone(standard, std::nullopt);
  rest.name();
  PosixZone::Summer summer{.offset = standard + hour, .begins = {}, .ends = {}};
  if (!rest.take(',')) {
    summer.offset = -rest.time();
    rest.expect(',');
  }
  summer.begins = rest.change();
  rest.expect(',');
  summer.ends = rest.change();
  if (!rest.good() || !rest.empty()) return std::nullopt;
  return PosixZone(standard, summer);
}

}  // namespace crownhead::adapters
