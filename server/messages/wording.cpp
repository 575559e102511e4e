#include "server/messages/wording.hpp"

#include <algorithm>

#include "server/messages/texts.hpp"

namespace crownhead::messages {
namespace {

using Title = Texts::Notification::TitlesValues;

Title::Outcome outcome_of(const std::optional<Ending>& ending) {
  using enum Title::Outcome;
  if (!ending) return other;
  const auto& places = ending->ended.finish.places;
  if (places.size() > least_seats)
    return std::ranges::count(places, 1) == 1 && places[ending->mine] == 1 ? won : other;
  switch (ending->ended.outcome()) {
    case play::Outcome::white_wins: return ending->mine == Seat::white ? won : lost;
    case play::Outcome::black_wins: return ending->mine == Seat::black ? won : lost;
    case play::Outcome::draw: return drawn;
    case play::Outcome::none: return other;
  }
  return other;
}

/// Without a full stop, for a subject.
std::string sentence(const Texts& texts, const GameNotice& notice) {
  const auto name = accounts::row_of(notice.kind).name;
  const auto* const title = texts.notification.titles.find(name);
  return title ? (*title)({.name = notice.opponent,
                           .outcome = outcome_of(notice.ending),
                           .hours = notice.hours})
               : std::string(name);
}

std::string link(std::string_view url, std::string_view page, std::string_view end) {
  return std::string(url).append(page).append(end);
}

/// "2-0 · White wins: Black resigned"; without the result if there is none.
std::string result_line(const Texts& texts, const Ending& ending) {
  const auto text = ending_text(texts, ending);
  return (ending.result.empty() ? text : ending.result + " · " + text) + "\n";
}

/// The paragraph of a message about one event.
std::string paragraph(const Texts& texts, const GameNotice& notice, const adapters::Zone& zone,
                      std::string_view url) {
  const bool shows_result = notice.kind == accounts::NotificationKind::game_ended ||
                            notice.kind == accounts::NotificationKind::flag_fell;
  auto text = sentence(texts, notice) + ".\n";
  if (notice.ending && shows_result) text += result_line(texts, *notice.ending);
  if (!notice.message.empty())
    text += texts.letter.wrote({.name = notice.opponent, .text = notice.message}) + "\n";
  if (notice.deadline)
    text += texts.notice.deadline({.time = local_text(texts.dates, zone, *notice.deadline)}) + "\n";
  return text + link(url, accounts::row_of(notice.kind).page, std::to_string(notice.game.value)) +
         "\n";
}

/// The paragraphs of a message that a player has requested.
std::string asked_body(const Texts& texts, std::string_view username, std::string_view body,
                       std::string_view ignore) {
  return words::joined(
      {texts.letter.hello({.name = username}), "\n\n", body, "\n\n", ignore, "\n"});
}

// Secrets follow a '#', which browsers do not send, so that no log of a proxy contains them.
constexpr std::string_view confirm_page = "/confirm#", not_me_page = "/not-me#",
                           reset_page = "/reset#", undo_page = "/undo#";

}  // namespace

Wording notification_wording(const accounts::Contact& contact,
                             const std::vector<GameNotice>& notices, const adapters::Zone& zone,
                             std::string_view url) {
  const Texts& texts = texts_in(contact.locale);
  Wording wording;
  wording.subject = notices.size() == 1 ? sentence(texts, notices.front())
                                        : texts.notice.several({.count = notices.size()});
  wording.body = texts.letter.hello({.name = contact.username}) + "\n";
  for (const GameNotice& one : notices) wording.body += "\n" + paragraph(texts, one, zone, url);
  wording.body += "\n";
  if (std::ranges::any_of(notices, [](const GameNotice& one) { return one.deadline.has_value(); }))
    wording.body += texts.letter.zone({.zone = contact.time_zone}) + "\n";
  wording.body += texts.letter.settings({.url = link(url, "/account", "")}) + "\n" +
                  texts.letter.unsubscribe({.url = unsubscribe_url(url, contact.unsubscribe)}) +
                  "\n";
  return wording;
}

Wording push_wording(std::string_view locale, const GameNotice& notice,
                     const adapters::Zone& zone) {
  const Texts& texts = texts_in(locale);
  Wording wording{.subject = sentence(texts, notice), .body = {}};
  if (notice.ending)
    wording.body = ending_text(texts, *notice.ending);
  else if (notice.deadline)
    wording.body = texts.notice.deadline({.time = local_text(texts.dates, zone, *notice.deadline)});
  return wording;
}

Wording tournament_wording(const accounts::Contact& contact, const TournamentMessage& notice,
                           std::string_view url) {
  const Texts& texts = texts_in(contact.locale);
  const auto about = notice.game
                         ? link(url, "/game/", std::to_string(notice.game->value))
                         : link(url, "/tournament/", std::to_string(notice.tournament.value));
  return {.subject = notice.name,
          .body = texts.letter.hello({.name = contact.username}) + "\n\n" +
                  texts.letter.wrote({.name = notice.from, .text = notice.text}) + "\n\n" + about +
                  "\n"};
}

Wording confirm_wording(std::string_view username, std::string_view locale, std::string_view secret,
                        std::string_view url) {
  const Texts& texts = texts_in(locale);
  const auto& words = texts.confirm;
  return {.subject = std::string(words.subject),
          .body = asked_body(texts, username, words.body({.url = link(url, confirm_page, secret)}),
                             words.ignore({.url = link(url, not_me_page, secret)}))};
}

Wording reset_wording(std::string_view username, std::string_view locale, std::string_view secret,
                      std::string_view url) {
  const Texts& texts = texts_in(locale);
  const auto& words = texts.reset;
  return {.subject = std::string(words.subject),
          .body = asked_body(texts, username, words.body({.url = link(url, reset_page, secret)}),
                             words.ignore)};
}

Wording webhook_off_wording(const accounts::Contact& contact, std::string_view address,
                            std::string_view url) {
  const Texts& texts = texts_in(contact.locale);
  const auto& words = texts.webhook_off;
  const auto settings = link(url, "/account", "");
  return {.subject = std::string(words.subject),
          .body = texts.letter.hello({.name = contact.username}) + "\n\n" +
                  words.body({.address = address, .url = settings}) + "\n"};
}

Wording guard_wording(std::string_view username, std::string_view locale,
                      const accounts::GuardNotice& notice, std::string_view url) {
  const Texts& texts = texts_in(locale);
  const auto& words = texts.guard;
  const auto what = [&]() -> std::string {
    switch (notice.change) {
      case accounts::GuardChange::password: return std::string(words.password);
      case accounts::GuardChange::email: return std::string(words.email);
      case accounts::GuardChange::factor_on: return std::string(words.factor_on);
      case accounts::GuardChange::factor_off: return std::string(words.factor_off);
      case accounts::GuardChange::token: return words.token({.what = notice.what});
      case accounts::GuardChange::webhook: return words.webhook({.what = notice.what});
      case accounts::GuardChange::codes_tried: return std::string(words.codes);
    }
    return std::string(words.password);
  };
  const auto advice = notice.undo.empty() ? words.advice({.url = link(url, "/forgot", "")})
                                          : words.undo({.url = link(url, undo_page, notice.undo)});
  return {
      .subject = std::string(words.subject),
      .body = texts.letter.hello({.name = username}) + "\n\n" + what() + "\n\n" + advice + "\n"};
}

accounts::OutgoingMail mail_to(UserId user, std::string address, Wording wording, Instant now) {
  return {.user = user,
          .address = std::move(address),
          .subject = std::move(wording.subject),
          .body = std::move(wording.body),
          .unsubscribe = {},
          .created = now};
}

accounts::OutgoingMail mail_to(const accounts::Contact& contact, Wording wording, Instant now) {
  auto mail = mail_to(contact.user, contact.email, std::move(wording), now);
  mail.unsubscribe = contact.unsubscribe;
  return mail;
}

std::string unsubscribe_url(std::string_view url, std::string_view link_end) {
  return link(url, "/unsubscribe/", link_end);
}

}  // namespace crownhead::messages
