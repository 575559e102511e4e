#include "server/messages/texts.hpp"
#include "server/messages/wording.hpp"

namespace crownhead::messages {
namespace {

using vacation::News;

std::string_view told_to_others(const Texts& texts, News news) {
  switch (news) {
    case News::changed: return texts.vacation_changed;
    case News::cancelled: return texts.vacation_cancelled;
    case News::ended: return texts.vacation_ended;
    case News::asked: return texts.vacation_asked;
    default: return texts.on_vacation;
  }
}

std::string_view told_to_him(const Texts& texts, News news) {
  switch (news) {
    case News::approved: return texts.my_vacation_approved;
    case News::denied: return texts.my_vacation_denied;
    case News::expired: return texts.my_vacation_expired;
    case News::changed: return texts.my_vacation_changed;
    case News::cancelled: return texts.my_vacation_cancelled;
    case News::ended: return texts.my_vacation_ended;
    case News::over: return texts.my_vacation_over;
    default: return texts.my_vacation_granted;
  }
}

/// Where the reader finds more of it.
std::string page_of(const vacation::Message& told) {
  const auto& first = told.allocations.front();
  if (told.to == first.user) return "/vacation";
  if (told.news == News::asked)
    return "/tournament/" + std::to_string(first.tournament.value) + "?tab=vacations";
  return "/desk";
}

/// A line with both ends, as clocks of the zone show them.
std::string span_text(std::string_view text, vacation::Interval interval,
                      const adapters::Zone& zone, std::string_view name) {
  return filled(text, {{"start", local_text(zone, interval.start, name)},
                       {"end", local_text(zone, interval.end, name)}}) +
         "\n";
}

}  // namespace

Wording vacation_wording(const accounts::Contact& contact, const vacation::Message& told,
                         const adapters::Zone& zone, std::string_view url) {
  static const adapters::Zone utc("UTC");
  const Texts& texts = texts_in(contact.locale);
  const auto& first = told.allocations.front();
  const bool mine = told.to == first.user;
  const auto what = mine ? told_to_him(texts, told.news) : told_to_others(texts, told.news);
  const auto subject = filled(what, {{"name", first.username}});
  Wording wording{
      .subject = subject,
      .body = filled(texts.hello, {{"name", contact.username}}) + "\n\n" + subject + ":\n"};
  for (const auto& row : told.allocations) wording.body += "- " + row.tournament_name + "\n";
  const auto interval = first.allocation.interval;
  wording.body += "\n" + span_text(texts.from_to, interval, zone, contact.time_zone) +
                  span_text(texts.from_to, interval, utc, "UTC");
  if (told.before)
    wording.body += span_text(texts.instead_of, *told.before, zone, contact.time_zone);
  const bool personal = !mine && (told.news == News::booked || told.news == News::asked);
  if (personal && !first.message.empty())
    wording.body +=
        "\n" + filled(texts.wrote, {{"name", first.username}, {"text", first.message}}) + "\n";
  if (!told.reason.empty())
    wording.body += "\n" + filled(texts.reason, {{"text", told.reason}}) + "\n";
  wording.body += "\n" + std::string(url) + page_of(told) + "\n";
  return wording;
}

accounts::OutgoingMail vacation_mail(const accounts::Contact& contact,
                                     const vacation::Message& told, Instant now,
                                     std::string_view url) {
  return mail_to(contact, vacation_wording(contact, told, adapters::Zone(contact.time_zone), url),
                 now);
}

}  // namespace crownhead::messages
