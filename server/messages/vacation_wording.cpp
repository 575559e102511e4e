#include "server/messages/texts.hpp"
#include "server/messages/wording.hpp"

namespace crownhead::messages {
namespace {

using vacation::News;

std::string subject_for_others(const Texts& texts, News news, std::string_view name) {
  const auto& words = texts.vacation;
  switch (news) {
    case News::changed: return words.changed({.name = name});
    case News::cancelled: return words.cancelled({.name = name});
    case News::ended: return words.ended({.name = name});
    case News::asked: return words.asked({.name = name});
    default: return words.booked({.name = name});
  }
}

std::string_view subject_for_vacationer(const Texts& texts, News news) {
  const auto& words = texts.my_vacation;
  switch (news) {
    case News::approved: return words.approved;
    case News::denied: return words.denied;
    case News::expired: return words.expired;
    case News::changed: return words.changed;
    case News::cancelled: return words.cancelled;
    case News::ended: return words.ended;
    case News::over: return words.over;
    default: return words.granted;
  }
}

/// The page with the details.
std::string page_of(const vacation::Message& notice) {
  const auto& first = notice.allocations.front();
  if (notice.to == first.user) return "/vacation";
  if (notice.news == News::asked)
    return "/tournament/" + std::to_string(first.tournament.value().value) + "?tab=vacations";
  return "/desk";
}

/// Returns the times in the recipient's zone and in UTC, and the earlier times that they replace.
std::string times(const Texts& texts, const vacation::Message& notice, const adapters::Zone& zone,
                  std::string_view zone_name) {
  static const adapters::Zone utc("UTC");
  const auto& words = texts.vacation;
  const auto in = [&](const adapters::Zone& there, Instant at) {
    return local_text(texts.dates, there, at);
  };
  const auto& [start, end] = notice.allocations.front().allocation.interval;
  auto text =
      words.from({.time = in(zone, start)}) + "\n" + words.to({.time = in(zone, end)}) + "\n";
  if (notice.before)
    text += words.instead(
                {.start = in(zone, notice.before->start), .end = in(zone, notice.before->end)}) +
            "\n";
  text += texts.letter.zone({.zone = zone_name}) + "\n";
  if (zone_name != "UTC")
    text += words.in_utc({.start = in(utc, start), .end = in(utc, end)}) + "\n";
  return text;
}

}  // namespace

std::string vacation_place(const Texts& texts, const vacation::StoredAllocation& row) {
  return row.tournament ? row.tournament_name : std::string(texts.vacation.outside_tournaments);
}

Wording vacation_wording(const accounts::Contact& contact, const vacation::Message& notice,
                         const adapters::Zone& zone, std::string_view url) {
  const Texts& texts = texts_in(contact.locale);
  const auto& first = notice.allocations.front();
  const bool mine = notice.to == first.user;
  const std::string subject(mine ? std::string(subject_for_vacationer(texts, notice.news))
                                 : subject_for_others(texts, notice.news, first.username));
  Wording wording{
      .subject = subject,
      .body = texts.letter.hello({.name = contact.username}) + "\n\n" + subject + ":\n"};
  for (const auto& row : notice.allocations)
    wording.body += "- " + vacation_place(texts, row) + "\n";
  wording.body += "\n" + times(texts, notice, zone, contact.time_zone);
  const bool personal = !mine && (notice.news == News::booked || notice.news == News::asked);
  if (personal && !first.message.empty())
    wording.body +=
        "\n" + texts.letter.wrote({.name = first.username, .text = first.message}) + "\n";
  if (!notice.reason.empty())
    wording.body += "\n" + texts.vacation.reason({.text = notice.reason}) + "\n";
  wording.body += "\n" + std::string(url) + page_of(notice) + "\n";
  return wording;
}

accounts::OutgoingMail vacation_mail(const accounts::Contact& contact,
                                     const vacation::Message& notice, Instant now,
                                     std::string_view url) {
  return mail_to(contact, vacation_wording(contact, notice, adapters::Zone(contact.time_zone), url),
                 now);
}

}  // namespace crownhead::messages
