#include "server/messages/local_time.hpp"

#include <chrono>

namespace crownhead::messages {
namespace {

std::string digits(unsigned n, bool two) { return (two && n < 10 ? "0" : "") + std::to_string(n); }

}  // namespace

std::string local_text(const DateForms& forms, const adapters::Zone& zone, Instant at) {
  namespace chrono = std::chrono;
  const chrono::sys_time local{chrono::milliseconds{(at + zone.offset(at)).ms}};
  const auto day = chrono::floor<chrono::days>(local);
  const chrono::year_month_day date{day};
  const chrono::hh_mm_ss clock{local - day};
  const auto hour = static_cast<unsigned>(clock.hours().count());
  return forms.when({.weekday = forms.weekdays[chrono::weekday{day}.c_encoding()],
                     .month = forms.months[static_cast<unsigned>(date.month()) - 1],
                     .day = digits(static_cast<unsigned>(date.day()), forms.two_digit_day),
                     .year = std::to_string(static_cast<int>(date.year())),
                     .hour = digits(hour, forms.two_digit_hour),
                     .minute = digits(static_cast<unsigned>(clock.minutes().count()), true)});
}

}  // namespace crownhead::messages
