#include "server/messages/ical.hpp"

#include <ctime>

namespace crownhead::messages {
namespace {

constexpr std::size_t longest_line = 75;

std::string utc_text(Instant at) {
  const auto seconds = static_cast<std::time_t>(at.ms / 1000);
  std::tm parts{};
  gmtime_r(&seconds, &parts);
  std::string text(20, '\0');
  text.resize(std::strftime(text.data(), text.size(), "%Y%m%dT%H%M%SZ", &parts));
  return text;
}

std::string escaped(std::string_view text) {
  std::string result;
  for (const char c : text) {
    if (c == '\\' || c == ';' || c == ',') result += '\\';
    if (c == '\n')
      result += "\\n";
    else if (static_cast<unsigned char>(c) >= 0x20 && c != 0x7f)
      result += c;
  }
  return result;
}

bool goes_on(char c) { return (static_cast<unsigned char>(c) & 0xc0U) == 0x80U; }

/// A folded line starts with a space, which counts.
void add_line(std::string& text, std::string_view line) {
  for (std::size_t room = longest_line; line.size() > room; room = longest_line - 1) {
    std::size_t cut = room;
    while (cut > 0 && goes_on(line[cut])) --cut;
    text.append(line.substr(0, cut)).append("\r\n ");
    line.remove_prefix(cut);
  }
  text.append(line).append("\r\n");
}

void add_event(std::string& text, const CalendarEvent& event) {
  add_line(text, "BEGIN:VEVENT");
  add_line(text, "UID:" + escaped(event.uid));
  add_line(text, "DTSTAMP:" + utc_text(event.changed));
  add_line(text, "LAST-MODIFIED:" + utc_text(event.changed));
  add_line(text, "SEQUENCE:" + std::to_string(event.sequence));
  add_line(text, "DTSTART:" + utc_text(event.start));
  // Without an end it is a point in time.
  if (event.end > event.start) add_line(text, "DTEND:" + utc_text(event.end));
  add_line(text, "SUMMARY:" + escaped(event.summary));
  if (!event.description.empty()) add_line(text, "DESCRIPTION:" + escaped(event.description));
  if (!event.status.empty()) add_line(text, "STATUS:" + std::string(event.status));
  add_line(text, "URL:" + event.url);
  add_line(text, "TRANSP:TRANSPARENT");
  add_line(text, "END:VEVENT");
}

}  // namespace

std::string calendar_host(std::string_view url) {
  const auto scheme = url.find("://");
  if (scheme != std::string_view::npos) url.remove_prefix(scheme + 3);
  return std::string(url.substr(0, url.find_first_of(":/")));
}

std::string ical_text(const Calendar& calendar) {
  std::string text;
  add_line(text, "BEGIN:VCALENDAR");
  add_line(text, "VERSION:2.0");
  add_line(text, "PRODID:-//Crownhead//Crownhead//EN");
  add_line(text, "CALSCALE:GREGORIAN");
  add_line(text, "X-WR-CALNAME:" + escaped(calendar.name));
  add_line(text, "REFRESH-INTERVAL;VALUE=DURATION:PT1H");
  for (const auto& event : calendar.events) add_event(text, event);
  add_line(text, "END:VCALENDAR");
  return text;
}

}  // namespace crownhead::messages
